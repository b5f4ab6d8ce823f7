import Testing
import TouchEngine

/// Facts G112 to G120: who is asked, and in which order a touch is handled.
@Suite struct AskingFactsTests: ContestTests {
  let world = World()
  let log = Log()

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

  @Test func `G117 a recognizer joins and leaves the sets of the environment`() {
    _ = world.application.startTracing(includingSystem: true)
    let tap = UITapGestureRecognizer()
    tap.name = "tap"
    world.root.addGestureRecognizer(tap)
    world.touch(50, 50)
    #expect(world.phrases(.membership) == ["tap joins registered", "tap joins active"])
    world.lift()
    #expect(
      world.phrases(.membership, .reset) == [
        "tap joins registered", "tap joins active", "tap joins needing update",
        "tap leaves needing update", "tap joins needing reset", "tap reset",
        "tap leaves needing reset", "tap leaves active",
      ])
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
}
