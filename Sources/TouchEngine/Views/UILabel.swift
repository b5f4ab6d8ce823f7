/// A view for a line of text; it starts without user interaction (D016).
open class UILabel: UIView {
  open override var className: String { "UILabel" }

  override var appearance: ViewAppearance? { ViewAppearance(.label, title: text ?? "") }

  /// The text that the label shows.
  public final var text: String?

  /// Creates a view that ignores touches until `isUserInteractionEnabled` is set.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
}

extension ClassDescription {
  /// A view that shows a text.
  package static let label = ClassDescription(
    "UILabel", .view, inherits: .view, instances: .init { UILabel() },
    properties: [
      .typed(
        "text", "The words of the label.",
        get: { (label: UILabel) in label.text ?? "" }, set: { $0.text = $1 })
    ])
}
