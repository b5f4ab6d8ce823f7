/// A control that is on or off.
///
/// A tap toggles it; a drag across its center switches it to that side, each time the finger
/// crosses (D138d).
open class UISwitch: UIControl {
  open override var className: String { "UISwitch" }

  override var appearance: ViewAppearance? {
    ViewAppearance(.switchControl, isEnabled: isEnabled, value: isOn ? 1 : 0)
  }

  /// Whether the switch is on.
  public private(set) final var isOn = false

  private var hasDragged = false

  /// Whether the tracked finger touched down on the thumb.
  private var isOnThumb = false

  /// The square of the thumb at its end of the switch, in points.
  private final var thumbRect: CGRect {
    let side = min(bounds.height, bounds.width)
    let x = isOn ? bounds.maxX - side : bounds.minX
    return CGRect(x: x, y: bounds.minY, width: side, height: bounds.height)
  }

  /// A switch's primary event is a change of its value.
  open override var primaryEvent: Event { .valueChanged }

  /// Sets the value without calling targets.
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
    if isRight != wasRight, follows(.switchesFollowTheThumb) {
      hasDragged = true
      change(to: isRight, event)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    if !hasDragged, isTouchInside { change(to: !isOn, event) }
  }

  /// Prevents recognizers of its ancestors from recognizing a single tap, or a pan along the switch
  /// that begins on its thumb (D137, D138).
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  {
    if isTracking, isOnThumb, isPanAlong(gestureRecognizer) { return false }
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
