/// A control that shows a color; in UIKit, a tap on it presents a color picker, which the model
/// doesn't have.
open class UIColorWell: UIControl {
  open override var className: String { "UIColorWell" }

  override var appearance: ViewAppearance? {
    ViewAppearance(.colorWell, isEnabled: isEnabled)
  }

  /// Whether the picker offers colors that aren't opaque.
  public final var supportsAlpha = true

  /// A color well's primary event is a change of its color.
  open override var primaryEvent: Event { .valueChanged }
}

extension ClassDescription {
  /// A control that shows a color.
  package static let colorWell = ClassDescription(
    "UIColorWell", .view, inherits: .control, instances: .init { UIColorWell() },
    properties: [
      .typed(
        "supportsAlpha", "Whether the picker offers colors that are not opaque.",
        get: { (control: UIColorWell) in control.supportsAlpha }, set: { $0.supportsAlpha = $1 })
    ])
}
