import FileSystem
import SiteBuilder
import SourceDiagnostics
import Testing

/// An author's own values in the author's own templates.
struct OwnValueTests {
  private static func templates(_ lesson: String) -> [String: String] {
    MemoryFiles.templates.merging(["Templates/lesson.mustache": lesson + "{{{body}}}"]) { $1 }
  }

  private static func lesson(_ title: String, _ own: String = "") -> String {
    MemoryFiles.lesson(title, own.isEmpty ? "" : "own:\n  \(own)\n")
  }

  @Test func `a template shows a page's value, or else the site's, or else nothing`() async {
    let site = await BuiltSite.make(
      [
        "site.yaml": "own: {author: Ada}\n", "a.md": Self.lesson("A", "author: Grace & co."),
        "b.md": Self.lesson("B", "license_2: CC BY"), "c.md": Self.lesson("C", "author: false"),
      ], templates: Self.templates("<i>{{own.author}}</i><b>{{own.license_2}}</b>"))
    #expect(site.files["a.html"] == "<i>Grace &amp; co.</i><b></b>", "\(site.messages)")
    #expect(site.files["b.html"] == "<i>Ada</i><b>CC BY</b>")
    #expect(site.files["c.html"] == "<i></i><b></b>")
  }

  @Test func `a section of a value is there if the page has the value`() async {
    let site = await BuiltSite.make(
      ["a.md": Self.lesson("A", "author: Ada"), "b.md": Self.lesson("B")],
      templates: Self.templates(
        "{{#own.author}}by {{.}}, {{own.author}}{{/own.author}}{{^own.author}}-{{/own.author}}"))
    #expect(site.files["a.html"] == "by Ada, Ada", "\(site.messages)")
    #expect(site.files["b.html"] == "-")
  }

  @Test func `the first page and pages outside the course have values, too`() async {
    var templates = MemoryFiles.templates
    templates["Templates/home.mustache"] = "<p>{{own.mood}}"
    templates["Templates/reference.mustache"] = "<p>{{own.mood}}"
    let site = await BuiltSite.make(
      [
        "a.md": Self.lesson("A"), "index.md": Self.lesson("I", "mood: glad"),
        "about.md": MemoryFiles.lesson("About", "page: list\nown: {mood: \"false\"}\n"),
        "glossary.md": Self.lesson("G", "mood: 12"),
      ], templates: templates)
    #expect(site.files["index.html"] == "<p>glad", "\(site.messages)")
    #expect(site.files["about.html"] == "<p>false")
    #expect(site.files["glossary.html"] == "<p>12")
  }

  @Test(arguments: [
    ("{{own.autor}}{{own.author}}", "Templates/lesson.mustache:1:3 unknownOwnName"),
    ("{{{own.author}}}", "Templates/lesson.mustache:1:4 textAsHTML"),
    ("{{own}}{{own.author}}", "Templates/lesson.mustache:1:3 unknownValue"),
    (
      "{{#facts}}{{own.autor}}{{/facts}}{{own.author}}",
      "Templates/lesson.mustache:1:13 unknownOwnName"
    ),
  ])
  func `a name that no page has is refused, once`(template: String, message: String) async {
    let site = await BuiltSite.make(
      ["a.md": Self.lesson("A", "author: Ada"), "b.md": Self.lesson("B", "author: Ada")],
      templates: Self.templates(template))
    #expect(site.messages == [message])
  }

  @Test(arguments: [
    ("first author: Ada", "Content/a.md:4:3 invalidOwnName"),
    ("author: [Ada]", "Content/a.md:4:11 wrongType"), ("author:", "Content/a.md:4:10 emptyKey"),
  ])
  func `a value that templates can't show is refused`(own: String, message: String) async {
    let site = await BuiltSite.make(
      ["a.md": Self.lesson("A", own)], templates: Self.templates("{{title}}"))
    #expect(site.messages == [message])
  }

  @Test func `a value that no template shows is a warning where it's first written`() async throws {
    var texts = Self.templates("{{own.author}}")
    texts["Content/a.md"] = Self.lesson("A", "author: Ada")
    texts["Content/b.md"] = Self.lesson("B", "auhtor: Ada")
    texts["Content/c.md"] = Self.lesson("C", "auhtor: Ada")
    let (_, summary) = try await SiteBuild(SiteRequest(), files: MemoryFiles(texts).access)
      .makeSite()
    #expect(
      summary.warnings.listing() == """
        Content/b.md:4:3: warning[unused-own-name]: no template shows `own.auhtor`; did you mean \
        `author`?
          |
        4 |   auhtor: Ada
          |   ^~~~~~

        """)
  }

  @Test func `a page that is kept still has its values`() async throws {
    let memory = BuildMemory()
    var texts = Self.templates("{{own.author}}")
    texts["Content/a.md"] = Self.lesson("A", "author: Ada")
    for title in ["B", "B two"] {
      texts["Content/b.md"] = Self.lesson(title)
      let (site, _) = try await SiteBuild(
        SiteRequest(), files: MemoryFiles(texts).access, memory: memory
      ).makeSite()
      let page = try #require(site.first { $0.path == "a.html" })
      #expect(String(decoding: page.bytes, as: UTF8.self) == "Ada")
    }
  }
}
