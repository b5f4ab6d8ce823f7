/// A control that is on or off.
///
/// A tap turns it over; a drag across its middle turns it to that side, each time it crosses
/// (D138d).
open class UISwitch: UIControl {
  open override var className: String { "UISwitch" }

  /// Whether the switch is on.
  public private(set) final var isOn = false

  private var hasDragged = false

  /// A change of the value is what a switch is for.
  open override var primaryEvent: Event { .valueChanged }

  /// Sets the value; targets are not called.
  public final func setOn(_ on: Bool, animated: Bool) {
    isOn = on
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    hasDragged = false
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let isRight = touch.location(in: self).x >= bounds.midX
    let wasRight = touch.previousLocation(in: self).x >= bounds.midX
    if isRight != wasRight, follows(.switchesFollowTheThumb) {
      hasDragged = true
      change(to: isRight, event)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !hasDragged, isTouchInside { change(to: !isOn, event) }
  }

  /// Refuses a single tap and a pan along its thumb to recognizers of views around it (D137, D138).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    !isSingleTap(gestureRecognizer) && !isDrag(gestureRecognizer, acceptsSwipes: false)
      && super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  private final func change(to on: Bool, _ event: UIEvent?) {
    guard on != isOn else { return }
    isOn = on
    send(.valueChanged, event)
  }
}
