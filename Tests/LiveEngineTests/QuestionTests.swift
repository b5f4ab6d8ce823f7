import LiveEngine
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing
import TraceExplanations

/// What a reader asks about the live session: why something did or didn't act, and how a line goes
/// on.
struct QuestionTests {
  private static let text = """
    UIView root
      UIView card  frame: 100 100 100 100
        UITapGestureRecognizer tapCard
        UIPanGestureRecognizer panCard

    tap 220 150

    expect
      never tapCard fires
    """

  private func played(_ text: String = text) throws -> LiveFace {
    var face = LiveFace()
    _ = face.play(Array(text.utf8), [])
    return face
  }

  @Test(arguments: ["root", "card", "tapCard", "panCard"])
  func `the answer is the explanation of the same run`(_ name: String) throws {
    let run = ParsedScenario(SourceText(name: "", text: Self.text)).scenario.run()
    let explanation = try #require(run.trace.explanation(of: name))
    let answer = try Answer(played().why(Array(name.utf8)))
    #expect(answer["name"].text == name)
    #expect(answer["acts"].elements.map { $0.text } == explanation.acts)
    let obstacles = answer["obstacles"].elements
    #expect(obstacles.map { $0["sentence"].text } == explanation.obstacles.map { $0.sentence })
    let facts = obstacles.map { $0["facts"].elements.map { $0.text } }
    #expect(facts == explanation.obstacles.map { $0.facts })
    let act = name.hasSuffix("Card") ? "fires" : "touchesBegan"
    #expect(answer["wish"].text == "\(name) \(act)")
  }

  @Test func `a touch of the reader's own is explained, too`() throws {
    var face = LiveFace()
    let begun = try Answer(face.begin(Array(Self.text.utf8), []))
    #expect(begun["names"].elements.map { $0.text }.contains("panCard"))
    _ = face.touch(1, 0, x: 220, y: 150, milliseconds: 0, isLast: true)
    _ = face.touch(1, 2, x: 220, y: 150, milliseconds: 10, isLast: true)
    let sentence = try Answer(face.why(Array("card".utf8)))["obstacles"].elements.first?["sentence"]
    #expect(sentence?.text.contains("20 pt") ?? false)
  }

  @Test func `about a name that nothing has, there's nothing to say`() throws {
    #expect(try !Answer(played().why(Array("tpaCard".utf8)))["name"].isThere)
    #expect(try Answer(LiveFace().why(Array("card".utf8)))["fault"].isThere)
  }

  @Test func `a line goes on with the words of the language`() throws {
    let text = "UIView é\n  UITap"
    let answer = try Answer(LiveFace().complete(Array(text.utf8), at: text.utf8.count))
    #expect(answer["typed"].text == "UITap")
    #expect(answer["candidates"].elements.first?["word"].text == "UITapGestureRecognizer")
  }
}
