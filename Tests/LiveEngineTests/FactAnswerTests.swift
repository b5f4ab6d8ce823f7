import LessonRunner
import LessonTesting
import LiveEngine
import ScenarioFigures
import ScenarioRunner
import Testing
import TouchEngine

/// What a page shows without a fact is what the program says.
struct FactAnswerTests {
  private static let scene = """
    UIView root
      UIView B  frame: 100 100 100 100
        UITapGestureRecognizer tap

    tap B

    expect
      tap fires before B touchesCancelled

    """

  private static let order = SuspendedFact(
    number: "G060", claim: "The action comes first.", rules: [.actionComesBeforeCancelling])

  private func answer(_ text: String, _ request: String) throws -> Answer {
    try Answer(LiveFace().without(Array(text.utf8), Array(request.utf8)))
  }

  /// Each scenario without the first of the facts that its fence names.
  @Test(arguments: CourseScenarios.all.indices)
  func `the comparison is the program's, byte for byte`(_ index: Int) throws {
    let entry = CourseScenarios.all[index]
    let numbers = entry.scenario.facts.map(\.number)
    guard let fact = CourseScenarios.ledger.suspendedFacts(numbers).first else { return }
    var options = RunOptions()
    options.suspend([fact])
    let run = entry.run()
    let comparison = FactComparison(of: run.runs, and: entry.run(options).runs, without: [fact])
    let answer = try answer(run.scenario.standaloneText, fact.requestLine)
    #expect(answer["text"].text == comparison.text)
    #expect(answer["differs"].isTrue == comparison.differs)
    // A fact that the fence names is one that the scenario depends on, so the page offers it.
    let offered = run.dependencies(among: [fact])
    #expect(offered.isEmpty == !comparison.differs)
  }

  @Test func `the answer has the figures of both runs`() throws {
    let answer = try answer(Self.scene, "prefix live\n" + Self.order.requestLine)
    let run = try #require(answer["runs"].elements.first)
    #expect(run["differs"].isTrue)
    #expect(run["html"].text.contains(#"<table class="fig-compare" id="live_without-compare">"#))
    #expect(run["html"].text.contains("If UIKit ignored G060"))
    #expect(run["broken"].elements.map(\.text) == ["tap fires before B touchesCancelled"])
  }

  @Test func `a run and a session can go without a fact`() throws {
    var face = LiveFace()
    let (text, request) = (Array(Self.scene.utf8), Array(Self.order.requestLine.utf8))
    let run = try Answer(face.run(text, request))
    #expect(!run["passed"].isTrue)
    #expect(try Answer(face.run(text, []))["passed"].isTrue)
    func order() throws -> [Bool] {
      _ = face.touch(1, 0, x: 150, y: 150, milliseconds: 0, isLast: true)
      _ = face.touch(1, 2, x: 150, y: 150, milliseconds: 50, isLast: true)
      let lines = try Answer(face.trace())["trace"].text.split(separator: "\n")
      return lines.filter { $0.contains("tap fires") || $0.contains("B touchesCancelled") }
        .map { $0.contains("tap fires") }
    }
    _ = face.begin(text, request)
    #expect(try order() == [false, true])
    _ = face.reset()
    #expect(try order() == [false, true])
    _ = face.begin(text, [])
    #expect(try order() == [true, false])
  }

  @Test(arguments: ["without G060", "without G060 9999 A claim", "without G060 x"])
  func `a rule that the engine doesn't have is refused`(request: String) throws {
    var face = LiveFace()
    let (text, request) = (Array(Self.scene.utf8), Array(request.utf8))
    for answer in [face.without(text, request), face.run(text, request), face.begin(text, request)]
    {
      #expect(try Answer(answer)["fault"].text == "the engine has no such rule")
    }
  }

  @Test func `errors in the text are the answer`() throws {
    let answer = try answer("UIVeiw B\n", Self.order.requestLine)
    #expect(answer["diagnostics"].elements.map { $0["code"].text } == ["unknown-class"])
    #expect(!answer["text"].isThere)
  }
}
