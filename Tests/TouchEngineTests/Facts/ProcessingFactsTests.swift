import Testing

@testable import TouchEngine

/// What is done with an event between the mach port and the views, step by step.
@Suite struct ProcessingFactsTests {
  let world = World()

  /// The phrases of the steps, and of what stands between them.
  func steps(_ kinds: TraceEvent.Kind...) -> [String] {
    let trace = world.application.startTracing(includingProcessing: true).trace
    return trace.events.filter { $0.kind == .processing || kinds.contains($0.kind) }
      .map { trace.phrase(for: $0) }
  }

  @Test func `D189 D190 the fetch thread makes itself ready, and its port leads to its source`() {
    _ = steps()
    world.touch(50, 50)
    let thread = steps(.transport).filter { $0.hasPrefix("event-fetch thread") }
    #expect(
      thread == [
        "event-fetch thread schedules the event client with its run loop",
        "event-fetch thread registers the callback for events",
        "event-fetch thread installs the filter chain",
        "event-fetch thread finds source 1 by its port",
        "event-fetch thread receives the event",
        "event-fetch thread filters the event",
        "event-fetch thread announces 1 event",
        "event-fetch thread informs the event dispatcher",
        "event-fetch thread signals source 0 → main run loop",
        "event-fetch thread wakes → main run loop",
      ])
  }

  @Test func `D190 a message at a port without a source wakes nobody`() {
    let loop = CFRunLoop(name: "loop")
    var calls: [String] = []
    loop.addSource(of: "one") { calls.append("one") }
    loop.addSource(of: "two") { calls.append("two") }
    loop.receiveMessage(at: "two")
    loop.receiveMessage(at: "three")
    #expect(calls == ["two"])
  }

  @Test func `D191 events go through the application's queue, the oldest first`() {
    world.root.add("B", 0, 0, 100, 100)
    _ = steps()
    world.application.isEventFetchThreadRunning = false
    world.tap(50, 50)
    world.application.isEventFetchThreadRunning = true
    let order = steps(.touches).filter {
      $0.contains("queue") || $0.hasPrefix("B") || $0.hasPrefix("event-fetch thread announces")
    }
    #expect(
      order == [
        "event-fetch thread announces 2 events",
        "application enqueues the event", "application enqueues the event",
        "application dequeues the event", "B touchesBegan",
        "application dequeues the event", "B touchesEnded",
      ])
  }

  @Test func `D192 a touch that ends is marked, and a claim of the system is seen`() {
    world.root.add("B", 0, 0, 100, 100)
    _ = steps()
    world.tap(50, 50)
    world.touch(50, 50)
    world.application.cancelTouches()
    let words = ["marks", "checks", "creates", "updates", "stores"]
    let marks = steps(.touches).filter { step in
      step.hasPrefix("B") || words.contains { step.hasPrefix("application \($0) ") }
    }
    let (unclaimed, used) = (
      "application checks the claim of system gestures: no",
      "application updates what system gestures may do"
    )
    let stored = "application stores the touches → window"
    #expect(
      marks == [
        unclaimed, "application creates the touch", stored, used, "B touchesBegan",
        unclaimed, "application updates the touch", stored, used,
        "application marks the touch as ended", "B touchesEnded",
        unclaimed, "application creates the touch", stored, used, "B touchesBegan",
        "application checks the claim of system gestures: yes", "application updates the touch",
        stored, used, "B touchesCancelled",
      ])
  }

  @Test func `D193 a window looks up its views and then the touches of each`() {
    world.root.add("A", 0, 0, 100, 100)
    world.root.add("B", 100, 0, 100, 100)
    _ = steps()
    world.application.handle(
      HIDEvent([
        .init(1, .touch, at: CGPoint(x: 50, y: 50)), .init(2, .touch, at: CGPoint(x: 150, y: 50)),
      ]))
    #expect(
      steps(.touches).filter { $0.contains("gathers") || !$0.hasPrefix("application") }.suffix(6)
        == [
          "window gathers its views", "window gathers its touches",
          "window gathers the touches that began → A", "window gathers the touches that began → B",
          "A touchesBegan", "B touchesBegan",
        ])
  }

  @Test func `a single source drains and processes, in the order of two`() {
    world.root.add("B", 0, 0, 100, 100)
    world.application.behavior.hasSingleEventSource = true
    _ = world.application.startTracing(includingSystem: true)
    world.tap(50, 50)
    let trace = world.trace
    let sources = trace.events.map { trace.phrase(for: $0) }.filter { $0.contains("source 0") }
    #expect(
      sources.filter { $0.hasPrefix("main") }
        == Array(repeating: "main run loop source 0 event fetcher", count: 2))
    #expect(world.phrases(.touches) == ["B touchesBegan", "B touchesEnded"])
  }

  @Test func `without being asked for, no step is written down`() {
    _ = world.application.startTracing(includingSystem: true)
    world.tap(50, 50)
    #expect(world.phrases(.processing).isEmpty)
  }

  @Test func `G262 a long press changes over another spot, and the view gets nothing`() {
    world.root.add("B", 0, 0, 100, 100)
    let hold = UILongPressGestureRecognizer()
    hold.cancelsTouchesInView = false
    world.root.attach(hold, "hold", firing: world.controller)
    world.root.attach(UIPanGestureRecognizer(), "pan", firing: world.controller)
    _ = world.trace
    world.touch(50, 50)
    tremble()
    world.wait(600)
    tremble()
    world.lift()
    tremble()
    #expect(
      world.outcome == [
        "B touchesBegan", "hold fires began → controller", "hold fires changed → controller",
        "hold fires ended → controller", "B touchesEnded",
      ])
  }

  private func tremble() {
    world.application.handle(HIDEvent([.init(1, .tremble, at: CGPoint(x: 50, y: 50))]))
  }
}
