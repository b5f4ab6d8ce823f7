import Testing

/// The quizzes of lessons, which `touchstone test` judges as it runs scenarios.
struct TestQuizTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeCourse()
  }

  private static let lesson = """
    ---
    title: A question
    ---

    ```quiz who of: tap
    Who gets it?

    - [x] B.
      > Yes.
      expect
        B touchesBegan
    - [ ] The window.
      > No.
      expect
        hit window
    ```

    ```scenario tap
    UIView root
      UIView B  frame: 0 100 100 100

    tap B

    expect
      hit B
    ```

    """

  private static let wrong = lesson.replacing("    B touchesBegan", with: "    B touchesCancelled")

  @Test func `a quiz is a test of its own, in the place where it stands`() throws {
    try place.write(Self.lesson, to: "03-quiz.md")
    let run = try place.touchstone("test", "03-quiz.md")
    #expect(
      run.output
        == "pass  03-quiz.md#quiz:who\npass  03-quiz.md#tap\n1 scenario and 1 quiz passed\n")
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func `a wrong key fails at its line, and the scenario passes`() throws {
    try place.write(Self.wrong, to: "03-quiz.md")
    let run = try place.touchstone("test", "03-quiz.md", "--no-cache")
    #expect(run.status == 1)
    #expect(run.output.contains("FAIL  03-quiz.md#quiz:who\n"))
    #expect(run.output.contains("03-quiz.md:11:5"))
    #expect(run.output.contains("error[right-answer-fails]: the answer is marked as the right one"))
    #expect(run.output.contains("pass  03-quiz.md#tap\n1 scenario and 1 quiz: 1 failed\n"))
  }

  @Test func `a right answer that is not marked fails`() throws {
    try place.write(
      Self.lesson.replacing("    hit window", with: "    B touchesEnded"), to: "03-quiz.md")
    let run = try place.touchstone("test", "03-quiz.md")
    #expect(run.status == 1)
    #expect(run.output.contains("03-quiz.md:12:1"))
    #expect(run.output.contains("error[wrong-answer-holds]"))
  }

  @Test func `a quiz whose scenario has an error is not taken for right`() throws {
    try place.write(Self.lesson.replacing("UIView B", with: "UIVeiw B"), to: "03-quiz.md")
    let run = try place.touchstone("test", "03-quiz.md")
    #expect(run.status == 1)
    #expect(run.output.contains("FAIL  03-quiz.md#quiz:who\n"))
    #expect(run.output.contains("the scenario is not run, so it can decide nothing"))
    #expect(!run.output.contains("pass  "))
  }

  @Test(arguments: [
    ["03-quiz.md#quiz:who"], ["03-quiz.md#who"], ["03-quiz.md:8"],
    ["03-quiz.md", "--filter", "who"],
    ["03-quiz.md", "--filter", "quiz:*"], ["03-quiz.md", "--filter", "03-quiz#wh?"],
  ])
  func `a quiz is chosen by its name or its line`(arguments: [String]) throws {
    try place.write(Self.lesson, to: "03-quiz.md")
    let run = try place.touchstone(["test", "--list"] + arguments)
    #expect(run.errors == "")
    #expect(run.output == "03-quiz.md#quiz:who\n")
  }

  @Test func `other commands know scenarios only`() throws {
    try place.write(Self.lesson, to: "03-quiz.md")
    #expect(try place.touchstone("run", "03-quiz.md").status == 0)
    let run = try place.touchstone("run", "03-quiz.md#who")
    #expect(run.errors.contains("`03-quiz.md` has no scenario `who`"))
  }

  @Test func `reports tell quizzes from scenarios`() throws {
    try place.write(Self.wrong, to: "03-quiz.md")
    let run = try place.touchstone(
      "test", "03-quiz.md", "--report", "tap", "--report", "junit=junit.xml", "--report",
      "json=report.json")
    #expect(run.output.contains("not ok 1 - 03-quiz.md\\#quiz:who\n"))
    #expect(run.output.contains("ok 2 - 03-quiz.md\\#tap\n1..2\n"))
    let junit = try place.read("junit.xml")
    #expect(junit.contains("<testcase name=\"quiz:who\" classname=\"03-quiz.md\""))
    #expect(junit.contains("tests=\"2\" failures=\"1\""))
    let lines = try place.read("report.json").split(separator: "\n")
    #expect(lines[0].contains("\"scenarios\": 1, \"quizzes\": 1"))
    #expect(lines[1].contains("\"quiz\"") && lines[1].contains("\"right-answer-fails\""))
    #expect(lines[2].contains("\"scenario\""))
  }

  @Test func `what passed is known the next time, and another key is not`() throws {
    try place.write(Self.lesson, to: "03-quiz.md")
    _ = try place.touchstone("test", "03-quiz.md")
    let known = try place.touchstone("test", "03-quiz.md", "--report", "json")
    #expect(known.output.split(separator: "\n").count { $0.contains("\"isKnown\": true") } == 2)
    try place.write(Self.wrong, to: "03-quiz.md")
    #expect(try place.touchstone("test", "03-quiz.md").status == 1)
  }

  @Test func `only the quizzes that failed are judged again when asked for`() throws {
    try place.write(Self.wrong, to: "03-quiz.md")
    _ = try place.touchstone("test", "03-quiz.md")
    let list = try place.touchstone("test", "03-quiz.md", "--only-failures", "--list")
    #expect(list.output == "03-quiz.md#quiz:who\n")
  }

  @Test func `an update leaves a quiz alone`() throws {
    try place.write(Self.wrong, to: "03-quiz.md")
    let run = try place.touchstone("test", "03-quiz.md", "--update")
    #expect(run.status == 1)
    #expect(try place.read("03-quiz.md") == Self.wrong)
  }
}
