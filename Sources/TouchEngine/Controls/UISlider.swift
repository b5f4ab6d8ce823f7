/// A control with a thumb that you drag along a line.
///
/// The thumb is a square as high as the control; only a finger that touches down on it drags it.
open class UISlider: UIControl {
  open override var className: String { "UISlider" }

  override var appearance: ViewAppearance? {
    let span = maximumValue - minimumValue
    return ViewAppearance(
      .slider, isEnabled: isEnabled, value: span > 0 ? (value - minimumValue) / span : 0)
  }

  /// The value at the left end; setting it raises the value, and the other end, when they're less.
  public final var minimumValue = 0.0 {
    didSet {
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = storedValue
    }
  }

  /// The value at the right end; setting it lowers the value, and the other end, when they're
  /// greater.
  public final var maximumValue = 1.0 {
    didSet {
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = storedValue
    }
  }

  /// Whether targets are called for every step of a drag rather than only for its end.
  public final var isContinuous = true

  private var storedValue = 0.0

  /// The value, between the two ends; setting it calls no target.
  public final var value: Double {
    get { storedValue }
    set {
      storedValue = newValue.isFinite ? min(max(newValue, minimumValue), maximumValue) : storedValue
    }
  }

  /// A slider's primary event is a change of its value.
  open override var primaryEvent: Event { .valueChanged }

  /// The square of the thumb in the slider's coordinates, in points.
  public final var thumbRect: CGRect {
    let side = bounds.height
    let room = max(0, bounds.width - side)
    let span = maximumValue - minimumValue
    let part = span > 0 ? (storedValue - minimumValue) / span : 0
    return CGRect(x: bounds.minX + room * part, y: bounds.minY, width: side, height: side)
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    thumbRect.contains(touch.location(in: self))
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let room = bounds.width - bounds.height
    guard room > 0 else { return true }
    let step = touch.location(in: self).x - touch.previousLocation(in: self).x
    let old = storedValue
    value = storedValue + step / room * (maximumValue - minimumValue)
    if isContinuous, storedValue != old { send(.valueChanged, event) }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !isContinuous { send(.valueChanged, event) }
  }

  /// Prevents recognizers of its ancestors from recognizing a swipe along the line that starts on the
  /// thumb, but not a pan (D138), unless that goes back in a navigation controller (D285).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if isTracking, isSwipeAlong(gestureRecognizer) || keepsAll { return false }
    if gestureRecognizer is InteractivePopGestureRecognizer, follows(.slidersKeepPops) {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Whether the slider keeps every gesture while it's dragged.
  private final var keepsAll: Bool { window?.application?.behavior.slidersKeepPans ?? false }
}

extension ClassDescription {
  /// A control with a thumb on a line.
  package static let slider = ClassDescription(
    "UISlider", .view, inherits: .control, instances: .init { UISlider() },
    properties: [
      .typed(
        "isContinuous", "Whether a slider tells every step of a drag.",
        get: { (slider: UISlider) in slider.isContinuous }, set: { $0.isContinuous = $1 }),
      .typed(
        "maximumValue", "The greatest value.", .anyNumber,
        get: { (slider: UISlider) in slider.maximumValue }, set: { $0.maximumValue = $1 }),
      .typed(
        "minimumValue", "The least value.", .anyNumber,
        get: { (slider: UISlider) in slider.minimumValue }, set: { $0.minimumValue = $1 }),
      .typed(
        "value", "The value that the thumb shows.", .anyNumber,
        get: { (slider: UISlider) in slider.value }, set: { $0.value = $1 }),
    ])
}
