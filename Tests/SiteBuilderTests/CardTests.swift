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

  @Test(arguments: [
    (["cards/one.png", "cards/site.png"], "cards/one.png"), (["cards/site.png"], "cards/site.png"),
    (["cards/two.png"], nil),
  ])
  func `a link is shown with the page's own picture, or the site's`(files: [String], card: String?)
    async throws
  {
    var content = ["one.md": Self.lesson]
    for file in files { content[file] = "PNG" }
    let page = try #require(await BuiltSite.make(content, templates: [:]).files["one.html"])
    #expect(page.contains("<meta property=\"og:title\" content=\"One"))
    #expect(page.contains("<meta property=\"og:description\" content=\"Because."))
    #expect(page.firstMatch(of: /og:image" content="([^"]*)"/).map { String($0.1) } == card)
    #expect(page.contains("summary_large_image") == (card != nil))
  }

  @Test func `a site that knows its address gives the whole address of a picture`() async throws {
    let site = await BuiltSite.make(
      [
        "one.md": Self.lesson, "cards/one.png": "PNG",
        "site.yaml": "title: A\naddress: https://example.org/x/\n",
      ],
      templates: [:])
    let page = try #require(site.files["one.html"], "\(site.messages)")
    #expect(page.contains("content=\"https://example.org/x/cards/one.png\""))
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
      let card = try #require(page.firstMatch(of: /og:image" content="([^"]*)"/), "\(path)")
      let picture = try Data(contentsOf: site.appending(path: String(card.1)))
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
