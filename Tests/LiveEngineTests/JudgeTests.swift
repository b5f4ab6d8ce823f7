import LessonRunner
import ScenarioFigures
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing

@testable import LiveEngine
@testable import SiteBuilder

/// Challenges, which the engine judges by the reader's own run.
struct JudgeTests {
  private static let start = """
    UIView root
      UIView row  frame: 0 100 390 100
        UITapGestureRecognizer single
        UIView button  frame: 20 20 100 40

    finger touches button
    wait 80ms
    finger lifts

    expect
      button touchesCancelled
    """

  private static let solution = start.replacing(
    "single\n", with: "single  cancelsTouchesInView: false\n")

  private static let challenge =
    start.split(separator: "\n", omittingEmptySubsequences: false).map { "start \($0)\n" }.joined()
      + """
      check expect
      check   button touchesEnded
      check   never button touchesCancelled
      hint single recognized
      words What does <code>single</code> take?
      """

  private func judge(_ text: String, _ challenge: String = challenge) throws -> Answer {
    try Answer(LiveFace().judge(Array(text.utf8), Array(challenge.utf8)))
  }

  @Test func `what meets everything is a solution, whatever it expects itself`() throws {
    let answer = try judge(Self.solution)
    #expect(answer["solved"].isTrue)
    #expect(!answer["kept"].isThere)
    #expect(answer["unmet"].elements.isEmpty)
    #expect(answer["diagnostics"].elements.isEmpty)
  }

