import Reference
import SourceDiagnostics
import Testing

@testable import SiteBuilder

/// Lines of lessons that would say nothing: they aren't taken for what a lesson means to refute or to
/// show.
struct SilentLineTests {
  private func codes(_ lesson: String, facts: String? = nil) async -> [String] {
    var files = [DiagnosticCatalogue.File("Content/lesson.md", bytes: Array(lesson.utf8))]
    if let facts {
      files.append(DiagnosticCatalogue.File("Content/facts/touches.yaml", bytes: Array(facts.utf8)))
    }
    return await MessageExample(.files(files)).diagnostics().map {
      "\($0.place?.line ?? 0) \($0.message.code)"
    }
  }

  private static let quiz = """
    ---
    title: A quiz
    ---

    ```scenario walk show: none
    tap 10 10
    expect
      hit root
    ```

    ```quiz q of: walk
    What's touched?

    - [x] The root.
      > It fills the screen.
      expect
        hit root
    - [ ] Nothing.
      > Something is.
      expect
        $
    ```

    """

  @Test(arguments: [
    ("never root touchesBegan", []), ("never root touchesBegan at 20ms", ["18 wrong-answer-holds"]),
    ("never root touchesBegan after 10s", ["21 never-after-the-end"]),
    ("never root touchesBegan wobble", ["21 event-without-detail"]),
  ])
  func `a wrong answer is refuted by the run, not by a slip`(
    line: String, expected: [String]
  ) async {
    #expect(await codes(Self.quiz.replacing("$", with: line)) == expected)
  }

  @Test(arguments: [
    ("never root touchesBegan", []),
    ("never root touchesBegan after 10s", ["9 never-after-the-end"]),
  ])
  func `a block that must fail fails because of what it says`(
    line: String, expected: [String]
  ) async {
    let lesson = """
      ---
      title: A failure
      ---

      ```scenario walk fails show: none
      tap 10 10

      expect
        \(line)
      ```

      """
    #expect(await codes(lesson) == expected)
  }

  @Test(arguments: [
    ("A view that's hit", "wait 1ms\nexpect\n  never root touchesBegan", ["5 fact-without-effect"]),
    (
      "A canceled touch",
      "UIView root\n  UITapGestureRecognizer t\ntap root\nexpect\n  root touchesCancelled", []
    ),
  ])
  func `a scenario depends on the facts that it shows`(
    title: String, scenario: String, expected: [String]
  ) async {
    let facts = """
      title: Touches
      facts:
        G060:
          claim: The view is canceled.
          evidence: [documented]
          source: "UIKit header: UIGestureRecognizer.h"
          rule: actionComesBeforeCancelling
      """
    let lesson =
      "---\ntitle: \(title)\n---\n\n```scenario tapped show: none facts: G060\n\(scenario)\n```\n"
    let found = await codes(lesson, facts: facts)
    #expect(found.filter { $0.contains("fact-without-effect") } == expected, "\(found)")
  }

  /// Two taps on the diagonal count together, also if UIKit looked neither at axes nor at distances;
  /// and a value isn't an event.
  @Test(arguments: [
    (
      "[tapDistanceIsPerAxis, tapCountDistance]",
      "UIButton B  frame: 45 300 300 100\ntap 100 310\nwait 100ms\ntap 140 350\n"
        + "expect\n  B touchDownRepeat"
    ),
    (
      "[lightComesBeforeTouchDown]",
      "UIButton B  frame: 45 300 300 100\ntap B\nexpect\n  B touchDown\n  B isHighlighted true"
    ),
  ])
  func `a scenario may depend on one rule of a fact, and by a value`(
    rules: String, scenario: String
  ) async {
    let facts = """
      title: Touches
      facts:
        D049:
          claim: Taps count.
          evidence: [documented]
          source: "UIKit header: UIControl.h"
          rule: \(rules)
      """
    let lesson = """
      ---
      title: Taps
      ---

      ```scenario taps show: none facts: D049
      UIView root
        \(scenario)
      ```

      """
    let found = await codes(lesson, facts: facts)
    #expect(!found.contains { $0.contains("fact-without-effect") }, "\(found)")
  }
}
