import Testing

/// `touchstone format`, run as a process.
struct FormatCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
  }

  private static let lesson = """
    ---
    title: One
    question: Why?
    ---

    Text   with   spaces, and -> arrows.

    > ```scenario quoted
    > UIView   root
    > tap root
    > expect
    >     root touchesBegan   // first
    > ```

    ```swift
    let   code = 1
    ```

    """

  private static let formatted = """
    ---
    title: One
    question: Why?
    ---

    Text   with   spaces, and -> arrows.

    > ```scenario quoted
    > UIView root
    >
    > tap root
    >
    > expect
    >   root touchesBegan  // first
    > ```

    ```swift
    let   code = 1
    ```

    """

  @Test func `the solution of a challenge is a scenario, too`() throws {
    let lesson = """
      ---
      title: One
      ---

      ```scenario one
      UIView root
        UITapGestureRecognizer tap

      tap root

      expect
        tap fires
      ```

      - ```challenge two of: one
        Let   `root` get   `touchesEnded`.

        hint   tap recognized
          >   What?
        expect
          root   touchesEnded
        solution
          UIView   root
              UITapGestureRecognizer tap cancelsTouchesInView:false
          tap root  // Once
          >   Because.
        ```

      ```quiz three of: one
      Who?

      - [x] The   root.
        > Yes.
        expect
          hit   root
      - [ ] Nobody.
        > No.
        expect
          never hit root
      ```

      """
    let formatted = lesson.replacing("UIView   root", with: "UIView root")
      .replacing(
        "        UITapGestureRecognizer tap cancelsTouchesInView:false\n",
        with: "      UITapGestureRecognizer tap  cancelsTouchesInView: false\n\n")
    try place.write(lesson, to: "lesson.md")
    let check = try place.touchstone("format", "--check", "lesson.md")
    #expect(check.output.contains("unformatted  lesson.md#challenge:two"))
    #expect(check.status == 1)
    let run = try place.touchstone("format", "lesson.md")
    #expect(run.errors == "")
    #expect(run.output == "lesson.md: 1 scenario formatted\n")
    #expect(try place.read("lesson.md") == formatted)
    #expect(try place.touchstone("format", "lesson.md").output == "")
    #expect(try place.touchstone("format", "-", input: formatted).output.hasSuffix("  tap fires\n"))
  }

  @Test func `only the blocks of scenarios change`() throws {
    try place.write(Self.lesson, to: "lesson.md")
    let run = try place.touchstone("format", "lesson.md")
    #expect(run.errors == "")
    #expect(run.output == "lesson.md: 1 scenario formatted\n")
    #expect(run.status == 0)
    #expect(try place.read("lesson.md") == Self.formatted)
    #expect(try place.touchstone("format", "lesson.md").output == "")
    #expect(try place.read("lesson.md") == Self.formatted)
  }

  @Test func `a check writes nothing, shows what is not in form, and fails`() throws {
    try place.write(Self.lesson, to: "lesson.md")
    let run = try place.touchstone("format", "--check", "lesson.md")
    #expect(run.output.contains("unformatted  lesson.md#quoted"))
    #expect(run.output.contains("+ UIView root"))
    #expect(run.status == 1)
    #expect(try place.read("lesson.md") == Self.lesson)
    try place.write(Self.formatted, to: "lesson.md")
    #expect(try place.touchstone("format", "--check", "lesson.md").status == 0)
  }

  @Test func `standard input goes to standard output`() throws {
    let run = try place.touchstone("format", "-", input: "UIView root\ntap   root\n")
    #expect(run.output == "UIView root\n\ntap root\n")
    #expect(run.status == 0)
  }

  @Test func `a scenario with an error is told and left alone, and the others are formatted`()
    throws
  {
    try place.write("UIVew   root\n", to: "broken.scenario")
    try place.write("UIView   root\n", to: "right.scenario")
    let run = try place.touchstone("format", "broken.scenario", "right.scenario")
    #expect(run.errors.hasPrefix("broken.scenario:1:1: error[unknown-class]: "))
    #expect(run.errors.hasSuffix("\n\nbroken.scenario: not formatted, because it has errors\n"))
    #expect(run.status == 1)
    #expect(try place.read("broken.scenario") == "UIVew   root\n")
    #expect(try place.read("right.scenario") == "UIView root\n")
  }

  @Test func `standard input with an error is told, and nothing is written`() throws {
    let run = try place.touchstone("format", "-", input: "UIVew   root\n")
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("<stdin>:1:1: error[unknown-class]: "))
    #expect(run.status == 1)
  }

  @Test func `standard input can be checked, and is formatted alone`() throws {
    let run = try place.touchstone("format", "-", "--check", input: "tap   root\n")
    #expect(run.output.contains("+ tap root"))
    #expect(run.status == 1)
    #expect(try place.touchstone("format", "-", "--check", input: "tap root\n").status == 0)
    #expect(try place.touchstone("format", "-", "lesson.md", input: "tap root\n").status == 64)
  }

  @Test func `a folder is formatted whole, and one scenario alone`() throws {
    try place.write(Self.lesson, to: "Content/lesson.md")
    try place.write("tap   root\n", to: "Content/deep/tap.scenario")
    let one = try place.touchstone("format", "Content/lesson.md#quoted")
    #expect(one.output == "Content/lesson.md: 1 scenario formatted\n")
    let run = try place.touchstone("format")
    #expect(run.output == "Content/deep/tap.scenario: 1 scenario formatted\n")
    #expect(try place.touchstone("format", "--check").status == 0)
    #expect(try place.touchstone("format", "Content/lesson.md#other").status == 64)
    #expect(try place.touchstone("format", "Nowhere").status == 3)
  }
}
