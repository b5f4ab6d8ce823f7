import Testing

@testable import FileSystem
@testable import SiteBuilder

struct DiskReadingTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private func cause(_ body: () throws -> Void) -> FileProblem.Cause? {
    do {
      try body()
      return nil
    } catch {
      return (error as? FileProblem)?.cause
    }
  }

  @Test func `files of nested folders come sorted, without those that belong to tools`() throws {
    for name in ["b.md", "a/z.md", "a/.hidden", ".git/config", "a.md", "b.md~", "a/b/c.png"] {
      try folder.write("x", to: name)
    }
    #expect(try Disk.files(in: folder.path) == ["a.md", "a/b/c.png", "a/z.md", "b.md"])
  }

  @Test func `links to files and folders are followed`() throws {
    try folder.write("text", to: "content/.shared/a.md")
    try folder.link("content/part", to: folder("content/.shared"))
    try folder.link("content/b.md", to: folder("content/.shared/a.md"))
    #expect(try Disk.files(in: folder("content")) == ["b.md", "part/a.md"])
    #expect(try Disk.contents(of: folder("content/b.md")) == Array("text".utf8))
  }

  @Test func `a folder that links to itself from within is a loop, not an endless search`() throws {
    try folder.makeFolder("content/part")
    try folder.link("content/part/again", to: folder("content"))
    #expect(cause { _ = try Disk.files(in: folder("content")) } == .linkLoop)
  }

  @Test func `a link to itself is a loop`() throws {
    try folder.link("a.md", to: folder("a.md"))
    #expect(cause { _ = try Disk.files(in: folder.path) } == .linkLoop)
    #expect(cause { _ = try Disk.contents(of: folder("a.md")) } == .linkLoop)
  }

  @Test func `each reason why a file cannot be read is told apart`() throws {
    try folder.write("x", to: "file")
    #expect(cause { _ = try Disk.contents(of: folder("nowhere")) } == .missing)
    #expect(cause { _ = try Disk.contents(of: folder.path) } == .isFolder)
    #expect(cause { _ = try Disk.contents(of: folder("file/inside")) } == .isNoFolder)
    #expect(cause { _ = try Disk.files(in: folder("nowhere")) } == .missing)
    #expect(cause { _ = try Disk.files(in: folder("file")) } == .isNoFolder)
  }

  @Test func `a link that leads nowhere is a missing file`() throws {
    try folder.link("a.md", to: folder("nowhere"))
    #expect(cause { _ = try Disk.files(in: folder.path) } == .missing)
  }

  @Test func `a file longer than one read comes whole`() throws {
    let text = String(repeating: "0123456789", count: 30_000)
    try folder.write(text, to: "long")
    #expect(try Disk.contents(of: folder("long")) == Array(text.utf8))
  }
}
