import Testing

/// `touchstone test`, run as a process.
struct TestCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeCourse()
  }

  @Test func `each scenario has a line, in the order of the lessons`() throws {
    let run = try place.touchstone("test")
    #expect(
      run.output == """
        pass  Content/01-tap.md#tap-b
        pass  Content/02-hold.md#press-b
        pass  Content/02-hold.md#tap-b
        3 scenarios passed

        """)
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func `a failure has its listing below its line`() throws {
    try place.change("Content/01-tap.md", "B touchesEnded", to: "B touchesCancelled")
    let run = try place.touchstone("test")
    #expect(run.status == 1)
    #expect(
      run.output.hasPrefix("FAIL  Content/01-tap.md#tap-b\n\nContent/01-tap.md:17:3: error["))
    #expect(
      run.output.hasSuffix(
        """


        pass  Content/02-hold.md#press-b
        pass  Content/02-hold.md#tap-b
        1 of 3 scenarios failed

        """))
  }

  @Test func `two runs write the same bytes`() throws {
    try place.change("Content/02-hold.md", "at 500ms", to: "at 400ms")
    #expect(try place.touchstone("test").output == place.touchstone("test").output)
  }

  @Test func `a list names the scenarios and runs none`() throws {
    try place.change("Content/02-hold.md", "at 500ms", to: "at 400ms")
    let run = try place.touchstone("test", "--list")
    #expect(
      run.output == """
        Content/01-tap.md#tap-b
        Content/02-hold.md#press-b
        Content/02-hold.md#tap-b

        """)
    #expect(run.status == 0)
  }

  @Test(arguments: [
    (["--filter", "tap-b"], ["Content/01-tap.md#tap-b", "Content/02-hold.md#tap-b"]),
    (["--filter", "*hold*#tap*"], ["Content/02-hold.md#tap-b"]),
    (["--filter", "01-tap"], ["Content/01-tap.md#tap-b"]),
    (
      ["--filter", "press-b", "--filter", "01-*"],
      ["Content/01-tap.md#tap-b", "Content/02-hold.md#press-b"]
    ),
    (["Content/01-tap.md"], ["Content/01-tap.md#tap-b"]),
    (["Content/02-hold.md", "--filter", "tap-?"], ["Content/02-hold.md#tap-b"]),
    (["Content/./", "--filter", "press-b"], ["Content/./02-hold.md#press-b"]),
  ])
  func `paths and patterns choose scenarios`(arguments: [String], names: [String]) throws {
    let run = try place.touchstone(["test", "--list"] + arguments)
    #expect(run.output.split(separator: "\n").map(String.init) == names)
    #expect(run.status == 0)
  }

  @Test func `a pattern that fits nothing is an error`() throws {
    let run = try place.touchstone("test", "--filter", "nothing")
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("error[no-matching-scenario]: no scenario matches `nothing`"))
  }

  @Test func `a file with one scenario is tested too`() throws {
    try place.write(Fixture.scene, to: "tap.scenario")
    let run = try place.touchstone("test", "tap.scenario", "Content/01-tap.md")
    #expect(run.output.hasPrefix("pass  tap.scenario\npass  Content/01-tap.md#tap-b\n"))
  }

  @Test func `an error in a lesson fails the run, though its scenarios pass`() throws {
    try place.change("Content/01-tap.md", "question:", to: "qestion:")
    let run = try place.touchstone("test")
    #expect(run.status == 1)
    #expect(run.output.hasSuffix("of 3 scenarios, none failed\n"))
    #expect(run.errors.contains("Content/01-tap.md:3:1: error["))
  }

  @Test func `a path that leads nowhere is told, and the others are tested`() throws {
    let run = try place.touchstone("test", "Nowhere", "Content/01-tap.md")
    #expect(run.status == 3)
    #expect(run.output.hasPrefix("pass  Content/01-tap.md#tap-b\n"))
    #expect(run.errors.contains("cannot read `Nowhere`; there is no such file or folder"))
  }

  @Test func `a folder without lessons is told`() throws {
    try place.makeFolder("Empty")
    let run = try place.touchstone("test", "Empty")
    #expect(run.status == 3)
    #expect(run.output == "")
    #expect(run.errors.contains("`Empty`; it contains no lesson"))
  }
}
