import FileSystem
import Testing

@testable import SiteBuilder

/// Pages that aren't lessons, drafts, and an author's own style.
struct OtherPagesTests {
  private static let lesson = "---\ntitle: A tap\n---\n\nSee [about](about.md).\n"
  private static let about =
    "---\ntitle: Who we are\npage: list\n---\n\n## Contact\n\nWrite to us.\n"

  @Test func `a page that isn't a lesson is listed outside the course`() async throws {
    let site = await BuiltSite.make(["a.md": Self.lesson, "about.md": Self.about], templates: [:])
    let page = try #require(site.files["about.html"], "\(site.messages)")
    #expect(page.contains("<h1>Who we are</h1>"))
    let lesson = try #require(site.files["a.html"])
    let sidebar = try #require(lesson.split(separator: "<h2>Reference</h2>").last)
    #expect(sidebar.contains("<a href=\"about.html\">Who we are</a>"))
    let header = try #require(lesson.split(separator: "</header>").first)
    #expect(!header.contains("about.html"))
    #expect(site.files["llms.txt"]?.contains("[Who we are](about.md)") == true)
    #expect(site.files["about.md"] != nil)
  }

  @Test func `with 'header' every page's header links to it`() async throws {
    let about = Self.about.replacing("page: list", with: "page: header")
    let site = await BuiltSite.make(["a.md": Self.lesson, "about.md": about], templates: [:])
    let lesson = try #require(site.files["a.html"], "\(site.messages)")
    let header = try #require(lesson.split(separator: "</header>").first)
    #expect(header.contains("<a href=\"about.html\">Who we are</a>"))
  }

  @Test func `a site of pages needs no part for them`() async throws {
    let site = await BuiltSite.make(
      [
        "site.yaml": "parts: [One]\n", "about.md": Self.about,
        "a.md": Self.lesson.replacing("title: A tap", with: "title: A tap\npart: One"),
      ], templates: [:])
    #expect(site.files["about.html"] != nil, "\(site.messages)")
  }

  @Test func `other places for a page are refused`() async {
    let about = Self.about.replacing("page: list", with: "page: footer")
    let site = await BuiltSite.make(["a.md": Self.lesson, "about.md": about], templates: [:])
    #expect(site.messages == ["Content/about.md:3:7 wrongType"])
  }

  @Test(arguments: [
    "part: One", "question: Who?", "symptoms: [a]", "facts: [D1]", "date: 2026-11-01",
  ])
  func `what only lessons have is refused on a page`(key: String) async {
    let about = Self.about.replacing("page: list", with: "page: list\n\(key)")
    let site = await BuiltSite.make(["a.md": Self.lesson, "about.md": about], templates: [:])
    #expect(site.messages == ["Content/about.md:4:1 unknownKey"])
  }

  @Test func `the first page can't be a page that isn't a lesson`() async {
    let site = await BuiltSite.make(
      ["a.md": Self.lesson, "about.md": Self.about, "index.md": Self.about], templates: [:])
    #expect(site.messages.contains { $0.contains("duplicateAddress") }, "\(site.messages)")
  }

  @Test func `an author's own style comes after all other styles`() async throws {
    let site = await BuiltSite.make(
      ["a.md": "---\ntitle: A\n---\n"],
      templates: [
        "Templates/theme/custom.css": ".mine { color: red }",
        "Templates/theme/zebra.css": ".zebra { color: blue }",
      ])
    let style = try #require(
      site.files.first { $0.key.hasPrefix("theme/style.") }?.value, "\(site.messages)")
    #expect(style.hasSuffix(".zebra{color:blue}.mine{color:red}"), "\(style.suffix(80))")
  }
}
