/// A controller whose view SwiftUI draws into.
///
/// Narrower than UIKit: the class isn't generic, because SwiftUI's content is outside the model.
open class UIHostingController: UIViewController {
  open override var className: String { "UIHostingController" }

  /// Creates a hosting view.
  open override func loadView() {
    view = UIHostingView()
  }
}

extension ClassDescription {
  /// A controller whose view SwiftUI draws into.
  package static let hostingController = ClassDescription(
    "UIHostingController", .viewController, inherits: .viewController)
}
