import Testing

/// The challenges of lessons, which `touchstone test` proves as it runs scenarios.
struct TestChallengeTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeCourse()
  }

  private static let lesson = """
    ---
    title: A challenge
    ---

    ```scenario tap
    UIView root
      UITapGestureRecognizer single

    tap root

    expect
      hit root
    ```

    ```challenge stay of: tap
    Let `root` get `touchesEnded`.

    hint single recognized
      > What does it take?
    expect
      root touchesEnded
    solution
      UIView root
        UITapGestureRecognizer single  cancelsTouchesInView: false

      tap root
      > It looks on.
    ```

    ```quiz who of: tap
    Who is hit?

    - [x] The root view.
      > Yes.
      expect
        hit root
    - [ ] The window.
      > No.
      expect
        hit window
    ```

    """

  private static let wrong = lesson.replacing("  cancelsTouchesInView: false", with: "")

  @Test(arguments: [
    // A challenge without its hint's words, and a link in the text: errors outside every test.
    ("  > What does it take?\n", "", "1 error"),
    ("```scenario tap", "[Nowhere](nowhere.md).\n\n```scenario tap", "1 error"),
  ])
  func `a run with an error outside its scenarios says that it failed`(
    old: String, new: String, errors: String
  ) throws {
    try place.write(Self.lesson.replacing(old, with: new), to: "Content/03-challenge.md")
    let run = try place.touchstone("test")
    #expect(run.status == 1)
    let last = run.output.split(separator: "\n").last ?? ""
    #expect(last.hasPrefix("failed with \(errors) outside the scenarios; "), "\(run.output)")
    #expect(last.hasSuffix(" none failed"), "\(last)")
  }

  @Test(arguments: [
    ("", ""), ("  > What does it take?\n", ""), ("hint single", "hint singel"),
    ("hit root", "hit nothing"), ("title: ", "titel: "), ("```scenario tap", "```scenari tap"),
    ("```quiz", "    ```quiz"), ("```challenge", "```challange"), ("tap root", "finger lifts"),
  ])
  func `a run says that all passed if and only if it succeeds`(old: String, new: String) throws {
    let text = old.isEmpty ? Self.lesson : Self.lesson.replacing(old, with: new)
    try place.write(text, to: "Content/03-challenge.md")
    for arguments in [["test"], ["test", "--no-cache"], ["test", "--strict"]] {
      let run = try place.touchstone(arguments)
      let last = run.output.split(separator: "\n").last { !$0.hasPrefix(" ") } ?? ""
      #expect(last.contains("passed") == (run.status == 0), "\(arguments) \(run.output)")
    }
  }

  @Test func `a challenge is a test of its own, in the place where it stands`() throws {
    try place.write(Self.lesson, to: "03-challenge.md")
    let run = try place.touchstone("test", "03-challenge.md")
    #expect(
      run.output == """
        pass  03-challenge.md#tap
        pass  03-challenge.md#challenge:stay
        pass  03-challenge.md#quiz:who
        1 scenario, 1 quiz and 1 challenge passed

        """)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func `a solution that is none fails at the line that it does not meet`() throws {
    try place.write(Self.wrong, to: "03-challenge.md")
    let run = try place.touchstone(
      "test", "03-challenge.md", "--report", "text", "--report", "json=report.json")
    #expect(run.status == 1)
    #expect(run.output.contains("03-challenge.md:21:3: error[solution-misses-goal]"))
    #expect(run.output.contains("\n1 scenario, 1 quiz and 1 challenge: 1 failed\n"))
    let lines = try place.read("report.json").split(separator: "\n")
    #expect(lines[0].contains("\"quizzes\": 1, \"challenges\": 1"))
    #expect(lines[2].contains("\"challenge\"") && lines[2].contains("\"solution-misses-goal\""))
  }

  @Test(arguments: [("UIView root", "UIVeiw root", 6), ("tap root", "finger lifts", 9)])
  func `a challenge whose scenario has an error fails, and names the error`(
    old: String, new: String, line: Int
  ) throws {
    let parts = Self.lesson.split(separator: old, maxSplits: 1, omittingEmptySubsequences: false)
    try place.write(parts.joined(separator: new), to: "03-challenge.md")
    for name in ["challenge:stay", "quiz:who"] {
      let run = try place.touchstone("test", "03-challenge.md#\(name)")
      #expect(run.status == 1)
      #expect(run.output.contains("-of-skipped]"))
      #expect(run.output.contains("03-challenge.md:\(line):1: note: "), "\(run.output)")
    }
  }

  @Test(arguments: [
    ["03-challenge.md#challenge:stay"], ["03-challenge.md#stay"], ["03-challenge.md:17"],
    ["03-challenge.md", "--filter", "stay"], ["03-challenge.md", "--filter", "challenge:*"],
  ])
  func `a challenge is chosen by its name or its line`(arguments: [String]) throws {
    try place.write(Self.lesson, to: "03-challenge.md")
    let run = try place.touchstone(["test", "--list"] + arguments)
    #expect(run.errors == "")
    #expect(run.output == "03-challenge.md#challenge:stay\n")
  }

  @Test func `a solution may use a scene of another lesson, and is judged again when that changes`()
    throws
  {
    let scene = """
      ```scenario lent
      UIView root
        UIView A

      tap A

      expect
        hit A
      ```

      """
    try place.write(scene, to: "04-lent.md")
    let lesson = Self.lesson
      .replacing("of: tap\nLet", with: "of: tap keeps: nothing\nLet")
      .replacing("    UITapGestureRecognizer single  cancelsTouchesInView: false\n", with: "")
      .replacing("solution\n  UIView root\n", with: "solution\n  scene: 04-lent.md#lent\n")
    let small = lesson.replacing("  tap root\n  > It", with: "  tap root at 300 300\n  > It")
    try place.write(small, to: "03-challenge.md")
    for _ in 0..<2 {
      let run = try place.touchstone("test", "03-challenge.md#stay")
      #expect(run.output == "pass  03-challenge.md#challenge:stay\n1 challenge passed\n")
    }
    try place.write(
      scene.replacing("  UIView A\n", with: "  UIView A\n  UITapGestureRecognizer tap\n"),
      to: "04-lent.md")
    let run = try place.touchstone("test", "03-challenge.md#stay")
    #expect(run.output.contains("error[solution-misses-goal]"), "\(run.output)")
  }

  @Test func `what passed is known the next time, and another solution is not`() throws {
    try place.write(Self.lesson, to: "03-challenge.md")
    _ = try place.touchstone("test", "03-challenge.md")
    let known = try place.touchstone("test", "03-challenge.md", "--report", "json")
    #expect(known.output.split(separator: "\n").count { $0.contains("\"isKnown\": true") } == 3)
    try place.write(Self.wrong, to: "03-challenge.md")
    #expect(try place.touchstone("test", "03-challenge.md").status == 1)
  }
}
