import Foundation
import Testing

/// `touchstone run`, run as a process.
struct RunCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeCourse()
  }

  @Test func `a scenario of a lesson is shown as text`() throws {
    let run = try place.touchstone("run", "Content/02-hold.md#press-b")
    #expect(run.output.contains("500 ms  hold began"))
    #expect(run.errors == "")
    #expect(run.status == 0)
  }

  @Test func `the only scenario of a lesson needs no name`() throws {
    let named = try place.touchstone("run", "Content/01-tap.md#tap-b")
    #expect(try place.touchstone("run", "Content/01-tap.md").output == named.output)
    #expect(named.output.contains("B touchesBegan"))
  }

  @Test func `a file, standard input and a lesson on standard input show the same run`() throws {
    let output = try place.touchstone("run", "Content/01-tap.md#tap-b").output
    try place.write(Fixture.scene, to: "tap#1.scenario")
    #expect(try place.touchstone("run", "tap#1.scenario").output == output)
    #expect(try place.touchstone("run", "-", input: Fixture.scene).output == output)
    #expect(try place.touchstone("run", "-", input: Fixture.tapLesson).output == output)
    let named = try place.touchstone("run", "/dev/stdin#tap-b", input: Fixture.tapLesson)
    #expect(named.output == output)
  }

  @Test func `as a table, the columns are aligned`() throws {
    let run = try place.touchstone("run", "Content/01-tap.md", "--format", "table")
    let lines = run.output.split(separator: "\n")
    let heading = try #require(lines.first)
    #expect(heading.split(separator: " ") == ["Time", "From", "To", "What", "Why"])
    let column = heading.distance(
      from: heading.startIndex, to: try #require(heading.range(of: "What")).lowerBound)
    #expect(lines.allSatisfy { $0.dropFirst(column - 1).first == " " })
    #expect(lines.allSatisfy { $0.dropFirst(column).first != " " })
  }

  @Test func `as JSON, any reader can read it`() throws {
    let run = try place.touchstone("run", "Content/01-tap.md", "--format", "json")
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let events = try #require((value as? [String: Any])?["events"] as? [[String: Any]])
    #expect(events.contains { $0["what"] as? String == "touchesBegan" })
  }

  @Test func `as a tree, the views stand inside each other`() throws {
    let run = try place.touchstone("run", "Content/02-hold.md#press-b", "--format", "tree")
    let lines = run.output.split(separator: "\n").map(String.init)
    let view = try #require(lines.firstIndex { $0.contains("B  ") })
    #expect(lines[view].contains("UIView"))
    #expect(lines[view].hasSuffix("100 100 100 100  hit at 0 ms"))
    let indent = lines[view].prefix { $0 == " " }
    #expect(lines[view + 1].hasPrefix(indent + "  hold  "))
    #expect(run.status == 0)
  }

  @Test func `as states, each recognizer has its history`() throws {
    let run = try place.touchstone("run", "Content/02-hold.md#press-b", "--format", "states")
    #expect(
      run.output == """
        hold  UILongPressGestureRecognizer
            0 ms  possible
          500 ms  began     pressed for 500 ms of 500 ms
          600 ms  ended     a finger lifted
          600 ms  possible

        """)
    let none = try place.touchstone("run", "-", "--format", "states", input: Fixture.scene)
    #expect(none.output == "")
    #expect(none.status == 0)
  }

  @Test func `a line of a lesson chooses the scenario on it`() throws {
    let run = try place.touchstone("run", "Content/02-hold.md:16")
    #expect(run.output.contains("500 ms  hold began"))
    #expect(try place.touchstone("run", "hold#press-b").output == run.output)
  }

  @Test func `as a diagram, it is SVG with its colours in it`() throws {
    let run = try place.touchstone("run", "Content/01-tap.md", "--format", "sequence")
    #expect(run.output.hasPrefix("<svg "))
    #expect(run.output.contains("xmlns=\"http://www.w3.org/2000/svg\""))
    #expect(run.output.hasSuffix("</svg>\n"))
    #expect(run.output.contains("--fig-ink"))
    try place.write(".fig { --own: 1 }", to: "own.css")
    let styled = try place.touchstone(
      "run", "Content/01-tap.md", "--format", "sequence", "--style", "own.css")
    #expect(styled.output.contains("--own: 1"))
    let missing = try place.touchstone(
      "run", "Content/01-tap.md", "--format", "sequence", "--style", "no.css")
    #expect(missing.status == 3)
  }

  @Test func `what did not come true is shown after what happened`() throws {
    let scene = Fixture.scene.replacingOccurrences(of: "B touchesEnded", with: "B touchesCancelled")
    let run = try place.touchstone("run", "-", input: scene)
    #expect(run.status == 1)
    #expect(run.output.contains("B touchesEnded"))
    #expect(run.errors.contains("<stdin>:9:3: error["))
  }

  @Test func `a scenario with errors is not run`() throws {
    let run = try place.touchstone("run", "-", input: "UIVeiw B\n\ntap B\n")
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.contains("<stdin>:1:1: error["))
    #expect(run.errors.contains("UIView"))
  }

  @Test func `a scenario must be chosen where there are several`() throws {
    let run = try place.touchstone("run", "Content/02-hold.md")
    #expect(run.status == 64)
    #expect(
      run.errors == "error[several-scenarios]: `Content/02-hold.md` has several scenarios; choose "
        + "`Content/02-hold.md#press-b` or `Content/02-hold.md#tap-b`\n")
  }

  @Test func `a scenario of a lesson on standard input can be chosen`() throws {
    let run = try place.touchstone("run", "-", input: Fixture.holdLesson)
    #expect(run.errors.hasSuffix("choose `/dev/stdin#press-b` or `/dev/stdin#tap-b`\n"))
    let chosen = try place.touchstone("run", "/dev/stdin#press-b", input: Fixture.holdLesson)
    #expect(chosen.output.contains("hold began"))
  }

  @Test func `a name that is not there is an error, with the one that is meant`() throws {
    let run = try place.touchstone("run", "Content/02-hold.md#pres-b")
    #expect(run.status == 64)
    #expect(
      run.errors
        == "error[no-such-scenario]: `Content/02-hold.md` has no scenario `pres-b`; did you mean `press-b`?\n"
    )
  }

  @Test func `a folder is no scenario`() throws {
    let run = try place.touchstone("run", "Content")
    #expect(run.status == 3)
    #expect(
      run.errors
        == "error[is-folder]: cannot read `Content`; it is a folder, and a file is needed\n")
  }

  @Test(arguments: ["nowhere.md", "nowhere.md#x", "Content/01-tap.md/x"])
  func `a file that is not there`(path: String) throws {
    let run = try place.touchstone("run", path)
    #expect(run.status == 3)
    #expect(run.errors.contains("]: cannot read `"))
  }

  @Test(arguments: ["", "\n\n", "\u{0}\u{1}\u{2}", "expect", "tap", "(((((((((((", "UIView"])
  func `no text on standard input makes the program crash`(text: String) throws {
    let run = try place.touchstone("run", "-", input: text)
    #expect([0, 1].contains(run.status))
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full"), "a full device"))
  func `output that cannot be written is told`() throws {
    let run = try place.touchstone(
      ["run", "Content/01-tap.md"], output: URL(fileURLWithPath: "/dev/full"))
    #expect(run.status == 3)
    #expect(run.errors.hasPrefix("error[refused-by-system]: cannot write `standard output`; "))
  }
}
