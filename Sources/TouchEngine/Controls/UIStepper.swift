/// A control with a minus on its left half and a plus on its right half.
///
/// The value changes when the finger lifts inside; the model doesn't repeat the change while a
/// finger rests, as UIKit does.
open class UIStepper: UIControl {
  open override var className: String { "UIStepper" }

  override var appearance: ViewAppearance? {
    ViewAppearance(.stepper, isEnabled: isEnabled)
  }

  /// The minimum value; setting it raises the value when that's less.
  public final var minimumValue = 0.0 { didSet { value = storedValue } }

  /// The maximum value; setting it lowers the value when that's greater.
  public final var maximumValue = 100.0 { didSet { value = storedValue } }

  /// The amount by which one tap changes the value.
  public final var stepValue = 1.0

  private var storedValue = 0.0

  /// The value, between the two limits; setting it calls no target.
  public final var value: Double {
    get { storedValue }
    set { storedValue = max(min(newValue, maximumValue), minimumValue) }
  }

  /// A stepper's primary event is a change of its value.
  open override var primaryEvent: Event { .valueChanged }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    guard isTouchInside, let touch else { return }
    let isPlus = touch.location(in: self).x >= bounds.midX
    let next = min(max(value + (isPlus ? stepValue : -stepValue), minimumValue), maximumValue)
    guard next != value else { return }
    value = next
    send(.valueChanged, event)
  }

  /// Prevents recognizers of its ancestors from recognizing a single tap (D137).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    !isSingleTap(gestureRecognizer) && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}

extension ClassDescription {
  /// A control with a minus and a plus.
  package static let stepper = ClassDescription(
    "UIStepper", .view, inherits: .control, instances: .init { UIStepper() },
    properties: [
      .typed(
        "maximumValue", "The greatest value.", .anyNumber,
        get: { (stepper: UIStepper) in stepper.maximumValue }, set: { $0.maximumValue = $1 }),
      .typed(
        "minimumValue", "The least value.", .anyNumber,
        get: { (stepper: UIStepper) in stepper.minimumValue }, set: { $0.minimumValue = $1 }),
      .typed(
        "stepValue", "How much one tap changes a stepper.", .anyNumber,
        get: { (stepper: UIStepper) in stepper.stepValue }, set: { $0.stepValue = $1 }),
      .typed(
        "value", "The value.", .anyNumber,
        get: { (stepper: UIStepper) in stepper.value }, set: { $0.value = $1 }),
    ])
}
