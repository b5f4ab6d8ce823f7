/// A view that blurs what's behind it.
///
/// What it shows belongs in its `contentView` (D195), which is hit where none of its subviews is, as
/// any view is (D196). UIKit raises an exception when you add a subview to the effect view itself;
/// the model adds it.
open class UIVisualEffectView: UIView {
  open override var className: String { "UIVisualEffectView" }

  /// The view that fills this one and holds what it shows.
  public final let contentView = UIView()

  /// Creates a view with an empty content view.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    contentView.traceName = "contentView"
    fill(with: contentView)
  }
}

extension ClassDescription {
  /// A view that blurs what's behind it.
  package static let visualEffectView = ClassDescription(
    "UIVisualEffectView", .view, inherits: .view, instances: .init { UIVisualEffectView() },
    parts: [
      ClassPart("contentView", .view) { (view: UIVisualEffectView) in view.contentView }
    ])
}