  @Test func `what is missing is said with the step that decides, and without its line`() throws {
    let answer = try judge(Self.start)
    #expect(!answer["solved"].isTrue)
    let unmet = answer["unmet"].elements
    #expect(
      unmet.map { $0["sentence"].text } == [
        "`button touchesEnded` never happened",
        "`button touchesCancelled` happened at 80 ms, although it never should",
      ])
    #expect(
      unmet[0]["why"].text.hasPrefix("`button` lost its touch at 80 ms: single recognized"))
    #expect(unmet.map { $0["milliseconds"].number } == [80, 80])
    #expect(unmet.map { $0["row"].number } == [13, 13])
  }

  @Test func `no rule about touches is told where something else is missing`() throws {
    let hidden = Self.challenge.replacing("button touchesEnded", with: "row isHidden = true")
    let unmet = try judge(Self.solution, hidden)["unmet"].elements
    #expect(unmet.map { $0["sentence"].text } == ["`row isHidden = true` never happened"])
    #expect(!unmet[0]["why"].isThere && !unmet[0]["milliseconds"].isThere)
  }

  @Test func `a hint's step is that of the reader's run, or else of the start`() throws {
    let own = try judge(Self.start.replacing("frame: 20 20", with: "frame: 30 20"))["hints"]
      .elements
    #expect(own.map { $0["html"].text } == ["What does <code>single</code> take?"])
    #expect(own[0]["step"].text == "single ended")
    #expect(own[0]["row"].number == 11)
    #expect(own[0]["inOwnRun"].isTrue)
    let text = Self.start.replacing("single\n", with: "single  isEnabled: false\n")
    let other = try judge(text)["hints"].elements
    #expect(other[0]["milliseconds"].number == 80)
    #expect(!other[0]["inOwnRun"].isTrue)
    let never = Self.challenge.replacing("hint single recognized", with: "hint single failed")
    let none = try judge(text, never)["hints"].elements
    #expect(none.count == 1 && !none[0]["step"].isThere && !none[0]["row"].isThere)
  }

  @Test(arguments: [
    ("wait 80ms", "wait 90ms", "; `wait 80ms` is missing"),
    ("finger lifts", "finger lifts\ntap row", "; `tap row` is new"),
    ("finger lifts\n", "", "; `finger lifts` is missing"),
  ])
  func `who changes what stays is told so, and not judged`(
    old: String, new: String, end: String
  ) throws {
    let answer = try judge(Self.solution.replacing(old, with: new))
    #expect(answer["kept"].text == "the steps stay as they are in this challenge" + end)
    #expect(!answer["solved"].isTrue)
    #expect(answer["unmet"].elements.isEmpty)
  }

  @Test func `of a line that stands there twice, one can be missing, and lines can change places`()
    throws
  {
    let start = Self.challenge.replacing(
      "start finger lifts", with: "start finger lifts\nstart wait 80ms")
    func kept(_ old: String, _ new: String) throws -> String {
      let text = Self.solution.replacing("finger lifts", with: "finger lifts\nwait 80ms")
        .replacing(old, with: new)
      return try judge(text, start)["kept"].text
    }
    #expect(try kept("x", "y").isEmpty)
    #expect(try kept("wait 80ms\nfinger", "finger").hasSuffix("; `wait 80ms` is missing"))
    let swapped = try kept(
      "finger touches button\nwait 80ms\n", "wait 80ms\nfinger touches button\n")
    #expect(swapped.hasSuffix("; `wait 80ms` is not where it was"))
    let scene = try judge(
      Self.solution.replacing("    UIView button", with: "  UIView button"),
      "keeps scene\n"
        + Self.challenge.replacing("single\n", with: "single  cancelsTouchesInView: false\n"))
    #expect(scene["kept"].text.hasSuffix("40` is not where it was"), "\(scene["kept"].text)")
  }

  @Test func `white space and comments may change`() throws {
    let text = Self.solution.replacing("wait 80ms", with: "// Not too long\n\nwait   80ms")
    #expect(try judge(text)["solved"].isTrue)
  }

  @Test func `all lines may be indented alike`() throws {
    let lines = Self.solution.split(separator: "\n", omittingEmptySubsequences: false)
    let text = "// Mine\n\n" + lines.map { "    \($0)\n" }.joined()
    let answer = try judge(text)
    #expect(answer["solved"].isTrue, "\(answer["unmet"].elements.map { $0["sentence"].text })")
  }

  @Test func `a challenge can keep the scene, or nothing`() throws {
    let text = Self.solution.replacing("wait 80ms", with: "wait 70ms")
    #expect(try judge(text, "keeps nothing\n" + Self.challenge)["solved"].isTrue)
    let scene = try judge(text, "keeps scene\n" + Self.challenge)
    #expect(scene["kept"].text.hasPrefix("the view tree stays as it is in this challenge; "))
  }

  @Test func `who takes away what is asked about has not solved it`() throws {
    let text = "UIView row\nwait 80ms\n"
    let answer = try judge(text, "keeps nothing\n" + Self.challenge)
    #expect(answer["unmet"].elements.contains { $0["sentence"].text.contains("`button`") })
    #expect(!answer["solved"].isTrue)
  }

  @Test func `a text with an error is not judged`() throws {
    let answer = try judge(Self.solution.replacing("wait 80ms", with: "wiat 80ms"))
    #expect(answer["diagnostics"].elements.map { $0["code"].text } == ["unknown-step"])
    #expect(answer["diagnostics"].elements.map { $0["line"].number } == [7])
    #expect(!answer["solved"].isTrue)
    #expect(answer["hints"].elements[0]["row"].number == 11)
  }

  @Test func `a run that is broken off has not solved anything`() throws {
    let text = Self.solution.replacing("UIView root\n", with: "limit 3 events\nUIView root\n")
    let answer = try judge(text)
    #expect(!answer["diagnostics"].elements.isEmpty)
    #expect(!answer["solved"].isTrue)
  }

  @Test func `a text with variants is not judged`() throws {
    let text = "UIView button\nvariant a\n  tap button\nvariant b\n  tap button\n"
    #expect(try judge(text)["kept"].text.contains("judged by one run"))
  }

  @Test(arguments: ["", "check", "check expect", "hint", "hint x\nwords", "start ```", "check tap"])
  func `no challenge is too broken for an answer`(challenge: String) throws {
    let answer = try judge(Self.start, challenge)
    #expect(answer["unmet"].isThere)
    #expect(!answer["solved"].isTrue)
  }

  @Test func `the engine agrees with the build on every challenge of the course`() throws {
    #expect(CourseScenarios.challenges.count >= 8)
    for (name, challenge, scenario) in CourseScenarios.challenges {
      let start = scenario.standaloneText
      let text = challenge.judged(from: SourceText(name: "", text: start)).text
      let solution = StandaloneText.text(
        of: challenge.solution, resolver: scenario.library.resolver())
      let solved = try judge(solution, text)
      #expect(solved["solved"].isTrue, "\(name)")
      let unmet = try judge(start, text)
      #expect(!unmet["unmet"].elements.isEmpty && !unmet["kept"].isThere, "\(name)")
      for hint in unmet["hints"].elements { #expect(hint["inOwnRun"].isTrue, "\(name)") }
    }
  }
}
