import Foundation
import Testing

@testable import FileSystem
@testable import SiteBuilder

/// A file that gets another content while somebody else edits it.
struct ReplacingTests {
  @Test func `an edit made while the new content is written is not lost`() throws {
    let folder = try temporaryFolder()
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

  /// What may be at a path instead of a file.
  ///
  /// Pipes represent devices, which only root can make.
  enum Obstacle: CaseIterable {
    case pipe, linkToPipe, linkToNothing, linkToItself, folder
  }

  @Test(arguments: Obstacle.allCases)
  func `only a regular file is replaced, or nothing`(obstacle: Obstacle) throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("file").path
    let pipe = obstacle == .pipe ? path : folder.appendingPathComponent("pipe").path
    #expect(mkfifo(pipe, 0o600) == 0)
    switch obstacle {
    case .pipe: break
    case .linkToPipe: #expect(symlink(pipe, path) == 0)
    case .linkToNothing: #expect(symlink("nothing", path) == 0)
    case .linkToItself: #expect(symlink(path, path) == 0)
    case .folder: #expect(mkdir(path, 0o700) == 0)
    }
    let before = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(throws: FileProblem.self) { try Disk.replace(path, with: Array("new".utf8)) }
    #expect(try Disk.kind(of: pipe, .read) == .special)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == before)
  }

  @Test func `a lesson's link is followed, and a cache's isn't`() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, link) = (folder.path + "/lesson.md", folder.path + "/link")
    try Data("old".utf8).write(to: URL(fileURLWithPath: file))
    #expect(symlink("lesson.md", link) == 0)

    CacheFolder(folder: folder.path).write("from a cache", to: "link")
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "old")

    try Disk.replace(link, with: Array("new".utf8))
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "new")
    #expect(try Disk.kind(of: link, .read, followingLinks: false) == .link)
  }

  @Test func `a link with the name of the hidden file leads to no file that's overwritten`() throws
  {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, other) = (folder.path + "/file", folder.path + "/other")
    try Data("other".utf8).write(to: URL(fileURLWithPath: other))
    #expect(symlink("other", folder.path + "/.file.touchstone-\(getpid())") == 0)
    try Disk.replace(file, with: Array("new".utf8))
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "other")
    #expect(try Disk.kind(of: file, .read, followingLinks: false) == .file)
  }

  private func temporaryFolder() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("touchstone-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }
}
