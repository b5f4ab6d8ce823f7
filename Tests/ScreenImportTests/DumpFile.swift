import Foundation
import SourceDiagnostics
import Testing

/// A dump in the folder `Dumps`, and the files with what it becomes.
struct DumpFile: CustomTestStringConvertible {
  let name: String

  var testDescription: String { name }

  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()

  /// All dumps, in alphabetical order.
  static let all: [DumpFile] = names(in: "Dumps", ending: ".txt").map { DumpFile(name: $0) }

  /// The names of the files of a folder, without their extension.
  static func names(in folder: String, ending suffix: String) -> [String] {
    let path = Self.folder.appendingPathComponent(folder).path
    let files = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    return files.filter { $0.hasSuffix(suffix) }.map { String($0.dropLast(suffix.count)) }.sorted()
  }

  /// The dump as the tool reads it.
  func source() throws -> SourceText {
    let file = Self.folder.appendingPathComponent("Dumps/\(name).txt")
    return SourceText(
      name: name + ".txt", text: String(decoding: try Data(contentsOf: file), as: UTF8.self))
  }

  /// Returns the content of a golden file, after writing it with `TOUCHSTONE_RECORD=1`.
  func golden(_ suffix: String, recording text: String) throws -> String {
    let file = Self.folder.appendingPathComponent("Golden/\(name)\(suffix)")
    if ProcessInfo.processInfo.environment["TOUCHSTONE_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
  }
}
