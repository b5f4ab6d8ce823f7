import Foundation
import Testing

/// How a lesson's page lays a scenario out.
struct ScenarioPageTests {
  private static let expectations = "expect\n" + (1...3).map { "  A \(events[$0 - 1])\n" }.joined()
  private static let events = ["touchesBegan", "touchesMoved", "touchesEnded"]

  /// The page of a lesson with one scenario.
  private func page(showing options: String, expecting lines: String = expectations) async throws
    -> String
  {
    let site = await BuiltSite.make(
      [
        "lesson.md": """
        ---
        title: A drag
        question: What does A hear?
        summary: A hears all of it.
        ---

        ```scenario drag \(options)
        UIView A

        finger touches A
        at 20ms
        finger moves by 20 0
        at 40ms
        finger lifts

        \(lines)```
        """
      ], templates: [:])
    return try #require(site.files["lesson.html"], "\(site.messages)")
  }

  private func order(of words: [String], in page: String) throws -> [String] {
    try words.sorted { a, b in
      let (first, second) = (page.range(of: a)?.lowerBound, page.range(of: b)?.lowerBound)
      return try #require(first, "\(a)") < #require(second, "\(b)")
    }
  }

  @Test(arguments: [
    ("show: tree table", ["scenario-tree", "scenario-listing", "scenario-table"]),
    ("show: states tree", ["scenario-states", "scenario-listing", "scenario-tree"]),
    ("show: table", ["scenario-listing", "scenario-table"]),
  ])
  func `the first figure leads, and a table follows the text`(options: String, order: [String])
    async throws
  {
    let html = try await page(showing: options)
    #expect(
      try self.order(
        of: order.shuffled(), in: html.replacing(/^.*<main/.dotMatchesNewlines(), with: ""))
        == order)
  }

  @Test func `expectations fold where a figure shows what happened`() async throws {
    let html = try await page(showing: "show: tree")
    let fold = try #require(
      html.firstMatch(of: /<details class="expectations">(.*?)<\/details>/.dotMatchesNewlines()))
    #expect(fold.1.contains("all 3 expectations hold.</summary>"))
    #expect(fold.1.contains("touchesEnded"))
    #expect(html.ranges(of: "touchesEnded</span>").count == 1)
  }

  @Test func `expectations are in sight where nothing else shows them, or where they are few`()
    async throws
  {
    #expect(try await !page(showing: "show: none").contains("<details class=\"expectations\""))
    #expect(
      try await !page(showing: "show: tree", expecting: "expect\n  A touchesBegan\n").contains(
        "<details class=\"expectations\""))
  }
}
