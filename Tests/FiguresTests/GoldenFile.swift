import Foundation
import Testing

/// A stored output that a figure must equal, byte for byte.
///
/// With `TOUCHSTONE_RECORD=1` in the environment the files are written anew; look at them before
/// they are committed.
enum GoldenFile {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Golden")

  /// Compares an output with the stored one of that name.
  static func expect(
    _ output: String, equals name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = folder.appendingPathComponent(name)
    if ProcessInfo.processInfo.environment["TOUCHSTONE_RECORD"] == "1" {
      try Data(output.utf8).write(to: file)
      return
    }
    let stored = try? String(contentsOf: file, encoding: .utf8)
    #expect(stored == output, "Golden/\(name) differs", sourceLocation: sourceLocation)
  }
}
