import Foundation
import Testing

@testable import FileSystem
@testable import SiteBuilder

/// A file that gets another content while somebody else edits it.
struct ReplacingTests {
  @Test func `an edit made while the new content is written is not lost`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("lesson.md")
    let old = Array("old".utf8)
    try Data(old).write(to: file)
    #expect(throws: FileProblem(.write, file.path, .changedMeanwhile)) {
      try Disk.replace(file.path, with: Array("new".utf8), insteadOf: old) {
        try? Data("edited".utf8).write(to: file)
      }
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == "edited")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path) == ["lesson.md"])
    try Disk.replace(file.path, with: Array("new".utf8), insteadOf: Array("edited".utf8))
    #expect(try String(contentsOf: file, encoding: .utf8) == "new")
  }
}
