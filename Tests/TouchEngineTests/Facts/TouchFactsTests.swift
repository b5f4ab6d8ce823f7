import Testing
import TouchEngine

/// Facts D040 to D081: touches, events, and their delivery.
@Suite struct TouchFactsTests {
  let world = World()
  let log = Log()

  /// A view that keeps the last event's touches for a look at them.
  final class Keeper: UIView {
    var touch: UITouch?
    var event: UIEvent?
    var sizes: [Int] = []
    var all: [String] = []
    var counts: [Int] = []

    private func keep(_ touches: Set<UITouch>, _ event: UIEvent?) {
      touch = touches.first
      self.event = event
      sizes.append(touches.count)
      counts.append(touches.first?.tapCount ?? -1)
      all = (event?.allTouches ?? []).map { "\($0.finger) \($0.phase)" }
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      keep(touches, event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      keep(touches, event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      keep(touches, event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      keep(touches, event)
    }
  }

  func keeper(multiple: Bool = false) -> Keeper {
    let keeper = Keeper()
    keeper.isMultipleTouchEnabled = multiple
    world.root.add("K", 0, 0, 200, 200, as: keeper)
    return keeper
  }

  @Test func `D041 the phases have UIKit's numbers`() {
    let phases: [UITouch.Phase] = [.began, .moved, .stationary, .ended, .cancelled]
    #expect(phases.map(\.rawValue) == [0, 1, 2, 3, 4])
  }

  @Test func `D043 D041 a finger that rests is in the event, but is not told`() {
    let keeper = keeper(multiple: true)
    _ = world.trace
    world.touch(50, 50)
    world.touch(90, 90, finger: 2)
    world.move(95, 90, finger: 2)
    #expect(keeper.sizes == [1, 1, 1])
    #expect(keeper.all == ["1 stationary", "2 moved"])
    let sent = world.phrases(.sendEvent).count
    world.move(95, 90, finger: 2)
    #expect(world.phrases(.sendEvent).count == sent)
  }

  @Test func `D045 D046 D047 places and times change only when the touch does`() throws {
    let keeper = keeper(multiple: true)
    world.wait(10)
    world.touch(50, 60)
    let touch = try #require(keeper.touch)
    #expect(touch.previousLocation(in: nil) == touch.location(in: nil))
    #expect(touch.timestamp == 0.01)
    world.wait(10)
    world.touch(90, 90, finger: 2)
    #expect(touch.timestamp == 0.01)
    world.move(55, 60)
    #expect(touch.timestamp == 0.02)
    #expect(touch.previousLocation(in: nil) == CGPoint(x: 50, y: 60))
    #expect(touch.location(in: nil) == CGPoint(x: 55, y: 60))
  }

  @Test(arguments: [(350.0, 0.0, 2), (351.0, 0.0, 1), (300.0, 44.9, 2), (300.0, 45.0, 1)])
  func `D048 D049 a tap is counted on within the time and the square`(
    gap: Double, y: Double, count: Int
  ) {
    let keeper = keeper()
    world.tap(50, 50)
    world.wait(gap)
    world.touch(50, 50 + y)
    #expect(keeper.counts.last == count)
  }

  @Test func `D049 the distance of taps is that on each axis`() {
    let keeper = keeper()
    world.tap(50, 50)
    world.wait(100)
    world.tap(90, 90)
    #expect(keeper.counts.last == 2)
  }

  @Test func `D049 the distance is measured from the first landing`() {
    let keeper = keeper()
    for x in [50.0, 80, 110] {
      world.tap(x, 50)
      world.wait(100)
    }
    #expect(keeper.counts == [1, 1, 2, 2, 1, 1])
  }

  @Test(arguments: [true, false])
  func `D051 a tap on another view close by counts on, or as the old guide says`(across: Bool) {
    world.application.behavior.tapCountsAcrossViews = across
    world.root.add("L", 0, 0, 90, 100)
    let right = Keeper()
    world.root.add("R", 90, 0, 100, 100, as: right)
    world.tap(80, 50)
    world.wait(100)
    world.tap(100, 50)
    #expect(right.counts.first == (across ? 2 : 1))
  }

  @Test func `D052 D053 a landing makes a new touch in the same event`() throws {
    let keeper = keeper()
    world.tap(50, 50)
    let first = try #require(keeper.touch)
    let event = try #require(keeper.event)
    world.wait(100)
    world.tap(50, 50)
    #expect(keeper.touch !== first)
    #expect(keeper.event === event)
  }

  @Test func `D054 the count is set at the landing, and a far move takes it back`() {
    let keeper = keeper()
    world.tap(50, 50)
    world.wait(100)
    world.touch(50, 50)
    world.move(60, 50)
    world.move(120, 50)
    #expect(keeper.counts == [1, 1, 2, 2, 0])
  }

  @Test func `D056 D057 a second finger in a single-touch view has no view, for good`() {
    let keeper = keeper()
    world.touch(50, 50)
    world.touch(90, 90, finger: 2)
    world.move(51, 50)
    #expect(keeper.all == ["1 moved", "2 stationary"])
    let second = keeper.event?.allTouches?.first { $0.finger == 2 }
    #expect(second != nil)
    #expect(second?.view == nil)
    world.lift()
    let told = keeper.sizes.count
    world.move(95, 90, finger: 2)
    world.lift(finger: 2)
    #expect(keeper.sizes.count == told)
  }

  @Test(arguments: [true, false])
  func `D058 D059 exclusive touch holds both ways, in one window`(exclusiveFirst: Bool) {
    let plain = world.witness("P", log)
    let exclusive = Witness("E", log)
    world.root.add("E", 200, 0, 100, 100, as: exclusive)
    exclusive.isExclusiveTouch = true
    let front = UIWindow(windowScene: world.scene)
    front.frame = CGRect(x: 0, y: 400, width: 390, height: 200)
    front.makeKeyAndVisible()
    front.add("W", 0, 0, 100, 100, as: Witness("W", log))
    let places = exclusiveFirst ? [250.0, 50] : [50.0, 250]
    world.touch(places[0], 50)
    world.touch(places[1], 50, finger: 2)
    world.touch(50, 450, finger: 3)
    #expect(plain.log === log)
    #expect(log.lines == [exclusiveFirst ? "E began" : "P began", "W began"])
  }

  @Test func `D059 a view in an exclusive one shares its claim`() {
    let exclusive = world.root.add("E", 0, 0, 200, 200)
    exclusive.isExclusiveTouch = true
    exclusive.add("A", 0, 0, 100, 100, as: Witness("A", log))
    exclusive.add("B", 100, 0, 100, 100, as: Witness("B", log))
    world.root.add("P", 200, 0, 100, 100, as: Witness("P", log))
    world.touch(50, 50)
    world.touch(250, 50, finger: 2)
    world.touch(150, 50, finger: 3)
    #expect(log.lines == ["A began", "B began"])
  }

  @Test func `D066 every beginning has one end`() {
    let view = world.witness("B", log)
    view.isMultipleTouchEnabled = true
    world.touch(50, 50)
    world.touch(90, 90, finger: 2)
    world.lift()
    world.application.cancelTouches()
    #expect(log.lines == ["B began", "B began", "B ended", "B cancelled"])
  }

  @Test func `D067 D186 the system takes the touches of an app that becomes inactive`() {
    _ = world.witness("B", log)
    world.touch(50, 50)
    world.application.cancelTouches()
    world.move(60, 50)
    world.lift()
    #expect(log.lines == ["B began", "B cancelled"])
  }

  @Test func `D069 the view of a touch is the one that was hit, though the controller handles it`()
  {
    final class Handles: UIViewController {
      var touched: UIView?
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        touched = touches.first?.view
      }
    }
    let controller = Handles()
    world.window.rootViewController = controller
    let leaf = controller.view.add("B", 0, 0, 100, 100)
    world.touch(50, 50)
    #expect(controller.touched === leaf)
  }

  @Test func `D070 D081 a finished touch leaves the event`() {
    let keeper = keeper()
    world.tap(50, 50)
    #expect(keeper.event?.allTouches == nil)
  }

  @Test func `D073 a touch visits only the window in which it landed`() {
    final class Counting: UIWindow {
      var count = 0
      override func sendEvent(_ event: UIEvent) {
        count += 1
        super.sendEvent(event)
      }
    }
    let front = Counting(windowScene: world.scene)
    front.frame = CGRect(x: 0, y: 400, width: 390, height: 200)
    front.makeKeyAndVisible()
    world.tap(50, 50)
    #expect(front.count == 0)
    world.tap(50, 450)
    #expect(front.count == 2)
  }

  @Test func `D074 a delayed touch is told from the environment, after it was released`() throws {
    _ = world.witness("B", log)
    world.root.attach(world.tapRecognizer("double", taps: 2), "double", telling: log)
    _ = world.trace
    world.tap(50, 50)
    world.wait(350)
    let events = world.trace.events
    let end = try #require(
      events.firstIndex {
        $0.word == "touchesEnded" && $0.to != $0.from && world.trace[$0.to]?.name == "B"
      })
    #expect(events[..<end].last?.word == "released")
    #expect(!events[..<end].contains { $0.kind == .sendEvent && $0.turn == events[end].turn })
  }
}

/// Facts D080, D183, D184 and D187: fingers that the app does not hear of.
@Suite struct IgnoredTouchTests {
  let world = World()
  let log = Log()

