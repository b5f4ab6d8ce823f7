import Foundation
import Testing

/// `touchstone draw`, run as a process.
struct DrawCommandTests {
  let place: Workplace

  init() throws {
    place = try Workplace()
    try place.writeCourse()
  }

  /// Stores the trace of a scenario.
  private func store(_ scenario: String) throws {
    let run = try place.touchstone("run", scenario, "--format", "json")
    try place.write(run.output, to: "trace.json")
  }

  @Test func `a stored trace is drawn with its usual figures`() throws {
    try store("Content/02-hold.md#press-b")
    let run = try place.touchstone("draw", "trace.json")
    #expect(run.errors == "")
    #expect(run.status == 0)
    #expect(run.output.hasPrefix("<!DOCTYPE html>"))
    for look in ["fig fig-tree", "fig fig-sequence", "fig fig-states", "fig-table"] {
      #expect(run.output.contains("class=\"\(look)"), "\(look)")
    }
    #expect(run.output.contains("pressed for 500 ms of 500 ms"))
    let json = try String(contentsOfFile: place("trace.json"), encoding: .utf8)
    let other = try place.touchstone("draw", "-", input: json)
    // The name of the file is in the titles only.
    #expect(
      other.output.components(separatedBy: "<svg").count
        == run.output.components(separatedBy: "<svg").count)
  }

  @Test func `figures are chosen by their kinds`() throws {
    try store("Content/02-hold.md#press-b")
    let run = try place.touchstone("draw", "trace.json", "--figure", "states", "turns")
    #expect(run.output.contains("fig fig-states"))
    #expect(run.output.contains("fig fig-run-loop"))
    #expect(!run.output.contains("fig fig-sequence"))
    let wrong = try place.touchstone("draw", "trace.json", "--figure", "pie")
    #expect(wrong.status == 64)
    #expect(wrong.errors.contains("pie"))
  }

  @Test(arguments: [
    (#"{"version": 2,, }"#, "trace.json:1:15: error[no-trace]: this is not JSON"),
    (#"{"version": 1}"#, "a trace of version 1; this program reads version 2"),
    (
      #"{"version": 2, "screen": [0, 0, 1, 1], "participants": [], "events": [{"index": 1}]}"#,
      "`events[0].index` is missing or not what it should be"
    ),
    (
      #"{"version": 2, "variants": [{"name": "a", "trace": {"version": 2}}]}"#,
      "`variants[0].trace.screen` is missing or not what it should be"
    ),
  ])
  func `what is no trace is refused with the place`(json: String, message: String) throws {
    try place.write(json, to: "trace.json")
    let run = try place.touchstone("draw", "trace.json")
    #expect(run.status == 3)
    #expect(run.output == "")
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test func `a file that is not there is told as for every command`() throws {
    let run = try place.touchstone("draw", "nowhere.json")
    #expect(run.status == 3)
    #expect(run.errors.contains("nowhere.json"))
  }
}
