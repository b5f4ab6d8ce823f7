import Testing
import TouchEngine

/// Facts G125 to G184: the recognizers of UIKit, where the tests of each class leave something
/// open.
@Suite struct ConcreteFactsTests {
  let world = World()
  let log = Log()

  var fires: [String] { log.lines(about: "fires") }

  func tap(taps: Int = 1, touches: Int = 1) -> UITapGestureRecognizer {
    let tap = world.root.attach(UITapGestureRecognizer(), "tap", telling: log)
    tap.numberOfTapsRequired = taps
    tap.numberOfTouchesRequired = touches
    return tap
  }

  func press(taps: Int = 0, touches: Int = 1) -> UILongPressGestureRecognizer {
    let press = world.root.attach(UILongPressGestureRecognizer(), "press", telling: log)
    press.numberOfTapsRequired = taps
    press.numberOfTouchesRequired = touches
    return press
  }

  // MARK: Tap

  @Test func `G125 a tap needs one tap of one finger`() {
    #expect(tap().numberOfTapsRequired == 1)
    #expect(UITapGestureRecognizer().numberOfTouchesRequired == 1)
  }

  @Test(arguments: [(45.0, true), (45.5, false)])
  func `G126 the middle of the fingers may move by forty-five points`(x: Double, acts: Bool) {
    _ = tap(touches: 2)
    world.touch(50, 50)
    world.touch(90, 50, finger: 2)
    world.application.handle(
      HIDEvent([
        .init(1, .move, at: CGPoint(x: 50 + x, y: 50)),
        .init(2, .move, at: CGPoint(x: 90 + x, y: 50)),
      ]))
    world.lift()
    world.lift(finger: 2)
    #expect(fires.isEmpty != acts)
  }

  @Test(arguments: [(45.0, true), (46.0, false)])
  func `G127 the second landing must be within forty-five points of the first`(
    x: Double, acts: Bool
  ) {
    _ = tap(taps: 2)
    world.tap(50, 50)
    world.wait(100)
    world.tap(50 + x, 50)
    #expect(fires.isEmpty != acts)
  }

  @Test(arguments: [(349.0, true), (350.0, false)])
  func `G128 the next tap must land within the interval`(gap: Double, acts: Bool) {
    _ = tap(taps: 2)
    world.tap(50, 50)
    world.wait(gap)
    world.tap(50, 50)
    #expect(fires.isEmpty != acts)
  }

  @Test func `G129 the longest hold is a number that can be changed`() {
    _ = tap()
    world.application.behavior.tapLongestHold = VirtualTime(milliseconds: 1_500)
    world.touch(50, 50)
    world.wait(1_400)
    world.lift()
    #expect(fires == ["tap fires ended"])
  }

  @Test func `G130 one finger too many fails a tap`() {
    _ = tap()
    world.touch(50, 50)
    world.touch(90, 50, finger: 2)
    world.lift()
    world.lift(finger: 2)
    #expect(fires.isEmpty)
  }

  @Test func `G130 a finger that lifts before the others have landed fails a tap`() {
    _ = tap(touches: 2)
    world.touch(50, 50)
    world.lift()
    world.touch(90, 50, finger: 2)
    world.lift(finger: 2)
    #expect(fires.isEmpty)
  }

  @Test(arguments: [(300.0, true), (400, false)])
  func `a tap waits for its fingers for a limited time`(interval: Double, fires: Bool) {
    _ = tap(touches: 2)
    world.touch(50, 50)
    world.wait(interval)
    world.touch(90, 50, finger: 2)
    world.lift()
    world.lift(finger: 2)
    #expect(self.fires.isEmpty != fires)
  }

  @Test func `a press waits for its fingers without a limit`() {
    press().numberOfTouchesRequired = 2
    world.touch(50, 50)
    world.wait(2_000)
    world.touch(90, 50, finger: 2)
    world.wait(600)
    #expect(fires == ["press fires began"])
  }

