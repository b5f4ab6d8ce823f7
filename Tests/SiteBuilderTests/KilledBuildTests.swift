import Foundation
import SiteScaffold
import Synchronization
import Testing

@testable import FileSystem
@testable import SiteBuilder

/// Builds that are killed between two of the system calls by which they write.
struct KilledBuildTests {
  private static let first = [
    SiteFile(path: "index.html", text: "one"), SiteFile(path: "a/b.html", text: "two"),
    SiteFile(path: "c.html", text: "kept"),
  ]
  private static let second = [
    SiteFile(path: "index.html", text: "three"), SiteFile(path: "c.html", text: "kept"),
    SiteFile(path: "d/e.html", text: "four"),
  ]

  private static func texts(of site: [SiteFile]) -> [String: String] {
    Dictionary(
      uniqueKeysWithValues: site.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) })
  }

  /// Publishes a site in a build that is killed after some calls; returns whether it was.
  private static func kill(
    after count: Int, canSwap: Bool = true, publishing site: [SiteFile], in folder: String
  ) -> Bool {
    let calls = Calls(count)
    let trial = Disk.Trial(takesEffect: { calls.takesNext() }, canSwap: canSwap)
    Disk.$trial.withValue(trial) { _ = try? Disk.publish(site, in: folder) }
    return calls.areOver
  }

  /// The calls that a build still makes.
  private final class Calls: Sendable {
    private let rest: Mutex<Int>
    init(_ count: Int) { rest = Mutex(count) }
    var areOver: Bool { rest.withLock { $0 < 0 } }
    func takesNext() -> Bool {
      rest.withLock { rest in
        if rest >= 0 { rest -= 1 }
        return rest >= 0
      }
    }
  }

  /// What the folder of the site is before the build.
  enum Start: CaseIterable {
    case nothing, emptyFolder, site
  }

  private func begin(_ start: Start) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    switch start {
    case .nothing: break
    case .emptyFolder: try folder.makeFolder("Site")
    case .site: _ = try Disk.publish(Self.first, in: folder("Site"))
    }
    return folder
  }

  /// What a reader of the site sees.
  private func site(in folder: TemporaryFolder) throws -> [String: String] {
    guard try folder.names().contains("Site") else { return [:] }
    return try folder.snapshot(of: "Site").filter { $0.key != SiteMarker.path }
  }

  @Test(arguments: Start.allCases)
  func `whenever a build is killed, the site is whole and the next build succeeds`(
    _ start: Start
  ) throws {
    let before = start == .site ? Self.texts(of: Self.first) : [:]
    let after = Self.texts(of: Self.second)
    var count = 0
    while true {
      let folder = try begin(start)
      let isKilled = Self.kill(after: count, publishing: Self.second, in: folder("Site"))
      let found = try site(in: folder)
      #expect(found == before || found == after, "killed after \(count) calls")
      for site in [Self.first, Self.second] {
        #expect(throws: Never.self, "killed after \(count) calls") {
          try Disk.publish(site, in: folder("Site"))
        }
        #expect(try self.site(in: folder) == Self.texts(of: site))
        #expect(try folder.names() == ["Site"])
      }
      if !isKilled { break }
      count += 1
    }
    #expect(count > 15)
    // The page of promises has the sum; see Tests/Gates/promises.py.
    print("figure: \(count) killed builds")
  }

  @Test func `a build that is killed while it clears what another one left is cleared, too`() throws
  {
    var counts = 0
    for count in 0..<60 {
      for next in stride(from: 0, to: 60, by: 3) {
        let folder = try begin(.site)
        guard Self.kill(after: count, publishing: Self.second, in: folder("Site")) else { break }
        let third = Self.second + [SiteFile(path: "f.html", text: "five")]
        guard Self.kill(after: next, publishing: third, in: folder("Site")) else { break }
        counts += 1
        #expect(throws: Never.self, "killed after \(count) calls, then after \(next)") {
          try Disk.publish(Self.first, in: folder("Site"))
        }
        #expect(try site(in: folder) == Self.texts(of: Self.first))
        #expect(try folder.names() == ["Site"])
      }
    }
    #expect(counts > 200)
    print("figure: \(counts) killed builds")
  }

  @Test func `where folders cannot be exchanged in one step, the next build succeeds as well`()
    throws
  {
    var count = 0
    while true {
      let folder = try begin(.site)
      let isKilled = Self.kill(
        after: count, canSwap: false, publishing: Self.second, in: folder("Site"))
      let found = try site(in: folder)
      let isWhole = [[:], Self.texts(of: Self.first), Self.texts(of: Self.second)].contains(found)
      #expect(isWhole, "killed after \(count) calls")
      #expect(throws: Never.self, "killed after \(count) calls") {
        try Disk.publish(Self.second, in: folder("Site"))
      }
      #expect(try site(in: folder) == Self.texts(of: Self.second))
      #expect(try folder.names() == ["Site"])
      if !isKilled { break }
      count += 1
    }
    print("figure: \(count) killed builds")
  }

  @Test
  func `a file that is being replaced is the old or the new one, and nothing is left at last`()
    throws
  {
    for count in 0..<5 {
      let folder = try TemporaryFolder()
      try folder.write("old", to: "x.md")
      let calls = Calls(count)
      Disk.$trial.withValue(Disk.Trial(takesEffect: { calls.takesNext() })) {
        try? Disk.replace(folder("x.md"), with: Array("new".utf8))
      }
      #expect(["old", "new"].contains(try folder.read("x.md")))
      // The process that was killed is no more; this one is.
      for name in try folder.names() where name != "x.md" {
        try FileManager.default.moveItem(
          atPath: folder(name), toPath: folder(".x.md.touchstone-\(Self.deadProcess())"))
      }
      try Disk.replace(folder("x.md"), with: Array("newer".utf8))
      #expect(try folder.names() == ["x.md"])
      #expect(try folder.read("x.md") == "newer")
    }
  }

  /// The number of a process that has ended.
  private static func deadProcess() throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", ":"]
    try process.run()
    process.waitUntilExit()
    return process.processIdentifier
  }

  @Test func `a lesson that cannot be written whole is not there`() throws {
    let folder = try TemporaryFolder()
    try folder.write("x", to: "Content/01-one.md")
    let beginning = try Scaffold(lesson: "two", in: folder("Content"))
    // The disk is full when the file has been opened.
    let calls = Mutex(0)
    let isFull = Disk.Trial(takesEffect: {
      calls.withLock {
        $0 += 1
        return $0 != 2
      }
    })
    let problem = Disk.$trial.withValue(isFull) { () -> FileProblem? in
      do throws(FileProblem) {
        try beginning.write()
        return nil
      } catch {
        return error
      }
    }
    #expect(problem?.operation == .write)
    #expect(try folder.names(in: "Content") == ["01-one.md"])
  }
}