  @Test func `D183 D184 ignoring nests, and new fingers make no touches`() {
    _ = world.witness("B", log)
    let application = world.application
    application.beginIgnoringInteractionEvents()
    application.beginIgnoringInteractionEvents()
    world.tap(50, 50)
    application.endIgnoringInteractionEvents()
    #expect(application.isIgnoringInteractionEvents)
    world.tap(50, 50)
    #expect(log.lines.isEmpty)
    application.endIgnoringInteractionEvents()
    world.tap(50, 50)
    #expect(log.lines == ["B began", "B ended"])
    application.endIgnoringInteractionEvents()
    #expect(!application.isIgnoringInteractionEvents)
  }

  @Test func `D080 a touch that is down when ignoring begins is canceled at the next report`() {
    _ = world.witness("B", log)
    world.touch(50, 50)
    world.application.beginIgnoringInteractionEvents()
    #expect(log.lines == ["B began"])
    world.move(60, 50)
    #expect(log.lines == ["B began", "B cancelled"])
    world.application.endIgnoringInteractionEvents()
    world.move(70, 50)
    world.lift()
    #expect(log.lines == ["B began", "B cancelled"])
  }

  @Test func `D184 no event is sent while fingers are ignored, and the trace says why`() {
    _ = world.trace
    world.application.beginIgnoringInteractionEvents()
    world.touch(50, 50)
    #expect(world.phrases(.sendEvent).isEmpty)
    #expect(world.trace.reasons().last == "interaction events are ignored")
  }

