import Testing
import TouchEngine

/// What controls do with touches, by the order of their methods and events.
@Suite struct ControlTests {
  let world = World()

  @discardableResult
  func add<Control: UIControl>(_ control: Control, _ name: String = "control") -> Control {
    world.root.add(name, 100, 300, 100, 40, as: control)
    _ = world.trace
    return control
  }

  /// Touches, tracking methods, control events and actions.
  var story: [String] {
    let trace = world.trace
    return trace.events
      .filter { event in
        switch event.kind {
        case .tracking, .controlEvent, .action: true
        case .touches: trace[event.to]?.kind == .view
        default: false
        }
      }
      .map { trace.phrase(for: $0).replacing("control ", with: "") }
  }

  @Test func `a tap runs the tracking methods inside the touch methods`() {
    add(UIControl())
    world.tap(150, 320)
    #expect(
      story == [
        "touchesBegan", "beginTracking", "touchDown", "touchesEnded", "endTracking",
        "touchUpInside",
      ])
  }

  @Test func `a button's primary action follows its lift inside`() {
    add(UIButton())
    world.tap(150, 320)
    #expect(story.suffix(2) == ["touchUpInside", "primaryActionTriggered"])
  }

  @Test func `a second tap repeats the touch down`() {
    add(UIControl())
    world.tap(150, 320)
    world.wait(100)
    world.tap(150, 320)
    #expect(
      world.phrases(.controlEvent) == [
        "control touchDown", "control touchUpInside", "control touchDown",
        "control touchDownRepeat", "control touchUpInside",
      ])
  }

  @Test func `a drag out and back leaves and enters`() {
    add(UIControl())
    world.touch(150, 320)
    world.move(155, 320)
    world.move(150, 480)
    world.move(150, 490)
    world.move(150, 330)
    world.lift()
    #expect(
      world.phrases(.controlEvent).map { $0.replacing("control ", with: "") } == [
        "touchDown", "touchDragInside", "touchDragExit", "touchDragOutside", "touchDragOutside",
        "touchDragEnter", "touchDragInside", "touchUpInside",
      ])
  }

  @Test(arguments: [(60.0, "touchUpInside"), (80.0, "touchUpOutside")])
  func `inside reaches seventy points beyond the bounds`(beyond: Double, event: String) {
    add(UIControl())
    world.touch(150, 320)
    world.move(150, 340 + beyond)
    world.lift()
    #expect(story.last == event)
  }

  @Test func `a cancelled touch cancels tracking`() {
    let control = add(UIControl())
    world.touch(150, 320)
    world.application.cancelTouches()
    #expect(story.suffix(3) == ["touchesCancelled", "cancelTracking", "touchCancel"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test func `what a handler sees while it is called`() {
    let control = add(UIControl())
    var seen: [String] = []
    for event in [UIControl.Event.touchDown, .touchUpInside] {
      control.addTarget(
        nil, action: Selector("unused") { (_: UIControl, _: UIEvent?) in }, for: event)
      control.addTarget(
        world.controller,
        action: Selector(event.word) { sender, _ in
          seen.append(
            "\(event.word) tracking \(sender.isTracking) lit \(sender.isHighlighted) inside \(sender.isTouchInside)"
          )
        }, for: event)
    }
    world.tap(150, 320)
    #expect(
      seen == [
        "touchDown tracking true lit true inside true",
        "touchUpInside tracking false lit true inside true",
      ])
    #expect(!control.isHighlighted && !control.isTouchInside)
  }

  final class Declines: UIControl {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  }

  @Test func `a control that declines to track says nothing more`() {
    add(Declines())
    world.tap(150, 320)
    #expect(story == ["touchesBegan", "beginTracking", "touchesEnded"])
    #expect(world.phrases(.forward).isEmpty)
  }

  final class StopsTracking: UIControl {
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  }

  @Test func `a control that stops tracking ends in silence, still lit`() {
    let control = add(StopsTracking())
    world.touch(150, 320)
    world.move(151, 320)
    world.lift()
    #expect(
      world.phrases(.controlEvent) == ["control touchDown"])
    #expect(control.isHighlighted)
  }

  @Test func `a disabled control lets the touch through to what is behind`() {
    world.root.attach(UITapGestureRecognizer(), "tap", firing: world.controller)
    add(UIButton()).isEnabled = false
    world.tap(150, 320)
    #expect(world.phrases(.hit) == ["hit root"])
    #expect(world.phrases(.action) == ["tap fires ended → controller"])
  }

  @Test func `disabling while tracking does not stop the lift`() {
    let control = add(UIControl())
    world.touch(150, 320)
    control.isEnabled = false
    world.lift()
    #expect(story.last == "touchUpInside")
  }

  @Test func `targets are called in order, and adding one again moves it to the end`() {
    let control = add(UIControl())
    var called: [String] = []
    let one = UIResponder()
    let two = UIResponder()
    let a = Selector("a") { (_: UIControl, _: UIEvent?) in called.append("a") }
    let b = Selector("b") { (_: UIControl, _: UIEvent?) in called.append("b") }
    control.addTarget(one, action: a, for: .touchDown)
    control.addTarget(two, action: b, for: .touchDown)
    control.addTarget(one, action: a, for: .touchUpInside)
    world.touch(150, 320)
    #expect(called == ["b", "a"])
    world.lift()
    #expect(called == ["b", "a", "a"])
  }

  @Test func `an action without a target climbs the chain from the control`() {
    let control = add(UIControl())
    var called: [String] = []
    world.controller.implementedActions = [
      Selector("go:") { (_: UIControl, _: UIEvent?) in called.append("controller") }
    ]
    world.delegate.implementedActions = [
      Selector("go:") { (_: UIControl, _: UIEvent?) in called.append("delegate") }
    ]
    control.addTarget(
      nil, action: Selector("go:") { (_: UIControl, _: UIEvent?) in }, for: .touchUpInside)
    world.tap(150, 320)
    #expect(called == ["controller"])
  }

  final class Field: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func `with a first responder the search starts there`() {
    let control = add(UIControl())
    var called: [String] = []
    let field = Field()
    world.root.add("field", 0, 0, 100, 40, as: field)
    #expect(field.becomeFirstResponder())
    #expect(field.isFirstResponder)
    field.implementedActions = [
      Selector("go:") { (_: UIControl, _: UIEvent?) in called.append("field") }
    ]
    world.controller.implementedActions = [
      Selector("go:") { (_: UIControl, _: UIEvent?) in called.append("controller") }
    ]
    control.addTarget(
      nil, action: Selector("go:") { (_: UIControl, _: UIEvent?) in }, for: .touchUpInside)
    world.tap(150, 320)
    field.removeFromSuperview()
    #expect(world.application.firstResponder == nil)
    world.tap(150, 320)
    #expect(called == ["field", "controller"])
  }

  @Test func `removing a control while it tracks cancels after the window's callbacks`() {
    final class Cancelled: UIControl {
      var events: [UIEvent?] = []

      override func cancelTracking(with event: UIEvent?) {
        events.append(event)
        super.cancelTracking(with: event)
      }
    }
    let control = Cancelled()
    _ = add(control)
    world.touch(150, 320)
    control.removeFromSuperview()
    #expect(control.events.count == 1)
    #expect(control.events.allSatisfy { $0 == nil })
    let trace = world.trace
    let order = trace.events
      .filter { [.life, .tracking, .controlEvent].contains($0.kind) }
      .map { trace.phrase(for: $0).replacing("control ", with: "") }
    #expect(
      order == [
        "beginTracking", "touchDown", "root willRemoveSubview control",
        "willMove(toSuperview:) nil", "willMove(toWindow:) nil", "didMoveToWindow",
        "cancelTracking", "touchCancel", "didMoveToSuperview",
      ])
  }

  /// The controls that protect themselves by an override, and one of one's own.
  enum Kind: CaseIterable {
    case button, pageControl, segmentedControl, stepper, custom

    func make() -> UIControl {
      switch self {
      case .button: return UIButton()
      case .pageControl:
        let control = UIPageControl()
        control.numberOfPages = 3
        return control
      case .segmentedControl: return UISegmentedControl()
      case .stepper: return UIStepper()
      case .custom: return UIControl()
      }
    }

    /// A segmented control sends no event of touches (D282).
    var sendsTouches: Bool { self != .segmentedControl }
  }

  @Test(arguments: Kind.allCases)
  func `a system control keeps a single tap from its superview's recognizer`(kind: Kind) {
    world.root.attach(UITapGestureRecognizer(), "tap", firing: world.controller)
    add(kind.make())
    world.tap(180, 320)
    let fired = world.phrases(.action).contains("tap fires ended → controller")
    #expect(fired == (kind == .custom))
    #expect(story.contains("touchUpInside") == (kind != .custom && kind.sendsTouches))
    #expect(world.phrases(.state) == [kind == .custom ? "tap ended" : "tap failed"])
  }

  @Test(arguments: Kind.allCases, [true, false])
  func `a control leaves alone the touches of the views inside it`(
    kind: Kind, isInteractive: Bool
  ) {
    let control = add(kind.make())
    control.add("content", 60, 0, 40, 40, as: UIView()).isUserInteractionEnabled = isInteractive
    world.tap(180, 320)
    #expect(story.contains("touchDown") == (!isInteractive && kind.sendsTouches))
    #expect(story.contains("touchUpInside") == (!isInteractive && kind.sendsTouches))
    #expect(
      story.contains("valueChanged") == (!isInteractive && kind != .button && kind != .custom))
    let passedOn = world.trace.events.first { $0.kind == .forward && $0.fact == "D277" }
    #expect((passedOn != nil) == isInteractive)
  }

  @Test func `of two fingers a control tracks the one on itself`() {
    let control = add(UIControl())
    control.isMultipleTouchEnabled = true
    control.add("content", 60, 0, 40, 40, as: UIView())
    world.touch(180, 320)
    #expect(!control.isTracking)
    world.touch(120, 320, finger: 2)
    #expect(control.isTracking)
    world.lift(finger: 1)
    #expect(control.isTracking)
    world.lift(finger: 2)
    #expect(story.contains("touchUpInside"))
  }

  @Test(arguments: Kind.allCases)
  func `a recognizer on the control itself wins`(kind: Kind) {
    let control = add(kind.make())
    control.attach(UITapGestureRecognizer(), "tap", firing: world.controller)
    world.tap(180, 320)
    let tracked = [
      "touchesBegan", "beginTracking", "touchDown", "tap fires ended → controller",
      "touchesCancelled", "cancelTracking", "touchCancel",
    ]
    let untracked = ["touchesBegan", "tap fires ended → controller", "touchesCancelled"]
    #expect(story == (kind.sendsTouches ? tracked : untracked))
  }

  @Test func `a button does not keep a double tap from its superview's recognizer`() {
    world.root.attach(UITapGestureRecognizer(), "double", firing: world.controller)
      .numberOfTapsRequired = 2
    add(UIButton())
    world.tap(150, 320)
    world.wait(100)
    world.tap(150, 320)
    #expect(world.phrases(.action) == ["double fires ended → controller"])
  }

  @Test(arguments: [(0.0, -60.0), (40.0, 0.0)], [1, 2])
  func `a segmented control keeps every pan of its ancestors`(
    way: (x: Double, y: Double), fingers: Int
  ) {
    let pan = world.root.attach(UIPanGestureRecognizer(), "pan", firing: world.controller)
    pan.minimumNumberOfTouches = fingers
    add(UISegmentedControl()).isMultipleTouchEnabled = true
    for finger in 1...fingers { world.touch(140, 320, finger: finger) }
    for finger in 1...fingers { world.move(140 + way.x, 320 + way.y, finger: finger) }
    #expect(world.phrases(.action).isEmpty == (fingers == 1))
    let own = add(UISegmentedControl(), "own")
    own.attach(UIPanGestureRecognizer(), "ownPan", firing: world.controller)
    for finger in 1...fingers { world.lift(finger: finger) }
    world.touch(140, 320)
    world.move(140 + way.x, 320 + way.y)
    #expect(world.phrases(.action).contains("ownPan fires began → controller"))
  }

  @Test(arguments: [(110.0, false), (150.0, true)])
  func `a slider keeps a swipe that starts on its thumb`(x: Double, swipes: Bool) {
    world.root.attach(UISwipeGestureRecognizer(), "swipe", firing: world.controller)
    let slider = add(UISlider())
    world.touch(x, 320)
    world.wait(16)
    world.move(x + 40, 320)
    world.wait(16)
    world.move(x + 80, 320)
    #expect(world.phrases(.action).isEmpty != swipes)
    #expect((slider.value > 0) != swipes)
  }

  @Test(arguments: [(30.0, 0.0), (12.0, 9.0), (0.0, 30.0)])
  func `a slider gives a pan the drag of its thumb`(way: (x: Double, y: Double)) {
    world.root.attach(UIPanGestureRecognizer(), "pan", firing: world.controller)
    let slider = add(UISlider())
    world.touch(110, 320)
    world.move(110 + way.x, 320 + way.y)
    #expect(world.phrases(.action) == ["pan fires began → controller"])
    #expect(!slider.isTracking)
    #expect(story.contains("touchCancel"))
  }

  @Test func `values of steppers, segments and pages follow the side that is tapped`() {
    let stepper = add(UIStepper())
    world.tap(180, 320)
    world.wait(1_000)
    world.tap(180, 320)
    world.wait(1_000)
    world.tap(110, 320)
    #expect(stepper.value == 1)
    stepper.removeFromSuperview()
    let segments = add(UISegmentedControl())
    segments.numberOfSegments = 3
    world.tap(190, 320)
    #expect(segments.selectedSegmentIndex == 2)
    segments.removeFromSuperview()
    let pages = add(UIPageControl())
    pages.numberOfPages = 2
    world.tap(180, 320)
    world.wait(1_000)
    world.tap(180, 320)
    #expect(pages.currentPage == 1)
  }
}
