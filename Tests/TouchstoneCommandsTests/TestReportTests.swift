import Foundation
import Testing

/// The reports of `touchstone test`, run as a process.
///
/// `Tests/Gates/reports.py` gives the same forms to programs of other people.
struct TestReportTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeCourse()
    // A failure, a skipped block, a pass, an error of the lesson.
    try place.change("Content/02-hold.md", "at 500ms", to: "at 400ms")
    try place.change("Content/02-hold.md", "scenario tap-b", to: "scenario tap-b skip: \"so # %\"")
    try place.change("Content/01-tap.md", "question:", to: "qestion:")
  }

  private func report(_ form: String, _ arguments: String...) throws -> String {
    let run = try place.touchstone(["test", "--report", form] + arguments)
    #expect(run.status == 1)
    // How long a scenario took is never the same.
    return run.output.replacing(/(seconds": |time=")[0-9.]+/) { "\($0.output.1)0" }
  }

  @Test func `as TAP, each scenario and each error is a test point`() throws {
    let text = try report("tap")
    #expect(text.hasPrefix("TAP version 14\nnot ok 1 - Content/01-tap.md\n  ---\n  message: \""))
    #expect(
      text.contains("\nok 2 - Content/01-tap.md\\#tap-b\nnot ok 3 - Content/02-hold.md\\#press-b\n")
    )
    #expect(text.contains("\n    file: \"Content/02-hold.md\"\n    line: 16\n    column: 3\n"))
    #expect(text.contains("\n  listing: |\n    Content/02-hold.md:16:3: error["))
    #expect(text.hasSuffix("\n  ...\nok 4 - Content/02-hold.md\\#tap-b # SKIP so \\# %\n1..4\n"))
  }

  @Test(arguments: [
    ("test Content --report tap=Content/01-tap.md", "Content/01-tap.md"),
    ("test Content/01-tap.md --report tap=./Content/../Content/01-tap.md", "01-tap.md"),
    ("test tap-b --report junit=Content/01-tap.md", "Content/01-tap.md"),
    ("test Content/01-tap.md#tap-b --report json=link.md", "Content/01-tap.md"),
    ("test own.scenario --report tap=setup.scenario", "setup.scenario"),
    ("test mine --report tap=mine/own.scenario", "mine/own.scenario"),
    ("check --report tap=Content/picture.png", "Content/picture.png"),
    ("check --templates Own --report tap=Own/lesson.mustache", "Own/lesson.mustache"),
    ("check own.scenario --report tap=own.scenario", "own.scenario"),
  ])
  func `a report replaces no file that's read`(arguments: String, name: String) throws {
    try place.write("UIView root\n  UIView A\n", to: "setup.scenario")
    try place.write("scene: setup.scenario\n\ntap A\n\nexpect\n  hit A\n", to: "own.scenario")
    try place.write("UIView A\n\ntap A\n\nexpect\n  hit A\n", to: "mine/own.scenario")
    try place.write("picture", to: "Content/picture.png")
    try place.write("{{title}}{{{body}}}", to: "Own/lesson.mustache")
    try place.link("link.md", to: "Content/01-tap.md")
    let path = name == "01-tap.md" ? "Content/01-tap.md" : name
    let before = try place.read(path)
    let run = try place.shell("touchstone " + arguments)
    #expect(run.status == 3)
    #expect(
      run.errors.contains("error[is-read]: cannot write `")
        && run.errors.contains("`; this command reads it; choose another file"), "\(run.errors)")
    #expect(try place.read(path) == before)
  }

  @Test func `a report stays in a folder of scenarios`() throws {
    try place.write("UIView A\n\ntap A\n\nexpect\n  hit A\n", to: "mine/own.scenario")
    for _ in 1...2 {
      #expect(try place.shell("touchstone test mine --report tap=mine/own.tap").status == 0)
    }
    #expect(try place.read("mine/own.tap").hasPrefix("TAP version 14\n"))
    let both = try place.shell(
      "touchstone test mine --report tap=mine/a --report junit=./mine/../mine/a")
    #expect(both.status == 64)
    #expect(both.errors.contains("[reports-to-one-file]"))
  }

  @Test func `as JUnit's XML, each file is a suite`() throws {
    let text = try report("junit")
    let lines = text.split(separator: "\n").map(String.init)
    #expect(lines[0] == "<?xml version=\"1.0\" encoding=\"UTF-8\"?>")
    #expect(
      lines[1]
        == "<testsuites name=\"touchstone\" tests=\"4\" failures=\"1\" errors=\"1\" time=\"0\">")
    #expect(
      lines[2] == "  <testsuite name=\"Content/01-tap.md\" tests=\"2\" failures=\"0\" errors=\"1\""
        + " time=\"0\" skipped=\"0\" file=\"Content/01-tap.md\">")
    #expect(
      lines[3].hasPrefix(
        "    <testcase name=\"has no error:3:1\" classname=\"Content/01-tap.md\" time=\"0\"><error "
      ))
    #expect(
      text.contains(
        "\n    <testcase name=\"press-b\" classname=\"Content/02-hold.md\" time=\"0\"><failure type=\""
      ))
    #expect(
      text.hasSuffix(
        "\n    <testcase name=\"tap-b\" classname=\"Content/02-hold.md\" time=\"0\">"
          + "<skipped message=\"so # %\"/></testcase>\n  </testsuite>\n</testsuites>\n"))
  }

  @Test func `as JSON, each line is an object`() throws {
    let lines = try report("json").split(separator: "\n")
    let objects = try lines.map { line in
      try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(
      objects.map { $0["kind"] as? String } == [
        "beginning", "problem", "scenario", "scenario", "scenario", "ending",
      ])
    #expect(objects[0]["scenarios"] as? Int == 3)
    #expect(objects[3]["status"] as? String == "failed")
    #expect(objects[3]["line"] as? Int == 8)
    let problem = try #require((objects[3]["problems"] as? [[String: Any]])?.first)
    #expect(problem["line"] as? Int == 16)
    #expect(problem["column"] as? Int == 3)
    #expect(problem["code"] is String)
    #expect((problem["repairs"] as? [String])?.count == 1)
    #expect(objects[4]["reason"] as? String == "so # %")
    #expect(objects[5]["failed"] as? Int == 1)
  }

  @Test func `as annotations, each error has its file and line`() throws {
    let lines = try report("github").split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("::error file=Content/01-tap.md,line=3,col=1,endColumn="))
    #expect(
      lines[1].hasPrefix(
        "::error file=Content/02-hold.md,line=16,col=3,endColumn=21,title=Content/02-hold.md#press-b::"
      ), "\(lines[1])")
    #expect(lines[1].contains("%0A"))
  }

  @Test func `several reports go each to its file, and people are told too`() throws {
    let usual = try place.touchstone("test")
    let run = try place.touchstone(
      "test", "--report", "junit=results.xml", "--report", "tap=results.tap", "--report",
      "text=results.txt")
    #expect(run.output == usual.output)
    #expect(run.errors == usual.errors)
    #expect(try place.read("results.xml").hasPrefix("<?xml"))
    #expect(try place.read("results.tap").hasSuffix("\n1..4\n"))
    #expect(try place.read("results.txt").hasSuffix("1 of 3 scenarios failed, 1 skipped\n"))
    #expect(try place.read("results.txt").contains("Content/01-tap.md:3:1: error["))
  }

  @Test func `a report that cannot be written is told, and the run is not lost`() throws {
    let run = try place.touchstone("test", "--report", "junit=nowhere/results.xml")
    #expect(run.status == 3)
    #expect(run.output.hasSuffix("1 of 3 scenarios failed, 1 skipped\n"))
    #expect(
      run.errors.contains(
        "error[missing-file]: cannot write `nowhere/results.xml`; there is no such file or folder\n"
      ))
  }

  @Test func `a report is made of what cannot be read, too`() throws {
    let run = try place.touchstone("test", "nowhere.md", "--report", "tap")
    #expect(run.status == 3)
    #expect(
      run.output
        == "TAP version 14\nnot ok 1 - cannot read `nowhere.md`; there is no such file or folder\n1..1\n"
    )
  }

  @Test func `colour is as the user wants it`() throws {
    let plain = try place.touchstone("test", "--color", "never")
    #expect(!plain.output.contains("\u{1B}["))
    let coloured = try place.touchstone("test", "--color", "always")
    #expect(coloured.output.contains("\u{1B}[1;31mFAIL\u{1B}[0m"))
    #expect(coloured.errors.contains("\u{1B}["))
    let written = try place.touchstone("test", "--color", "always", "--report", "text=plain.txt")
    #expect(written.output == coloured.output)
    #expect(!(try place.read("plain.txt")).contains("\u{1B}["))
  }
}
