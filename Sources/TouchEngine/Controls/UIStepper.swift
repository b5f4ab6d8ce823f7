/// A control with a minus on its left half and a plus on its right half.
///
/// The value changes when the finger lifts, or again and again while it rests (D284).
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

  /// Whether a resting finger changes the value again and again.
  public final var autorepeat = true

  /// Whether targets are called for every change rather than only when the finger lifts.
  public final var isContinuous = true

  /// Whether a change beyond one limit continues from the other.
  public final var wraps = false

  // MARK: Tracking

  /// The halves of the control.
  private enum Half { case minus, plus }

  /// The half under the tracked finger, if any.
  private final var pressedHalf: Half?

  /// How often the value has changed since the finger touched down, or at most once before it left
  /// the half.
  private final var changes = 0

  private final var repeatTimer: VirtualClock.Timer?
  private final var repeatClock: VirtualClock?

  deinit { stopRepeating() }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressedHalf = half(under: touch, event)
    changes = 0
    if autorepeat, follows(.steppersRepeat) { repeatChange(after: Self.slowInterval) }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    pressedHalf = half(under: touch, event)
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    stopRepeating()
    if let touch { pressedHalf = half(under: touch, event) }
    if changes == 0 { change() }
    if !isContinuous, changes > 0 { send(.valueChanged, event) }
  }

  open override func cancelTracking(with event: UIEvent?) {
    stopRepeating()
    super.cancelTracking(with: event)
  }

  /// The time until each of the first five changes that a resting finger makes.
  private static let slowInterval = VirtualTime(milliseconds: 500)

  /// The time between later changes, an estimate (D284).
  private static let fastInterval = VirtualTime(milliseconds: 100)

  private final func repeatChange(after interval: VirtualTime) {
    repeatClock = application?.clock
    repeatTimer = application?.scheduleTurn(after: interval, isEndless: true) {
      [unowned(unsafe) self] in
      repeatTimer = nil
      guard isTracking else { return }
      if !change() { changes = min(changes, 1) }
      // A target may have taken the control away.
      guard isTracking else { return }
      repeatChange(after: changes > 4 ? Self.fastInterval : Self.slowInterval)
    }
  }

  private final func stopRepeating() {
    if let repeatTimer { repeatClock?.cancel(repeatTimer) }
    repeatTimer = nil
  }

  /// Changes the value by one step, if the pressed half can, and tells targets; returns whether it
  /// did.
  @discardableResult
  private final func change() -> Bool {
    guard isEnabled, let pressedHalf else { return false }
    var next = value + (pressedHalf == .plus ? stepValue : -stepValue)
    if wraps, next > maximumValue {
      next = minimumValue
    } else if wraps, next < minimumValue {
      next = maximumValue
    }
    next = min(max(next, minimumValue), maximumValue)
    guard next != value else { return false }
    value = next
    changes += 1
    if isContinuous { send(.valueChanged, nil) }
    return true
  }

  /// Returns the half under a finger that's inside.
  private final func half(under touch: UITouch, _ event: UIEvent?) -> Half? {
    guard isInside(touch, event) else { return nil }
    return touch.location(in: self).x >= bounds.midX ? .plus : .minus
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
        "autorepeat", "Whether a resting finger changes a stepper's value again and again.",
        get: { (stepper: UIStepper) in stepper.autorepeat }, set: { $0.autorepeat = $1 }),
      .typed(
        "isContinuous", "Whether a stepper tells every change while the finger rests.",
        get: { (stepper: UIStepper) in stepper.isContinuous }, set: { $0.isContinuous = $1 }),
      .typed(
        "maximumValue", "The greatest value.", .anyNumber,
        get: { (stepper: UIStepper) in stepper.maximumValue }, set: { $0.maximumValue = $1 }),
      .typed(
        "minimumValue", "The least value.", .anyNumber,
        get: { (stepper: UIStepper) in stepper.minimumValue }, set: { $0.minimumValue = $1 }),
      .typed(
        "stepValue",
        "How much one tap changes a stepper; UIKit raises an exception for zero or less.",
        .number(0.001...100_000),
        get: { (stepper: UIStepper) in stepper.stepValue }, set: { $0.stepValue = $1 }),
      .typed(
        "value", "The value.", .anyNumber,
        get: { (stepper: UIStepper) in stepper.value }, set: { $0.value = $1 }),
      .typed(
        "wraps", "Whether a stepper's value continues from the other limit.",
        get: { (stepper: UIStepper) in stepper.wraps }, set: { $0.wraps = $1 }),
    ])
}
