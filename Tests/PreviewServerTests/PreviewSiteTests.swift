import Testing

@testable import PreviewServer

/// The site as a preview shows it.
struct PreviewSiteTests {
  @Test func `a folder's address leads to its first page`() async throws {
    let site = PreviewSite()
    await site.show(["index.html": [1], "parts/index.html": [2]])
    #expect(await site.file(at: "")?.bytes == [1])
    #expect(await site.file(at: "parts/")?.bytes == [2])
    #expect(await site.file(at: "parts/index.html")?.mediaType == "text/html; charset=utf-8")
  }

  @Test(arguments: ["../secret", "/etc/passwd", "..", "index.html/../../secret", "a/"])
  func `what is not in the site is not found`(path: String) async {
    let site = PreviewSite()
    await site.show(["index.html": [1]])
    #expect(await site.file(at: path) == nil)
  }

  @Test func `only what differs counts as changed`() async {
    let site = PreviewSite()
    #expect(await site.show(["a.html": [1], "b.html": [1]]) == ["a.html", "b.html"])
    #expect(await site.show(["a.html": [1], "b.html": [2]]) == ["b.html"])
    #expect(await site.hasChanged("b.html", since: 1))
    #expect(await !site.hasChanged("a.html", since: 1))
    #expect(await site.show(["a.html": [1], "b.html": [2]]) == [])
    #expect(await site.version == 2)
  }

  @Test func `a change of the theme is a change of every page`() async {
    let site = PreviewSite()
    await site.show(["a.html": [1], "theme/site.css": [1]])
    await site.show(["a.html": [1], "theme/site.css": [2]])
    #expect(await site.hasChanged("a.html", since: 1))
  }

  @Test func `errors leave the last site as it is, and go when they are mended`() async {
    let site = PreviewSite()
    await site.show(["a.html": [1]])
    await site.show(problems: "wrong")
    #expect(await site.problems == "wrong")
    #expect(await site.file(at: "a.html")?.bytes == [1])
    await site.show(["a.html": [1]])
    #expect(await site.problems == "")
    #expect(await site.version == 3)
  }

  @Test(arguments: [
    ("<body><p>x</p></body></html>", "<body><p>x</p>TAG</body></html>"), ("no end", "no endTAG"),
    ("", "TAG"), ("</body></body>", "</body>TAG</body>"),
  ])
  func `the script stands at the end of the page`(page: String, expected: String) {
    let tag =
      "<script defer src=\"/.touchstone/reload.js\" data-version=\"7\"></script>\n"
    let added = ReloadScript.added(to: Array(page.utf8), version: 7)
    #expect(
      String(decoding: added, as: UTF8.self)
        == expected.split(separator: "TAG", omittingEmptySubsequences: false).joined(
          separator: tag))
  }

  @Test func `what the search finds is no reason to load a page again`() async {
    let site = PreviewSite()
    await site.show(["a.html": [1], "theme/late/index.js": [1], "theme/style.css": [1]])
    await site.show(["a.html": [1], "theme/late/index.js": [2], "theme/style.css": [1]])
    #expect(await !site.hasChanged("a.html", since: 1))
    await site.show(["a.html": [1], "theme/late/index.js": [2], "theme/style.css": [2]])
    #expect(await site.hasChanged("a.html", since: 1))
  }
}
