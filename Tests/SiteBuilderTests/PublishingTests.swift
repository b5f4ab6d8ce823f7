import Foundation
import Testing

@testable import FileSystem
@testable import SiteBuilder

struct PublishingTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private let first = [
    SiteFile(path: "index.html", text: "one"), SiteFile(path: "a/b.html", text: "two"),
  ]
  private let second = [
    SiteFile(path: "index.html", text: "three"), SiteFile(path: "c.html", text: "four"),
  ]

  private func publish(_ site: [SiteFile], _ name: String = "Site") throws -> Publication {
    try Disk.publish(site, in: folder(name))
  }

  private func problem(_ body: () throws -> Void) -> FileProblem? {
    do {
      try body()
      return nil
    } catch {
      return error as? FileProblem
    }
  }

  /// What a reader of the site sees: everything but the marker.
  private func site(_ name: String = "Site") throws -> [String: String] {
    try folder.snapshot(of: name).filter { $0.key != SiteMarker.path }
  }

  @Test func `a site appears whole, with the folders that it needs`() throws {
    #expect(try publish(first, "deep/er/Site") == .replaced)
    #expect(try site("deep/er/Site") == ["index.html": "one", "a/b.html": "two"])
    #expect(try folder.names(in: "deep/er") == ["Site"])
  }

  @Test func `a second site replaces the first, and nothing is left of it or beside it`() throws {
    _ = try publish(first)
    #expect(try publish(second) == .replaced)
    #expect(try site() == ["index.html": "three", "c.html": "four"])
    #expect(try folder.names() == ["Site"])
    #expect(try !folder.names(in: "Site").contains("a"))
  }

  @Test func `the same site again touches nothing`() throws {
    _ = try publish(first)
    let before = try Disk.identity(of: folder("Site"))
    #expect(try publish(first) == .unchanged)
    #expect(try Disk.identity(of: folder("Site")) == before)
  }

  @Test func `a changed byte and a missing file are noticed`() throws {
    _ = try publish(first)
    try folder.write("onE", to: "Site/index.html")
    #expect(try publish(first) == .replaced)
    try FileManager.default.removeItem(atPath: folder("Site/a/b.html"))
    #expect(try publish(first) == .replaced)
    #expect(try site() == ["index.html": "one", "a/b.html": "two"])
  }

  @Test func `an empty folder is filled`() throws {
    try folder.makeFolder("Site")
    #expect(try publish(first) == .replaced)
    #expect(try site().count == 2)
  }

  @Test func `a folder that Touchstone did not make is refused and left alone`() throws {
    try folder.write("thesis", to: "Site/thesis.txt")
    #expect(problem { _ = try publish(first) }?.cause == .isNotOurs)
    #expect(try folder.snapshot(of: "Site") == ["thesis.txt": "thesis"])
    #expect(try folder.names() == ["Site"])
  }

  @Test func `a file that somebody put into the site is not lost`() throws {
    _ = try publish(first)
    try folder.write("example.org", to: "Site/a/CNAME")
    #expect(problem { _ = try publish(second) }?.cause == .holdsForeignFile("a/CNAME"))
    #expect(try site()["a/CNAME"] == "example.org")
    #expect(try site()["index.html"] == "one")
  }

  @Test func `what a file manager leaves behind is no reason to refuse`() throws {
    _ = try publish(first)
    try folder.write("", to: "Site/.DS_Store")
    #expect(try publish(second) == .replaced)
  }

  @Test func `a file in the place of the folder is refused`() throws {
    try folder.write("x", to: "Site")
    #expect(problem { _ = try publish(first) }?.cause == .isNoFolder)
    #expect(try folder.read("Site") == "x")
  }

  @Test func `a write that fails half way leaves the last site, byte for byte`() throws {
    _ = try publish(first)
    let before = try folder.snapshot(of: "Site")
    let tooLong = String(repeating: "n", count: 300) + ".html"
    let broken = second + [SiteFile(path: tooLong, text: "x")]
    #expect(problem { _ = try publish(broken) }?.operation == .write)
    #expect(try folder.snapshot(of: "Site") == before)
    #expect(try folder.names() == ["Site"])
  }

  @Test func `two files that need the same place fail and leave the last site`() throws {
    _ = try publish(first)
    let broken = [SiteFile(path: "a", text: "x"), SiteFile(path: "a/b.html", text: "y")]
    #expect(problem { _ = try publish(broken) } != nil)
    #expect(try site() == ["index.html": "one", "a/b.html": "two"])
  }

  @Test func `what a crashed build left is cleared`() throws {
    _ = try publish(first)
    let leftover = SiteMarker.file(listing: second.map(\.path))
    try folder.write(
      String(decoding: leftover.bytes, as: UTF8.self), to: ".Site.next/.touchstone-site")
    try folder.write("thr", to: ".Site.next/index.html")
    #expect(try publish(second) == .replaced)
    #expect(try site() == ["index.html": "three", "c.html": "four"])
    #expect(try folder.names() == ["Site"])
  }

  @Test func `what a crashed build left is cleared even when nothing has changed`() throws {
    _ = try publish(first)
    try folder.makeFolder(".Site.next")
    #expect(try publish(first) == .unchanged)
    #expect(try folder.names() == ["Site"])
  }

  @Test func `a folder that only bears the name of a leftover is not cleared`() throws {
    try folder.write("mine", to: ".Site.next/mine.txt")
    #expect(problem { _ = try publish(first) }?.cause == .isNotOurs)
    #expect(try folder.read(".Site.next/mine.txt") == "mine")
    #expect(try folder.names() == [".Site.next"])
  }

  @Test func `where folders cannot be exchanged in one step, they are moved in two`() throws {
    _ = try publish(first)
    let next = try StagingFolder(beside: folder("Site"))
    try folder.write("new", to: ".Site.next/index.html")
    try next.moveInTurn(with: folder("Site"))
    next.remove()
    #expect(try folder.names(in: "Site") == ["index.html"])
    #expect(try folder.names() == ["Site"])
  }

  @Test func `a site moved aside by an interrupted build is put back`() throws {
    _ = try publish(first)
    try FileManager.default.moveItem(atPath: folder("Site"), toPath: folder(".Site.previous"))
    #expect(try publish(first) == .unchanged)
    #expect(try folder.names() == ["Site"])
  }

  @Test func `a second build at the same time is told so and harms nothing`() throws {
    _ = try publish(first)
    let busy = try StagingFolder(beside: folder("Site"))
    #expect(problem { _ = try publish(second) }?.cause == .isBusy)
    busy.remove()
    #expect(try site() == ["index.html": "one", "a/b.html": "two"])
    #expect(try publish(second) == .replaced)
  }

  @Test func `many builds at once leave one whole site`() async throws {
    let sites = (0..<8).map { number in
      (0..<20).map { SiteFile(path: "\($0 % 3)/\($0).html", text: "site \(number)") }
    }
    let path = folder("Site")
    await withTaskGroup(of: Void.self) { group in
      for site in sites { group.addTask { _ = try? Disk.publish(site, in: path) } }
    }
    let texts = Set(try site().values)
    #expect(texts.count == 1)
    #expect(try site().count == 20)
    #expect(try folder.names() == ["Site"])
  }

  @Test func `a link to the site stays a link`() throws {
    try folder.makeFolder("public")
    try folder.link("Site", to: "public")
    #expect(try publish(first) == .replaced)
    #expect(try Disk.kind(of: folder("Site"), .read, followingLinks: false) == .link)
    #expect(try site("public") == ["index.html": "one", "a/b.html": "two"])
  }

  @Test func `two folders are exchanged in one step on this system`() throws {
    try folder.write("a", to: "one/a")
    try folder.write("b", to: "two/b")
    #expect(Disk.swap(folder("one"), folder("two")))
    #expect(try folder.names(in: "one") == ["b"])
    #expect(try folder.names(in: "two") == ["a"])
  }
}
