import Testing
import TouchEngine

@Suite struct RecognizerTests {
  let world = World()

  func b() -> UIView { world.root.add("B", 0, 0, 200, 200) }

  @Test func `a tap on an ancestor acts before the view's touch is canceled`() {
    _ = b()
    world.root.attach(UITapGestureRecognizer(), "tap", firing: world.controller)
    _ = world.trace
    world.tap(50, 50)
    #expect(
      world.outcome == ["B touchesBegan", "tap fires ended → controller", "B touchesCancelled"])
    #expect(
      world.story == [
        "tap touchesBegan", "B touchesBegan", "tap touchesEnded", "tap ended",
        "tap fires ended → controller", "B touchesCancelled", "tap reset",
      ])
  }

  @Test func `a tap that does not cancel leaves the view its end`() {
    _ = b()
    world.root.attach(UITapGestureRecognizer(), "tap", firing: world.controller)
      .cancelsTouchesInView = false
    _ = world.trace
    world.tap(50, 50)
    #expect(world.outcome == ["B touchesBegan", "tap fires ended → controller", "B touchesEnded"])
  }

  @Test func `a recognizer on a sibling behind receives nothing`() {
    world.root.add("A", 0, 0, 200, 200)
      .attach(UITapGestureRecognizer(), "tap", firing: world.controller)
    _ = b()
    _ = world.trace
    world.tap(50, 50)
    #expect(world.story == ["B touchesBegan", "B touchesEnded"])
  }

  @Test func `a long press cancels the view and goes on`() {
    _ = b()
    world.root.attach(UILongPressGestureRecognizer(), "hold", firing: world.controller)
    _ = world.trace
    world.touch(50, 50)
    for step in 1...8 {
      world.wait(30)
      world.move(50 + Double(step), 50)
    }
    world.wait(300)
    world.move(80, 50)
    world.lift()
    #expect(
      world.outcome == ["B touchesBegan"]
        + Array(repeating: "B touchesMoved", count: 8) + [
          "hold fires began → controller", "B touchesCancelled", "hold fires changed → controller",
          "hold fires ended → controller",
        ])
  }

  @Test func `a long press that does not cancel speaks before the view in each event`() {
    _ = b()
    world.root.attach(UILongPressGestureRecognizer(), "hold", firing: world.controller)
      .cancelsTouchesInView = false
    _ = world.trace
    world.touch(50, 50)
    world.wait(500)
    world.move(51, 50)
    world.move(52, 50)
    world.lift()
    #expect(
      world.outcome == [
        "B touchesBegan", "hold fires began → controller", "hold fires changed → controller",
        "B touchesMoved", "hold fires changed → controller", "B touchesMoved",
        "hold fires ended → controller", "B touchesEnded",
      ])
  }

  @Test(arguments: [(10.0, "began"), (10.1, "failed")])
  func `a long press allows ten points`(distance: Double, state: String) {
    let press = b().attach(UILongPressGestureRecognizer(), "hold", firing: world.controller)
    _ = world.trace
    world.touch(50, 50)
    world.wait(400)
    world.move(50 + distance, 50)
    world.wait(200)
    #expect(world.phrases(.state) == ["hold \(state)"])
    #expect(press.state.word == (state == "failed" ? "possible" : state))
  }

  @Test(arguments: [(44.0, ["tap ended"]), (46.0, ["tap failed"])])
  func `a tap allows forty-five points`(distance: Double, states: [String]) {
    b().attach(UITapGestureRecognizer(), "tap", firing: world.controller)
    _ = world.trace
    world.touch(50, 50)
    world.move(50 + distance, 50)
    world.lift()
    #expect(world.phrases(.state) == states)
  }

  @Test func `a finger that rests too long is no tap, and the view keeps it`() {
    b().attach(UITapGestureRecognizer(), "tap", firing: world.controller)
    _ = world.trace
    world.touch(50, 50)
    world.wait(1_000)
    world.lift()
    #expect(world.outcome == ["B touchesBegan", "B touchesEnded"])
  }

  @Test func `the end of a touch is held for a double tap until it fails`() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    b().attach(double, "double", firing: world.controller)
    _ = world.trace
    world.tap(50, 50)
    #expect(world.outcome == ["B touchesBegan"])
    world.wait(349)
    #expect(world.outcome == ["B touchesBegan"])
    world.wait(1)
    #expect(world.outcome == ["B touchesBegan", "B touchesEnded"])
  }

  @Test func `a view hears of a double tap once`() {
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    b().attach(double, "double", firing: world.controller)
    _ = world.trace
    world.tap(50, 50)
    world.wait(100)
    world.tap(50, 50)
    #expect(
      world.outcome == ["B touchesBegan", "double fires ended → controller", "B touchesCancelled"])
  }

  @Test func `touches that are delayed and recognized are never heard of`() {
    let tap = b().attach(UITapGestureRecognizer(), "tap", firing: world.controller)
    tap.delaysTouchesBegan = true
    _ = world.trace
    world.tap(50, 50)
    #expect(world.outcome == ["tap fires ended → controller"])
  }

  @Test func `touches that are delayed in vain come late, one after the other`() {
    let tap = b().attach(UITapGestureRecognizer(), "double", firing: world.controller)
    tap.numberOfTapsRequired = 2
    tap.delaysTouchesBegan = true
    _ = world.trace
    world.tap(50, 50)
    #expect(world.outcome.isEmpty)
    world.wait(350)
    #expect(world.outcome == ["B touchesBegan", "B touchesEnded"])
  }

  @Test func `a single tap waits for the double tap that it requires to fail`() {
    let view = b()
    let single = view.attach(UITapGestureRecognizer(), "single", firing: world.controller)
    let double = view.attach(UITapGestureRecognizer(), "double", firing: world.controller)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    _ = world.trace
    world.tap(50, 50)
    #expect(world.outcome == ["B touchesBegan"])
    world.wait(350)
    #expect(
      world.outcome == ["B touchesBegan", "single fires ended → controller", "B touchesCancelled"])
    #expect(world.phrases(.reset).sorted() == ["double reset", "single reset"])
  }

  @Test func `a double tap makes the single tap that waited for it fail`() {
    let view = b()
    let single = view.attach(UITapGestureRecognizer(), "single", firing: world.controller)
    let double = view.attach(UITapGestureRecognizer(), "double", firing: world.controller)
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    _ = world.trace
    world.tap(50, 50)
    world.wait(100)
    world.tap(50, 50)
    #expect(
      world.outcome == ["B touchesBegan", "double fires ended → controller", "B touchesCancelled"])
  }

  @Test(arguments: [true, false])
  func `without a requirement both taps fire, whichever was added first`(singleFirst: Bool) {
    let view = b()
    let single = UITapGestureRecognizer()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    if singleFirst { view.attach(single, "single", firing: world.controller) }
    view.attach(double, "double", firing: world.controller)
    if !singleFirst { view.attach(single, "single", firing: world.controller) }
    _ = world.trace
    world.tap(50, 50)
    world.wait(100)
    world.tap(50, 50)
    #expect(
      world.phrases(.action) == [
        "single fires ended → controller", "double fires ended → controller",
      ])
  }

  @Test func `a disabled recognizer is not waited for`() {
    let view = b()
    let single = view.attach(UITapGestureRecognizer(), "single", firing: world.controller)
    let double = view.attach(UITapGestureRecognizer(), "double", firing: world.controller)
    double.numberOfTapsRequired = 2
    double.isEnabled = false
    single.require(toFail: double)
    _ = world.trace
    world.tap(50, 50)
    #expect(world.phrases(.action) == ["single fires ended → controller"])
  }

  @Test func `of two equal taps the deeper one acts`() {
    world.root.attach(UITapGestureRecognizer(), "outer", firing: world.controller)
    b().attach(UITapGestureRecognizer(), "inner", firing: world.controller)
    _ = world.trace
    world.tap(50, 50)
    #expect(world.phrases(.action) == ["inner fires ended → controller"])
    #expect(world.phrases(.prevent) == ["inner prevents outer"])
  }

  @Test func `recognizers on siblings do not exclude each other`() {
    world.root.add("L", 0, 0, 100, 100)
      .attach(UILongPressGestureRecognizer(), "left", firing: world.controller)
    world.root.add("R", 200, 0, 100, 100)
      .attach(UILongPressGestureRecognizer(), "right", firing: world.controller)
    _ = world.trace
    world.touch(50, 50)
    world.touch(250, 50, finger: 2)
    world.wait(500)
    #expect(
      world.phrases(.action) == ["left fires began → controller", "right fires began → controller"])
  }

  final class Allows: UIGestureRecognizerDelegate {
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
  }

  @Test func `one yes lets both recognize, and the view is canceled once, after the first action`()
  {
    let outer = world.root.attach(UITapGestureRecognizer(), "outer", firing: world.controller)
    outer.delegate = Allows()
    b().attach(UITapGestureRecognizer(), "inner", firing: world.controller)
    _ = world.trace
    world.tap(50, 50)
    #expect(
      world.outcome == [
        "B touchesBegan", "inner fires ended → controller", "B touchesCancelled",
        "outer fires ended → controller",
      ])
  }

  @Test func `switching a recognizer off in its own action cancels it inside the setter`() {
    let press = UILongPressGestureRecognizer()
    press.name = "hold"
    var seen: [String] = []
    press.addTarget(
      nil,
      action: Selector("held") { sender in
        seen.append(sender.state.word)
        if sender.state == .changed {
          sender.isEnabled = false
          seen.append("set")
        }
      })
    b().addGestureRecognizer(press)
    world.touch(50, 50)
    world.wait(500)
    world.move(51, 50)
    world.lift()
    #expect(seen == ["began", "changed", "cancelled", "set"])
  }

  @Test func `a view taken away and put back in the middle is forgotten by its recognizer only`() {
    let a = world.root.add("A", 0, 0, 300, 300)
    let b = a.add("B", 0, 0, 200, 200)
    a.attach(UITapGestureRecognizer(), "tapA", firing: world.controller)
    b.attach(UITapGestureRecognizer(), "tapB", firing: world.controller)
    _ = world.trace
    world.touch(50, 50)
    b.removeFromSuperview()
    a.addSubview(b)
    world.lift()
    #expect(world.phrases(.action) == ["tapA fires ended → controller"])
  }

  @Test func `a two-finger tap is recognized when both fingers are up`() {
    let tap = b().attach(UITapGestureRecognizer(), "two", firing: world.controller)
    tap.numberOfTouchesRequired = 2
    _ = world.trace
    world.touch(50, 50)
    world.touch(90, 50, finger: 2)
    world.lift()
    #expect(world.phrases(.action).isEmpty)
    world.lift(finger: 2)
    #expect(world.phrases(.action) == ["two fires ended → controller"])
  }

  @Test func `a tap tells where it began`() {
    let tap = UITapGestureRecognizer()
    var place = CGPoint.zero
    tap.addTarget(nil, action: Selector("tapped") { place = $0.location(in: nil) })
    b().addGestureRecognizer(tap)
    world.touch(100, 100)
    world.move(120, 100)
    world.lift()
    #expect(place == CGPoint(x: 100, y: 100))
  }
}
