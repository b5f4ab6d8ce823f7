import Testing

@testable import TouchEngine

/// Buttons and shakes: where they start, how they are passed on, and who is given them.
@Suite struct PressFactsTests {
  let world = World()
  let log = Log()

  /// A view that can be first responder and keeps what it hears to itself.
  final class Listener: UIView {
    let log: Log
    var swallows = true
    var forwardsBeginnings = true

    init(_ log: Log) {
      self.log = log
      super.init(frame: .zero)
    }

    override var canBecomeFirstResponder: Bool { true }

    private func tell(_ phase: String, _ presses: Set<UIPress>) {
      let force = presses.map { $0.force }.max() ?? 0
      log.add("\(traceName) \(phase) \(UIPress.words(for: presses)) \(force)")
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      tell("began", presses)
      if !swallows, forwardsBeginnings { super.pressesBegan(presses, with: event) }
    }
    override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      tell("changed", presses)
      if !swallows { super.pressesChanged(presses, with: event) }
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      tell("ended", presses)
      if !swallows { super.pressesEnded(presses, with: event) }
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
      tell("cancelled", presses)
      if !swallows { super.pressesCancelled(presses, with: event) }
    }
    override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log.add("\(traceName) motionBegan \(event?.type == .motion && motion == .motionShake)")
    }
    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log.add("\(traceName) motionEnded")
    }
    override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
      log.add("\(traceName) motionCancelled")
    }
  }

  /// A recognizer that writes down the presses that it is given.
  final class PressProbe: UIGestureRecognizer {
    let log: Log

    init(_ log: Log, _ types: [UIPress.PressType]) {
      self.log = log
      super.init(target: nil, action: nil)
      allowedPressTypes = types
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      log.add("probe began \(UIPress.words(for: event.presses(for: self)))")
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      log.add("probe ended \(UIPress.words(for: presses))")
      state = .failed
    }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
      log.add("probe cancelled \(UIPress.words(for: presses))")
      state = .failed
    }
  }

  final class Refuser: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress
    ) -> Bool { press.type != .menu }
  }

  func listener(_ name: String) -> Listener {
    let view = Listener(log)
    world.root.add(name, 0, 0, 100, 100, as: view)
    return view
  }

  func press(
    _ type: UIPress.PressType, _ change: HIDEvent.Press.Change, force: Double = 1
  ) {
    world.application.handle(HIDEvent(presses: [.init(type, change, force: force)]))
  }

  func click(_ type: UIPress.PressType) {
    press(type, .press)
    world.wait(50)
    press(type, .release)
  }

  @Test func `D107 presses start at the focused view, else at the first responder`() {
    let focused = listener("B")
    let first = listener("C")
    first.becomeFirstResponder()
    click(.select)
    world.application.focusedView = focused
    click(.menu)
    focused.removeFromSuperview()
    click(.playPause)
    #expect(
      log.lines == [
        "C began select 1.0", "C ended select 1.0", "B began menu 1.0", "B ended menu 1.0",
        "C began playPause 1.0", "C ended playPause 1.0",
      ])
  }

  @Test func `D107 without either they go to the front window`() {
    _ = world.trace
    click(.select)
    #expect(
      world.phrases(.touches) == ["window pressesBegan select", "window pressesEnded select"])
    #expect(
      world.phrases(.system) == [
        "remote presses select", "remote releases select",
      ])
  }

  @Test func `D107 a finger has nothing to do with the first responder`() {
    listener("C").becomeFirstResponder()
    world.root.add("B", 200, 0, 100, 100)
    _ = world.trace
    world.tap(250, 50)
    #expect(world.outcome == ["B touchesBegan", "B touchesEnded"])
    #expect(log.lines.isEmpty)
  }

  @Test func `D107 a shake goes to the first responder, and its end where its beginning went`() {
    let one = listener("B")
    let other = listener("C")
    one.becomeFirstResponder()
    _ = world.trace
    world.application.handle(HIDEvent(shake: .begin))
    other.becomeFirstResponder()
    world.application.handle(HIDEvent(shake: .end))
    world.application.handle(HIDEvent(shake: .end))
    world.application.handle(HIDEvent(shake: .begin))
    world.application.handle(HIDEvent(shake: .cancel))
    #expect(
      log.lines == [
        "B motionBegan true", "B motionEnded", "C motionBegan true", "C motionCancelled",
      ])
    #expect(world.phrases(.system).first == "device shakes")
  }

  @Test func `D108 presses and motion are passed on along the chain by default`() {
    let view = world.root.add("B", 0, 0, 100, 100)
    world.application.focusedView = view
    _ = world.trace
    press(.select, .press)
    world.application.handle(HIDEvent(shake: .begin))
    #expect(
      world.phrases(.forward).prefix(6) == [
        "root pressesBegan select ← B", "controller pressesBegan select ← root",
        "window pressesBegan select ← controller", "scene pressesBegan select ← window",
        "application pressesBegan select ← scene", "delegate pressesBegan select ← application",
      ])
    #expect(world.phrases(.forward).dropFirst(6).first == "scene motionBegan ← window")
  }

  @Test(arguments: [true, false])
  func `D108 a later phase goes only where the beginning went`(forwards: Bool) {
    let outer = listener("outer")
    let inner = Listener(log)
    outer.add("inner", 0, 0, 50, 50, as: inner)
    inner.swallows = false
    inner.forwardsBeginnings = forwards
    world.application.focusedView = inner
    click(.select)
    let expected =
      forwards
      ? ["inner began", "outer began", "inner ended", "outer ended"]
      : ["inner began", "inner ended"]
    #expect(log.lines == expected.map { "\($0) select 1.0" })
  }

  @Test func `D108 a press changes with its force, and one that does not change is not told`() {
    world.application.focusedView = listener("B")
    press(.select, .press, force: 0.25)
    press(.select, .press, force: 0.25)
    press(.select, .press, force: 0.5)
    press(.menu, .press)
    press(.select, .release, force: 0)
    press(.select, .release)
    #expect(
      log.lines == [
        "B began select 0.25", "B changed select 0.5", "B began menu 1.0", "B ended select 0.5",
      ])
  }

  @Test func `D108 each beginning has one end, whoever takes the press away`() {
    let view = listener("B")
    world.application.focusedView = view
    press(.select, .press)
    world.application.cancelTouches()
    press(.select, .release)
    press(.menu, .press)
    view.removeFromSuperview()
    press(.menu, .release)
    #expect(
      log.lines == [
        "B began select 1.0", "B cancelled select 1.0", "B began menu 1.0", "B cancelled menu 1.0",
      ])
    #expect(world.application.pressesEvent.presses.isEmpty)
  }

  @Test func `G184 a recognizer is given only presses of its types`() {
    world.application.focusedView = listener("B")
    world.root.addGestureRecognizer(PressProbe(log, [.menu, .playPause]))
    _ = world.trace
    click(.select)
    click(.menu)
    #expect(
      log.lines == [
        "B began select 1.0", "B ended select 1.0", "probe began menu", "B began menu 1.0",
        "probe ended menu", "B ended menu 1.0",
      ])
    #expect(
      world.trace.reasons(where: { $0.word == "refuses" }).first
        == "select is not among its allowedPressTypes")
  }

  @Test func `G184 a delegate may refuse a press, and a recognizer may be disabled`() {
    world.application.focusedView = listener("B")
    let probe = PressProbe(log, [.menu, .select])
    let refuser = Refuser()
    probe.delegate = refuser
    world.root.addGestureRecognizer(probe)
    press(.menu, .press)
    press(.select, .press)
    #expect(log.lines(about: "probe") == ["probe began select"])
    probe.isEnabled = false
    log.lines.removeAll()
    press(.select, .release)
    click(.select)
    #expect(log.lines(about: "probe").isEmpty)
  }

  @Test func `G184 G060 a tap is made with the button that chooses, and takes the press away`() {
    world.application.focusedView = listener("B")
    let tap = world.root.attach(UITapGestureRecognizer(), "tap", telling: log)
    click(.menu)
    click(.select)
    #expect(
      log.lines == [
        "B began menu 1.0", "B ended menu 1.0", "B began select 1.0", "tap fires ended",
        "B cancelled select 1.0",
      ])
    log.lines.removeAll()
    tap.cancelsTouchesInView = false
    click(.select)
    #expect(log.lines == ["B began select 1.0", "tap fires ended", "B ended select 1.0"])
  }

  @Test func `G184 two clicks make a double tap for which a single one waits`() {
    world.application.focusedView = listener("B")
    let double = world.root.attach(UITapGestureRecognizer(), "double", telling: log)
    double.numberOfTapsRequired = 2
    let single = world.root.attach(UITapGestureRecognizer(), "single", telling: log)
    single.require(toFail: double)
    click(.select)
    world.wait(100)
    #expect(log.lines(about: "fires").isEmpty)
    click(.select)
    #expect(log.lines(about: "fires") == ["double fires ended"])
    click(.select)
    world.wait(400)
    #expect(log.lines(about: "fires") == ["double fires ended", "single fires ended"])
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `presses and shakes take the same way through the system`() {
    world.application.focusedView = listener("B")
    _ = world.application.startTracing(includingSystem: true)
    world.application.isEventFetchThreadRunning = false
    click(.select)
    world.application.handle(HIDEvent(shake: .begin))
    #expect(log.lines.isEmpty)
    world.application.isEventFetchThreadRunning = true
    #expect(log.lines == ["B began select 1.0", "B ended select 1.0"])
    #expect(world.phrases(.transport).first == "remote reports buttons → IOKit")
    #expect(world.phrases(.transport).contains("IOKit sends IOHIDEvent, select down → backboardd"))
    let backboard = Backboard()
    backboard.recorder = world.application.recorder
    backboard.send(HIDEvent(presses: [.init(.menu, .press)]))
    #expect(backboard.reportsTakenByHomeScreen == 1)
  }
}
