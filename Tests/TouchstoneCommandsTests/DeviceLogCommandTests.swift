import Foundation
import Testing

/// `touchstone compare` and `touchstone draw` with a log from a device, run as processes.
struct DeviceLogCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeCourse()
  }

  /// Stores the log of a scenario as the model would print it.
  private func store(_ scenario: String, _ format: String = "log", as name: String) throws {
    let run = try place.touchstone("run", scenario, "--format", format)
    #expect(run.status == 0)
    try place.write(run.output, to: name)
  }

  private let hold = "Content/02-hold.md#press-b"

  @Test(arguments: ["log", "log-json"])
  func `a log that agrees ends with zero`(format: String) throws {
    try store(hold, format, as: "device.log")
    let run = try place.touchstone("compare", hold, "device.log")
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("The log agrees with the run: "), "\(run.output)")
    #expect(run.output.contains("\nNo log shows "))
    #expect(run.status == 0)
    let log = try place.read("device.log")
    let piped = try place.touchstone(["compare", hold, "-"], input: log)
    #expect(piped.output == run.output)
    #expect(piped.status == 0)
  }

  @Test func `a log that differs ends with one, and its line is told`() throws {
    try store(hold, as: "device.log")
    let log = try place.read("device.log").replacing("500 ms  hold fires began\n", with: "")
    try place.write("App launched\n" + log, to: "device.log")
    let run = try place.touchstone("compare", hold, "device.log")
    #expect(run.status == 1)
    #expect(run.errors == "")
    #expect(
      run.output.hasPrefix("The log differs from the run at its line "), "\(run.output)")
    #expect(run.output.contains("and the run has “hold fires began” at 500 ms."))
    #expect(run.output.contains("\n- 500 ms  hold fires began\n"))
  }

  @Test func `classes, fingers, and locations of a log in JSON are compared`() throws {
    try place.write(
      "UIView root\n  UIView A\n    UITapGestureRecognizer tap\n\ntap A\n\nexpect\n  tap fires\n",
      to: "tap.scenario")
    try store("tap.scenario", "log-json", as: "device.log")
    let own = try place.touchstone("compare", "tap.scenario", "device.log")
    #expect(!own.output.contains("class"), "\(own.output)")
    let log = try place.read("device.log")
      .replacing("UITapGestureRecognizer", with: "UIPanGestureRecognizer")
      .replacing("\"x\":195", with: "\"x\":5").replacing("\"finger\":1", with: "\"finger\":7")
    try place.write("App launched\n" + log, to: "device.log")
    let run = try place.touchstone("compare", "tap.scenario", "device.log")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("The log agrees with the run: "), "\(run.output)")
    #expect(
      run.output.contains("\nLocations differ by up to 190 points, at line 3.\n"), "\(run.output)")
    #expect(run.output.contains("\nThe log has finger 7 where the run has finger 1, in "))
    #expect(
      run.output.contains(
        "\nIn the log, the class of 'tap' is UIPanGestureRecognizer, and in the run, it's "
          + "UITapGestureRecognizer ("))
    let json = try place.touchstone("compare", "tap.scenario", "device.log", "--format", "json")
    for detail in [
      #"{"kind": "class", "name": "tap", "log": "UIPanGestureRecognizer", "run": "UITapGestureRecognizer""#,
      #"{"kind": "finger", "log": "7", "run": "1""#,
      #"{"kind": "location", "distance": 190, "line": 3}"#,
    ] {
      #expect(json.output.contains(detail), "\(json.output)")
    }
    // Lines without these keys, or of a module's class, say nothing else.
    let plain = log.replacing(/,"(class|x|y|finger)":("[^"]*"|[0-9.]+)/, with: "")
    try place.write(plain, to: "device.log")
    let silent = try place.touchstone("compare", "tap.scenario", "device.log")
    #expect(silent.status == 0)
    for word in ["Locations", "finger 7", "class"] { #expect(!silent.output.contains(word)) }
  }

  @Test(arguments: ["UTF-8", "UTF-16", "UTF-16 without a mark", "colors"])
  func `a log is read however it's saved`(form: String) throws {
    try store(hold, as: "device.log")
    let log = try place.read("device.log")
    let bytes: [UInt8] =
      switch form {
      case "UTF-8": [0xEF, 0xBB, 0xBF] + Array(log.utf8)
      case "UTF-16": [0xFE, 0xFF] + log.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
      case "colors":
        Array(
          log.replacing(/(?m)^(\d+)( ms  )(\S+)(.*)$/) {
            "\u{1B}[38;5;12m\($0.output.1)\u{1B}[0m\($0.output.2)\u{1B}[1m\($0.output.3)\u{1B}[0m\($0.output.4)\u{1B}[m"
          }.utf8)
      default: log.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      }
    try Data(bytes).write(to: URL(fileURLWithPath: place("device.log")))
    let run = try place.touchstone("compare", hold, "device.log")
    #expect(run.errors == "")
    #expect(run.output.hasPrefix("The log agrees with the run: "), "\(run.output)")
    let drawing = try place.touchstone("draw", "device.log")
    #expect(drawing.output.contains("class=\"fig fig-sequence"))
  }

  @Test func `the JSON has the verdict and every line`() throws {
    try store(hold, as: "device.log")
    let run = try place.touchstone("compare", hold, "device.log", "--format", "json")
    #expect(run.status == 0)
    let value = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    #expect(value?["verdict"] as? String == "agrees")
    #expect(value?["version"] as? Int == 1)
    let runs = try #require(value?["runs"] as? [[String: Any]])
    let parts = try #require(runs[0]["parts"] as? [[String: Any]])
    let rows = try #require(parts[0]["rows"] as? [[String: Any]])
    let log = try place.read("device.log")
    #expect(rows.count == log.split(separator: "\n").count)
  }

  @Test func `what a log is depends on its content`() throws {
    // A scenario may expect a trace, and a lesson may quote a log.
    let trace = Fixture.scene.replacing(
      "expect\n", with: "expect trace of delivery\n  0 ms  B touchesBegan\n\nexpect\n")
    try place.write(trace, to: "device.log")
    let scenario = try place.touchstone("compare", "Content/01-tap.md", "device.log")
    #expect(!scenario.output.contains("The log"), "\(scenario.output)")
    #expect(scenario.output.contains("Both traces are the same"))
    try place.write(
      Fixture.holdLesson.replacing(
        "## How long", with: "```text\n0 ms  B touchesBegan\n```\n\n## How long"),
      to: "Content/02-hold.md")
    let lesson = try place.touchstone("compare", "Content/01-tap.md", "Content/02-hold.md")
    #expect(lesson.status == 64)
    #expect(lesson.errors.contains("several-scenarios"), "\(lesson.errors)")
    // Nothing in the name says that this is a log.
    try store("Content/01-tap.md", as: "tap.scenario")
    let log = try place.touchstone("compare", "Content/01-tap.md", "tap.scenario")
    #expect(log.output.hasPrefix("The log agrees"), "\(log.output) \(log.errors)")
  }

  @Test(arguments: ["compare Content/01-tap.md app.log", "draw app.log"])
  func `a log without an event is refused with the place`(command: String) throws {
    try place.write("\nMy app has launched\n", to: "app.log")
    let run = try place.shell("touchstone " + command)
    #expect(run.status == 3)
    #expect(run.output == "")
    #expect(
      run.errors.hasPrefix(
        "app.log:2:1: error[no-logged-event]: no line of this log has an event of TouchTrace\n"),
      "\(run.errors)")
    #expect(run.errors.contains("94 ms  tap fires ended"))
    try place.write("", to: "app.log")
    #expect(try place.shell("touchstone " + command).errors.contains("no-logged-event"))
  }

  @Test func `of several variants, the one that agrees is told`() throws {
    try place.write(
      """
      UIView root
        UIView B  frame: 100 100 100 100
          UITapGestureRecognizer tap

      tap B

      variant usual
        expect
          B touchesCancelled

      variant shared
        with tap
          cancelsTouchesInView: false
        expect
          B touchesEnded

      """, to: "variants.scenario")
    let run = try place.touchstone(
      "run", "variants.scenario", "--variant", "shared", "--format", "log")
    try place.write(run.output, to: "device.log")
    let best = try place.touchstone("compare", "variants.scenario", "device.log")
    #expect(best.output.hasPrefix("The log agrees with the run of `shared`: "), "\(best.output)")
    #expect(best.output.contains("\nIt differs from `usual` in "), "\(best.output)")
    #expect(best.status == 0)
    let usual = try place.touchstone(
      "compare", "variants.scenario", "device.log", "--variant", "usual")
    #expect(usual.output.hasPrefix("The log differs from the run of `usual`"), "\(usual.output)")
    #expect(usual.status == 1)
  }

  @Test func `options for logs are refused for scenarios`() throws {
    for option in [["--variant", "a"], ["--sequence", "1"], ["--format", "json"]] {
      let run = try place.touchstone(["compare", "Content/01-tap.md", hold] + option)
      #expect(run.status == 64)
      #expect(run.errors.hasPrefix("error[only-for-logs"), "\(run.errors)")
      #expect(run.errors.contains("]: `\(option[0])` needs a log"), "\(run.errors)")
    }
    try store(hold, as: "device.log")
    let run = try place.touchstone("compare", hold, "device.log", "--sequence", "2")
    #expect(run.status == 64)
    #expect(run.errors.contains("has no sequence 2; it has only one"))
  }

  @Test func `a log has the figures of a run`() throws {
    try store(hold, "log-json", as: "device.log")
    let run = try place.touchstone("draw", "device.log")
    #expect(run.errors == "")
    #expect(run.status == 0)
    for look in ["fig fig-sequence", "fig fig-states", "fig-table"] {
      #expect(run.output.contains("class=\"\(look)"), "\(look)")
    }
    // A log has no views to draw.
    #expect(!run.output.contains("class=\"fig fig-tree"))
    #expect(run.output.contains("touchesBegan"))
  }

  @Test func `exports into a folder bring the file that they print with`() throws {
    let run = try place.touchstone("export", "Content", "--output", "Exports")
    #expect(run.status == 0)
    let file = try place.read("Exports/TouchTrace.swift")
    let source = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Content/code/TouchTrace.swift")
    #expect(try file == String(contentsOf: source, encoding: .utf8))
  }
}
