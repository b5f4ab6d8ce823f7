import Testing

@testable import SiteBuilder

struct SitePathTests {
  @Test(arguments: [
    ("index.html", "lessons/a.html", "lessons/a.html"),
    ("lessons/a.html", "index.html", "../index.html"),
    ("lessons/a.html", "lessons/b.html", "b.html"),
    ("lessons/a.html", "lessons/a.html", "a.html"),
    ("lessons/deep/a.html", "theme/site.css", "../../theme/site.css"),
    ("lessons/deep/a.html", "lessons/b.html", "../b.html"),
    ("lessons.html", "lessons/b.html", "lessons/b.html"),
    ("lessons/a.html", "lessons", "../lessons"),
  ])
  func `an address leads from a page to a file`(page: String, target: String, address: String) {
    #expect(SitePath(page).address(of: SitePath(target)) == address)
  }

  @Test(arguments: [("index.html", ""), ("a/b.html", "../"), ("a/b/c.html", "../../")])
  func `a prefix leads from a page to the site's root`(page: String, prefix: String) {
    #expect(SitePath(page).rootPrefix == prefix)
  }
}
