import Testing
import TouchEngine

/// Swipes, by the measured table.
@Suite struct SwipeTests {
  let world = World()

  func states(
    towards direction: UISwipeGestureRecognizer.Direction = .right,
    _ moves: [(milliseconds: Double, x: Double, y: Double)]
  ) -> [String] {
    let swipe = UISwipeGestureRecognizer()
    swipe.direction = direction
    world.root.attach(swipe, "swipe", firing: world.controller)
    _ = world.trace
    world.touch(150, 400)
    for move in moves {
      world.application.clock.advance(to: VirtualTime(milliseconds: move.milliseconds))
      world.move(150 + move.x, 400 + move.y)
    }
    return world.phrases(.state).map { String($0.dropFirst("swipe ".count)) }
  }

  @Test(arguments: [(500.0, "ended"), (501.0, "failed")])
  func `a swipe takes half a second at most`(milliseconds: Double, state: String) {
    #expect(states([(milliseconds, 100, 0)]) == [state])
  }

  @Test(arguments: [
    (0.0, 50.0), (100.0, 45.3), (200.0, 40.6), (300.0, 35.9), (400.0, 31.2), (500.0, 26.5),
  ])
  func `the distance needed shrinks with time`(milliseconds: Double, distance: Double) {
    #expect(states([(milliseconds, distance - 0.01, 0)]) == [])
    world.lift()
    let other = SwipeTests()
    #expect(other.states([(milliseconds, distance + 0.01, 0)]) == ["ended"])
  }

  @Test(arguments: [
    (0.0, 50.0), (100.0, 45.1), (200.0, 40.2), (300.0, 35.3), (400.0, 30.4), (500.0, 25.5),
  ])
  func `the drift allowed shrinks with time`(milliseconds: Double, drift: Double) {
    #expect(states([(milliseconds, 10, drift - 0.01)]) == [])
    let other = SwipeTests()
    #expect(other.states([(milliseconds, 10, drift + 0.01)]) == ["failed"])
  }

  @Test func `the distance needed and the drift allowed are two numbers`() {
    world.application.behavior.swipeDistance = 20
    #expect(states([(0, 10, 45)]) == [])
    let other = SwipeTests()
    other.world.application.behavior.swipeDrift = 20
    #expect(other.states([(0, 49, 0), (0, 50, 0)]) == ["ended"])
  }

  @Test func `a little the other way fails it for good`() {
    #expect(states([(10, -0.1, 0), (20, 100, 0)]) == ["failed"])
  }

  @Test func `going back without passing the start is allowed`() {
    #expect(states([(10, 20, 0), (20, 10, 0), (30, 100, 0)]) == ["ended"])
  }

  @Test func `it is recognized while the finger moves, and once`() {
    #expect(states([(10, 60, 0), (20, 80, 0), (30, 100, 0)]) == ["ended"])
    world.lift()
    #expect(world.phrases(.action).count == 1)
  }

  @Test func `a mask of right and down recognizes right only`() {
    #expect(states(towards: [.right, .down], [(10, 100, 0)]) == ["ended"])
    #expect(SwipeTests().states(towards: [.right, .down], [(10, 0, 100)]) == ["failed"])
    #expect(SwipeTests().states(towards: [.right, .down], [(10, 100, 100)]) == ["failed"])
    #expect(SwipeTests().states(towards: [.right, .left, .up, .down], [(0, 50, 50)]) == ["ended"])
    #expect(SwipeTests().states(towards: [], [(10, 100, 0)]) == ["failed"])
  }

  @Test(arguments: [(50.0, true), (0.0, false), (-100.0, false)])
  func `each of two fingers must pass on its own`(second: Double, recognized: Bool) {
    let swipe = UISwipeGestureRecognizer()
    swipe.numberOfTouchesRequired = 2
    world.root.attach(swipe, "swipe", firing: world.controller)
    _ = world.trace
    world.touch(100, 400)
    world.touch(100, 500, finger: 2)
    world.application.handle(
      HIDEvent([
        .init(1, .move, at: CGPoint(x: 200, y: 400)),
        .init(2, .move, at: CGPoint(x: 100 + second, y: 500)),
      ]))
    #expect(world.phrases(.action).isEmpty != recognized)
  }

  @Test func `requirements are in the trace, whether set before the run or in it`() throws {
    let pan = world.root.attach(UIPanGestureRecognizer(), "pan", firing: world.controller)
    let swipe = world.root.attach(UISwipeGestureRecognizer(), "swipe", firing: world.controller)
    pan.require(toFail: swipe)
    func required(by name: String) throws -> [String] {
      let trace = world.trace
      let participant = try #require(trace.participants.first { $0.name == name })
      return participant.requirements.map { trace.name(of: $0) }
    }
    #expect(try required(by: "pan") == ["swipe"])
    swipe.require(toFail: pan)
    swipe.require(toFail: pan)
    swipe.require(toFail: UITapGestureRecognizer())
    #expect(try required(by: "swipe") == ["pan"])
    #expect(try required(by: "pan") == ["swipe"])
  }

  @Test(arguments: [false, true])
  func `a pan wins over a swipe unless it waits for it`(requires: Bool) {
    let pan = world.root.attach(UIPanGestureRecognizer(), "pan", firing: world.controller)
    let swipe = world.root.attach(UISwipeGestureRecognizer(), "swipe", firing: world.controller)
    if requires { pan.require(toFail: swipe) }
    _ = world.trace
    world.touch(100, 400)
    for step in 1...12 {
      world.wait(16)
      world.move(100 + Double(step) * 5, 400)
    }
    world.lift()
    let fired = Set(world.phrases(.action).map { $0.split(separator: " ").first.map(String.init) })
    #expect(fired == (requires ? ["swipe"] : ["pan"]))
  }
}
