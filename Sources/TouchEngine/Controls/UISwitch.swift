/// A control that is on or off.
///
/// Its touches belong to a view inside it, whose recognizers turn it over (D279): the switch itself
/// tracks no finger.
open class UISwitch: UIControl {
  open override var className: String { "UISwitch" }

  override var appearance: ViewAppearance? {
    ViewAppearance(.switchControl, isEnabled: isEnabled, value: visualElement.isOn ? 1 : 0)
  }

  override var isLit: Bool { isHighlighted || visualElement.isPressed }

  /// Whether the switch is on; while a finger turns it over, the value that targets know (D138d).
  public private(set) final var isOn = false

  /// The view that fills the switch and receives its touches.
  final let visualElement = UISwitchModernVisualElement()

  /// A switch's primary event is a change of its value.
  open override var primaryEvent: Event { .valueChanged }

  /// Creates a switch with a frame in the coordinates of its future superview.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    fill(with: visualElement)
    touchedPart = visualElement
  }

  /// Sets the value without calling targets.
  public final func setOn(_ on: Bool, animated: Bool) {
    isOn = on
    visualElement.isOn = on
  }

  /// Takes the value that a finger has given it, and tells targets if it's another one.
  fileprivate final func takeShownValue() {
    guard isOn != visualElement.isOn else { return }
    isOn = visualElement.isOn
    send(.valueChanged, nil)
  }
}

/// The view that fills a switch, shows its value, and handles its touches with two recognizers (D279).
///
/// The long press begins after 10 ms and turns the switch over when the finger lifts, wherever that
/// is (D281). The pan turns it over when the finger has gone far enough to the other side (D138d).
final class UISwitchModernVisualElement: UIView {
  override var className: String { "UISwitchModernVisualElement" }

  override var appearance: ViewAppearance? { ViewAppearance(.container) }

  fileprivate final let longPress = UISwitchLongPressGestureRecognizer()
  fileprivate final let pan = UISwitchPanGestureRecognizer()

  /// The value that's shown.
  fileprivate(set) final var isOn = false

  /// Whether a finger presses the switch.
  private(set) final var isPressed = false

  /// The recognizer that is about to turn the switch over.
  private final var pending: UIGestureRecognizer?

  override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    for recognizer in [longPress, pan] {
      recognizer.delegate = Judge()
      addGestureRecognizer(recognizer)
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    suspends(.switchesHaveAnElement) ? nil : super.hitTest(point, with: event)
  }

  fileprivate final func followLongPress() {
    switch longPress.state {
    case .began:
      isPressed = true
      pending = longPress
    case .changed:
      if pending === pan { turnOver() }
    case .ended, .cancelled:
      isPressed = false
      let isTap = longPress.state == .ended && pending === longPress
      if pending != nil { turnOver() }
      window?.application?.afterCommit { [self] in tell(isTap: isTap) }
    case .possible, .failed: break
    }
  }

  fileprivate final func followPan() {
    let way = pan.translation(in: self).x
    guard pan.state == .changed,
      isOn ? way < -Self.wayToTheOtherSide : way > Self.wayToTheOtherSide,
      follows(.switchesFollowTheThumb)
    else { return }
    pending = pan
    pan.setTranslation(.zero, in: self)
  }

  /// The distance after which a drag turns a switch over, in points.
  private static let wayToTheOtherSide: CGFloat = 25

  private final func turnOver() {
    isOn.toggle()
    pending = nil
    if suspends(.switchesTellOnce) { control?.takeShownValue() }
  }

  /// Sends the events of a gesture that's over, after the commit.
  private final func tell(isTap: Bool) {
    control?.takeShownValue()
    if isTap { control?.send(.touchUpInside, nil) }
  }

  private final var control: UISwitch? { superview as? UISwitch }

  /// The delegate of the two recognizers.
  private final class Judge: UIGestureRecognizerDelegate {
    func responds(to method: AnsweredMethod) -> Bool {
      method == .shouldRecognizeSimultaneouslyWith || method == .shouldRequireFailureOf
    }

    /// They don't prevent each other.
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      gestureRecognizer.view === otherGestureRecognizer.view
        && otherGestureRecognizer.actingOwner != nil
    }

    /// They wait until a scroll view around the switch knows that its content isn't dragged (D280).
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
      otherGestureRecognizer is UIScrollViewDelayedTouchesBeganGestureRecognizer
        && gestureRecognizer.follows(.switchesWaitForTheDelay)
    }
  }
}

/// The press of a switch, which begins almost immediately (D280).
final class UISwitchLongPressGestureRecognizer: UILongPressGestureRecognizer {
  override init(target: Target?, action: Selector?) {
    super.init(target: target, action: action)
    minimumPressDuration = 0.01
  }

  override var actingOwner: UIResponder? { view }

  override func actForOwner() { (view as? UISwitchModernVisualElement)?.followLongPress() }
}

/// The pan of a switch, which begins with the first movement.
final class UISwitchPanGestureRecognizer: UIPanGestureRecognizer {
  override var threshold: CGFloat { 0 }

  override var actingOwner: UIResponder? { view }

  override func actForOwner() { (view as? UISwitchModernVisualElement)?.followPan() }
}

extension ClassDescription {
  /// A control that is on or off.
  package static let switchControl = ClassDescription(
    "UISwitch", .view, inherits: .control, instances: .init { UISwitch() },
    properties: [
      .typed(
        "isOn", "Whether the switch is on.",
        get: { (control: UISwitch) in control.isOn }, set: { $0.setOn($1, animated: false) })
    ],
    parts: [
      ClassPart("visualElement", .view, ofClass: "UISwitchModernVisualElement", at: .unpublished) {
        (control: UISwitch) in control.visualElement
      },
      ClassPart("longPress", .longPressGestureRecognizer, at: .unpublished) {
        (control: UISwitch) in control.visualElement.longPress
      },
      ClassPart("pan", .panGestureRecognizer, at: .unpublished) {
        (control: UISwitch) in control.visualElement.pan
      },
    ])
}
