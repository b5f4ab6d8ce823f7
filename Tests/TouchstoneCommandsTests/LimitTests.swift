import Testing

/// What keeps a listing short, and a run.
struct LimitTests {
  private let place: Workplace

  init() throws { place = try Workplace() }

  @Test func `of a thousand errors a few are listed, and the others counted`() throws {
    let text = "UIView root\n" + String(repeating: "  UIVeiw\n", count: 1_000)
    let run = try place.touchstone(["run", "-"], input: text)
    #expect(run.status == 1)
    let listed = run.errors.split(separator: "\n").count { $0.contains(": error[") }
    #expect(listed == 20)
    let counted = run.errors.split(separator: "\n").first { $0.hasPrefix("and ") }
    #expect(counted?.hasSuffix(" more") == true)
    #expect(run.errors.contains("`--max-errors all`"))
  }

  @Test(arguments: [("all", 200), ("3", 3), ("1000", 200)])
  func `a user says how many errors are listed`(choice: String, count: Int) throws {
    let text =
      "UIView root\n" + String(repeating: "  UIVeiw a\n", count: 1)
      + String(repeating: "tap nowhere\n", count: 199)
    for command in ["run", "test"] {
      let run = try place.touchstone([command, "-", "--max-errors", choice], input: text)
      let all = (run.errors + run.output).split(separator: "\n")
      #expect(all.count { $0.contains(": error[") } == count)
      #expect(all.contains { $0.hasPrefix("and ") && $0.hasSuffix(" more") } == (count < 200))
    }
  }

  @Test func `the former name of the number of errors is accepted`() throws {
    let text = "UIView root\n" + String(repeating: "tap nowhere\n", count: 9)
    let run = try place.touchstone(["run", "-", "--mistakes", "3"], input: text)
    #expect(run.errors.split(separator: "\n").count { $0.contains(": error[") } == 3)
  }

  @Test(arguments: ["0", "-1", "some"])
  func `a number of errors is one or more`(choice: String) throws {
    #expect(try place.touchstone(["run", "-", "--max-errors=" + choice]).status == 64)
  }

  @Test(arguments: [
    ("--limit-events", "10", "too-many-events"), ("--limit-steps", "1", "too-many-steps"),
    ("--limit-output", "1", "too-much-output"), ("--limit-time", "1", "run-too-long"),
  ])
  func `a user sets a limit for every run`(option: String, value: String, code: String) throws {
    let text = "UIView root\n\ntap root\nwait 2s\n"
    for command in ["run", "test"] {
      #expect(try place.touchstone([command, "-"], input: text).status == 0)
      let run = try place.touchstone([command, "-", option, value], input: text)
      #expect(run.status == 1)
      #expect((run.errors + run.output).contains("error[\(code)]: "))
      #expect((run.errors + run.output).contains("note: `\(option)` sets this limit\n"))
    }
    let wrong = try place.touchstone(["run", "-", option, "0"], input: text)
    #expect(wrong.status == 64)
    #expect(
      wrong.errors.contains("`\(option)` needs a whole number of at least 1 [number-below-one]"))
  }

  @Test func `a passing result of other limits is not taken for one of these`() throws {
    try place.write("UIView root\n\ntap root\nwait 2s\n", to: "a.scenario")
    #expect(try place.touchstone("test", "a.scenario").status == 0)
    #expect(try place.touchstone("test", "a.scenario", "--limit-steps", "1").status == 1)
  }
}
