import Foundation
import Testing

/// What the README shows is what the program does.
///
/// With `TOUCHSTONE_RECORD=1` the output and the picture are written anew.
@Suite(.serialized) struct ReadmeTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  private static let file = root.appendingPathComponent("README.md")
  private static let picture = root.appendingPathComponent(".readme/hold.svg")
  private static let records = ProcessInfo.processInfo.environment["TOUCHSTONE_RECORD"] == "1"

  private let place: Workplace

  init() throws {
    place = try Workplace()
    try place.link("Templates", to: Fixture.templates)
    let scenario = try #require(Self.blocks(of: "scenario", in: try Self.text()).first)
    try place.write(scenario, to: "hold.scenario")
  }

  private static func text() throws -> String {
    String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }

  /// The content of the blocks of code in a language.
  private static func blocks(of language: String, in text: String) -> [String] {
    text.components(separatedBy: "\n```\(language)\n").dropFirst().compactMap {
      $0.components(separatedBy: "\n```\n").first.map { $0 + "\n" }
    }
  }

  @Test func `the commands write what the README says`() throws {
    var text = try Self.text()
    let blocks = Self.blocks(of: "console", in: text)
    #expect(blocks.count == 2)
    for block in blocks {
      let command = try #require(block.components(separatedBy: "\n").first)
      #expect(command.hasPrefix("$ "))
      let run = try place.shell(String(command.dropFirst(2)))
      #expect(run.errors == "")
      let shown = command + "\n" + run.output
      if Self.records {
        text = text.replacingOccurrences(
          of: "```console\n" + block + "```\n", with: "```console\n" + shown + "```\n")
      } else {
        #expect(block == shown)
      }
    }
    if Self.records { try Data(text.utf8).write(to: Self.file) }
  }

  @Test func `the picture is the diagram of the scenario`() throws {
    let run = try place.touchstone("run", "hold.scenario", "--format", "sequence")
    #expect(run.status == 0)
    if Self.records { try Data(run.output.utf8).write(to: Self.picture) }
    let picture = String(decoding: try Data(contentsOf: Self.picture), as: UTF8.self)
    #expect(Self.drawing(of: picture) == Self.drawing(of: run.output))
  }

  /// An SVG file without its style sheet: new colours do not make a picture wrong.
  private static func drawing(of picture: String) -> [String] {
    picture.components(separatedBy: "<style>").map { piece in
      piece.components(separatedBy: "</style>").last ?? ""
    }
  }

  @Test func `the guide's exit codes are the help's`() throws {
    let help = try place.touchstone("--help").output
    let guide = Self.root.appendingPathComponent("Content/write-lessons.md")
    let text = try String(contentsOf: guide, encoding: .utf8)
    let rows = help.components(separatedBy: "Exit codes:\n")[1]
      .components(separatedBy: "\n\n")[0].split(separator: "\n")
    #expect(rows.count == 4)
    for row in rows {
      let parts = row.split(separator: " ", maxSplits: 1)
      let meaning = parts[1].trimmingCharacters(in: .whitespaces)
      #expect(text.contains("| \(parts[0]) | \(meaning) |"))
    }
  }
}
