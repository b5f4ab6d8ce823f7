import Foundation
import ScenarioLanguage
import SourceDiagnostics

/// The scenarios of the repository: those of the course, and those that the runner is tested with.
enum Corpus {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The texts of the files that scenarios stand in, with their paths in the repository, in order.
  private static let files: [(path: String, text: String)] = {
    var files: [(path: String, text: String)] = []
    for folder in ["Content", "Tests/ScenarioRunnerTests/Golden"] {
      let url = root.appendingPathComponent(folder)
      let names = FileManager.default.enumerator(atPath: url.path)?.allObjects as? [String] ?? []
      for name in names.sorted() where name.hasSuffix(".md") || name.hasSuffix(".scenario") {
        let file = url.appendingPathComponent(name)
        guard let text = try? String(contentsOf: file, encoding: .utf8) else { continue }
        files.append((folder + "/" + name, text))
      }
    }
    return files
  }()

  /// All scenarios, each with the place that it comes from as its name.
  static let scenarios: [SourceText] = files.flatMap { path, text in
    path.hasSuffix(".scenario")
      ? [SourceText(name: path, text: text)]
      : fences(of: text).map { line, text in
        SourceText(name: "\(path):\(line)", text: text, firstLine: line + 1)
      }
  }

  /// The text of a file of the repository.
  static func text(ofFile path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Writes a file of the repository.
  static func write(_ text: String, toFile path: String) throws {
    let url = root.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The scenarios in the fences of a lesson that begin at the margin, with the fences' lines.
  private static func fences(of text: String) -> [(line: Int, text: String)] {
    var found: [(line: Int, text: String)] = []
    var open: (line: Int, lines: [Substring])?
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      if let present = open {
        if line.hasPrefix("```") {
          found.append((present.line, present.lines.map { $0 + "\n" }.joined()))
          open = nil
        } else {
          open?.lines.append(line)
        }
      } else if line.hasPrefix("```scenario") {
        open = (index + 1, [])
      }
    }
    return found
  }
}
