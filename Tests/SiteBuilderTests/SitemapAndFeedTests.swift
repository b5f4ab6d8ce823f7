import Testing

@testable import SiteBuilder

/// The files beside the pages: site map, news, contents for language models, redirects.
struct SitemapAndFeedTests {
  private static let site = "title: T & U\ntagline: About it\naddress: https://example.org/t\n"

  @Test func `a site with an address has a map of its pages`() async {
    let built = await BuiltSite.make([
      "site.yaml": Self.site, "a.md": MemoryFiles.lesson("A", "date: 2026-02-03\n"),
      "x/b.md": MemoryFiles.lesson("B"),
    ])
    let map = built.files["sitemap.xml"] ?? ""
    #expect(
      map.contains(
        "<url><loc>https://example.org/t/a.html</loc><lastmod>2026-02-03</lastmod></url>"))
    #expect(map.contains("<url><loc>https://example.org/t/x/b.html</loc></url>"))
    #expect(!map.contains("404.html"))
  }

  @Test func `news come from the days that authors wrote, the latest first`() async {
    let built = await BuiltSite.make([
      "site.yaml": Self.site,
      "a.md": MemoryFiles.lesson("A < B", "summary: \"S & T\"\ndate: 2026-02-03\n"),
      "b.md": MemoryFiles.lesson("B", "date: 2026-03-01\n"), "c.md": MemoryFiles.lesson("C"),
    ])
    let feed = built.files["feed.xml"] ?? ""
    #expect(feed.contains("<title>T &amp; U</title>"))
    #expect(feed.contains("<updated>2026-03-01T00:00:00Z</updated>\n<entry>\n<title>B</title>"))
    #expect(feed.contains("<title>A &lt; B</title>\n<id>https://example.org/t/a.html</id>"))
    #expect(feed.contains("<summary>S &amp; T</summary>"))
    #expect(!feed.contains("<title>C</title>"))
  }

  @Test func `a site without an address has neither map nor news`() async {
    let built = await BuiltSite.make(["a.md": MemoryFiles.lesson("A", "date: 2026-02-03\n")])
    #expect(built.problems == nil)
    #expect(built.files["sitemap.xml"] == nil)
    #expect(built.files["feed.xml"] == nil)
  }

  @Test func `without a day there are no news`() async {
    let built = await BuiltSite.make(["site.yaml": Self.site, "a.md": MemoryFiles.lesson("A")])
    #expect(built.files["sitemap.xml"] != nil)
    #expect(built.files["feed.xml"] == nil)
  }

  @Test func `the contents for language models lead to the Markdown of each page`() async {
    let built = await BuiltSite.make([
      "site.yaml": Self.site + "parts: [One]\n",
      "a.md": MemoryFiles.lesson("A", "part: One\nsummary: Why.\n"),
    ])
    #expect(
      built.files["llms.txt"] == """
        # T & U

        > About it

        ## One

        - [A](https://example.org/t/a.md): Why.

        ## Optional

        - [Index of names](https://example.org/t/names.md)

        """)
  }

  @Test func `an old address leads to the page that it belongs to`() async {
    let built = await BuiltSite.make([
      "x/a.md": MemoryFiles.lesson("A", "aliases: [old/first.html]\n")
    ])
    let page = built.files["old/first.html"] ?? ""
    #expect(page.contains("content=\"1; url=../x/a.html\""))
    #expect(page.contains("<a data-moved href=\"../x/a.html\">"))
  }

  @Test(arguments: [
    ("a.html", "aliasOfPage"), ("/a.html", "invalidAlias"), ("../a.html", "invalidAlias"),
    ("old", "invalidAlias"), ("404.html", "aliasOfPage"), ("names.html", "aliasOfPage"),
  ])
  func `an old address is a page's, and no page's of today`(alias: String, message: String) async {
    let built = await BuiltSite.make([
      "a.md": MemoryFiles.lesson("A", "aliases: [\(alias)]\n")
    ])
    #expect(built.messages == ["Content/a.md:3:11 \(message)"])
  }

  @Test func `two lessons cannot have one old address`() async {
    let built = await BuiltSite.make([
      "a.md": MemoryFiles.lesson("A", "aliases: [old.html]\n"),
      "b.md": MemoryFiles.lesson("B", "aliases: [OLD.html]\n"),
    ])
    #expect(built.messages == ["Content/b.md:3:11 aliasOfPage"])
  }

  @Test(arguments: ["2026-02-29", "2026-13-01", "yesterday", "2026-2-3"])
  func `a day is one of the calendar`(day: String) async {
    let built = await BuiltSite.make(["a.md": MemoryFiles.lesson("A", "date: \(day)\n")])
    #expect(built.messages == ["Content/a.md:3:7 invalidDate"])
  }

  @Test(arguments: ["example.org", "ftp://example.org", "https://"])
  func `the address of a site is one of the web`(address: String) async {
    let built = await BuiltSite.make([
      "site.yaml": "address: \(address)\n", "a.md": MemoryFiles.lesson("A"),
    ])
    #expect(built.messages == ["Content/site.yaml:1:10 invalidAddress"])
  }
}
