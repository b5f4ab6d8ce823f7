import Testing
import TouchEngine

/// Facts G250 to G256: what goes away in the middle of a gesture.
@Suite struct RemovalFactsTests {
  let world = World()
  let log = Log()

  var fires: [String] { log.lines(about: "fires") }

  @Test
  func `G250 G253 D068 a view that was taken away and put back has lost its recognizer's touch`() {
    let a = world.root.add("A", 0, 0, 200, 200)
    let b = a.add("B", 0, 0, 100, 100)
    let judge = Judge(log)
    a.attach(UITapGestureRecognizer(), "a", telling: log).delegate = judge
    b.attach(UITapGestureRecognizer(), "b", telling: log).delegate = judge
    world.touch(50, 50)
    b.removeFromSuperview()
    a.addSubview(b)
    world.lift()
    #expect(
      log.lines(about: "touch", "fires") == [
        "b's delegate shouldReceive touch", "a's delegate shouldReceive touch", "a fires ended",
      ])
  }

  @Test func `G251 D067 a view that leaves its window is told that its touch is canceled`() {
    let view = world.witness("B", log)
    world.touch(50, 50)
    view.removeFromSuperview()
    #expect(log.lines == ["B began", "B cancelled"])
    world.move(60, 50)
    world.lift()
    #expect(log.lines == ["B began", "B cancelled"])
  }

  @Test func `G252 D040 a touch keeps its view`() {
    let view = world.witness("B", log)
    let other = world.root.add("C", 200, 0, 100, 100)
    let probe = Probe("probe", log)
    world.root.addGestureRecognizer(probe)
    var views: [UIView?] = []
    probe.onMoved = { _, touches, _ in views.append(touches.first?.view) }
    world.touch(50, 50)
    world.move(250, 50)
    #expect(views.count == 1)
    #expect(views.first.map { $0 === view && $0 !== other } == true)
  }

  @Test(arguments: [true, false])
  func `G255 a recognizer may remove itself in its own action`(discrete: Bool) {
    let probe = Probe("probe", log)
    probe.onBegan = { one, _, _ in one.state = discrete ? .ended : .began }
    world.root.addGestureRecognizer(probe)
    probe.addTarget(
      nil, action: Selector("remove") { one in one.view?.removeGestureRecognizer(one) })
    world.touch(50, 50)
    world.move(60, 50)
    world.lift()
    #expect(
      fires == (discrete ? ["probe fires ended"] : ["probe fires began", "probe fires cancelled"]))
    #expect(log.lines.last == "probe reset")
    #expect(probe.view == nil)
    #expect(world.root.gestureRecognizers == nil)
    #expect(world.application.invariantViolations().isEmpty)
    world.tap(50, 50)
    #expect(log.lines.last == "probe reset")
  }

  @Test func `G255 a view may be removed with its recognizer in the recognizer's action`() {
    let view = world.witness("B", log)
    let probe = Probe("probe", log)
    probe.onBegan = { one, _, _ in one.state = .began }
    view.addGestureRecognizer(probe)
    probe.addTarget(nil, action: Selector("remove") { $0.view?.removeFromSuperview() })
    world.touch(50, 50)
    world.lift()
    #expect(fires == ["probe fires began", "probe fires cancelled"])
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test(arguments: [true, false])
  func `G256 those that wait for a recognizer that goes away are freed`(removes: Bool) {
    let single = world.root.attach(world.tapRecognizer("single"), "single", telling: log)
    let double = world.root.attach(world.tapRecognizer("double", taps: 2), "double", telling: log)
    single.require(toFail: double)
    world.tap(50, 50)
    world.wait(100)
    #expect(fires.isEmpty)
    if removes { world.root.removeGestureRecognizer(double) } else { double.isEnabled = false }
    #expect(fires == ["single fires ended"])
  }
}