  @Test(arguments: [5, 3])
  func `D187 one finger more than the glass can follow takes all touches away`(most: Int) {
    let view = world.witness("B", log)
    view.isMultipleTouchEnabled = true
    world.application.behavior.maximumNumberOfTouches = most
    let pan = world.root.attach(UIPanGestureRecognizer(), "pan", telling: log)
    pan.cancelsTouchesInView = false
    for finger in 1...most { world.touch(Double(finger) * 20, 50, finger: finger) }
    world.move(20, 100)
    #expect(log.lines(about: "fires") == ["pan fires began"] || most > 4)
    log.lines.removeAll()
    world.touch(180, 50, finger: most + 1)
    #expect(log.lines.contains("B cancelled \(most)"))
    world.move(180, 80, finger: most + 1)
    #expect(world.application.invariantViolations().isEmpty)
    for finger in 1...most + 1 { world.lift(finger: finger) }
    log.lines.removeAll()
    world.tap(50, 50)
    #expect(log.lines(about: "B ").contains("B ended"))
  }

  @Test func `D187 a sixth finger takes all touches away`() {
    world.witness("B", log).isMultipleTouchEnabled = true
    for finger in 1...5 { world.touch(Double(finger) * 20, 50, finger: finger) }
    #expect(!log.lines.contains { $0.contains("cancelled") })
    world.touch(120, 50, finger: 6)
    #expect(log.lines.last == "B cancelled 5")
  }

  @Test func `D008 G040 switching a view off does not touch the fingers that are on it`() {
    let view = world.witness("B", log)
    world.touch(50, 50)
    view.isUserInteractionEnabled = false
    world.move(60, 50)
    world.lift()
    world.tap(50, 50)
    #expect(log.lines == ["B began", "B moved", "B ended"])
  }
}