  @Test func `G131 G132 a two-finger tap acts at the last lift and still has two touches`() {
    let tap = tap(touches: 2)
    var count = 0
    tap.addTarget(nil, action: Selector("count") { count = $0.numberOfTouches })
    world.touch(50, 50)
    world.touch(90, 50, finger: 2)
    world.lift()
    #expect(fires.isEmpty)
    world.lift(finger: 2)
    #expect(fires == ["tap fires ended"])
    #expect(count == 2)
  }

  @Test func `G133 a tap is where it landed`() {
    let tap = tap()
    var place = CGPoint.zero
    tap.addTarget(nil, action: Selector("place") { place = $0.location(in: nil) })
    world.touch(100, 100)
    world.move(120, 100)
    world.lift()
    #expect(place == CGPoint(x: 100, y: 100))
  }

  @Test func `G134 a tap lets more taps and presses after taps live, and prevents a plain press`() {
    let tap = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let press = UILongPressGestureRecognizer()
    #expect(!tap.canPrevent(double))
    #expect(double.canPrevent(tap))
    #expect(tap.canPrevent(press))
    press.numberOfTapsRequired = 1
    #expect(!tap.canPrevent(press))
    double.numberOfTouchesRequired = 2
    #expect(tap.canPrevent(double))
    double.numberOfTouchesRequired = 1
    double.buttonMaskRequired = .secondary
    #expect(tap.canPrevent(double))
  }

  @Test func `G135 a move by nothing changes nothing`() {
    let press = press()
    world.touch(50, 50)
    world.wait(500)
    world.move(50, 50)
    #expect(fires == ["press fires began"])
    #expect(press.state == .began)
  }

  // MARK: Long press

  @Test func `G136 the defaults of a long press`() {
    let press = press()
    #expect(press.minimumPressDuration == 0.5)
    #expect(press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0)
    #expect(press.numberOfTouchesRequired == 1)
  }

  @Test func `G137 a press begins by the timer, in a turn of its own`() throws {
    _ = press()
    _ = world.trace
    world.touch(50, 50)
    world.wait(500)
    let action = try #require(world.trace.events.first { $0.kind == .action })
    let timer = try #require(world.trace.events.first { $0.kind == .timer })
    let finger = try #require(world.trace.events.first { $0.kind == .finger })
    #expect(action.time == VirtualTime(milliseconds: 500))
    #expect(action.turn == timer.turn)
    #expect(action.turn != finger.turn)
  }

  @Test func `G138 G144 after it has begun a press has no limit and tells of every move`() {
    _ = press()
    world.touch(50, 50)
    world.wait(600)
    world.move(50.5, 50)
    world.move(51, 50)
    world.move(150, 50)
    let changes = Array(repeating: "press fires changed", count: 3)
    #expect(fires == ["press fires began"] + changes)
  }

  @Test func `G139 lifting early fails a press, and the view gets its end`() {
    _ = world.witness("B", log)
    _ = press()
    world.tap(50, 50)
    #expect(log.lines == ["B began", "B ended"])
  }

  @Test func `G140 a finger too many fails a press that has not begun`() {
    _ = press()
    world.touch(50, 50)
    world.touch(90, 50, finger: 2)
    world.wait(1_000)
    #expect(fires.isEmpty)
  }

