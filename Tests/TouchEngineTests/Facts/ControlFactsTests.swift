import Testing
import TouchEngine

/// What controls do, fact by fact, where the suites of whole stories do not show it.
@Suite struct ControlFactsTests {
  let world = World()

  @discardableResult
  func add<Control: UIControl>(_ control: Control) -> Control {
    world.root.add("control", 100, 300, 100, 40, as: control)
    _ = world.trace
    return control
  }

  /// Writes down the names of the events that a control sends.
  func log(_ control: UIControl, _ events: UIControl.Event...) -> Log {
    let log = Log()
    for event in events {
      control.addTarget(
        world.controller,
        action: Selector(event.word) { _, cause in
          log.names.append(event.word + (cause == nil ? " without an event" : ""))
        }, for: event)
    }
    return log
  }

  final class Log {
    var names: [String] = []
  }

  @Test func `D101 a chain is searched for whoever can perform an action`() {
    let go = Selector("go:") { (_: UIControl, _: UIEvent?) in }
    let control = add(UIControl())
    #expect(control.target(forAction: go, withSender: nil) === nil)
    world.controller.implementedActions = [go]
    #expect(control.target(forAction: go, withSender: nil) === world.controller)
  }

  @Test func `D102 sending an action tells whether somebody was called`() {
    let go = Selector("go:") { (_: UIControl, _: UIEvent?) in }
    let control = add(UIControl())
    #expect(!world.application.sendAction(go, to: nil, from: control, for: nil))
    #expect(world.application.sendAction(go, to: world.controller, from: control, for: nil))
    world.delegate.implementedActions = [go]
    #expect(world.application.sendAction(go, to: nil, from: control, for: nil))
  }

  final class Redirects: UIControl {
    var seen: [String] = []

    override func sendAction(_ action: Selector, to target: AnyObject?, for event: UIEvent?) {
      seen.append(action.name)
      super.sendAction(action, to: target, for: event)
    }
  }

  @Test func `D103 a control sees each of its actions once for each target`() {
    let control = add(Redirects())
    let log = log(control, .touchDown, .touchUpInside)
    world.tap(150, 320)
    #expect(control.seen == ["touchDown", "touchUpInside"])
    #expect(log.names == control.seen)
  }

  final class KeepsCancelling: UIControl {
    override func cancelTracking(with event: UIEvent?) {}
  }

  @Test(arguments: [true, false])
  func `D120 touchCancel comes from the base class`(callsSuper: Bool) {
    let control = add(callsSuper ? UIControl() : KeepsCancelling())
    world.touch(150, 320)
    world.application.cancelTouches()
    #expect(world.phrases(.controlEvent).contains("control touchCancel") == callsSuper)
    #expect(!control.isTracking)
  }

