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

  @Test func `a link out of its folder is refused, and the file that it leads to stays`() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (file, reports) = (folder.path + "/private", folder.path + "/reports")
    try Data("old".utf8).write(to: URL(fileURLWithPath: file))
    #expect(mkdir(reports, 0o700) == 0)
    #expect(symlink("../private", reports + "/report.tap") == 0)
    // A folder whose name begins like the link's is another one.
    #expect(mkdir(reports + "-2", 0o700) == 0)
    try Data("old".utf8).write(to: URL(fileURLWithPath: reports + "-2/report"))
    #expect(symlink("../reports-2/report", reports + "/other.tap") == 0)
    for name in ["/report.tap", "/other.tap"] {
      let problem = #expect(throws: FileProblem.self) {
        try Disk.replace(reports + name, with: Array("new".utf8))
      }
      guard case .leadsOut = problem?.cause else {
        Issue.record("\(String(describing: problem))")
        continue
      }
    }
    #expect(try String(contentsOfFile: file, encoding: .utf8) == "old")
    #expect(try String(contentsOfFile: reports + "-2/report", encoding: .utf8) == "old")
  }

  /// What may be in a cache instead of a file.
  @Test(arguments: [Obstacle.pipe, .linkToPipe, .linkToNothing, .linkToItself, .folder])
  func `a cache replaces nothing but its files`(obstacle: Obstacle) throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let caches = folder.path + "/caches"
    #expect(mkdir(caches, 0o700) == 0)
    let (path, pipe) = (caches + "/failures", folder.path + "/pipe")
    #expect(mkfifo(pipe, 0o600) == 0)
    switch obstacle {
    case .pipe: #expect(mkfifo(path, 0o600) == 0)
    case .linkToPipe: #expect(symlink(pipe, path) == 0)
    case .linkToNothing: #expect(symlink(folder.path + "/nothing", path) == 0)
    case .linkToItself: #expect(symlink(path, path) == 0)
    case .folder: #expect(mkdir(path, 0o700) == 0)
    }
    let before = try Disk.kind(of: path, .read, followingLinks: false)
    let cache = CacheFolder(folder: caches)
    cache.write("new", to: "failures")
    // Reading a pipe doesn't wait for somebody to write into it, either.
    #expect(cache.text(ofFile: "failures") == nil)
    #expect(try Disk.kind(of: path, .read, followingLinks: false) == before)
    #expect(try Disk.kind(of: pipe, .read) == .special)
    #expect(try Disk.names(in: caches) == ["failures"])
    #expect(try Disk.names(in: folder.path) == ["caches", "pipe"])
  }

  /// A site, in a folder with another one that's private.
  private func sites(in folder: URL) throws -> (site: String, other: String) {
    let (site, other) = (folder.path + "/public/Site", folder.path + "/other")
    #expect(mkdir(folder.path + "/public", 0o700) == 0)
    for path in [site, other] {
      #expect(try Disk.publish([SiteFile(path: "a.html", text: "old")], in: path) == .replaced)
    }
    return (site, other)
  }

  private static let next = [SiteFile(path: "a.html", text: "new")]

  @Test(arguments: ["", ".Site.next", ".Site.previous"])
  func `a site is written through no link to another one`(name: String) throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (site, other) = try sites(in: folder)
    let link = name.isEmpty ? site : folder.path + "/public/" + name
    if name.isEmpty { try FileManager.default.removeItem(atPath: site) }
    #expect(symlink(other, link) == 0)
    #expect(throws: FileProblem.self) { try Disk.publish(Self.next, in: site) }
    #expect(try String(contentsOfFile: other + "/a.html", encoding: .utf8) == "old")
    #expect(try String(contentsOfFile: site + "/a.html", encoding: .utf8) == "old")
    #expect(try Disk.kind(of: link, .read, followingLinks: false) == .link)
  }

  @Test func `a link to a site's marker marks no folder`() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (site, other) = try sites(in: folder)
    try FileManager.default.removeItem(atPath: site + "/.touchstone-site")
    #expect(symlink(other + "/.touchstone-site", site + "/.touchstone-site") == 0)
    #expect(throws: FileProblem(.write, site, .isNotOurs)) {
      try Disk.publish(Self.next, in: site)
    }
    #expect(try String(contentsOfFile: site + "/a.html", encoding: .utf8) == "old")
  }

  @Test func `a link inside a site is replaced, and what it leads to stays`() throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let (site, other) = try sites(in: folder)
    try FileManager.default.removeItem(atPath: site + "/a.html")
    #expect(symlink(other + "/a.html", site + "/a.html") == 0)
    #expect(try Disk.publish(Self.next, in: site) == .replaced)
    #expect(try Disk.kind(of: site + "/a.html", .read, followingLinks: false) == .file)
    #expect(try String(contentsOfFile: other + "/a.html", encoding: .utf8) == "old")
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
