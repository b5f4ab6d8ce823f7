import LessonMarkdown
import LessonRunner
import SourceDiagnostics
import Testing

@testable import SiteBuilder

/// The list of the course at the side of every page.
struct OutlineTests {
  private static func site(_ counts: [String: Int]) async -> BuiltSite {
    let parts = counts.keys.sorted()
    var content = ["site.yaml": "title: T\nparts: [\(parts.joined(separator: ", "))]\n"]
    for part in parts {
      for number in 1...(counts[part] ?? 1) {
        content["\(part)-\(number).md"] =
          "---\ntitle: \(part) \(number)\nnumber: \(number)\npart: \(part)\n---\n\nText.\n"
      }
    }
    return await BuiltSite.make(content, templates: [:])
  }

  /// The addresses that the list of a page leads to, down to the pages of reference.
  private static func listed(on page: String, of site: BuiltSite) throws -> [String] {
    let html = try #require(site.files[page], "\(site.messages)")
    let list = try #require(html.split(separator: "<ul class=\"outline\">").dropFirst().first)
    return list.split(separator: "</ul>")[0].matches(of: /href="([^"]*)"/).map {
      String($0.output.1)
    }
  }

  @Test func `a lesson's page lists all parts, and the lessons of its own`() async throws {
    let site = await Self.site(["A": 2, "B": 3])
    #expect(
      try Self.listed(on: "B-2.html", of: site)
        == ["A-1.html", "B-1.html", "B-1.html", "B-2.html", "B-3.html"])
    #expect(try Self.listed(on: "index.html", of: site) == ["A-1.html", "B-1.html"])
  }

  @Test(arguments: [(50, 1...50), (51, 13...27)])
  func `of a long part, it lists those around the lesson`(
    count: Int, expected: ClosedRange<Int>
  ) async throws {
    let site = await Self.site(["A": 1, "B": count])
    #expect(
      try Self.listed(on: "B-20.html", of: site)
        == ["A-1.html", "B-1.html"] + expected.map { "B-\($0).html" })
    let html = try #require(site.files["B-20.html"])
    #expect(html.contains("<ol data-excerpt>") == (expected.count < count))
  }
}
