import Testing
import TouchEngine

/// Facts G060 to G079: cancelling and delaying the touches of views.
@Suite struct HoldingFactsTests {
  let world = World()
  let log = Log()

  func heard() -> [String] { log.lines(about: "B ", "fires").filter { !$0.contains("should") } }

  @Test func `G060 G035 D075 the action comes before the view's cancellation`() {
    _ = world.witness("B", log)
    world.root.attach(UITapGestureRecognizer(), "tap", telling: log)
    world.tap(50, 50)
    #expect(heard() == ["B began", "tap fires ended", "B cancelled"])
  }

  @Test func `G061 D079 the first winner cancels before the next one acts`() {
    let view = world.witness("B", log)
    let judge = Judge(log)
    judge.allows = true
    let taps = [
      view.attach(UITapGestureRecognizer(), "1", telling: log),
      world.root.attach(UITapGestureRecognizer(), "2", telling: log),
      world.window.attach(UITapGestureRecognizer(), "3", telling: log),
    ]
    for tap in taps { tap.delegate = judge }
    world.tap(50, 50)
    #expect(
      log.lines(about: "B began", "B cancelled", "fires") == [
        "B began", "1 fires ended", "B cancelled", "2 fires ended", "3 fires ended",
      ])
  }

  @Test func `G062 D076 without cancelling the view hears the end after the action`() {
    _ = world.witness("B", log)
    world.root.attach(UITapGestureRecognizer(), "tap", telling: log).cancelsTouchesInView = false
    world.tap(50, 50)
    #expect(heard() == ["B began", "tap fires ended", "B ended"])
  }

  @Test(arguments: [true, false])
  func `G063 G064 D077 D078 a long press speaks first and cancels by default`(cancels: Bool) {
    _ = world.witness("B", log)
    let press = world.root.attach(UILongPressGestureRecognizer(), "hold", telling: log)
    press.cancelsTouchesInView = cancels
    world.touch(50, 50)
    world.move(52, 50)
    world.wait(500)
    world.move(54, 50)
    world.lift()
    #expect(
      heard()
        == (cancels
          ? [
            "B began", "B moved", "hold fires began", "B cancelled", "hold fires changed",
            "hold fires ended",
          ]
          : [
            "B began", "B moved", "hold fires began", "hold fires changed", "B moved",
            "hold fires ended", "B ended",
          ]))
  }

  @Test func `G065 a pan takes the touch when it begins`() {
    let view = world.witness("B", log)
    view.attach(UIPanGestureRecognizer(), "pan", telling: log)
    world.touch(50, 50)
    world.move(55, 50)
    world.move(65, 50)
    world.move(75, 50)
    world.lift()
    #expect(
      heard() == [
        "B began", "B moved", "pan fires began", "B cancelled", "pan fires changed",
        "pan fires ended",
      ])
  }

  @Test func `G066 only the touches of the recognizer are taken`() {
    let view = world.witness("B", log)
    view.isMultipleTouchEnabled = true
    let judge = Judge(log)
    judge.receives = { $0.finger == 1 }
    view.attach(UIPanGestureRecognizer(), "pan", telling: log).delegate = judge
    world.touch(50, 50)
    world.touch(90, 90, finger: 2)
    world.move(70, 50)
    world.move(95, 90, finger: 2)
    world.lift(finger: 2)
    #expect(
      heard().filter { !$0.contains("delegate") } == [
        "B began", "B began", "pan fires began", "B cancelled", "B moved", "B ended",
      ])
  }

  @Test func `G067 a delayed touch that is recognized is never heard of`() {
    _ = world.witness("B", log)
    world.root.attach(UITapGestureRecognizer(), "tap", telling: log).delaysTouchesBegan = true
    world.tap(50, 50)
    #expect(heard() == ["tap fires ended"])
  }

  /// A view that writes down when its touches say that they happened, and where.
  final class Chronicle: UIView {
    var entries: [String] = []

    private func note(_ word: String, _ touches: Set<UITouch>) {
      guard let touch = touches.first else { return }
      let milliseconds = Int((touch.timestamp * 1_000).rounded())
      entries.append("\(word) \(milliseconds) \(Int(touch.location(in: self).x))")
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moved", touches)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("ended", touches)
    }
  }

  @Test func `G068 what was delayed comes in order, with the times and places of old`() {
    let view = Chronicle()
    world.root.add("B", 0, 0, 200, 200, as: view)
    let double = world.root.attach(world.tapRecognizer("double", taps: 2), "double", telling: log)
    double.delaysTouchesBegan = true
    world.wait(10)
    world.touch(50, 50)
    world.wait(20)
    world.move(53, 50)
    world.wait(20)
    world.lift()
    #expect(view.entries.isEmpty)
    world.wait(350)
    #expect(view.entries == ["began 10 50", "moved 30 53", "ended 50 53"])
  }

  @Test func `G068 a touch that goes on after the delay is up to date again`() {
    let view = Chronicle()
    world.root.add("B", 0, 0, 200, 200, as: view)
    let tap = world.root.attach(UITapGestureRecognizer(), "tap", telling: log)
    tap.delaysTouchesBegan = true
    world.touch(50, 50)
    world.wait(100)
    world.move(60, 50)
    world.wait(700)
    world.move(70, 50)
    #expect(view.entries == ["began 0 50", "moved 100 60", "moved 800 70"])
  }

  @Test func `G069 G070 G071 only the end is delayed, and only until the double tap has failed`() {
    for delays in [true, false] {
      let world = World()
      let log = Log()
      _ = world.witness("B", log)
      let double = world.root.attach(
        world.tapRecognizer("double", taps: 2), "double", telling: log)
      double.delaysTouchesEnded = delays
      world.touch(50, 50)
      world.move(52, 50)
      world.lift()
      #expect(log.lines == ["B began", "B moved"] + (delays ? [] : ["B ended"]))
      world.wait(349)
      #expect(log.lines.count == (delays ? 2 : 3))
      world.wait(1)
      #expect(log.lines == ["B began", "B moved", "B ended"])
    }
  }

  @Test func `G072 G073 the second tap of a double tap is not begun in the view`() {
    _ = world.witness("B", log)
    world.root.attach(world.tapRecognizer("double", taps: 2), "double", telling: log)
    world.tap(50, 50)
    world.wait(100)
    world.tap(50, 50)
    #expect(heard() == ["B began", "double fires ended", "B cancelled 2"])
  }

  @Test func `G074 G075 a triple tap is begun once and cancelled with all three touches`() {
    _ = world.witness("B", log)
    world.root.attach(world.tapRecognizer("triple", taps: 3), "triple", telling: log)
    for _ in 1...3 {
      world.tap(50, 50)
      world.wait(100)
    }
    #expect(heard() == ["B began", "triple fires ended", "B cancelled 3"])
  }

  @Test func `G076 a touch that two recognizers hold waits for both`() {
    _ = world.witness("B", log)
    world.root.attach(world.tapRecognizer("double", taps: 2), "double", telling: log)
    let blocker = Probe("blocker", log)
    world.root.addGestureRecognizer(blocker)
    world.tap(50, 50)
    world.wait(400)
    #expect(heard() == ["B began"])
    world.wait(200)
    blocker.state = .failed
    world.wait(0)
    #expect(heard() == ["B began", "B ended"])
  }

  @Test func `G077 G254 what is held for a view that has left is dropped`() {
    let view = world.witness("B", log)
    let tap = world.root.attach(world.tapRecognizer("double", taps: 2), "double", telling: log)
    tap.delaysTouchesBegan = true
    world.tap(50, 50)
    view.removeFromSuperview()
    world.wait(400)
    #expect(heard().isEmpty)
  }

  @Test func `G076 a beginning that two recognizers hold waits for both`() {
    _ = world.witness("B", log)
    let probes = [Probe("one", log), Probe("two", log)]
    for probe in probes {
      probe.delaysTouchesBegan = true
      world.root.addGestureRecognizer(probe)
    }
    world.touch(50, 50)
    probes[0].state = .failed
    world.wait(10)
    #expect(heard().isEmpty)
    probes[1].state = .failed
    world.wait(10)
    #expect(heard() == ["B began"])
  }

  @Test func `G079 what was held comes after all actions of the event`() {
    let view = world.witness("B", log)
    let double = view.attach(world.tapRecognizer("double", taps: 2), "double", telling: log)
    let other = Probe("other", log)
    other.prevents = { _ in false }
    other.cancelsTouchesInView = false
    world.root.addGestureRecognizer(other)
    world.tap(50, 50)
    #expect(heard() == ["B began"])
    other.onBegan = { one, _, _ in
      double.state = .failed
      one.state = .ended
    }
    world.touch(50, 50)
    #expect(heard() == ["B began", "other fires ended", "B ended", "B began"])
  }
}
