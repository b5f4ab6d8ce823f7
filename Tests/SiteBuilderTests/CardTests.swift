import Foundation
import Testing

/// The pictures with which other sites show links to pages.
struct CardTests {
  private static let lesson = """
    ---
    title: One
    question: Why?
    summary: Because.
    ---

    Text.
    """

  private static let site = "title: A\naddress: https://example.org/x/\n"

  @Test(arguments: [
    (["cards/one.png", "cards/site.png"], "https://example.org/x/cards/one.png"),
    (["cards/site.png"], "https://example.org/x/cards/site.png"), (["cards/two.png"], nil),
  ])
  func `a link is shown with the page's own picture, or the site's, at its whole address`(
    files: [String], card: String?
  ) async throws {
    var content = ["one.md": Self.lesson, "site.yaml": Self.site]
    for file in files { content[file] = "PNG" }
    let site = await BuiltSite.make(content, templates: [:])
    let page = try #require(site.files["one.html"], "\(site.messages)")
    #expect(Self.property("title", in: page)?.hasPrefix("One") == true)
    #expect(Self.property("description", in: page) == "Because.")
    #expect(Self.property("type", in: page) == "article")
    #expect(Self.property("url", in: page) == "https://example.org/x/one.html")
    #expect(Self.property("image", in: page) == card)
    #expect(page.contains("summary_large_image") == (card != nil))
  }

  @Test func `a site that doesn't know its address names no picture and no address of a page`()
    async throws
  {
    let site = await BuiltSite.make(
      ["one.md": Self.lesson, "cards/one.png": "PNG"], templates: [:])
    let page = try #require(site.files["one.html"], "\(site.messages)")
    #expect(Self.property("title", in: page)?.hasPrefix("One") == true)
    #expect(Self.property("url", in: page) == nil)
    #expect(Self.property("image", in: page) == nil)
    #expect(!page.contains("summary_large_image"))
    #expect(site.files["cards/one.png"] != nil)
  }

  /// Returns what a page says about itself to other sites.
  private static func property(_ name: String, in page: String) -> String? {
    page.matches(of: /<meta (?:name="description" )?property="og:([a-z]+)" content="([^"]*)">/)
      .first { $0.output.1 == name }.map { String($0.output.2) }
  }

  @Test func `each lesson of the course has a picture with its title and its question`() throws {
    let site = URL(fileURLWithPath: "Site")
    let pages = try FileManager.default.contentsOfDirectory(atPath: site.path)
      .filter { $0.hasSuffix(".html") }
    var count = 0
    for path in pages {
      let page = try String(contentsOf: site.appending(path: path), encoding: .utf8)
      guard page.contains("<body class=\"lesson\"") else { continue }
      count += 1
      let picture = try Data(contentsOf: site.appending(path: "cards/\(path.dropLast(5)).png"))
      for words in [/<h1>(.*?)<\/h1>/, /<p class="lesson-question">(.*?)<\/p>/] {
        let shown = try #require(page.firstMatch(of: words), "\(path)").1
          .replacing("&quot;", with: "\"").replacing("&#39;", with: "'").replacing(
            "&lt;", with: "<"
          )
          .replacing("&gt;", with: ">").replacing("&amp;", with: "&")
        #expect(picture.range(of: Data(shown.utf8)) != nil, "\(path): `make cards` draws it anew")
      }
    }
    #expect(count > 40)
  }
}
