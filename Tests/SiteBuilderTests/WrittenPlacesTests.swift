import FileSystem
import SiteBuilder
import SourceDiagnostics
import Testing

/// Errors on finished pages, which are shown where the author wrote them, once.
struct WrittenPlacesTests {
  private static func site(
    _ bodies: [String: String], templates: [String: String] = [:], settings: String = "",
    own: String = ""
  ) async -> BuiltSite {
    var content = ["site.yaml": "allowRawHTML: true\n" + settings]
    for (name, body) in bodies { content[name] = MemoryFiles.lesson("A", own, body: body) }
    return await BuiltSite.make(
      content,
      templates: MemoryFiles.templates.merging(templates.map { ("Templates/" + $0, $1) }) { $1 })
  }

  @Test(arguments: [
    ("<p id=\"a\">\n\n<p id=\"b\">\n<p id=\"a\">", ["8:8 duplicateIdentifier"]),
    ("## Walk\n\n<p id=\"walk\">", ["7:8 duplicateIdentifier"]),
    ("A <a href=\"nowhere.html\">link</a>.", ["5:12 brokenReference"]),
    (
      "<img src=\"a.png\" alt=\"\">\n\n- <img src=\"a.png\" alt=\"\">",
      ["5:11 brokenReference", "7:13 brokenReference"]
    ),
    ("<a href=\"#nowhere\">link</a>", ["5:10 brokenReference"]),
    ("<a href=\"/a\">link</a>", ["5:10 brokenReference"]),
  ])
  func `an error in a lesson's HTML is where it's written`(body: String, messages: [String]) async {
    let site = await Self.site(["a.md": body, "b.md": "B"])
    #expect(site.messages == messages.map { "Content/a.md:" + $0 })
  }

  @Test func `the page with all lessons shows a lesson's error no second time`() async {
    let site = await Self.site(
      ["1/a.md": "<a href=\"nowhere.html\">link</a>"], settings: "coursePage: true\n")
    #expect(site.messages == ["Content/1/a.md:5:10 brokenReference"])
  }

  @Test(arguments: [
    ("<a href=\"nowhere.html\">{{title}}</a>", "1:10 brokenReference"),
    ("<p id=\"a\">{{title}}<p id=\"a\">", "1:27 duplicateIdentifier"),
    ("{{title}}\n{{>part}}", "1:10 brokenReference"),
  ])
  func `an error in a template is said once for all pages`(template: String, message: String)
    async throws
  {
    let site = await Self.site(
      ["a.md": "A", "b.md": "B", "c.md": "C"],
      templates: [
        "lesson.mustache": template + "{{{body}}}", "part.mustache": "<a href=\"nowhere.html\">",
      ])
    let name = template.contains("part") ? "part" : "lesson"
    #expect(site.messages.first == "Templates/\(name).mustache:\(message)", "\(site.messages)")
    #expect(Set(site.messages).count == site.messages.count && site.messages.count <= 2)
  }

  @Test func `an id that a template and a lesson have is the lesson's error`() async throws {
    let site = await Self.site(
      ["a.md": "<p id=\"top\">", "b.md": "B"],
      templates: ["lesson.mustache": "<h1 id=\"top\">{{title}}</h1>{{{body}}}"])
    #expect(site.messages == ["Content/a.md:5:8 duplicateIdentifier"])
  }

  @Test func `a second id names the first one`() async throws {
    let site = await Self.site(["a.md": "<p id=\"a\">\n<p id=\"a\">"])
    #expect(
      site.problems?.diagnostics.listing() == """
        Content/a.md:6:8: error[duplicate-identifier]: the page has two elements with the id `a`
          |
        6 | <p id="a">
          |        ^
        Content/a.md:5:8: note: it's here, too
          |
        5 | <p id="a">
          |        ^

        """)
  }

  @Test func `an address from an own value is that value's error`() async {
    let site = await Self.site(
      ["a.md": "A"],
      templates: ["lesson.mustache": "<img src=\"{{own.photo}}\" alt=\"\">{{{body}}}"],
      own: "own: {photo: https://example.org/a.png}\n")
    #expect(site.messages == ["Content/a.md:3:7 loadsFromAnotherHost"])
  }

  @Test func `what is composed of parts is shown on the page`() async {
    let site = await Self.site(
      ["a.md": "A"], templates: ["lesson.mustache": "<a href=\"{{title}}.html\">A</a>{{{body}}}"])
    #expect(site.messages == ["a.html:1:10 brokenReference"])
  }

  @Test func `a misspelled name in a frame is said once, with its suggestion`() async {
    let site = await Self.site(
      ["a.md": "A"],
      templates: [
        "frame.mustache": "{{titel}}{{$main}}{{/main}}",
        "home.mustache": "{{<frame}}{{$main}}{{siteTitle}}{{/main}}{{/frame}}",
        "lesson.mustache": "{{<frame}}{{$main}}{{{body}}}{{/main}}{{/frame}}",
      ])
    #expect(site.messages == ["Templates/frame.mustache:1:3 unknownValue"])
    #expect(site.problems?.diagnostics.first?.fixIts.count == 1)
  }
}
