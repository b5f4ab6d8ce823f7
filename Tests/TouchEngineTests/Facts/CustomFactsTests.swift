import Testing
import TouchEngine

/// Facts G185 to G195: recognizers that an app writes itself.
@Suite struct CustomFactsTests {
  let world = World()
  let log = Log()

  var fires: [String] { log.lines(about: "fires") }

  @Test func `G186 the base class does nothing in the methods that subclasses override`() {
    let plain = world.root.attach(UIGestureRecognizer(), "plain", telling: log)
    _ = world.trace
    world.tap(50, 50)
    #expect(plain.state == .possible)
    #expect(world.phrases(.state).isEmpty)
  }

  /// A recognizer for a tick: down to the right, then up to the right, ending higher than it began.
  final class Checkmark: UIGestureRecognizer {
    private var start = CGPoint.zero
    private var hasTurned = false
    private var finger: UITouch?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      if finger == nil, touches.count != 1 {
        state = .failed
        return
      }
      for touch in touches {
        if finger == nil {
          finger = touch
          start = touch.location(in: nil)
        } else {
          ignore(touch, for: event)
        }
      }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      guard let finger, touches.contains(finger) else { return }
      let place = finger.location(in: nil)
      let before = finger.previousLocation(in: nil)
      if place.x < before.x { state = .failed }
      if place.y > before.y, hasTurned { state = .failed }
      if place.y < before.y { hasTurned = true }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      let isHigher = (finger?.location(in: nil).y ?? .infinity) < start.y
      state = hasTurned && isHigher ? .recognized : .failed
    }
    override func reset() {
      finger = nil
      hasTurned = false
    }
  }

  @Test(arguments: [
    ([(120.0, 130.0), (160.0, 60.0)], true), ([(120.0, 130.0)], false),
    ([(120.0, 130.0), (110.0, 60.0)], false), ([(120.0, 130.0), (160.0, 110.0)], false),
  ])
  func `G187 a tick is recognized at the lift when it has turned and ends higher`(
    stroke: [(Double, Double)], acts: Bool
  ) {
    let judge = Judge(log)
    world.root.attach(Checkmark(), "tick", telling: log).delegate = judge
    world.touch(100, 100)
    world.touch(200, 200, finger: 2)
    for (x, y) in stroke { world.move(x, y) }
    world.move(210, 210, finger: 2)
    world.lift()
    #expect(
      log.lines(about: "shouldBegin", "fires")
        == (acts ? ["tick's delegate shouldBegin", "tick fires ended"] : []))
  }

  @Test
  func `G188 G189 a continuous recognizer that begins at the landing beats every discrete one`() {
    let capture = Probe("capture", log)
    capture.onBegan = { one, _, _ in one.state = .began }
    capture.onMoved = { one, _, _ in one.state = .changed }
    capture.onEnded = { one, _, _ in one.state = .ended }
    world.root.addGestureRecognizer(capture)
    world.root.attach(UITapGestureRecognizer(), "tap", telling: log)
    world.touch(50, 50)
    #expect(fires == ["capture fires began"])
    world.move(52, 50)
    world.lift()
    #expect(
      fires == ["capture fires began", "capture fires changed", "capture fires ended"])
  }

  @Test func `G191 G192 one that is excluded receives nothing more, but is reset`() {
    let loser = Probe("loser", log)
    world.root.addGestureRecognizer(loser)
    let winner = Probe("winner", log)
    winner.onMoved = { one, _, _ in one.state = .began }
    world.root.addGestureRecognizer(winner)
    world.touch(50, 50)
    world.move(60, 50)
    log.lines.removeAll()
    world.move(70, 50)
    world.lift()
    #expect(log.lines(about: "loser").isEmpty)
    world.lift()
    winner.state = .ended
    world.wait(0)
    #expect(log.lines(about: "reset").contains("winner reset"))
  }

  @Test func `G191 G020 one that is excluded is reset at once when nothing ties it`() {
    world.root.addGestureRecognizer(Probe("loser", log))
    world.root.attach(UIPanGestureRecognizer(), "pan", telling: log)
    world.touch(50, 50)
    world.move(60, 50)
    #expect(log.lines.contains("loser reset"))
    #expect(!log.lines.contains("loser cancelled"))
  }

  @Test func `G193 one that never decides keeps others waiting, and the end of the touch`() {
    _ = world.witness("B", log)
    world.root.addGestureRecognizer(Probe("idle", log))
    let single = world.root.attach(world.tapRecognizer("single"), "single", telling: log)
    world.root.gestureRecognizers?.first.map { single.require(toFail: $0) }
    world.tap(50, 50)
    world.wait(5_000)
    #expect(log.lines(about: "B began", "B ended", "B cancelled", "fires") == ["B began"])
  }
}
