import RecognizerExamples
import Testing
import TouchEngine

/// The recognizers that are written as an app developer writes them (E54).
@Suite struct RecognizerExampleTests {
  let world = World()
  let log = Log()

  var fires: [String] { log.lines(about: "fires") }

  /// Draws a line through some points, the finger staying down.
  func draw(_ points: [(Double, Double)], lifts: Bool = true) {
    guard let first = points.first else { return }
    world.touch(first.0, first.1)
    for point in points.dropFirst() {
      world.wait(20)
      world.move(point.0, point.1)
    }
    if lifts { world.lift() }
  }

  // MARK: Raw touches

  /// Returns what a control with a doubt reads while something is done.
  func readings(
    _ doubt: GestureReadingControl.Doubt, of action: () -> Void
  ) -> [GestureReadingControl.Gesture] {
    let control = GestureReadingControl(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    control.doubt = doubt
    world.root.addSubview(control)
    var gestures: [GestureReadingControl.Gesture] = []
    control.addTarget(
      world.controller,
      action: Selector("read") { [unowned control] _, _ in gestures.append(control.gesture) },
      for: .valueChanged)
    action()
    world.wait(1_000)
    return gestures
  }

  @Test(arguments: GestureReadingControl.Doubt.allCases)
  func `a tap far from the one before is another tap, whatever the doubt`(
    doubt: GestureReadingControl.Doubt
  ) {
    let gestures = readings(doubt) {
      world.tap(50, 50)
      world.wait(100)
      world.tap(250, 250)
    }
    #expect(gestures == [.tap, .tap])
  }

  @Test func `a drag after a tap is a tap and a pan`() {
    let gestures = readings(.wait) {
      world.tap(50, 50)
      world.wait(100)
      draw([(50, 50), (70, 50), (90, 50)])
    }
    #expect(gestures == [.tap, .pan])
  }

  @Test func `a tap whose second touch is canceled is a tap`() {
    let gestures = readings(.wait) {
      world.tap(50, 50)
      world.wait(100)
      world.touch(50, 50)
      world.application.cancelTouches()
    }
    #expect(gestures == [.tap])
  }

  // MARK: The simple tap

  @Test func `a simple tap acts at the lift and cancels its view`() {
    _ = world.witness("B", log)
    world.root.attach(SimpleTapGestureRecognizer(), "tap", telling: log)
    world.tap(50, 50)
    #expect(
      log.lines(about: "B began", "B c", "fires") == ["B began", "tap fires ended", "B cancelled"])
  }

  @Test(arguments: [(10.0, true), (10.5, false)])
  func `a simple tap allows ten points`(distance: Double, acts: Bool) {
    world.root.attach(SimpleTapGestureRecognizer(), "tap", telling: log)
    draw([(50, 50), (50 + distance, 50)])
    #expect(fires.isEmpty != acts)
  }

  @Test func `G191 a simple tap starts afresh after it was prevented`() {
    let tap = world.root.attach(SimpleTapGestureRecognizer(), "tap", telling: log)
    world.root.attach(UILongPressGestureRecognizer(), "press", telling: log)
    world.touch(50, 50)
    world.wait(600)
    world.lift()
    #expect(fires == ["press fires began", "press fires ended"])
    world.tap(300, 300)
    #expect(fires.last == "tap fires ended")
    #expect(tap.state == .possible)
  }

  @Test func `a second finger makes a simple tap fail`() {
    world.root.attach(SimpleTapGestureRecognizer(), "tap", telling: log)
    world.touch(50, 50)
    world.touch(90, 50, finger: 2)
    world.lift()
    world.lift(finger: 2)
    #expect(fires.isEmpty)
  }

  @Test func `a simple tap can require another recognizer to fail`() {
    let tap = world.root.attach(SimpleTapGestureRecognizer(), "tap", telling: log)
    let double = world.root.attach(world.tapRecognizer("double", taps: 2), "double", telling: log)
    tap.require(toFail: double)
    world.tap(50, 50)
    #expect(fires.isEmpty)
    world.wait(350)
    #expect(fires == ["tap fires ended"])
  }

  // MARK: The circle

  func dial() -> CircleGestureRecognizer {
    let view = world.root.add("dial", 0, 0, 200, 200)
    return view.attach(CircleGestureRecognizer(), "circle", telling: log)
  }

  func onDial(_ degrees: Double, radius: Double = 80) -> (Double, Double) {
    let angle = degrees * .pi / 180
    return (
      100 + radius * Trigonometry.cosine(angle), 100 + radius * Trigonometry.sine(angle)
    )
  }

