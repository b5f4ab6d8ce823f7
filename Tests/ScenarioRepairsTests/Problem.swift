import Foundation
import SourceDiagnostics
import Testing

/// A problem that developers ask about, as a scenario whose comments name the published fixes.
struct Problem: CustomTestStringConvertible, Sendable {
  /// The name of the file.
  let name: String

  /// The scenario.
  let source: SourceText

  /// Parts of the lines that the published fixes add.
  let fixes: [String]

  var testDescription: String { name }

  /// All problems, in alphabetical order.
  static let all: [Problem] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Problems")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.sorted().compactMap { file in
      let path = folder.appendingPathComponent(file)
      guard let text = try? String(contentsOf: path, encoding: .utf8) else { return nil }
      let mark = "// fix: "
      let fixes = text.split(separator: "\n").filter { $0.hasPrefix(mark) }
        .map { String($0.dropFirst(mark.count)) }
      return Problem(
        name: file.replacing(".scenario", with: ""), source: SourceText(name: file, text: text),
        fixes: fixes)
    }
  }()
}
