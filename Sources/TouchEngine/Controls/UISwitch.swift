/// A control that is on or off.
///
/// A tap turns it over; a drag across its middle turns it to that side, each time it crosses
/// (D138d).
open class UISwitch: UIControl {
  open override var className: String { "UISwitch" }

  override var appearance: ViewAppearance? {
    ViewAppearance(.switchControl, isEnabled: isEnabled, value: isOn ? 1 : 0)
  }

  /// Whether the switch is on.
  public private(set) final var isOn = false

  private var hasDragged = false

  /// Whether the finger that is tracked touched down on the thumb.
  private var isOnThumb = false

  /// The square of the thumb at its end of the switch, in points.
  private final var thumbRect: CGRect {
    let side = min(bounds.height, bounds.width)
    let x = isOn ? bounds.maxX - side : bounds.minX
    return CGRect(x: x, y: bounds.minY, width: side, height: bounds.height)
  }

  /// A change of the value is what a switch is for.
  open override var primaryEvent: Event { .valueChanged }

  /// Sets the value; targets are not called.
  public final func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasDragged = false
    isOnThumb = thumbRect.contains(touch.location(in: self))
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isRight = touch.location(in: self).x >= bounds.midX
    let wasRight = touch.previousLocation(in: self).x >= bounds.midX
    if isRight != wasRight {
      hasDragged = true
      change(to: isRight, event)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !hasDragged, isTouchInside { change(to: !isOn, event) }
  }

  /// Refuses a single tap, and a pan along it that begins on its thumb, to recognizers of views around
  /// it (D137, D138).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if isTracking, isOnThumb, isDrag(gestureRecognizer, acceptsSwipes: false) { return false }
    return !isSingleTap(gestureRecognizer)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private final func change(to on: Bool, _ event: UIEvent?) {
    guard on != isOn else { return }
    isOn = on
    send(.valueChanged, event)
  }
}

extension ClassDescription {
  /// A control that is on or off.
  package static let switchControl = ClassDescription(
    "UISwitch", .view, inherits: .control, instances: .init { UISwitch() },
    properties: [
      .typed(
        "isOn", "Whether the switch is on.",
        get: { (control: UISwitch) in control.isOn }, set: { $0.setOn($1, animated: false) })
    ])
}