  @Test func `G141 a finger that comes later is none of the press's business`() {
    let view = world.witness("B", log)
    view.isMultipleTouchEnabled = true
    _ = press()
    world.touch(50, 50)
    world.wait(500)
    world.touch(90, 50, finger: 2)
    world.move(95, 50, finger: 2)
    world.lift(finger: 2)
    #expect(
      log.lines(about: "B began", "B moved", "B ended", "B cancelled", "fires") == [
        "B began", "press fires began", "B cancelled", "B began", "B moved", "B ended",
      ])
  }

  @Test func `G142 a press of two fingers ends with the first lift`() {
    _ = press(touches: 2)
    world.touch(50, 50)
    world.touch(90, 50, finger: 2)
    world.wait(500)
    world.lift()
    #expect(fires == ["press fires began", "press fires ended"])
  }

  @Test func `G143 a press of no duration begins with the landing`() {
    press().minimumPressDuration = 0
    world.touch(50, 50)
    #expect(fires == ["press fires began"])
  }

  @Test(arguments: [(300.0, true), (400.0, false)])
  func `G145 a press after a tap counts from the last landing`(gap: Double, acts: Bool) {
    _ = press(taps: 1)
    world.tap(50, 50)
    world.wait(gap)
    world.touch(50, 50)
    world.wait(499)
    #expect(fires.isEmpty)
    world.wait(1)
    #expect(fires.isEmpty != acts)
  }

  @Test(arguments: [(45.0, true), (46.0, false)])
  func `G260 the press must touch down near the taps that come first`(x: Double, acts: Bool) {
    _ = press(taps: 1)
    world.tap(50, 50)
    world.wait(100)
    world.touch(50 + x, 50)
    world.wait(600)
    #expect(fires.isEmpty != acts)
    world.lift()
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `G260 the taps before a press must be near to each other`() {
    _ = press(taps: 2)
    world.tap(50, 50)
    world.wait(100)
    world.tap(90, 50)
    world.wait(100)
    world.touch(130, 50)
    world.wait(600)
    #expect(fires.isEmpty)
  }

  @Test func `how far a tap may move is not how far the next one may be away`() {
    world.application.behavior.tapAllowableMovement = 5
    _ = tap(taps: 2)
    world.tap(50, 50)
    world.wait(100)
    world.tap(90, 50)
    #expect(!fires.isEmpty)
  }

  @Test func `G146 a press acts for began, changed, ended, and for cancelled`() {
    _ = press()
    for cancels in [false, true] {
      log.lines.removeAll()
      world.touch(50, 50)
      world.wait(500)
      world.move(51, 50)
      if cancels { world.application.cancelTouches() } else { world.lift() }
      #expect(
        fires == [
          "press fires began", "press fires changed",
          cancels ? "press fires cancelled" : "press fires ended",
        ])
    }
  }

  // MARK: Pan

  @Test func `G150 a pan needs one finger and takes any number`() {
    let pan = UIPanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == Int.max)
  }

  @Test func `G152 another finger moves the location and not the translation`() {
    let pan = world.root.attach(UIPanGestureRecognizer(), "pan", telling: log)
    world.touch(100, 100)
    world.move(130, 100)
    let translation = pan.translation(in: nil)
    world.touch(230, 100, finger: 2)
    #expect(pan.location(in: nil) == CGPoint(x: 180, y: 100))
    #expect(pan.translation(in: nil) == translation)
  }

  @Test func `G155 lifting before it begins fails a pan`() {
    world.root.attach(UIPanGestureRecognizer(), "pan", telling: log)
    _ = world.trace
    world.touch(50, 50)
    world.move(55, 50)
    world.lift()
    #expect(world.phrases(.state) == ["pan failed"])
  }

  @Test func `a pan that never had its fingers says how many it had`() {
    let pan = world.root.attach(UIPanGestureRecognizer(), "pan", telling: log)
    pan.minimumNumberOfTouches = 2
    _ = world.trace
    world.touch(50, 50)
    world.move(95, 50)
    world.lift()
    let trace = world.trace
    let failure = trace.events.first { $0.kind == .state }
    #expect(failure.map { trace.reason(of: $0) } == "lifted after 1 of 2 fingers")
  }

  @Test func `G156 a system cancel cancels a pan`() {
    world.root.attach(UIPanGestureRecognizer(), "pan", telling: log)
    world.touch(50, 50)
    world.move(70, 50)
    world.application.cancelTouches()
    #expect(fires == ["pan fires began", "pan fires cancelled"])
  }

  // MARK: Pinch and rotation

  @Test func `G161 the speed of a pinch starts plain and is smoothed`() {
    let pinch = world.root.attach(UIPinchGestureRecognizer(), "pinch", telling: log)
    world.touch(100, 100)
    world.touch(200, 100, finger: 2)
    world.wait(100)
    world.move(220, 100, finger: 2)
    let first = (120.0 / 108 - 1) / 0.1
    #expect(abs(pinch.velocity - first) < 1e-9)
    world.wait(100)
    world.move(231, 100, finger: 2)
    let sample = (131.0 / 108 - 120.0 / 108) / 0.1
    #expect(abs(pinch.velocity - (0.75 * first + 0.25 * sample)) < 1e-9)
  }

  @Test func `G164 the turn is in radians and its speed in radians a second`() {
    let rotation = world.root.attach(UIRotationGestureRecognizer(), "turn", telling: log)
    world.touch(200, 200)
    world.touch(300, 200, finger: 2)
    world.wait(500)
    world.move(200, 300, finger: 2)
    #expect(abs(rotation.rotation - 85 * Double.pi / 180) < 1e-9)
    let first = rotation.rotation / 0.5
    #expect(abs(rotation.velocity - first) < 1e-9)
    world.wait(500)
    world.move(100, 200, finger: 2)
    #expect(abs(rotation.velocity - (0.75 * first + 0.25 * Double.pi)) < 1e-9)
  }

  @Test(arguments: [false, true])
  func `G165 pinch and rotation go together only when a delegate allows it`(allows: Bool) {
    let judge = Judge(log)
    judge.allows = allows
    let pinch = world.root.attach(UIPinchGestureRecognizer(), "pinch", telling: log)
    pinch.delegate = judge
    world.root.attach(UIRotationGestureRecognizer(), "turn", telling: log)
    world.touch(100, 200)
    world.touch(200, 200, finger: 2)
    world.move(230, 260, finger: 2)
    world.move(200, 330, finger: 2)
    #expect(Set(fires.map { $0.prefix(4) }).count == (allows ? 2 : 1))
  }

  // MARK: Swipe, edge, hover, and what all have

  @Test func `G166 a swipe needs one finger, to the right`() {
    let swipe = UISwipeGestureRecognizer()
    #expect(swipe.direction == .right)
    #expect(swipe.numberOfTouchesRequired == 1)
    let bits: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
    #expect(bits.map(\.rawValue) == [1, 2, 4, 8])
  }

  @Test func `G169 G176 G132 a swipe acts during the move, and tells where it started`() {
    let swipe = world.root.attach(UISwipeGestureRecognizer(), "swipe", telling: log)
    var place = CGPoint.zero
    var count = 0
    swipe.addTarget(
      nil,
      action: Selector("place") {
        place = $0.location(in: nil)
        count = $0.numberOfTouches
      })
    world.touch(50, 60)
    world.move(120, 60)
    #expect(fires == ["swipe fires ended"])
    #expect(place == CGPoint(x: 50, y: 60))
    #expect(count == 1)
  }

  @Test func `G175 a swipe without a direction never recognizes`() {
    world.root.attach(UISwipeGestureRecognizer(), "swipe", telling: log).direction = []
    for (x, y) in [(100.0, 0.0), (-100, 0), (0, 100), (0, -100)] {
      world.touch(200, 200)
      world.move(200 + x, 200 + y)
      world.lift()
    }
    #expect(fires.isEmpty)
  }

  @Test func `G178 an edge pan ignores fingers after the first`() {
    let edge = world.root.attach(UIScreenEdgePanGestureRecognizer(), "edge", telling: log)
    edge.edges = .left
    world.touch(5, 100)
    world.touch(10, 300, finger: 2)
    #expect(edge.numberOfTouches == 1)
    world.move(40, 100)
    #expect(fires == ["edge fires began"])
  }

  @Test func `G180 the width of the edge band can be changed`() {
    world.application.behavior.screenEdgeBand = 13
    let edge = world.root.attach(UIScreenEdgePanGestureRecognizer(), "edge", telling: log)
    edge.edges = .left
    world.touch(15, 100)
    world.move(60, 100)
    #expect(fires.isEmpty)
  }

  @Test func `G181 a hover recognizer stays possible on a phone`() {
    let hover = world.root.attach(UIHoverGestureRecognizer(), "hover", telling: log)
    world.touch(50, 50)
    world.move(100, 50)
    #expect(hover.state == .possible)
    world.lift()
    #expect(fires.isEmpty)
  }

  @Test func `G183 a name changes nothing`() {
    let tap = tap()
    tap.name = "something else"
    world.tap(50, 50)
    #expect(fires == ["tap fires ended"])
  }
}
