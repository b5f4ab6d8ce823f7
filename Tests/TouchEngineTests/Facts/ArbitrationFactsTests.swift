import Testing
import TouchEngine

/// Facts G080 to G123: who acts.
@Suite struct ArbitrationFactsTests {
  let world = World()
  let log = Log()

  /// A recognizer that recognizes when the finger lifts, or at a move when the test says so.
  @discardableResult
  func probe(
    _ name: String, on view: UIView? = nil, judge: Judge? = nil,
    moved: UIGestureRecognizer.State? = nil, ended: UIGestureRecognizer.State? = .ended
  ) -> Probe {
    let probe = Probe(name, log)
    probe.delegate = judge
    if let moved { probe.onMoved = { one, _, _ in one.state = moved } }
    if let ended { probe.onEnded = { one, _, _ in one.state = ended } }
    (view ?? world.root).addGestureRecognizer(probe)
    return probe
  }

  var fires: [String] { log.lines(about: "fires") }

  @Test func `G080 G087 G088 the first to recognize makes the others fail`() {
    probe("slow")
    probe("quick", moved: .began)
    _ = world.trace
    world.touch(50, 50)
    world.move(60, 50)
    world.lift()
    #expect(fires == ["quick fires began", "quick fires ended"])
    #expect(world.phrases(.prevent) == ["quick prevents slow"])
  }

  @Test func `G081 a recognizer does not prevent one that it requires to fail`() {
    let press = world.root.attach(UILongPressGestureRecognizer(), "press", telling: log)
    let double = world.root.attach(world.tapRecognizer("double", taps: 2), "double", telling: log)
    press.require(toFail: double)
    _ = world.trace
    world.touch(50, 50)
    world.wait(600)
    #expect(world.phrases(.prevent).isEmpty)
    world.wait(150)
    #expect(fires == ["press fires began"])
  }

  @Test func `G081 one that has acted does not prevent one that it requires, when that comes late`()
  {
    let pan = world.root.attach(UIPanGestureRecognizer(), "pan", telling: log)
    let late = probe("late")
    pan.require(toFail: late)
    late.isEnabled = false
    world.touch(100, 100)
    world.move(120, 100)
    late.isEnabled = true
    world.touch(200, 200, finger: 2)
    world.lift(finger: 2)
    #expect(fires.contains("late fires ended"))
  }

  @Test func `G088 one that has acted is not prevented by one that recognizes later`() {
    world.root.attach(UIPanGestureRecognizer(), "pan", telling: log)
    let late = probe("late")
    late.isEnabled = false
    world.touch(100, 100)
    world.move(120, 100)
    late.isEnabled = true
    world.touch(200, 200, finger: 2)
    world.lift(finger: 2)
    world.move(130, 100)
    #expect(fires == ["pan fires began", "pan fires changed"])
  }

  @Test func `G082 recognizers on siblings do not exclude each other`() {
    for (name, x) in [("left", 0.0), ("right", 200.0)] {
      world.root.add(name, x, 0, 100, 100)
        .attach(UIPanGestureRecognizer(), name, telling: log)
    }
    world.touch(50, 50)
    world.touch(250, 50, finger: 2)
    world.move(70, 50)
    world.move(270, 50, finger: 2)
    #expect(fires.contains("left fires began"))
    #expect(fires.contains("right fires began"))
  }