  final class Wide: UIControl {
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -200, dy: -200).contains(point)
    }
  }

  @Test func `D123 a larger point inside makes the way back in longer too`() {
    let control = add(Wide())
    let log = log(control, .touchUpInside, .touchUpOutside)
    world.touch(150, 320)
    world.move(150, 340 + 150)
    world.lift()
    #expect(log.names == ["touchUpInside"])
  }

  @Test func `D125 only the first touch drives tracking`() {
    let control = add(UIControl())
    control.isMultipleTouchEnabled = true
    let log = log(control, .touchDown, .touchDragInside, .touchUpInside)
    world.touch(150, 320)
    world.touch(160, 320, finger: 2)
    world.move(161, 320, finger: 2)
    world.lift(finger: 2)
    #expect(log.names == ["touchDown"])
    world.lift()
    #expect(log.names == ["touchDown", "touchUpInside"])
  }

  final class HitAnyway: UIControl {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { self }
  }

  @Test func `D126 a disabled control that is hit all the same passes touches on`() {
    let control = add(HitAnyway())
    control.isEnabled = false
    world.touch(150, 320)
    world.lift()
    #expect(
      world.phrases(.forward).filter { $0.hasPrefix("root") } == [
        "root touchesBegan ← control", "root touchesEnded ← control",
      ])
    #expect(world.phrases(.controlEvent).isEmpty)
  }

  @Test func `D128 a disabled control cannot be lit`() {
    let control = add(UIControl())
    control.isEnabled = false
    control.isHighlighted = true
    #expect(!control.isHighlighted)
  }

  @Test func `D129 the state joins what holds, and tracking leaves the selection alone`() {
    let control = add(UIControl())
    #expect(control.state == .normal)
    control.isSelected = true
    world.touch(150, 320)
    #expect(control.state == [.highlighted, .selected])
    #expect(control.state.rawValue == 5)
    world.lift()
    #expect(control.state == .selected)
    control.isEnabled = false
    #expect(control.state == [.selected, .disabled])
  }

  @Test func `D130 what lights up only at the lift stays lit for a while`() {
    let control = add(UIControl())
    world.touch(150, 320)
    control.isHighlighted = false
    world.lift()
    #expect(control.isHighlighted)
    world.wait(119)
    #expect(control.isHighlighted)
    world.wait(1)
    #expect(!control.isHighlighted)
  }

  @Test func `D134 events that the program sends come at once, without an event object`() {
    let control = add(UIControl())
    let log = log(control, .touchUpInside, .valueChanged)
    control.sendActions(for: [.valueChanged, .touchUpInside])
    #expect(log.names == ["touchUpInside without an event", "valueChanged without an event"])
  }

  @Test(arguments: [
    (UIControl.Event.touchDown, UInt(1)), (.touchDownRepeat, 2), (.touchDragInside, 4),
    (.touchDragOutside, 8), (.touchDragEnter, 16), (.touchDragExit, 32), (.touchUpInside, 64),
    (.touchUpOutside, 128), (.touchCancel, 256), (.valueChanged, 4_096),
    (.primaryActionTriggered, 8_192),
  ])
  func `D135 every event has its bit`(event: UIControl.Event, bit: UInt) {
    #expect(event.rawValue == bit)
    #expect(UIControl.Event.allTouchEvents.contains(event) == (bit <= 0xFFF))
  }

  @Test func `G248 a tap on a button that does not cancel fires first, and then the button acts`() {
    let button = add(UIButton())
    button.attach(UITapGestureRecognizer(), "tap", firing: world.controller)
      .cancelsTouchesInView = false
    world.tap(150, 320)
    #expect(
      world.phrases(.action, .controlEvent) == [
        "control touchDown", "tap fires ended → controller", "control touchUpInside",
        "control primaryActionTriggered",
      ])
  }

  private func button() -> (button: UIButton, log: Log) {
    let button = add(UIButton())
    button.menu = UIMenu(title: "", children: [UIAction(title: "Copy") { _ in }])
    return (button, log(button, .touchDown, .touchUpInside, .touchCancel, .menuActionTriggered))
  }

  @Test func `D292 a menu as primary action opens on touch-down`() {
    let (button, log) = button()
    button.showsMenuAsPrimaryAction = true
    world.tap(150, 320)
    #expect(
      log.names == ["touchDown", "menuActionTriggered without an event", "touchCancel"])
    #expect(world.application.invariantViolations().isEmpty)
    button.menu = nil
    log.names = []
    world.tap(150, 320)
    #expect(log.names == ["touchDown", "touchUpInside"])
    #expect(button.contextMenuInteraction == nil)
  }

  @Test func `D292 another menu opens after a press`() {
    let (button, log) = button()
    world.tap(150, 320)
    #expect(log.names == ["touchDown", "touchUpInside"])
    log.names = []
    world.touch(150, 320)
    world.wait(300)
    world.lift()
    #expect(
      log.names == ["touchDown", "menuActionTriggered without an event", "touchCancel"])
    #expect(button.contextMenuInteraction?.view === button)
  }

  @Test func `D292 a list around the button scrolls before its menu opens`() {
    let scroll = world.scroll("scroll", 0, 0, 390, 800, content: (390, 3_000))
    let button = UIButton()
    scroll.add("button", 100, 300, 100, 40, as: button)
    button.menu = UIMenu()
    button.showsMenuAsPrimaryAction = true
    let log = log(button, .menuActionTriggered)
    world.drag(from: (150, 320), by: (0, -10), steps: 5)
    world.lift()
    #expect(log.names.isEmpty)
    #expect(scroll.contentOffset.y > 0)
  }

  @Test(arguments: [(40.0, 2), (-40, 0), (14, 0), (400, 3)])
  func `D293 a finger that moves along the dots turns page after page`(
    way: Double, pages: Int
  ) {
    let control = add(UIPageControl())
    control.numberOfPages = 4
    let log = Log()
    control.addTarget(
      world.controller,
      action: Selector("turn") { _, _ in
        log.names.append("\(control.currentPage) \(control.interactionState)")
      }, for: .valueChanged)
    world.touch(110, 320)
    world.move(110 + way, 320)
    #expect(log.names == (0..<pages).map { "\($0 + 1) continuous" })
    #expect(control.interactionState == (way.magnitude < 16 ? .none : .continuous))
    world.application.cancelTouches()
    #expect(control.interactionState == .none)
  }

  @Test(arguments: [(true, 2), (false, 1)])
  func `D293 without continuous interaction only a lift turns a page`(isOn: Bool, page: Int) {
    let control = add(UIPageControl())
    control.numberOfPages = 4
    control.allowsContinuousInteraction = isOn
    world.touch(140, 320)
    world.move(175, 320)
    #expect(control.currentPage == (isOn ? 2 : 0))
    world.lift()
    #expect(control.currentPage == page)
  }
}
