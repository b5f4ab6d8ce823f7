import Testing

@testable import TouchEngine

/// The modes of the main run loop, with the timers and blocks that wait for one.
@Suite struct RunLoopModeFactsTests {
  let world = World()
  let log = Log()
  let scroll = UIScrollView()

  init() {
    world.root.add("scroll", 0, 0, 390, 844, as: scroll)
    scroll.contentSize = CGSize(width: 390, height: 5_000)
  }

  func addTimer(_ name: String, _ interval: Double, repeats: Bool, _ mode: RunLoop.Mode) -> Timer {
    let log = log
    let world = world
    let timer = Timer(timeInterval: interval, repeats: repeats) { [unowned world] _ in
      log.add("\(name) at \(world.now.text())")
    }
    timer.traceName = name
    world.application.runLoop.add(timer, forMode: mode)
    return timer
  }

  func drag(for milliseconds: Double) {
    world.touch(100, 600)
    world.wait(10)
    world.move(100, 560)
    world.wait(milliseconds)
    world.lift()
  }

  @Test func `D168 a timer of the default mode waits while a scroll view is dragged`() {
    _ = addTimer("plain", 0.1, repeats: true, .default)
    _ = addTimer("common", 0.1, repeats: true, .common)
    _ = world.trace
    world.wait(100)
    #expect(log.lines == ["plain at 100", "common at 100"])
    log.lines.removeAll()
    drag(for: 340)
    // It fires once for all it has missed, when the drag is over, and goes on in its old rhythm.
    world.wait(55)
    #expect(
      log.lines == [
        "common at 200", "common at 300", "common at 400", "plain at 450", "common at 500",
        "plain at 500",
      ])
    #expect(
      world.trace.reasons(where: { $0.payload == .timerWaits }).first
        == "the main run loop is in UITrackingRunLoopMode")
    let times = world.trace.events.filter { $0.kind == .timer && $0.word == "timer" }
    #expect(
      times.filter { $0.reason != nil }.map {
        "\($0.time.text): \(world.trace.reason(of: $0))"
      }
        == ["450 ms: it was due at 200 ms"])
  }

  @Test func `D168 a timer of the tracking mode fires while a scroll view is dragged`() {
    _ = addTimer("tracking", 0.1, repeats: true, .tracking)
    world.wait(250)
    #expect(log.lines.isEmpty)
    drag(for: 100)
    #expect(log.lines == ["tracking at 260", "tracking at 300"])
  }

  @Test func `D168 the mode is the tracking one from the first drag to the last lift`() {
    let loop = world.application.runLoop
    world.touch(100, 600)
    #expect(loop.currentMode == .default)
    world.move(100, 560)
    #expect(loop.currentMode == .tracking)
    world.wait(200)
    world.lift()
    #expect(loop.currentMode == .default)
  }

  @Test func `D168 content that moves on by itself keeps the mode when that is asked for`() {
    for lasts in [false, true] {
      let world = World()
      world.application.behavior.trackingModeLastsWhileDecelerating = lasts
      let scroll = UIScrollView()
      world.root.add("scroll", 0, 0, 390, 844, as: scroll)
      scroll.contentSize = CGSize(width: 390, height: 5_000)
      world.touch(100, 600)
      for step in 1...6 {
        world.wait(10)
        world.move(100, 600 - 30 * Double(step))
      }
      world.lift()
      #expect(scroll.isDecelerating)
      #expect(world.application.runLoop.currentMode == (lasts ? .tracking : .default))
      world.wait(10_000)
      #expect(world.application.runLoop.currentMode == .default)
    }
  }

  @Test func `D168 a cancelled drag and a removed scroll view leave the mode`() {
    let loop = world.application.runLoop
    world.touch(100, 600)
    world.move(100, 560)
    world.application.cancelTouches()
    #expect(loop.currentMode == .default)
    world.touch(100, 600)
    world.move(100, 560)
    #expect(loop.currentMode == .tracking)
    scroll.removeFromSuperview()
    #expect(loop.currentMode == .default)
  }

  @Test func `D168 an observer of one mode is called in that mode only`() {
    let loop = CFRunLoop(name: "loop")
    loop.addCommonMode(.tracking)
    var calls: [String] = []
    loop.addObserver("plain", of: .beforeWaiting, order: 0, mode: .default) {
      calls.append("plain")
    }
    loop.addObserver("common", of: .beforeWaiting, order: 1) { calls.append("common") }
    loop.addObserver("tracking", of: .beforeWaiting, order: 2, mode: .tracking) {
      calls.append("tracking")
    }
    loop.wakeUp()
    #expect(calls == ["plain", "common"])
    calls.removeAll()
    loop.beginTracking()
    loop.wakeUp()
    #expect(calls == ["common", "tracking"])
  }

  @Test func `D168 without the tracking mode among them the common modes would stand still`() {
    let loop = CFRunLoop(name: "loop")
    #expect(loop.serves(.common))
    loop.beginTracking()
    #expect(!loop.serves(.common))
    loop.addCommonMode(.tracking)
    #expect(loop.serves(.common))
  }

  @Test func `D162 a block is called in the next round of a mode that it is for`() {
    let loop = world.application.runLoop
    let log = log
    world.touch(100, 600)
    world.move(100, 560)
    loop.perform { log.add("plain") }
    loop.perform(inModes: [.tracking]) {
      log.add("tracking")
      loop.perform(inModes: [.common]) { log.add("late") }
    }
    loop.perform(inModes: [.common]) { log.add("common") }
    world.wait(1)
    #expect(log.lines == ["tracking", "common"])
    world.move(100, 550)
    #expect(log.lines == ["tracking", "common", "late"])
    world.lift()
    world.wait(1)
    #expect(log.lines == ["tracking", "common", "late", "plain"])
  }

  @Test func `a timer can be stopped, in its own block too, and outlive the application`() {
    let once = addTimer("once", 0.1, repeats: false, .default)
    let log = log
    let stopping = Timer(timeInterval: 0.05, repeats: true) { timer in
      log.add("stops")
      timer.invalidate()
    }
    world.application.runLoop.add(stopping, forMode: .default)
    let stopped = addTimer("stopped", 0.2, repeats: true, .common)
    world.wait(150)
    stopped.invalidate()
    world.wait(500)
    #expect(log.lines == ["stops", "once at 100"])
    #expect(!once.isValid && !stopping.isValid)
    var left: (UIApplication, Timer)? = (
      UIApplication(), Timer(timeInterval: 0, repeats: true) { _ in }
    )
    let loop = left?.0.runLoop
    if let timer = left?.1 { loop?.add(timer, forMode: .default) }
    let timer = left?.1
    left = nil
    timer?.invalidate()
    loop?.perform {}
    if let timer = timer { loop?.add(timer, forMode: .default) }
    #expect(loop?.currentMode == .default)
  }

  @Test func `a timer that is added to a second mode while it waits goes on`() {
    let timer = addTimer("plain", 0.1, repeats: false, .default)
    world.touch(100, 600)
    world.move(100, 560)
    world.wait(150)
    #expect(log.lines.isEmpty)
    world.application.runLoop.add(timer, forMode: .tracking)
    world.wait(1)
    #expect(log.lines == ["plain at 150"])
  }
}
