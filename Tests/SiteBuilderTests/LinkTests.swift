import Testing

@testable import LessonRunner
@testable import SiteBuilder

struct PagePathTests {
  @Test(arguments: [
    ("walk.md", "walk.html"),
    ("01-search/02-the-walk.md", "search/the-walk.html"),
    ("a/b/c-1.md", "a/b/c-1.html"),
    ("2026.md", "2026.html"),
    ("01-.md", "01-.html"),
    ("v1.2.md", "v1.2.html"),
  ])
  func `a lesson's page stands where its file stands, without the numbers`(
    source: String, path: String
  ) {
    #expect(PagePath.page(ofLesson: source) == path)
  }

  @Test func `a copied file keeps its own name`() {
    #expect(PagePath.copy(ofFile: "01-search/02-picture.png") == "search/02-picture.png")
  }

  @Test func `a lesson is named without folder, number and extension`() {
    #expect(ContentPath.name(ofLesson: "01-search/02-the-walk.md") == "the-walk")
  }

  @Test(arguments: [("a b.md", " "), ("ä.md", "ä"), ("a/b:c.md", ":"), ("what?.md", "?")])
  func `a character that an address cannot carry is found`(path: String, found: Character) {
    #expect(ContentPath.unsuitableCharacter(in: path) == found)
    #expect(ContentPath.unsuitableCharacter(in: "01-a/B_c.d.md") == nil)
  }
}

/// Images in a lesson, which are pictures.
struct ImageTests {
  @Test(arguments: [
    "![x](..)", "![x](#walk)", "![x](../)", "![x](a.md)", "![x](b.md)", "![x](b.md?x=1)",
    "![x](b.md#walk)", "![x](../a.md)", "![x](page.html)", "[![x](b.md)](b.md)",
  ])
  func `an image that leads to a page is refused at its place`(image: String) async {
    let site = await BuiltSite.make([
      "1/a.md": MemoryFiles.lesson("A", body: "## Walk\n\nA \(image)."),
      "1/b.md": MemoryFiles.lesson("B", body: "## Walk"), "a.md": MemoryFiles.lesson("A"),
      "1/page.html": "<p>A</p>",
    ])
    #expect(site.messages.count == 1)
    #expect(
      site.messages.first?.hasPrefix("Content/1/a.md:7:") == true
        && site.messages.first?.hasSuffix(" pageAsImage") == true, "\(site.messages)")
  }

  @Test func `an image that's a picture is shown`() async {
    let site = await BuiltSite.make([
      "a.md": MemoryFiles.lesson("A", body: "![x](a.png) ![x](a.png?x=1) [page](.)"), "a.png": "",
    ])
    #expect(site.files["a.html"]?.contains("src=\"a.png\"") == true, "\(site.messages)")
  }
}

struct LinkDestinationTests {
  @Test(arguments: [
    ("#top", LinkDestination.file(path: "search/walk.md", fragment: "top")),
    ("other.md", .file(path: "search/other.md", fragment: nil)),
    ("./other.md#a%20b", .file(path: "search/other.md", fragment: "a b")),
    ("../chain.md", .file(path: "chain.md", fragment: nil)),
    ("../../chain.md", .aboveContent),
    ("a/../../../b.md", .aboveContent),
    ("/chain.md", .fromRoot),
    ("chain.md?x=1#y", .file(path: "search/chain.md", fragment: "y")),
    ("https://example.org/#x", .outside(scheme: "https")),
    ("HTTPS://example.org", .outside(scheme: "https")),
    ("//example.org/x", .outside(scheme: "https")),
    ("javascript:alert(1)", .outside(scheme: "javascript")),
    ("", .file(path: "search/walk.md", fragment: nil)),
    ("a%2", .file(path: "search/a%2", fragment: nil)),
  ])
  func `a destination is taken apart from where it stands`(
    destination: String, expected: LinkDestination
  ) {
    #expect(LinkDestination(destination, in: "search/walk.md") == expected)
  }
}

struct PageReferencesTests {
  private func references(_ html: String) -> PageReferences {
    PageReferences(html: Array(html.utf8))
  }

  @Test func `ids and links are found however they are quoted`() {
    let found = references(
      "<p id=a><a href='b.html#c' class=x>b</a><br/><IMG alt=\"a > b\" SRC=\"d.png\"></p>")
    #expect(found.identifiers.map(\.name) == ["a"])
    #expect(found.references.map(\.destination) == ["b.html#c", "d.png"])
    #expect(found.references.map(\.isLoaded) == [false, true])
  }

  @Test func `text in comments, scripts and styles is no markup`() {
    let found = references(
      "<!-- <a href=x> --><script>'<a href=y>'</script><style>a{}<a href=z></style><i id=k>")
    #expect(found.references.isEmpty)
    #expect(found.identifiers.map(\.name) == ["k"])
  }

  @Test func `character references are resolved once`() {
    #expect(references("<a href=\"?a&amp;lt;b\">").references[0].destination == "?a&lt;b")
  }

  @Test(arguments: ["<", "<a", "<a href", "<a href=", "<a href='x", "<!--", "<script>", "<a b=c"])
  func `a page that ends too early is read to its end`(html: String) {
    #expect(references(html).identifiers.isEmpty)
  }
}