  @Test func `G188 G194 a circle begins with the first move and tells each step`() {
    let circle = dial()
    var steps: [Int] = []
    circle.addTarget(
      nil,
      action: Selector("turn") { [unowned circle] _ in
        steps.append(Int((circle.angle * 180 / .pi).rounded()))
      })
    draw([onDial(0), onDial(10), onDial(30), onDial(20)])
    #expect(fires == ["began", "changed", "changed", "ended"].map { "circle fires \($0)" })
    #expect(steps == [10, 20, -10, -10])
  }

  @Test(arguments: [1, 3])
  func `rounds add up across the jump of the angle`(rounds: Int) {
    let circle = dial()
    draw(stride(from: 0.0, through: Double(rounds) * 360, by: 15).map { onDial($0) }, lifts: false)
    #expect(abs(circle.totalAngle - Double(rounds) * 2 * .pi) < 1e-9)
    world.lift()
    #expect(circle.totalAngle == 0)
  }

  @Test func `a finger in the middle of the dial makes no circle`() {
    _ = dial()
    draw([(105, 100), onDial(0), onDial(90)])
    #expect(fires.isEmpty)
  }

  @Test func `a second finger does not disturb the circle`() {
    let circle = dial()
    draw([onDial(0), onDial(10)], lifts: false)
    world.touch(30, 30, finger: 2)
    world.move(60, 30, finger: 2)
    world.lift(finger: 2)
    #expect(fires == ["circle fires began"])
    world.lift()
    #expect(fires == ["circle fires began", "circle fires ended"])
    #expect(circle.state == .possible)
  }

  @Test func `the system takes a circle away`() {
    _ = dial()
    draw([onDial(0), onDial(10)], lifts: false)
    world.application.cancelTouches()
    #expect(fires == ["circle fires began", "circle fires cancelled"])
  }

  @Test func `G189 a discrete tap loses to a circle that begins sooner`() {
    let circle = dial()
    circle.view?.attach(SimpleTapGestureRecognizer(), "tap", telling: log)
    draw([onDial(0), onDial(4)])
    #expect(fires == ["circle fires began", "circle fires ended"])
  }

  // MARK: The letter S

  /// An S from the top: two bows, 100 points wide and 200 high.
  static let letter: [(Double, Double)] = [
    (200, 110), (170, 100), (130, 105), (110, 130), (120, 160), (150, 180), (190, 200), (210, 230),
    (200, 270), (160, 295), (120, 290),
  ]

  func attachLetter() {
    world.root.attach(LetterSGestureRecognizer(), "letter", telling: log)
  }

  @Test func `an S is recognized when the finger lifts`() {
    attachLetter()
    draw(Self.letter, lifts: false)
    #expect(fires.isEmpty)
    world.lift()
    #expect(fires == ["letter fires ended"])
  }

  @Test(arguments: 1...10)
  func `an S that is cut short is none until the last bow is long enough`(length: Int) {
    attachLetter()
    draw(Array(Self.letter.prefix(length)))
    #expect(fires.isEmpty == (length < 9 || Self.letter[7].0 - Self.letter[length - 1].0 < 20))
  }

  @Test func `other strokes are no S`() {
    attachLetter()
    let mirrored = Self.letter.map { (300 - $0.0, $0.1) }
    let upwards = Array(Self.letter.reversed())
    let straight = (0...10).map { (100.0 + Double($0) * 10, 100.0) }
    let zigzag = Self.letter + [(160, 310), (200, 330)]
    for stroke in [mirrored, upwards, straight, zigzag] {
      draw(stroke)
      world.wait(1_000)
    }
    #expect(fires.isEmpty)
    draw(Self.letter)
    #expect(fires == ["letter fires ended"])
  }

  @Test func `a wobble that is small is forgiven`() {
    attachLetter()
    var wobbly: [(Double, Double)] = []
    for point in Self.letter { wobbly += [point, (point.0 + 6, point.1 + 2)] }
    draw(wobbly)
    #expect(fires == ["letter fires ended"])
  }

  @Test func `G193 every way through an example ends in a final state`() {
    for recognizer in [
      SimpleTapGestureRecognizer(), CircleGestureRecognizer(), LetterSGestureRecognizer(),
      ClosedCircleGestureRecognizer(), CountedTapGestureRecognizer(),
    ] {
      for script in 0..<3 {
        let world = World()
        world.root.attach(recognizer, "example", telling: log)
        world.touch(50, 50)
        if script > 0 { world.touch(90, 90, finger: 2) }
        if script > 1 { world.move(300, 300) }
        world.lift()
        world.lift(finger: 2)
        world.wait(1_000)
        #expect(recognizer.state == .possible)
        #expect(world.application.invariantViolations().isEmpty)
      }
    }
  }
}
