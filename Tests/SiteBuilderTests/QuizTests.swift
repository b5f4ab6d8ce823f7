import FileSystem
import SourceDiagnostics
import Testing

@testable import SiteBuilder

/// Quizzes, whose answers are judged by runs.
struct QuizTests {
  private static let scenario = """
    ```scenario s
    UIView B

    tap B
    expect
      hit B
    ```

    """

  private static let quiz = """
    ```quiz q of: s
    Who gets `it`?

    - [x] B.
      > It is *there*.
      expect
        B touchesBegan
      expect
        never B touchesCancelled
    - [ ] The window.
      > No.
      expect
        hit window
    ```
    """

  private func build(_ quiz: String) async -> BuiltSite {
    await BuiltSite.make(
      ["a.md": MemoryFiles.lesson("A", body: Self.scenario + quiz)], templates: [:])
  }

  @Test func `the answers of a quiz have letters, on the page and in Markdown`() async {
    let built = await build(Self.quiz)
    let page = built.files["a.html"] ?? ""
    #expect(page.contains("<label for=\"quiz_q_1\"><b class=\"quiz-letter\">A.</b> B.</label>"))
    #expect(
      page.contains("<label for=\"quiz_q_2\"><b class=\"quiz-letter\">B.</b> The window.</label>"))
    #expect(
      built.files["a.md"]?.contains(
        "**Question.** Who gets `it`?\n\n- **A.** B.\n- **B.** The window.\n\n"
          + "**Answer.** Option A: It is *there*.") == true)
    #expect([0, 25, 26, 52].map { QuizSection.letter(ofOption: $0) } == ["A", "Z", "AA", "BA"])
  }

  @Test func `a quiz stands in its page with a reaction for each answer`() async {
    let built = await build(Self.quiz)
    #expect(built.messages == [])
    let page = built.files["a.html"] ?? ""
    #expect(page.contains("<legend>Who gets <code>it</code>?</legend>"))
    #expect(page.contains("<b>Right.</b> It is <em>there</em>. <a href=\"#scenario_s\">"))
    #expect(page.contains("<b>Not quite.</b> No.</p>"))
  }

  @Test(arguments: [
    // A wrong key: what the marked answer expects does not happen.
    (".\n  > It is *there*.\n  expect\n    B touchesBegan", ".\n  > x\n  expect\n    B reset", 18),
    // A right answer that is not marked.
    ("    hit window", "    B touchesEnded", 21),
    ("- [x] B.", "- [ ] B.", 12), ("- [ ] The", "- [x] The", 21), ("of: s", "of: r", 12),
    ("quiz q of: s", "quiz of: s", 12), (" of: s", "", 12), ("  > No.\n", "", 21),
    ("  > No.\n  expect\n    hit window\n", "  > No.\n", 21),
    ("hit window", "hit windou", 24), ("Who gets `it`?", "", 12),
    ("quiz q", "quiz q so", 12), ("  expect\n    hit window", " expect\n    hit window", 23),
  ])
  func `an error in a quiz is told at its line`(old: String, new: String, line: Int) async {
    #expect(Self.quiz.contains(old))
    let built = await build(Self.quiz.replacing(old, with: new))
    #expect(
      built.problems?.diagnostics.contains {
        $0.place?.line == line && $0.message.severity == .error
      }
        == true, "\(built.problems?.listing() ?? "")")
  }

  @Test func `two quizzes of a lesson have two names`() async {
    let built = await build(Self.quiz + "\n\n" + Self.quiz)
    #expect(built.messages == ["Content/a.md:27:9 duplicateQuiz"])
  }

  @Test func `a scenario with an error is told once, and its quiz is not judged`() async {
    let built = await BuiltSite.make([
      "a.md": MemoryFiles.lesson(
        "A", body: Self.scenario.replacing("UIView", with: "UIVeiw") + Self.quiz)
    ])
    #expect(built.messages == ["Content/a.md:6:1 unknownClass"])
  }
}
