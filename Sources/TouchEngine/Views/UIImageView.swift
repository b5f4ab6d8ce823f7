/// A view for a picture; it starts without user interaction (D016).
open class UIImageView: UIView {
  open override var className: String { "UIImageView" }

  override var appearance: ViewAppearance? { ViewAppearance(.image) }

  /// Creates a view that ignores touches until `isUserInteractionEnabled` is set.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
}

extension ClassDescription {
  /// A view that shows a picture.
  package static let imageView = ClassDescription(
    "UIImageView", .view, inherits: .view, instances: .init { UIImageView() })
}