  @Test func `G083 G084 the four questions come in order, the victim's delegate first`() {
    let judge = Judge(log)
    probe("victim", judge: judge, ended: nil)
    probe("winner", judge: judge, moved: .began)
    world.touch(50, 50)
    log.lines.removeAll()
    world.move(60, 50)
    #expect(
      log.lines(about: "can", "simultaneously") == [
        "winner canPrevent victim", "victim canBePrevented winner",
        "victim's delegate simultaneously winner", "winner's delegate simultaneously victim",
      ])
  }

  @Test(arguments: [1, 2, 3, 4])
  func `G083 the first answer that frees the victim ends the questions`(answer: Int) {
    let victims = Judge(log)
    let winners = Judge(log)
    victims.allows = answer == 3
    winners.allows = answer == 4
    let victim = probe("victim", judge: victims, ended: nil)
    let winner = probe("winner", judge: winners, moved: .began)
    if answer == 1 { winner.prevents = { _ in false } }
    if answer == 2 { victim.isPrevented = { _ in false } }
    world.touch(50, 50)
    log.lines.removeAll()
    world.move(60, 50)
    #expect(log.lines(about: "canPrevent", "canBe", "simultaneously").count == answer)
    #expect(victim.state == .possible)
  }

  @Test func `G085 a no from one side promises nothing`() {
    let no = Judge(log)
    let yes = Judge(log)
    yes.allows = true
    probe("one", judge: no)
    probe("two", judge: yes)
    world.tap(50, 50)
    #expect(fires.sorted() == ["one fires ended", "two fires ended"])
  }

  @Test func `G086 the default of both classes' questions is yes`() {
    let one = UIGestureRecognizer()
    let two = UIGestureRecognizer()
    #expect(one.canPrevent(two))
    #expect(one.canBePrevented(by: two))
  }

  @Test func `G087 one that waits prevents nobody, and loses to one that does not wait`() {
    let single = world.root.attach(world.tapRecognizer("single"), "single", telling: log)
    let double = world.root.attach(world.tapRecognizer("double", taps: 2), "double", telling: log)
    single.require(toFail: double)
    probe("custom")
    world.tap(50, 50)
    world.wait(400)
    #expect(fires == ["custom fires ended"])
  }

  @Test func `G087 one that waits leaves others the time to recognize`() {
    let press = world.root.attach(UILongPressGestureRecognizer(), "press", telling: log)
    press.require(toFail: probe("undecided", ended: nil))
    probe("quick", moved: .ended)
    _ = world.trace
    world.touch(50, 50)
    world.wait(600)
    #expect(press.state == .began)
    #expect(world.phrases(.prevent).isEmpty)
    world.move(55, 50)
    #expect(fires == ["quick fires ended"])
  }

  @Test func `G088 one that has acted is not excluded by a later one`() {
    world.root.attach(UIPanGestureRecognizer(), "pan", telling: log)
    world.root.attach(UILongPressGestureRecognizer(), "press", telling: log)
    world.touch(50, 50)
    world.move(70, 50)
    world.wait(1_000)
    world.move(80, 50)
    #expect(fires == ["pan fires began", "pan fires changed"])
  }

  @Test(arguments: [false, true])
  func `G089 a pan beats a swipe unless it requires the swipe to fail`(requires: Bool) {
    let pan = world.root.attach(UIPanGestureRecognizer(), "pan", telling: log)
    let swipe = world.root.attach(UISwipeGestureRecognizer(), "swipe", telling: log)
    if requires { pan.require(toFail: swipe) }
    world.touch(50, 50)
    for step in 1...6 {
      world.wait(30)
      world.move(50 + Double(step) * 10, 50)
    }
    world.lift()
    #expect(fires.first == (requires ? "swipe fires ended" : "pan fires began"))
    #expect(fires.contains { $0.hasPrefix("pan") } != requires)
  }

  @Test func `G090 a victim that waits fails without an action`() {
    let blocker = probe("blocker", ended: nil)
    let victim = probe("victim", moved: .began)
    victim.require(toFail: blocker)
    probe("winner", ended: .ended)
    _ = world.trace
    world.touch(50, 50)
    world.move(60, 50)
    world.lift()
    #expect(world.phrases(.state).contains("victim failed"))
    #expect(fires == ["winner fires ended"])
  }

  @Test func `G091 shouldBegin comes before simultaneity`() {
    let judge = Judge(log)
    probe("victim", judge: judge, ended: nil)
    probe("winner", judge: judge)
    world.tap(50, 50)
    let asked = log.lines(about: "shouldBegin", "simultaneously")
    #expect(asked.first == "winner's delegate shouldBegin")
    #expect(asked.count == 3)
  }

  @Test func `G092 of two that recognize together the deeper one acts`() {
    let child = world.root.add("C", 0, 0, 100, 100)
    probe("outer")
    probe("inner", on: child)
    world.tap(50, 50)
    #expect(fires == ["inner fires ended"])
  }

  @Test func `G093 of two on one view the one added last acts`() {
    probe("first")
    probe("last")
    world.tap(50, 50)
    #expect(fires == ["last fires ended"])
  }

  @Test(arguments: [false, true])
  func `G094 G095 all three taps act when all allow it, and a refusal skips one only`(
    refuses: Bool
  ) {
    let a = world.root.add("A", 0, 0, 200, 200)
    let b = a.add("B", 0, 0, 100, 100)
    for (name, view) in [("a", a), ("b", b), ("root", world.root)] {
      let judge = Judge(log)
      judge.allows = true
      if refuses, name == "a" { judge.receives = { _ in false } }
      view.attach(UITapGestureRecognizer(), name, telling: log).delegate = judge
    }
    world.tap(50, 50)
    #expect(
      fires == ["b fires ended"] + (refuses ? [] : ["a fires ended"]) + ["root fires ended"])
  }

  @Test func `G096 G097 G099 a single tap waits, and takes nothing meanwhile`() {
    _ = world.witness("B", log)
    let single = world.root.attach(world.tapRecognizer("single"), "single", telling: log)
    let double = world.root.attach(world.tapRecognizer("double", taps: 2), "double", telling: log)
    single.require(toFail: double)
    world.tap(50, 50)
    #expect(single.state == .ended)
    #expect(log.lines(about: "B began", "B ended", "B cancelled", "fires") == ["B began"])
    world.wait(350)
    #expect(
      log.lines(about: "B began", "B ended", "B cancelled", "fires") == [
        "B began", "single fires ended", "B cancelled",
      ])
  }

  @Test func `G098 one outside the touched chain counts as failed`() {
    let aside = world.root.add("C", 300, 300, 50, 50)
    let double = aside.attach(world.tapRecognizer("double", taps: 2), "double", telling: log)
    let single = world.root.attach(world.tapRecognizer("single"), "single", telling: log)
    single.require(toFail: double)
    world.tap(50, 50)
    #expect(fires == ["single fires ended"])
  }

  @Test func `G100 G101 with the requirement a double tap is told once, without it twice`() {
    for requires in [true, false] {
      let world = World()
      let log = Log()
      let single = world.root.attach(world.tapRecognizer("single"), "single", telling: log)
      let double = world.root.attach(
        world.tapRecognizer("double", taps: 2), "double", telling: log)
      if requires { single.require(toFail: double) }
      world.tap(50, 50)
      world.wait(100)
      world.tap(50, 50)
      #expect(log.lines == (requires ? [] : ["single fires ended"]) + ["double fires ended"])
    }
  }

  @Test func `G102 requiring itself is ignored`() {
    let one = probe("one")
    one.require(toFail: one)
    world.tap(50, 50)
    #expect(fires == ["one fires ended"])
  }

  @Test func `G103 a requirement holds for every attempt`() {
    let single = world.root.attach(world.tapRecognizer("single"), "single", telling: log)
    let double = world.root.attach(world.tapRecognizer("double", taps: 2), "double", telling: log)
    single.require(toFail: double)
    for attempt in 1...2 {
      world.tap(50, 50)
      #expect(fires.count == attempt - 1)
      world.wait(1_000)
      #expect(fires.count == attempt)
    }
  }

  @Test func `G104 wishes are asked once an attempt, and again in the next`() {
    probe("one", judge: Judge(log), ended: .failed)
    probe("two", ended: .failed)
    world.touch(50, 50)
    world.move(60, 50)
    world.move(70, 50)
    world.lift()
    let asked = log.lines(about: "shouldRequireFailure").count
    #expect(asked == 3)
    world.tap(50, 50)
    #expect(log.lines(about: "shouldRequireFailure").count == 2 * asked)
  }

  @Test func `G104 what was wished in one attempt does not count in the next`() {
    let one = probe("one")
    let two = probe("two", ended: .failed)
    one.requires = { $0 === two }
    world.tap(50, 50)
    #expect(fires == ["one fires ended"])
    one.requires = { _ in false }
    two.onEnded = { _, _, _ in }
    world.tap(50, 50)
    #expect(fires == ["one fires ended", "one fires ended"])
  }

  @Test func `G104 a wish may tie recognizers of two hierarchies`() {
    let left = world.root.add("L", 0, 0, 100, 100)
    let right = world.root.add("R", 200, 0, 100, 100)
    let waits = probe("waits", on: left)
    waits.requires = { $0.name == "blocks" }
    let blocks = probe("blocks", on: right, ended: nil)
    world.touch(250, 50, finger: 2)
    world.tap(50, 50)
    #expect(fires.isEmpty)
    blocks.state = .failed
    world.wait(0)
    #expect(fires == ["waits fires ended"])
  }

  @Test func `G105 the subclass is asked before the delegate, require before be required`() {
    probe("one", judge: Judge(log))
    probe("two")
    world.touch(50, 50)
    let asked = log.lines(about: "shouldRequireFailure", "shouldBeRequired")
      .filter { $0.hasPrefix("one") }
    #expect(
      asked == [
        "one shouldRequireFailure two", "one's delegate shouldRequireFailure two",
        "one shouldBeRequiredToFail two", "one's delegate shouldBeRequiredToFail two",
      ])
  }

  @Test(arguments: [0, 1, 2, 3])
  func `G107 one yes from either side makes the requirement`(side: Int) {
    let judge = Judge(log)
    let waits = probe("waits", judge: judge)
    let blocksJudge = Judge(log)
    let blocks = probe("blocks", judge: blocksJudge, ended: nil)
    switch side {
    case 0: waits.requires = { _ in true }
    case 1: judge.requires = true
    case 2: blocks.isRequired = { _ in true }
    default: blocksJudge.isRequired = true
    }
    world.tap(50, 50)
    #expect(fires.isEmpty)
    blocks.state = .failed
    world.wait(0)
    #expect(fires == ["waits fires ended"])
  }

  @Test func `G108 recognizing fails a dependent, which frees its own dependent at once`() {
    let a = probe("a")
    let b = probe("b", ended: nil)
    let c = probe("c")
    for probe in [a, b, c] { probe.prevents = { _ in false } }
    c.require(toFail: b)
    b.require(toFail: a)
    _ = world.trace
    world.tap(50, 50)
    #expect(fires == ["a fires ended", "c fires ended"])
    #expect(world.phrases(.state).contains("b failed"))
  }

  @Test func `G109 a failure frees its dependents in the same event`() {
    let waiting = probe("waiting", moved: .ended)
    let required = probe("required", ended: nil)
    waiting.require(toFail: required)
    world.touch(50, 50)
    world.move(60, 50)
    #expect(fires.isEmpty)
    required.onMoved = { one, _, _ in one.state = .failed }
    world.move(70, 50)
    #expect(fires == ["waiting fires ended"])
  }

  @Test func `G110 one that requires everything to fail waits for the others, and loses to them`() {
    let child = world.root.add("C", 0, 0, 100, 100)
    let judge = Judge(log)
    judge.requires = true
    world.root.attach(UITapGestureRecognizer(), "root", telling: log).delegate = judge
    child.attach(UITapGestureRecognizer(), "child", telling: log)
    world.tap(50, 50)
    #expect(fires == ["child fires ended"])
  }

  @Test func `G111 others can be made to wait for an edge pan, and need not away from the edge`() {
    let edge = world.root.attach(UIScreenEdgePanGestureRecognizer(), "edge", telling: log)
    edge.edges = .left
    let pan = world.root.attach(UIPanGestureRecognizer(), "pan", telling: log)
    pan.require(toFail: edge)
    world.touch(5, 100)
    world.move(30, 100)
    world.lift()
    #expect(fires == ["edge fires began", "edge fires ended"])
    log.lines.removeAll()
    world.touch(100, 100)
    world.move(110, 100)
    #expect(fires == ["pan fires began"])
  }

  @Test(arguments: [true, false])
  func `G112 G113 the touched view is asked before the delegate, if its touches are at stake`(
    cancels: Bool
  ) {
    _ = world.witness("B", log)
    probe("probe", judge: Judge(log)).cancelsTouchesInView = cancels
    world.tap(50, 50)
    #expect(
      log.lines(about: "shouldBegin")
        == (cancels ? ["B shouldBegin probe"] : []) + ["probe's delegate shouldBegin"])
  }

  @Test func `G112 a no from the view fails the recognizer, and the delegate is not asked`() {
    world.witness("B", log).letsBegin = false
    probe("probe", judge: Judge(log))
    world.tap(50, 50)
    #expect(log.lines(about: "shouldBegin") == ["B shouldBegin probe"])
    #expect(fires.isEmpty)
  }

  /// A view that is the delegate of its recognizer.
  final class OwnJudge: UIView, UIGestureRecognizerDelegate {
    var count = 0
    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      count += 1
      return true
    }
  }

  @Test func `G113 a view that is also the delegate is asked once`() {
    let view = OwnJudge()
    world.root.add("B", 0, 0, 100, 100, as: view)
    probe("probe", on: view).delegate = view
    world.tap(50, 50)
    #expect(view.count == 1)
  }

  @Test func `G114 the default answer of a view is yes`() {
    #expect(UIView().gestureRecognizerShouldBegin(UIGestureRecognizer()))
  }

  @Test func `G115 a continuous recognizer is asked once`() {
    let judge = Judge(log)
    world.root.attach(UIPanGestureRecognizer(), "pan", telling: log).delegate = judge
    world.touch(50, 50)
    for x in stride(from: 60.0, to: 120, by: 10) { world.move(x, 50) }
    #expect(log.lines(about: "shouldBegin") == ["pan's delegate shouldBegin"])
  }

  @Test func `G116 G119 a recognizer has one view; adding it to another moves it`() {
    let a = world.root.add("A", 0, 0, 100, 100)
    let b = world.root.add("B", 200, 0, 100, 100)
    let probe = probe("probe", on: a)
    b.addGestureRecognizer(probe)
    #expect(a.gestureRecognizers == nil)
    #expect(probe.view === b)
    #expect(world.application.invariantViolations().isEmpty)
    world.tap(50, 50)
    #expect(fires.isEmpty)
    world.tap(250, 50)
    #expect(fires == ["probe fires ended"])
  }

  @Test func `G118 requirements tie recognizers of different branches`() {
    let left = world.root.add("L", 0, 0, 100, 100)
    let right = world.root.add("R", 200, 0, 100, 100)
    let blocks = probe("blocks", on: left, ended: nil)
    probe("waits", on: right).require(toFail: blocks)
    world.touch(50, 50, finger: 2)
    world.tap(250, 50)
    #expect(fires.isEmpty)
    world.root.add("L", 0, 0, 0, 0)
    left.removeFromSuperview()
    world.wait(0)
    #expect(fires == ["waits fires ended"])
  }

  @Test func `G120 recognizers see the event, act and are reset before the view hears`() {
    _ = world.witness("B", log)
    let other = probe("other", ended: .failed)
    other.prevents = { _ in false }
    let winner = probe("winner")
    winner.cancelsTouchesInView = false
    world.touch(50, 50)
    log.lines.removeAll()
    world.lift()
    let order = log.lines.map { line in
      switch line {
      case "other ended", "winner ended": "see"
      case "winner fires ended": "act"
      case "B ended": "view"
      case "other reset", "winner reset": "reset"
      default: ""
      }
    }
    #expect(
      order.filter { !$0.isEmpty } == ["see", "see", "act", "reset", "reset", "view"])
  }

  @Test func `G120 held touches go to their views before the finished are reset`() {
    _ = world.witness("B", log)
    probe("double", ended: nil).onEnded = { one, _, _ in one.log.add("waits") }
    let double = world.root.gestureRecognizers?.first
    world.tap(50, 50)
    log.lines.removeAll()
    double?.state = .failed
    world.wait(0)
    #expect(log.lines == ["B ended", "double reset"])
  }

  @Test func `G096 one that recognizes together with the one it requires to fail does not act`() {
    let child = world.root.add("C", 0, 0, 100, 100)
    let waits = probe("waits", on: child)
    let blocks = probe("blocks")
    for probe in [waits, blocks] { probe.prevents = { _ in false } }
    waits.require(toFail: blocks)
    world.tap(50, 50)
    #expect(fires == ["blocks fires ended"])
  }

  @Test(arguments: [2, 3])
  func `a circle of requirements ends in failure and not in waiting`(count: Int) {
    let probes = (1...count).map { probe("\($0)") }
    for index in 0..<count { probes[index].require(toFail: probes[(index + 1) % count]) }
    for probe in probes { probe.prevents = { _ in false } }
    _ = world.trace
    world.tap(50, 50)
    #expect(fires.isEmpty)
    #expect(world.phrases(.state).filter { $0.hasSuffix("failed") }.count == count)
    #expect(probes.allSatisfy { $0.state == .possible })
    #expect(world.application.invariantViolations().isEmpty)
  }

  @Test func `a circle of requirements is open while one of its members can still fail`() {
    let one = probe("one")
    let two = probe("two", ended: nil)
    one.require(toFail: two)
    two.require(toFail: one)
    world.tap(50, 50)
    #expect(one.state == .ended)
    two.state = .failed
    world.wait(0)
    #expect(fires == ["one fires ended"])
  }
}
