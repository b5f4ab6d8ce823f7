import Foundation
import Testing

@testable import FileSystem
@testable import SiteBuilder

/// Builds that take over what earlier ones have written, as the next process does.
struct KnownSiteTests {
  let folder: TemporaryFolder
  init() throws { folder = try TemporaryFolder() }

  private var request: SiteRequest {
    SiteRequest(
      content: folder("Content"), templates: folder("Templates"), output: folder("Site"))
  }

  private var store: CacheFolder { CacheFolder(folder: folder("store")) }

  /// The file in which the store keeps the site's pages.
  private var storedFile: String {
    get throws {
      "store/" + (try #require(folder.names(in: "store").first { $0.hasPrefix("site-") }))
    }
  }

  private func write(_ texts: [String: String]) throws {
    for (path, text) in texts { try folder.write(text, to: path) }
  }

  /// Builds as a new process does: it knows nothing but what the store has.
  private func build(_ store: CacheFolder?) async -> Result<Publication, SourceProblems> {
    do {
      return .success(try await SiteBuild(request, store: store).run().publication)
    } catch {
      return .failure(error)
    }
  }

  /// What a build makes that knows nothing and writes nothing, by its files' paths.
  private func cleanSite() async -> Result<[String: String], SourceProblems> {
    do {
      let site = try await SiteBuild(request).makeSite(isWritten: true).site
      return .success(
        Dictionary(
          uniqueKeysWithValues: site.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }))
    } catch {
      return .failure(error)
    }
  }

  private func site() throws -> [String: String] {
    try folder.snapshot(of: "Site").filter { $0.key != SiteMarker.path }
  }

  /// A course most of whose lessons run nothing; without the ledger of facts it is built sooner.
  private static func course(hasLedger: Bool = false) -> [String: String] {
    var texts = BuildMemoryTests.course()
    if !hasLedger { texts["Content/facts/d.yaml"] = nil }
    texts["Content/index.md"] = MemoryFiles.lesson(
      "Home", body: "Begin.\n\n" + BuildMemoryTests.scenario("home", "scene: 01-a.md#base\n"))
    texts["Content/glossary.md"] = MemoryFiles.lesson("Words", body: "## Word\n\nMeans D003.")
    texts["Content/site.yaml"] =
      "title: T\nparts: [One, Two]\naddress: https://example.org/\ncoursePage: true\n"
    for number in 1...6 {
      texts["Content/deep/plain-\(number).md"] = MemoryFiles.lesson(
        "Plain \(number)", "part: Two\nsummary: Sum \(number).\nfacts: [D00\(number)]\n",
        body: """
          ## Head \(number)

          Words, D002, a [lesson](../01-a.md#first) and [another](plain-\(number % 6 + 1).md).[^1]

          ```swift
          let a = \(number)
          ```

          [^1]: A note.
          """)
    }
    return texts
  }

  private static let edits =
    BuildMemoryTests.edits + [
      ("Content/deep/plain-3.md", "Words", "Other words"),
      ("Content/deep/plain-3.md", "Other words", "Words"),
      ("Content/deep/plain-2.md", "## Head 2", "## Head two"),
      ("Content/deep/plain-2.md", "summary: Sum 2.", "date: 2026-11-21"),
      ("Content/deep/plain-4.md", "title: Plain 4", "title: Changed"),
      ("Content/deep/plain-5.md", "part: Two", "part: One"),
      ("Content/deep/plain-1.md", "```swift", "```scenario swift"),
      ("Content/deep/plain-6.md", "D002", "<b>HTML</b>"),
      ("Content/deep/plain-6.md", "../01-a.md#first", "../01-a.md#nowhere"),
      ("Content/index.md", "Begin.", "Begin [here](deep/plain-1.md#head-1)."),
      ("Content/glossary.md", "Means D003", "Stands for D004"),
      ("Content/02-b.md", "scene: 01-a.md#base", "scene: 01-a.md#nothing"),
      ("Content/02-b.md", "tap root\nexpect\n", "tap root\nexpect\n  root touchesBegan\n"),
      ("Templates/course.mustache", "<h1>", "<h1 class=\"x\">"),
      ("Content/site.yaml", "coursePage: true", "coursePage: false"),
      ("Content/site.yaml", "address: https://example.org/", "address: https://example.com/"),
    ]

