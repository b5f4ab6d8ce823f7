import Testing
import TouchEngine

/// Facts G096 to G111: who waits for whose failure.
@Suite struct RequirementFactsTests: ContestTests {
  let world = World()
  let log = Log()

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

  @Test func `G261 what was wished in one attempt does not count in the next`() {
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
    let trace = world.trace
    let failure = trace.events.first { $0.kind == .state && $0.word == "failed" }
    #expect(failure?.related.map { trace.name(of: $0) } == ["a"])
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
