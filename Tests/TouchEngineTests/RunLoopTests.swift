import Testing

@testable import TouchEngine

/// The way of an event from the glass to the main thread.
@Suite struct RunLoopTests {
  let world = World()

  func trace() -> Trace { world.application.startTracing(includingSystem: true).trace }

  /// Phrases of all events but the hit tests, whose order other tests hold.
  func story() -> [String] {
    let trace = trace()
    return trace.events
      .filter { event in
        switch event.kind {
        case .hitTest, .pointInside, .hitTestResult, .forward: false
        default: true
        }
      }
      .map { trace.phrase(for: $0) }
  }

  @Test
  func `a touch goes through the fetch thread to the main run loop and is handled in one round`() {
    world.root.add("B", 0, 0, 100, 100)
    _ = trace()
    world.touch(50, 50)
    #expect(
      story() == [
        "digitizer reports capacitance → IOKit",
        "IOKit sends IOHIDEvent, hand touch at (0, 0); finger 1 range, touch at (50, 50) → backboardd",
        "backboardd sends mach message → event-fetch thread",
        "event-fetch thread afterWaiting",
        "event-fetch thread wakes for source 1 of the mach port",
        "event-fetch thread receives the event",
        "event-fetch thread filters the event",
        "event-fetch thread beforeTimers",
        "event-fetch thread beforeSources",
        "event-fetch thread beforeWaiting",
        "event-fetch thread signals source 0 → main run loop",
        "event-fetch thread wakes → main run loop",
        "main run loop afterWaiting",
        "main run loop beforeTimers",
        "main run loop beforeSources",
        "main run loop source 0 HID drain",
        "application drains the fetcher",
        "main run loop source 0 event queue",
        "main run loop phase eventDispatch",
        "application makes the UIEvent",
        "finger touches (50, 50)",
        "hit B",
        "keyboard peeks at the event → application",
        "application sendEvent",
        "window sendEvent",
        "B touchesBegan",
        "main run loop phase CADisplayLinkDispatch",
        "main run loop phase CATransactionCommit",
        "main run loop beforeTimers",
        "main run loop beforeSources",
        "main run loop beforeWaiting",
        "main run loop observer gesture update",
        "main run loop observer before commit",
        "main run loop observer Core Animation commit",
        "main run loop observer after commit",
      ])
  }

  @Test(arguments: [17, 26])
  func `D169 an update commits before the loop calls a block`(version: Int) {
    world.application.behavior.suspendRules(newerThan: version)
    let view = Asking()
    world.root.add("B", 0, 0, 100, 100, as: view)
    _ = trace()
    world.touch(50, 50)
    let story = story().filter { $0.hasSuffix("block") || $0.contains("ommit") }
    #expect(view.layouts == [version < 18])
    #expect(
      story.first
        == (version < 18 ? "main run loop block" : "main run loop phase CATransactionCommit"))
  }

  /// A view that asks for layout as it's touched, and looks in a block whether it was laid out.
  final class Asking: UIView {
    var needsIt = false
    var layouts: [Bool] = []

    override func layoutSubviews() { needsIt = false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      needsIt = true
      setNeedsLayout()
      window?.application?.runLoop.perform { [unowned self] in layouts.append(needsIt) }
    }
  }

  @Test
  func `while the fetch thread stands still nothing reaches the app, and then everything does`() {
    world.root.add("B", 0, 0, 100, 100)
    _ = world.trace
    world.application.isEventFetchThreadRunning = false
    world.tap(50, 50)
    #expect(world.phrases(.touches).isEmpty)
    world.application.isEventFetchThreadRunning = true
    #expect(world.phrases(.touches) == ["B touchesBegan", "B touchesEnded"])
  }

  @Test func `without an app in front the home screen takes the event`() {
    world.root.add("B", 0, 0, 100, 100)
    let backboard = Backboard()
    backboard.recorder = world.application.startTracing()
    let report = HIDEvent([.init(1, .touch, at: CGPoint(x: 50, y: 50))])
    backboard.send(report)
    #expect(backboard.reportsTakenByHomeScreen == 1)
    #expect(world.phrases(.touches).isEmpty)
    #expect(world.phrases(.transport).last == "SpringBoard consumes the event")
    backboard.frontmostApplication = world.application
    backboard.send(report)
    #expect(world.phrases(.touches) == ["B touchesBegan"])
    backboard.frontmostApplication = nil
    #expect(world.phrases(.touches) == ["B touchesBegan", "B touchesCancelled"])
  }

  @Test func `the order of a turn in which a gesture is recognized`() {
    world.root.add("B", 0, 0, 100, 100)
    world.root.attach(UITapGestureRecognizer(), "tap", firing: world.controller)
    _ = trace()
    world.touch(50, 50)
    world.lift()
    let turn = world.application.turn
    let trace = trace()
    let order = trace.events
      .filter { $0.turn == turn && [.runLoop, .sendEvent, .action, .touches].contains($0.kind) }
      .map { trace.phrase(for: $0) }
      .filter { !$0.hasPrefix("event-fetch") && !$0.contains("observer") }
    #expect(
      order == [
        "main run loop afterWaiting", "main run loop beforeTimers", "main run loop beforeSources",
        "main run loop source 0 HID drain", "main run loop source 0 event queue",
        "main run loop phase eventDispatch",
        "application sendEvent", "window sendEvent", "tap touchesEnded",
        "tap fires ended → controller", "B touchesCancelled",
        "main run loop phase CADisplayLinkDispatch", "main run loop phase CATransactionCommit",
        "main run loop beforeTimers",
        "main run loop beforeSources", "main run loop beforeWaiting",
      ])
  }

  @Test func `a timer has a turn of its own`() {
    world.root.attach(UILongPressGestureRecognizer(), "hold", firing: world.controller)
    _ = trace()
    world.touch(50, 50)
    let turn = world.application.turn
    world.wait(500)
    let trace = trace()
    let fires = trace.events.first { $0.kind == .action }
    #expect(fires?.turn == turn + 1)
    #expect(world.phrases(.runLoop).contains("main run loop wakes for timer"))
  }

  @Test func `a report sent from within an action waits for the next round of the same turn`() {
    let other = world.root.add("C", 200, 0, 100, 100)
    let tap = UITapGestureRecognizer()
    tap.addTarget(
      nil,
      action: Selector("tapped") { [unowned world] _ in
        world.touch(250, 50, finger: 2)
        #expect(!world.phrases(.touches).contains("C touchesBegan"))
      })
    world.root.add("B", 0, 0, 100, 100).addGestureRecognizer(tap)
    _ = world.trace
    world.tap(50, 50)
    #expect(world.phrases(.touches).last == "C touchesBegan")
    #expect(other.window != nil)
  }

  @Test func `a state that is set from outside is settled before the loop sleeps again`() {
    let press = UILongPressGestureRecognizer()
    world.root.attach(press, "hold", firing: world.controller)
    _ = world.trace
    world.touch(50, 50)
    world.wait(500)
    press.state = .ended
    #expect(world.phrases(.action).count == 1)
    world.wait(1)
    #expect(
      world.phrases(.action) == ["hold fires began → controller", "hold fires ended → controller"])
  }

  @Test func `sources are performed by their order, and a signal in a round counts in that round`()
  {
    let loop = CFRunLoop(name: "loop")
    var log: [String] = []
    loop.addSource("first", order: 1) {
      log.append("first")
      loop.signalSource(order: 2)
    }
    loop.addSource("late", order: 2) { log.append("late") }
    loop.addSource("early", order: 0) { log.append("early") }
    loop.addObserver("waiting", of: .beforeWaiting, order: 5) { log.append("waiting 5") }
    loop.addObserver("waiting", of: .beforeWaiting, order: 5) { log.append("waiting 5 again") }
    loop.addObserver("waiting", of: .beforeWaiting, order: -5) { log.append("waiting -5") }
    loop.signalSource(order: 1)
    loop.signalSource(order: 0)
    loop.wakeUp()
    #expect(
      log == ["early", "first", "late", "waiting -5", "waiting 5", "waiting 5 again"])
  }

  @Test func `D162 blocks are called before the sources, after them, and after what woke the loop`()
  {
    let loop = CFRunLoop(name: "loop")
    var log: [String] = []
    loop.addSource("source", order: 0) {
      log.append("source")
      loop.perform(in: [.default]) { log.append("block of the source") }
    }
    loop.addObserver("round", of: .beforeTimers, order: 0) { log.append("round") }
    loop.addObserver("waiting", of: .beforeWaiting, order: 0) { log.append("waiting") }
    loop.perform(in: [.default]) { log.append("block") }
    loop.signalSource(order: 0)
    loop.wakeUp { loop.perform(in: [.default]) { log.append("block of the reason") } }
    #expect(
      log == [
        "block", "block of the reason", "round", "source", "block of the source", "round",
        "waiting",
      ])
  }

  @Test func `what is written down about the system changes nothing else`() {
    let plain = World()
    for each in [world, plain] {
      each.root.add("B", 0, 0, 100, 100)
      each.root.attach(UILongPressGestureRecognizer(), "hold", firing: each.controller)
    }
    _ = trace()
    _ = plain.trace
    for each in [world, plain] {
      each.touch(50, 50)
      each.wait(600)
      each.move(55, 50)
      each.lift()
    }
    let system = trace()
    let withSystem = system.events
      .filter { $0.kind.topic != .system }
      .map { system.line(for: $0) }
    #expect(withSystem == plain.trace.events.map { plain.trace.line(for: $0) })
  }
}
