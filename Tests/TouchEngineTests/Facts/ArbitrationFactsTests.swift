import Testing
import TouchEngine

/// Facts G080 to G095: who excludes whom.
@Suite struct ArbitrationFactsTests: ContestTests {
  let world = World()
  let log = Log()

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
}
