import FileSystem
import Foundation
import LessonRunner
import Testing

@testable import SiteBuilder

/// The key of what all pages share, under which the next process finds the pages again.
struct PageKeyTests {
  /// A site that has several of everything that pages share.
  private static let texts = [
    "Content/site.yaml": """
    title: T
    address: https://example.org/
    own: {one: a, two: b, three: c}
    allow:
      images: [https://a.example.org, https://b.example.org]
      fonts: [https://c.example.org, https://d.example.org]

    """,
    "Content/cards/one.png": "", "Content/cards/two.png": "", "Content/cards/three.png": "",
    "Content/cards/four.png": "", "Content/cards/five.png": "",
    "Content/01-a.md": MemoryFiles.lesson("A"), "Content/02-b.md": MemoryFiles.lesson("B"),
  ]

  private static func key(_ texts: [String: String]) throws -> String {
    var (sources, problems) = SourceReading.sources(
      for: SiteRequest(), from: MemoryFiles(texts).access)
    let materials = SiteMaterials(&sources, &problems)
    let course = CourseOrdering.course(of: [], properties: materials.settings).course
    let facts = FactChecking(ledger: materials.ledger, lessons: [], outcomes: [])
    let context = materials.pageContext(
      of: course, try #require(materials.templates),
      FactPage(checking: facts, words: materials.words, conformance: materials.conformance))
    return context.sharedHash.text
  }

  @Test func `another process has the same key`() async throws {
    // Each process orders its sets and dictionaries in its own way.
    var keys: Set<String> = []
    for _ in 0..<2 {
      let other = try await #require(
        processExitsWith: .success, observing: [\.standardOutputContent]
      ) {
        print("key \(try Self.key(Self.texts))")
      }
      let output = String(decoding: other.standardOutputContent, as: UTF8.self)
      keys.insert(
        try #require(output.split(separator: "\n").first { $0.hasPrefix("key ") }.map(String.init)))
    }
    #expect(keys.count == 1)
  }

  @Test(arguments: ["title: T", "one: a", "https://a.example.org"])
  func `another value has another key`(part: String) throws {
    var texts = Self.texts
    texts["Content/site.yaml"] = texts["Content/site.yaml"]?.replacing(part, with: part + "2")
    #expect(try Self.key(texts) != Self.key(Self.texts))
  }
}