  @Test(arguments: 0..<3)
  func `a build after any edit writes what one writes that knows nothing`(seed: Int) async throws {
    var texts = Self.course(hasLedger: true)
    try write(texts)
    var state = UInt64(seed &+ 11) &* 0x9E37_79B9_7F4A_7C15
    var right = texts
    var written: [String: String] = [:]
    for step in 0..<9 {
      let built = await build(store)
      let clean = await cleanSite()
      switch (built, clean) {
      case (.success, .success(let clean)):
        written = try site()
        #expect(written == clean, "seed \(seed), step \(step)")
        right = texts
      case (.failure(let built), .failure(let clean)):
        #expect(built == clean, "seed \(seed), step \(step)")
        // What is wrong is not written, and is taken back.
        if !written.isEmpty { #expect(try site() == written, "seed \(seed), step \(step)") }
        texts = right
      default:
        Issue.record("seed \(seed), step \(step): \(built), \(clean)")
      }
      let possible = Self.edits.filter { texts[$0.path]?.contains($0.from) ?? false }
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let edit = possible[Int(state >> 33) % possible.count]
      texts[edit.path] = texts[edit.path]?.replacing(edit.from, with: edit.to)
      try write(texts)
    }
    #expect(!written.isEmpty, "most courses of the test are to be right")
  }

  @Test func `a page that is not touched is the same file as before`() async throws {
    var texts = Self.course()
    try write(texts)
    #expect(try await build(store).get() == .replaced)
    func number(of page: String) throws -> UInt64? {
      try FileManager.default.attributesOfItem(atPath: folder("Site/" + page))[.systemFileNumber]
        as? UInt64
    }
    let first = try number(of: "deep/plain-3.html")
    let other = try number(of: "c.html")
    texts["Content/03-c.md"] = texts["Content/03-c.md"]?.replacing("Text", with: "Other text")
    try write(texts)
    #expect(try await build(store).get() == .replaced)
    #expect(try number(of: "deep/plain-3.html") == first)
    #expect(try number(of: "c.html") != other)
    #expect(try await build(store).get() == .unchanged)
  }

  @Test func `a page that somebody has changed is made again`() async throws {
    try write(Self.course())
    _ = await build(store)
    let right = try site()
    try folder.write("spoilt", to: "Site/c.html")
    #expect(try await build(store).get() == .replaced)
    #expect(try site() == right)
    try FileManager.default.removeItem(atPath: folder("Site/c.md"))
    #expect(try await build(store).get() == .replaced)
    #expect(try site() == right)
  }

  @Test func `a store that is damaged or cut off is ignored and written anew`() async throws {
    try write(Self.course())
    _ = await build(store)
    let right = try site()
    let stored = try storedFile
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder(stored)))
    for length in [0, 1, 7, 8, 9, bytes.count / 2, bytes.count - 1] {
      try bytes.prefix(length).write(to: URL(fileURLWithPath: folder(stored)))
      #expect(try await build(store).get() == .unchanged)
      #expect(try Data(contentsOf: URL(fileURLWithPath: folder(stored))) == bytes)
    }
    for place in stride(from: 0, to: bytes.count, by: max(1, bytes.count / 8)) {
      var damaged = bytes
      damaged[damaged.startIndex + place] ^= 0x11
      try damaged.write(to: URL(fileURLWithPath: folder(stored)))
      #expect(try await build(store).get() == .unchanged)
    }
    #expect(try site() == right)
  }

  @Test func `what another program has kept is worth nothing`() async throws {
    try write(Self.course())
    _ = await build(store)
    let known = store.knownSite(of: request)
    #expect(known.pages.count > 3)
    #expect(KnownSite(known.bytes(program: "a"), program: "a").pages.count == known.pages.count)
    #expect(KnownSite(known.bytes(program: "a"), program: "b").pages.isEmpty)
  }

  @Test func `any bytes at all are read without harm`() {
    var state: UInt64 = 1
    for length in 0..<200 {
      let bytes = (0..<length).map { _ -> UInt8 in
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return UInt8(truncatingIfNeeded: state >> 56)
      }
      var coder = ByteCoder(reading: bytes)
      var texts = [""]
      coder.code(&texts)
      #expect(KnownSite(bytes, program: "").pages.isEmpty)
    }
  }

  @Test func `the store keeps the sites that were built last, and no others`() async throws {
    try write(Self.course())
    _ = await build(store)
    let known = store.knownSite(of: request)
    for number in 0..<30 {
      store.keep(known, of: SiteRequest(output: folder("Other-\(number)")))
    }
    let kept = try folder.names(in: "store").filter { $0.hasPrefix("site-") }
    #expect(kept.count == 20)
  }

  @Test func `builds at the same time leave a whole site`() async throws {
    try write(Self.course())
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<4 {
        let build = SiteBuild(request, store: store)
        group.addTask { _ = try? await build.run() }
      }
    }
    let clean = try await cleanSite().get()
    #expect(try site() == clean)
    _ = await build(store)
    #expect(try site() == clean)
    #expect(try folder.names().contains("Site"))
    #expect(try !folder.names().contains(".Site.next"))
  }
}
