import Foundation
import Testing

/// The lesson 'From a bug report to a fix', with the program run as a process as the lesson says.
struct BugReportTests {
  let place: Workplace

  /// The lines of each block of text, in the order of the lesson.
  let blocks: [[String]]

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  init() throws {
    place = try Workplace()
    let lesson = try Self.text("Content/86-from-a-bug-report-to-a-fix.md")
    blocks = lesson.components(separatedBy: "\n```").filter { $0.hasPrefix("text\n") }
      .map { $0.split(separator: "\n").dropFirst().map(String.init) }
    try place.write(Self.text("Tests/ScreenImportTests/Dumps/20-sixty-views.txt"), to: "screen.txt")
  }

  private static func text(_ path: String) throws -> String {
    String(decoding: try Data(contentsOf: root.appendingPathComponent(path)), as: UTF8.self)
  }

  /// Runs a command of the lesson, and returns its output, which begins as the lesson shows it.
  @discardableResult
  private func run(_ command: String, status: Int32 = 0) throws -> String {
    let block = try #require(blocks.first { $0.first == "$ touchstone " + command })
    let run = try place.shell("touchstone " + command)
    #expect(run.status == status, "\(run.errors)")
    let lines = run.output.split(separator: "\n").map(String.init)
    #expect(Array(lines.prefix(block.count - 1)) == Array(block.dropFirst()))
    return run.output
  }

  private func block(beginningWith start: String) throws -> String {
    let block = try #require(blocks.first { $0.first?.hasPrefix(start) ?? false })
    return block.joined(separator: "\n") + "\n"
  }

  @Test func `the lines that the lesson shows are in the dump`() throws {
    let dump = try Self.text("Tests/ScreenImportTests/Dumps/20-sixty-views.txt")
    let shown = try block(beginningWith: "<UIScrollView").split(separator: "\n")
    #expect(shown.count == 6)
    for line in shown {
      let view = line.drop { $0 == " " || $0 == "|" }.replacing("…>", with: "")
      #expect(dump.contains(view), "\(view)")
    }
  }

  @Test func `a printed screen of 65 views leads to a fix that a log confirms`() throws {
    try run("import screen.txt > feed.scenario")
    let steps = try block(beginningWith: "tap ")
      .replacing("\nexpect", with: "\n\nexpect")
    let reported = try place.read("feed.scenario") + "\n" + steps
    try place.write(reported, to: "feed.scenario")
    #expect(try place.touchstone("run", "feed.scenario").status == 1)
    try run("why feed.scenario likeButton2")
    try run("why feed.scenario --fix")

    let answer = try place.touchstone("why", "feed.scenario", "--fix", "--format", "json")
    let json = try JSONDecoder().decode(FixAnswer.self, from: Data(answer.output.utf8))
    let fixed = try #require(json.fix.repairs.first?.scenario)
    try place.write(fixed, to: "feed.scenario")
    #expect(try place.touchstone("run", "feed.scenario").status == 0)

    try place.write(try block(beginningWith: "0 ms"), to: "device.log")
    try run("compare feed.scenario device.log")
    try place.write("0 ms  floatingBanner touchesBegan\n", to: "other.log")
    #expect(try place.touchstone("compare", "feed.scenario", "other.log").status == 1)

    let test = try place.touchstone("export", "feed.scenario", "--as", "xctest")
    #expect(test.status == 0)
    #expect(test.output.contains("\"likeButton2 touchesEnded\""))
  }
}

/// What the test reads of the answer of `touchstone why --fix --format json`.
private struct FixAnswer: Decodable {
  struct Fix: Decodable {
    let repairs: [Repair]
  }

  struct Repair: Decodable {
    let scenario: String
  }

  let fix: Fix
}
