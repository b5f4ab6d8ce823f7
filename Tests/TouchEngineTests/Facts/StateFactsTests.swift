import Testing
import TouchEngine

/// Facts G001 to G033: the state machine.
@Suite struct StateFactsTests {
  let world = World()
  let log = Log()

  func probe(
    began: UIGestureRecognizer.State? = nil, moved: UIGestureRecognizer.State? = nil,
    ended: UIGestureRecognizer.State? = nil, name: String = "probe"
  ) -> Probe {
    let probe = Probe(name, log)
    if let began { probe.onBegan = { one, _, _ in one.state = began } }
    if let moved { probe.onMoved = { one, _, _ in one.state = moved } }
    if let ended { probe.onEnded = { one, _, _ in one.state = ended } }
    world.root.addGestureRecognizer(probe)
    return probe
  }

  var fires: [String] { log.lines(about: "fires") }

  @Test func `G001 a fresh recognizer is possible, and recognized is ended`() {
    #expect(UIGestureRecognizer().state == .possible)
    #expect(UIGestureRecognizer.State.allCases.map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect(UIGestureRecognizer.State.recognized == .ended)
  }

  @Test func `G002 a discrete gesture acts once`() {
    world.root.attach(UITapGestureRecognizer(), "tap", telling: log)
    world.tap(50, 50)
    #expect(fires == ["tap fires ended"])
  }

