import Testing
import TouchEngine

/// Pans, pinches and rotations, by the measured numbers.
@Suite struct ContinuousRecognizerTests {
  let world = World()

  /// What an action saw.
  struct Seen: Equatable {
    var state: String
    var value: Double
  }

  final class Log {
    var seen: [Seen] = []
  }

  func pan(_ read: @escaping (UIPanGestureRecognizer) -> Double = { $0.translation(in: nil).x })
    -> (UIPanGestureRecognizer, Log)
  {
    let pan = UIPanGestureRecognizer()
    pan.name = "pan"
    let log = Log()
    pan.addTarget(
      nil,
      action: Selector("panned") { [unowned pan] _ in
        log.seen.append(Seen(state: pan.state.word, value: read(pan)))
      })
    world.root.addGestureRecognizer(pan)
    return (pan, log)
  }

  @Test(arguments: [(9.0, 9.0, false), (10.0, 9.0, true), (7.0, 7.0, false), (-10.0, 0.0, true)])
  func `a pan begins when one axis reaches ten points`(x: Double, y: Double, begins: Bool) {
    let (_, log) = pan()
    world.touch(100, 100)
    world.move(100 + x, 100 + y)
    #expect(log.seen.map(\.state) == (begins ? ["began"] : []))
  }

  @Test func `the threshold is taken off the translation`() {
    let (_, log) = pan()
    world.touch(100, 100)
    world.move(115, 100)
    world.move(280, 100)
    world.lift()
    #expect(
      log.seen == [
        Seen(state: "began", value: 5), Seen(state: "changed", value: 170),
        Seen(state: "ended", value: 170),
      ])
  }

  @Test func `a translation that is set to zero goes on from there`() {
    let (pan, log) = pan()
    world.touch(100, 100)
    world.move(130, 100)
    #expect(log.seen.last?.value == 20)
    pan.setTranslation(.zero, in: nil)
    world.move(135, 100)
    #expect(log.seen.last?.value == 5)
  }

  @Test func `a pan that had to wait starts from zero`() {
    let (pan, log) = pan()
    let press = UILongPressGestureRecognizer()
    press.allowableMovement = 50
    world.root.addGestureRecognizer(press)
    pan.require(toFail: press)
    world.touch(100, 100)
    world.move(140, 100)
    #expect(log.seen.isEmpty)
    world.move(160, 100)
    #expect(log.seen == [Seen(state: "began", value: 0)])
    world.move(167, 100)
    #expect(log.seen.last == Seen(state: "changed", value: 7))
  }

  @Test func `a pan that began and ended while it waited is told as began and ended`() {
    let (pan, log) = pan()
    let never = UITapGestureRecognizer()
    never.numberOfTapsRequired = 2
    world.root.addGestureRecognizer(never)
    pan.require(toFail: never)
    world.touch(100, 100)
    world.move(120, 100)
    world.move(130, 100)
    world.lift()
    #expect(log.seen.isEmpty)
    world.wait(350)
    #expect(log.seen.map(\.state) == ["began", "ended"])
  }

  @Test func `a pan that waits is canceled in silence`() {
    let (pan, log) = pan()
    let never = UITapGestureRecognizer()
    never.numberOfTapsRequired = 2
    world.root.addGestureRecognizer(never)
    pan.require(toFail: never)
    world.touch(100, 100)
    world.move(120, 100)
    world.application.cancelTouches()
    world.wait(1_000)
    #expect(log.seen.isEmpty)
  }

  @Test func `a pan goes on until the last finger lifts, and its translation does not jump`() {
    let (pan, log) = pan()
    pan.minimumNumberOfTouches = 2
    world.touch(100, 100)
    world.touch(200, 100, finger: 2)
    world.move(120, 100)
    world.move(220, 100, finger: 2)
    world.lift()
    world.move(230, 100, finger: 2)
    world.lift(finger: 2)
    #expect(
      log.seen.map(\.state) == ["began", "changed", "changed", "ended"].suffix(log.seen.count))
    #expect(log.seen.last == Seen(state: "ended", value: 20))
  }

  @Test
  func `one finger too many fails a pan that has not begun and does not disturb one that has`() {
    let (pan, log) = pan()
    pan.maximumNumberOfTouches = 1
    world.touch(100, 100)
    world.touch(200, 100, finger: 2)
    world.move(150, 100)
    #expect(log.seen.isEmpty)
    world.lift()
    world.lift(finger: 2)
    world.touch(100, 100)
    world.move(120, 100)
    world.touch(200, 100, finger: 2)
    world.move(130, 100)
    #expect(log.seen.last == Seen(state: "changed", value: 20))
  }

  @Test func `velocity mixes the last two samples`() {
    let (_, log) = pan { $0.velocity(in: nil).x }
    world.touch(100, 100)
    world.wait(10)
    world.move(110, 100)
    world.wait(10)
    world.move(130, 100)
    world.wait(0.5)
    world.move(131, 100)
    #expect(log.seen.map { $0.value.rounded() } == [1_000, 1_200, 1_200])
  }

  @Test func `a pan excludes the long press that would come later`() {
    _ = pan()
    world.root.attach(UILongPressGestureRecognizer(), "hold", firing: world.controller)
    _ = world.trace
    world.touch(100, 100)
    world.move(110, 100)
    world.wait(1_000)
    #expect(world.phrases(.prevent) == ["pan prevents hold"])
    #expect(world.phrases(.action).count == 1)
  }

  @Test(arguments: [(8.0, nil), (10.0, 110.0 / 108.0), (-10.0, 90.0 / 92.0)])
  func `a pinch begins at ten points and counts eight of them as there before`(
    change: Double, scale: Double?
  ) {
    let pinch = world.root.attach(UIPinchGestureRecognizer(), "pinch", firing: world.controller)
    world.touch(100, 100)
    world.touch(200, 100, finger: 2)
    world.move(200 + change, 100, finger: 2)
    #expect(pinch.state == (scale == nil ? .possible : .began))
    #expect(abs(pinch.scale - (scale ?? 1)) < 1e-12)
  }

  @Test func `a pinch that is set to one goes on from one`() {
    let pinch = world.root.attach(UIPinchGestureRecognizer(), "pinch", firing: world.controller)
    world.touch(100, 100)
    world.touch(200, 100, finger: 2)
    world.move(250, 100, finger: 2)
    pinch.scale = 1
    world.move(300, 100, finger: 2)
    #expect(abs(pinch.scale - 200.0 / 150.0) < 1e-12)
  }

  @Test func `a pinch ends when both fingers are up`() {
    let pinch = world.root.attach(UIPinchGestureRecognizer(), "pinch", firing: world.controller)
    _ = world.trace
    world.touch(100, 100)
    world.touch(200, 100, finger: 2)
    world.move(250, 100, finger: 2)
    world.move(260, 100, finger: 2)
    world.lift()
    #expect(pinch.state == .changed)
    world.lift(finger: 2)
    #expect(
      world.phrases(.action) == [
        "pinch fires began → controller", "pinch fires changed → controller",
        "pinch fires ended → controller",
      ])
  }

  @Test func `G301 there's no location of a touch past the last one`() {
    let pinch = UIPinchGestureRecognizer()
    world.root.addGestureRecognizer(pinch)
    world.root.isMultipleTouchEnabled = true
    #expect(pinch.exception(locatingTouch: 0)?.name == "NSRangeException")
    world.touch(100, 300)
    world.touch(200, 300, finger: 2)
    #expect(pinch.exception(locatingTouch: 1) == nil)
    #expect(pinch.exception(locatingTouch: 2)?.fact == "G301")
    world.lift(finger: 2)
    #expect(pinch.exception(locatingTouch: 0) == nil)
    #expect(pinch.exception(locatingTouch: 1) != nil)
  }

  @Test(arguments: [true, false])
  func `a gesture of two fingers reports the moves of the last one`(isPinch: Bool) {
    let recognizer = isPinch ? UIPinchGestureRecognizer() : UIRotationGestureRecognizer()
    world.root.attach(recognizer, "gesture", firing: world.controller)
    world.touch(100, 100)
    world.touch(200, 100, finger: 2)
    world.move(250, 150, finger: 2)
    world.move(260, 160, finger: 2)
    _ = world.trace
    world.lift()
    world.move(270, 170, finger: 2)
    world.move(280, 180, finger: 2)
    #expect(recognizer.numberOfTouches == 1)
    #expect(
      world.phrases(.action) == Array(repeating: "gesture fires changed → controller", count: 2))
    world.lift(finger: 2)
    #expect(recognizer.state == .possible)
  }

  @Test func `a finger that's left before a pinch has begun reports nothing`() {
    world.root.attach(UIPinchGestureRecognizer(), "pinch", firing: world.controller)
    world.touch(100, 100)
    world.touch(200, 100, finger: 2)
    world.lift()
    world.move(300, 100, finger: 2)
    world.lift(finger: 2)
    #expect(world.phrases(.action).isEmpty)
  }

  @Test(arguments: [(9.0, nil), (10.0, 5.0), (45.0, 40.0), (-90.0, -85.0)])
  func `a rotation begins at ten degrees and reports five less`(degrees: Double, report: Double?) {
    let rotation = world.root.attach(
      UIRotationGestureRecognizer(), "turn", firing: world.controller)
    world.touch(200, 200)
    world.touch(300, 200, finger: 2)
    let angle = degrees * .pi / 180
    world.move(
      200 + 100 * Trigonometry.cosine(angle), 200 + 100 * Trigonometry.sine(angle), finger: 2)
    #expect(rotation.state == (report == nil ? .possible : .began))
    if let report { #expect(abs(rotation.rotation * 180 / .pi - report) < 1e-9) }
  }

  @Test func `a rotation that is set to zero has no second threshold`() {
    let rotation = world.root.attach(
      UIRotationGestureRecognizer(), "turn", firing: world.controller)
    world.touch(200, 200)
    world.touch(300, 200, finger: 2)
    world.move(200, 300, finger: 2)
    rotation.rotation = 0
    let angle = 91.0 * .pi / 180
    world.move(
      200 + 100 * Trigonometry.cosine(angle), 200 + 100 * Trigonometry.sine(angle), finger: 2)
    #expect(abs(rotation.rotation * 180 / .pi - 1) < 1e-9)
  }

  @Test func `pinch and rotation exclude each other`() {
    world.root.attach(UIPinchGestureRecognizer(), "pinch", firing: world.controller)
    world.root.attach(UIRotationGestureRecognizer(), "turn", firing: world.controller)
    _ = world.trace
    world.touch(100, 200)
    world.touch(200, 200, finger: 2)
    world.move(230, 200, finger: 2)
    world.move(100, 330, finger: 2)
    #expect(Set(world.phrases(.action).map { $0.prefix(5) }) == ["pinch"])
  }

  @Test(arguments: [(19.0, 300.0, true), (20.0, 300.0, false), (375.0, 300.0, false)])
  func `an edge pan starts in its band only`(x: Double, y: Double, begins: Bool) {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    world.root.attach(edge, "edge", firing: world.controller)
    _ = world.trace
    world.touch(x, y)
    world.move(x + 30, y)
    #expect(world.phrases(.action).isEmpty != begins)
  }
}
