import FileSystem
import LessonRunner
import SourceDiagnostics
import Testing

@testable import LessonTesting
@testable import SiteBuilder

/// Challenges, of which the build proves that they can be met, and are not met yet.
struct ChallengeTests {
  private static let scenario = """
    ```scenario s title: "A tap" show: table
    UIView root
      UITapGestureRecognizer single
      UIView B

    tap B
    expect
      hit B
    ```

    """

  private static let challenge = """
    ```challenge let-it-end of: s
    Let `B` get
    *its* `touchesEnded`.

    hint single recognized
      > What does it
      > take?
    hint B touchesCancelled
      > Why?
    expect
      B touchesEnded
    expect
      never B touchesCancelled
    solution
      UIView root
        UITapGestureRecognizer single  cancelsTouchesInView: false
        UIView B

      tap B
      > It looks *on*.
    ```
    """

  private func build(_ challenge: String, scenario: String = scenario) async -> BuiltSite {
    await BuiltSite.make(
      ["a.md": MemoryFiles.lesson("A", body: scenario + challenge)], templates: [:])
  }

  @Test func `a challenge stands in its page with its hints and a solution to unfold`() async {
    let built = await build(Self.challenge)
    #expect(built.messages == [])
    let page = built.files["a.html"] ?? ""
    #expect(page.contains("<div class=\"challenge\" id=\"challenge_let-it-end\" role=\"group\""))
    #expect(page.contains("href=\"#challenge_let-it-end\">Let it end</a>"))
    #expect(page.contains("Let <code>B</code> get <em>its</em> <code>touchesEnded</code>."))
    #expect(page.contains("<a href=\"#scenario_s\">A tap</a>; the steps stay as they are."))
    #expect(page.contains("<summary>Hint 1</summary>\n<p>What does it take?</p>"))
    #expect(
      page.contains("Look at <a href=\"#scenario_s-row-11\">50 ms, step 11</a>: <code>single ended")
    )
    #expect(page.contains("id=\"scenario_s-row-11\""))
    #expect(page.contains("\n<ins>"))
    #expect(page.ranges(of: "<ins>").count == 1)
    #expect(page.contains("<p>It looks <em>on</em>.</p>"))
    #expect(!page.contains("challenge-removed") && !page.contains("data-judge"))
  }

  @Test func `with the engine the playground lists it by what it is remembered by`() async {
    let built = await BuiltSite.make(
      ["a.md": MemoryFiles.lesson("A", body: Self.scenario + Self.challenge)], templates: [:],
      engine: "engine.wasm")
    let page = built.files["a.html"] ?? ""
    #expect(page.contains("data-challenge=\"a/let-it-end\""))
    let playground = built.files["playground.html"] ?? ""
    #expect(
      playground.contains(
        """
        <li><a href="a.html#challenge_let-it-end" data-key="a/let-it-end">Let it end</a><br>\
        <span>A</span></li>
        """))
  }

  @Test func `its Markdown tells the task, the hints and the solution`() async {
    let text = await build(Self.challenge).files["a.md"] ?? ""
    #expect(text.contains("**Challenge: Let it end.** Let `B` get *its* `touchesEnded`.\n"))
    #expect(text.contains("**Hint.** Why? (50 ms, step 13: `B touchesCancelled`)\n"))
    #expect(text.contains("**A solution.** It looks *on*.\n\n```scenario\nUIView root\n"))
    #expect(!text.contains("never B touchesCancelled"))
  }

  @Test func `a line that the solution takes out is named`() async {
    let challenge = Self.challenge.replacing(
      "    UITapGestureRecognizer single  cancelsTouchesInView: false\n", with: "")
    let page = await build(challenge).files["a.html"] ?? ""
    #expect(page.contains("Taken out: <code>UITapGestureRecognizer single</code>"))
    #expect(!page.contains("<ins>"))
  }

  @Test func `a solution may write out the scene that the start uses`() async {
    let scenario =
      Self.scenario + """
        ```scenario again title: "Again" show: none
        scene: s
        tap B
        expect
          hit B
        ```

        """
    let challenge = Self.challenge.replacing("of: s", with: "of: again keeps: nothing")
    let built = await build(challenge, scenario: scenario)
    #expect(built.messages == [])
    #expect(built.files["a.html"]?.ranges(of: "<ins>").count == 1)
    let scene = challenge.replacing("keeps: nothing", with: "keeps: scene")
      .replacing("  cancelsTouchesInView: false", with: "")
      .replacing("  tap B\n", with: "  press B for 1s\n")
      .replacing("  never B touchesCancelled", with: "  single failed")
    #expect(await build(scene, scenario: scenario).messages == [])
  }

  @Test func `the search finds a challenge by its title`() async {
    let index = await build(Self.challenge).files["theme/late/index.js"] ?? ""
    #expect(index.contains("[3,\"Let it end\"]"))
  }

  @Test func `a challenge is not judged, and not passed, when its scenario cannot be done`() async {
    let scenario = Self.scenario.replacing("UIView root", with: "limit 3 events\nUIView root")
    let built = await build(Self.challenge, scenario: scenario)
    #expect(built.messages == ["Content/a.md:11:1 tooManyEvents"])
    let lesson = MemoryFiles.lesson("A", body: scenario + Self.challenge)
    let entries = ScenarioSuite.find(
      in: ["a.md"], withExercises: true, files: .memory(["a.md": Array(lesson.utf8)])
    ).suite.entries
    #expect(entries.count == 2)
    for entry in entries { #expect(entry.outcome().status == .failed) }
  }

  @Test func `a solution is judged again when a scene of another lesson changes that it uses`()
    async
  {
    let challenge = Self.challenge.replacing("of: s", with: "of: s keeps: nothing").replacing(
      "  UIView root\n    UITapGestureRecognizer single  cancelsTouchesInView: false\n    UIView B\n",
      with: "  scene: b.md#lent\n")
    let lent =
      "```scenario lent\nUIView root\n  UITapGestureRecognizer single  cancelsTouchesInView: false\n"
      + "  UIView B\ntap B\nexpect\n  hit B\n```\n"
    let memory = BuildMemory()
    func messages(lent: String) async -> [String] {
      await BuiltSite.make(
        [
          "a.md": MemoryFiles.lesson("A", body: Self.scenario + challenge),
          "b.md": MemoryFiles.lesson("B", body: lent),
        ], templates: [:], memory: memory
      ).messages
    }
    #expect(await messages(lent: lent) == [])
    let worse = await messages(lent: lent.replacing("  cancelsTouchesInView: false", with: ""))
    #expect(worse.contains { $0.hasSuffix("solutionMissesGoal") }, "\(worse)")
  }

  @Test func `a link leads to a challenge`() async {
    let built = await build(Self.challenge + "\n\n[Again](#challenge_let-it-end)")
    #expect(built.messages == [])
  }

  @Test(arguments: [
    ("challenge let-it-end of", "challenge of", 14, "missing-challenge-name"),
    (" of: s", "", 14, "missing-challenge-scenario"),
    ("of: s", "of: z", 14, "unknown-challenge-scenario"),
    ("let-it-end of", "let-it-end so of", 14, "unknown-challenge-word"),
    ("of: s", "of: s keep: steps", 14, "unknown-challenge-word"),
    ("of: s", "of: s keeps: step", 14, "unknown-kept-part"),
    ("Let `B` get\n*its* `touchesEnded`.\n", "", 14, "missing-task"),
    ("  > Why?\n", "", 21, "missing-hint-words"),
    ("  > Why?", "  Why?", 22, "hint-without-quote-mark"),
    ("hint B touchesCancelled", "hint C touchesCancelled", 21, "unknown-name"),
    ("hint B touchesCancelled", "hint B touchesMoved", 21, "hint-event-missing-in-run"),
    ("hint B touchesCancelled", "hint states single: ended", 21, "hint-without-event"),
    ("hint B touchesCancelled", "hint", 21, "hint-without-event"),
    (
      "  B touchesEnded\nexpect\n  never B touchesCancelled", "  B touchesBegan", 23,
      "challenge-already-met"
    ),
    ("  never B", "  never C", 26, "unknown-name"),
    ("  never B touchesCancelled", "  B touchesMoved", 26, "solution-misses-goal"),
    ("  UIView root\n    UITap", "  UIVeiw root\n    UITap", 28, "unknown-class"),
    ("    UIView B\n\n  tap B", "    UIView C\n\n  tap C", 24, "solution-misses-goal"),
    ("  tap B\n  >", "  tap B\n  wait 10ms\n  >", 33, "solution-changes-kept"),
    ("  tap B\n  >", "  tap B\n  expect\n    hit root\n  >", 34, "never-happened"),
    ("  tap B\n  >", "tap B\n  >", 32, "solution-not-indented"),
    ("  > It looks *on*.\n", "", 27, "missing-explanation"),
    (
      "  tap B\n  > It looks *on*.\n", "  > It looks *on*.\n\n  tap B\n", 34,
      "solution-below-explanation"
    ),
  ])
  func `an error in a challenge is told at its line`(
    old: String, new: String, line: Int, code: String
  ) async {
    #expect(Self.challenge.contains(old))
    let built = await build(Self.challenge.replacing(old, with: new))
    #expect(
      built.problems?.diagnostics.contains {
        $0.place?.line == line && $0.message.code == code
      } == true, "\(built.problems?.listing() ?? "")")
  }

  @Test func `a misspelt name in a hint is repaired in the lesson`() async throws {
    let built = await build(Self.challenge.replacing("hint single rec", with: "hint singel rec"))
    let found = try #require(built.problems?.diagnostics.first)
    #expect(found.place == SourcePlace(line: 18, column: 6))
    let fixed = found.source.applying(found.fixIts.first?.edits ?? [])
    #expect(fixed.contains("\nhint single recognized\n"))
  }

  @Test func `a scenario whose lines are all indented can be begun with`() async throws {
    let lines = Self.scenario.split(separator: "\n", omittingEmptySubsequences: false)
    let scenario = lines.map { $0.hasPrefix("```") || $0.isEmpty ? $0 : "   " + $0 }
      .joined(separator: "\n")
    #expect(await build(Self.challenge, scenario: scenario).messages == [])
    let hint = Self.challenge.replacing("hint single rec", with: "hint singel rec")
    let found = try #require(await build(hint, scenario: scenario).problems?.diagnostics.first)
    #expect(found.place == SourcePlace(line: 18, column: 6))
    let check = Self.challenge.replacing("  never B touches", with: "  never C touches")
    let other = try #require(await build(check, scenario: scenario).problems?.diagnostics.first)
    #expect(other.place == SourcePlace(line: 26, column: 9))
  }

  @Test func `a challenge may keep the scene, and let the steps change`() async {
    let challenge = Self.challenge.replacing("of: s", with: "of: s keeps: scene")
    #expect(await build(challenge).messages.contains { $0.hasSuffix("solutionChangesKept") })
    let steps = challenge.replacing("  cancelsTouchesInView: false", with: "")
      .replacing("  tap B\n", with: "  press B for 1s\n")
      .replacing("  never B touchesCancelled", with: "  single failed")
    #expect(await build(steps).messages == [])
  }

  @Test func `a challenge begins with one run`() async {
    let scenario = Self.scenario.replacing(
      "tap B\nexpect\n  hit B",
      with:
        "variant a\n  tap B\n  expect\n    hit B\nvariant b\n  wait 1s\n  expect\n    never hit B")
    let built = await build(Self.challenge, scenario: scenario)
    #expect(built.messages == ["Content/a.md:19:29 challengeOfVariants"])
  }

  @Test func `a scenario with an error is told once, and its challenge is not judged`() async {
    let built = await build(
      Self.challenge, scenario: Self.scenario.replacing("UIView B", with: "UIVeiw B"))
    #expect(built.messages == ["Content/a.md:8:3 unknownClass"])
  }
}