  @Test func `G003 G004 a continuous gesture acts for began, each changed and ended`() {
    _ = probe(began: .began, moved: .changed, ended: .ended)
    world.touch(50, 50)
    world.move(51, 50)
    world.move(52, 50)
    world.lift()
    #expect(
      fires == [
        "probe fires began", "probe fires changed", "probe fires changed", "probe fires ended",
      ])
  }

  @Test func `G005 G033 a discrete gesture can fail, without an action`() {
    _ = probe(began: .failed)
    _ = world.trace
    world.tap(50, 50)
    #expect(fires.isEmpty)
    #expect(world.phrases(.state) == ["probe failed"])
  }

  @Test func `G006 possible steps to possible are nothing`() {
    _ = probe(began: .possible)
    _ = world.trace
    world.tap(50, 50)
    #expect(world.phrases(.state).isEmpty)
  }

  @Test func `G007 began after began counts as changed`() {
    _ = probe(began: .began, moved: .began, ended: .failed)
    world.touch(50, 50)
    world.move(51, 50)
    world.lift()
    #expect(fires == ["probe fires began", "probe fires changed", "probe fires cancelled"])
  }

  @Test func `G008 a changed gesture stays changed when it is set to possible`() {
    let probe = probe(began: .began, moved: .changed)
    world.touch(50, 50)
    world.move(51, 50)
    probe.state = .possible
    #expect(probe.state == .changed)
  }

  @Test func `G009 G010 an assignment after the end is ignored, not an error`() {
    let probe = Probe("probe", log)
    probe.onEnded = { one, _, _ in
      one.state = .ended
      one.state = .began
      one.state = .failed
      #expect(one.state == .ended)
    }
    world.root.addGestureRecognizer(probe)
    world.tap(50, 50)
    #expect(fires == ["probe fires ended"])
  }

  @Test func `G011 cancelled from possible is failed`() {
    _ = probe(began: .cancelled)
    _ = world.trace
    world.tap(50, 50)
    #expect(world.phrases(.state) == ["probe failed"])
    #expect(fires.isEmpty)
  }

  @Test func `G012 G013 the question is asked inside the assignment, and a no is final`() {
    let judge = Judge(log)
    judge.begins = false
    let probe = Probe("probe", log)
    probe.delegate = judge
    probe.onBegan = { one, _, _ in
      one.state = .began
      #expect(one.state == .failed)
      one.state = .began
      #expect(one.state == .failed)
    }
    world.root.addGestureRecognizer(probe)
    world.tap(50, 50)
    #expect(log.lines(about: "shouldBegin", "fires") == ["probe's delegate shouldBegin"])
  }

  @Test func `G012 failing is not asked about`() {
    let judge = Judge(log)
    probe(began: .failed).delegate = judge
    world.tap(50, 50)
    #expect(log.lines(about: "shouldBegin").isEmpty)
  }

  @Test func `G014 actions come after all recognizers have seen the event`() {
    let one = probe(ended: .ended, name: "one")
    let two = probe(ended: .ended, name: "two")
    one.prevents = { _ in false }
    two.prevents = { _ in false }
    world.tap(50, 50)
    let order = log.lines(about: "ended")
    #expect(order.prefix(2).sorted() == ["one ended", "two ended"])
    #expect(order.suffix(2).sorted() == ["one fires ended", "two fires ended"])
  }

  @Test func `G015 G124 an action for a touch comes in the turn of the touch`() throws {
    world.root.attach(UITapGestureRecognizer(), "tap", telling: log)
    _ = world.trace
    world.touch(50, 50)
    world.lift()
    let events = world.trace.events
    let action = try #require(events.first { $0.kind == .action })
    let lift = try #require(events.last { $0.kind == .finger })
    let landing = try #require(events.first { $0.kind == .finger })
    #expect(action.turn == lift.turn)
    // Within the sendEvent of the window, and not before the run loop waits.
    let delivery = try #require(events.last { $0.kind == .sendEvent && $0.index < action.index })
    #expect(action.depth > delivery.depth)
    #expect(landing.turn != lift.turn)
  }

  @Test func `G016 a state that is set outside of an event acts before the run loop waits`() {
    let probe = probe()
    world.touch(50, 50)
    probe.state = .began
    #expect(fires.isEmpty)
    world.wait(0)
    #expect(fires == ["probe fires began"])
  }

  @Test func `G016 what a view sets in its touch method acts in the same turn`() {
    let view = world.witness("B", log)
    let probe = probe()
    view.onBegan = { [unowned probe] in probe.state = .began }
    world.touch(50, 50)
    #expect(fires == ["probe fires began"])
  }

  @Test func `G017 a gesture that waited is canceled in silence`() {
    let pan = world.root.attach(UIPanGestureRecognizer(), "pan", telling: log)
    let press = world.root.attach(UILongPressGestureRecognizer(), "press", telling: log)
    press.allowableMovement = 100
    pan.require(toFail: press)
    world.touch(50, 50)
    world.move(80, 50)
    world.application.cancelTouches()
    world.wait(1_000)
    #expect(fires.isEmpty)
  }

  @Test func `G018 a gesture that is freed after its end tells began and ended`() {
    let pan = world.root.attach(UIPanGestureRecognizer(), "pan", telling: log)
    let press = probe(name: "blocker")
    pan.require(toFail: press)
    world.touch(50, 50)
    world.move(80, 50)
    world.move(90, 50)
    world.lift()
    #expect(fires.isEmpty)
    press.state = .failed
    world.wait(0)
    #expect(fires == ["pan fires began", "pan fires ended"])
  }

  @Test func `G018 a gesture that is freed while it goes on tells began only`() {
    let pan = world.root.attach(UIPanGestureRecognizer(), "pan", telling: log)
    let blocker = probe(name: "blocker")
    pan.require(toFail: blocker)
    world.touch(50, 50)
    world.move(80, 50)
    world.move(90, 50)
    blocker.state = .failed
    world.wait(0)
    #expect(fires == ["pan fires began"])
    world.move(91, 50)
    #expect(fires == ["pan fires began", "pan fires changed"])
  }

  @Test func `G019 began that is left alone becomes changed at the next event`() {
    _ = probe(began: .began)
    world.touch(50, 50)
    world.move(51, 50)
    #expect(fires == ["probe fires began", "probe fires changed"])
  }

  @Test func `G019 G151 began that is left alone stays when a finger only lands or lifts`() {
    let pan = world.root.attach(UIPanGestureRecognizer(), "pan", telling: log)
    pan.minimumNumberOfTouches = 2
    world.touch(50, 50)
    world.touch(60, 50, finger: 2)
    world.move(90, 50)
    #expect(fires == ["pan fires began"])
    world.lift()
    #expect(fires == ["pan fires began"])
    world.move(65, 50, finger: 2)
    world.lift(finger: 2)
    #expect(fires == ["pan fires began", "pan fires changed", "pan fires ended"])
  }

  @Test func `G020 G024 a finished recognizer receives nothing more of fingers that are down`() {
    let probe = probe(began: .ended)
    world.touch(50, 50)
    world.move(60, 50)
    world.lift()
    #expect(
      log.lines == [
        "probe shouldReceive event", "probe began", "probe fires ended", "probe reset",
      ])
    #expect(probe.state == .possible)
  }

  @Test func `G021 the state still has its last value during reset`() {
    let probe = probe(began: .failed)
    var seen: [String] = []
    probe.onReset = { seen.append($0.state.word) }
    world.touch(50, 50)
    #expect(seen == ["failed"])
    #expect(probe.state == .possible)
  }

  @Test func `G022 tied recognizers are reset together`() {
    let early = Probe("early", log)
    early.onBegan = { one, _, _ in one.state = .failed }
    let late = Probe("late", log)
    late.onEnded = { one, _, _ in one.state = .ended }
    world.root.addGestureRecognizer(early)
    world.root.addGestureRecognizer(late)
    late.require(toFail: early)
    world.touch(50, 50)
    #expect(early.state == .failed)
    #expect(log.lines(about: "reset").isEmpty)
    world.lift()
    #expect(log.lines(about: "reset", "fires").first == "late fires ended")
    #expect(log.lines(about: "reset").sorted() == ["early reset", "late reset"])
  }

  @Test func `G023 a lone recognizer is reset before the event is over`() {
    let swipe = world.root.attach(UISwipeGestureRecognizer(), "swipe", telling: log)
    var seen: [String] = []
    swipe.addTarget(nil, action: Selector("see") { seen.append($0.state.word) })
    world.touch(50, 50)
    world.move(150, 50)
    #expect(seen == ["ended"])
    #expect(swipe.state == .possible)
    world.move(250, 50)
    world.lift()
    #expect(fires == ["swipe fires ended"])
  }

  @Test func `G024 a new finger is not offered to a finished recognizer`() {
    let double = world.tapRecognizer("double", taps: 2)
    let single = world.tapRecognizer("single")
    world.root.addGestureRecognizer(double)
    world.root.addGestureRecognizer(single)
    single.require(toFail: double)
    _ = world.trace
    world.tap(50, 50)
    #expect(single.state == .ended)
    world.touch(50, 50)
    #expect(world.phrases(.offer).contains("single refuses finger 1"))
  }

  @Test func `G025 an ignored touch stays with its view`() {
    let view = world.witness("B", log)
    view.isMultipleTouchEnabled = true
    let probe = probe()
    probe.onBegan = { one, touches, event in
      for touch in touches where touch.finger == 2 { one.ignore(touch, for: event) }
    }
    probe.onMoved = { one, _, _ in one.state = .began }
    world.touch(50, 50)
    world.touch(90, 90, finger: 2)
    world.move(60, 50)
    world.move(95, 90, finger: 2)
    world.lift(finger: 2)
    #expect(
      log.lines(about: "B ", "fires").filter { !$0.contains("shouldBegin") } == [
        "B began", "B began", "probe fires began", "B cancelled", "B moved", "B ended",
      ])
  }

  @Test func `G026 a touch that was delayed is let go when it is ignored`() {
    _ = world.witness("B", log)
    let probe = probe()
    probe.delaysTouchesBegan = true
    world.touch(50, 50)
    #expect(log.lines(about: "B ").isEmpty)
    probe.onMoved = { one, touches, event in
      for touch in touches { one.ignore(touch, for: event) }
    }
    world.move(51, 50)
    #expect(log.lines(about: "B ") == ["B began", "B moved"])
  }

  @Test func `G026 ignoring outside of an event lets the touch go at once`() throws {
    _ = world.witness("B", log)
    let probe = probe()
    probe.delaysTouchesBegan = true
    var kept: (UITouch, UIEvent)?
    probe.onBegan = { _, touches, event in kept = touches.first.map { ($0, event) } }
    world.touch(50, 50)
    let (touch, event) = try #require(kept)
    probe.ignore(touch, for: event)
    #expect(log.lines(about: "B ") == ["B began"])
  }

  @Test func `G027 disabling from possible fails without an action`() {
    let probe = probe()
    _ = world.trace
    world.touch(50, 50)
    probe.isEnabled = false
    #expect(world.phrases(.state) == ["probe failed"])
    #expect(log.lines.suffix(2) == ["probe cancelled", "probe reset"])
    #expect(fires.isEmpty)
  }

  @Test func `G028 a recognizer that is enabled again waits for the next touch`() {
    let probe = probe()
    world.touch(50, 50)
    probe.isEnabled = false
    probe.isEnabled = true
    log.lines.removeAll()
    world.move(60, 50)
    world.lift()
    #expect(log.lines.isEmpty)
    world.touch(50, 50)
    #expect(log.lines(about: "began") == ["probe began"])
  }

  @Test func `G029 a disabled recognizer is not offered touches`() {
    let judge = Judge(log)
    let probe = probe()
    probe.delegate = judge
    probe.isEnabled = false
    world.touch(50, 50)
    #expect(log.lines.isEmpty)
  }

  @Test func `G030 removing a recognizer cancels its gesture`() {
    let probe = probe(began: .began)
    world.touch(50, 50)
    world.root.removeGestureRecognizer(probe)
    #expect(
      log.lines.suffix(3) == ["probe cancelled", "probe fires cancelled", "probe reset"])
    #expect(probe.view == nil)
    world.lift()
    #expect(log.lines.last == "probe reset")
  }

  @Test func `G031 a view that is gone takes its recognizers with it`() {
    var view: UIView? = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let probe = Probe("probe", log)
    view?.addGestureRecognizer(probe)
    view.map { world.root.addSubview($0) }
    world.touch(50, 50)
    view?.removeFromSuperview()
    world.lift()
    view = nil
    #expect(probe.view == nil)
    #expect(world.application.invariantViolations().isEmpty)
    #expect(probe.state == .possible)
  }

  @Test func `G032 targets are called in the order of adding, and removed by what is given`() {
    let probe = probe(began: .ended)
    let target = UIResponder()
    probe.addTarget(target, action: Selector("second") { [log] _ in log.add("second fires") })
    probe.addTarget(target, action: Selector("third") { [log] _ in log.add("third fires") })
    world.tap(50, 50)
    #expect(fires == ["probe fires ended", "second fires", "third fires"])
    probe.removeTarget(target, action: "second")
    log.lines.removeAll()
    world.tap(50, 50)
    #expect(fires == ["probe fires ended", "third fires"])
    probe.removeTarget(nil, action: nil)
    log.lines.removeAll()
    world.tap(50, 50)
    #expect(fires.isEmpty)
  }
}
