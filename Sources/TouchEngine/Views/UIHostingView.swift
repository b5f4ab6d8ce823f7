/// The view of a `UIHostingController`, which SwiftUI draws into.
///
/// UIKit sees a view like any other: it's hit wherever none of its subviews is (D220), and it isn't a
/// control, so it keeps no tap from the recognizers of its ancestors (G280). Its subviews are the
/// UIKit views that SwiftUI shows (D221). What SwiftUI does with a touch is outside the model.
open class UIHostingView: UIView {
  open override var className: String { "_UIHostingView" }
}

extension ClassDescription {
  /// A view that SwiftUI draws into.
  package static let hostingView = ClassDescription(
    "_UIHostingView", .view, inherits: .view, instances: .init { UIHostingView() })
}
