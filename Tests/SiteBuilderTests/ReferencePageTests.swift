import StandardTemplates
import Testing

@testable import FileSystem
@testable import SiteBuilder

/// The pages beside the course, and what the search finds.
struct ReferencePageTests {
  private static let content = [
    "a.md": MemoryFiles.lesson(
      "A lesson",
      body: """
        ## Some heading

        ```scenario s title: "A \\"tap\\"" facts: D001
        UIView B  isMultipleTouchEnabled: true
          UITapGestureRecognizer myTap  // touchesMoved

        tap B
        expect
          B touchesBegan
        ```
        """),
    "glossary.md": MemoryFiles.lesson("Words", body: "## run loop\n\nIt turns."),
  ]

  @Test func `the index has the names of UIKit that scenarios use, and no others`() {
    #expect(
      NamePage.names(
        in: """
          // UIControl
          UIView aView  isHidden: true
            UITapGestureRecognizer tap  numberOfTapsRequired: 2
            override point(inside:): x < 75
          aView touchesBegan
          """) == [
          "UIView", "isHidden", "UITapGestureRecognizer", "numberOfTapsRequired", "touchesBegan",
        ])
  }

  @Test func `the index leads from each name to the scenarios that use it`() async {
    let built = await BuiltSite.make(Self.content, templates: [:])
    #expect(built.messages == [])
    let page = built.files["names.html"] ?? ""
    #expect(page.contains("id=\"name-isMultipleTouchEnabled\""))
    #expect(page.contains("<a href=\"a.html#scenario_s\">A lesson: A"))
  }

  @Test func `the search finds lessons, headings, scenarios, names and words`() async {
    let built = await BuiltSite.make(Self.content, templates: [:])
    let index = built.files["theme/late/index.js"] ?? ""
    #expect(index.hasPrefix("touchstoneIndex={kinds:[\"Lesson\","))
    #expect(index.contains("[\"a.html\",[0,\"A lesson\"],[1,\"Some heading\"]"))
    #expect(index.contains(/\[5,"[^\]]*"\](?:,"[^"]*")*,"UITapGestureRecognizer"/))
    #expect(index.contains("[6,\"run loop\"]"))
    #expect(built.files["glossary.html"]?.contains("<p>It turns.</p>") == true)
  }

  @Test func `a site that explains the program has a page with every kind of event`() async {
    var content = Self.content
    content["site.yaml"] = "explainProgram: true\n"
    let built = await BuiltSite.make(content, templates: [:])
    let page = built.files["events.html"] ?? ""
    #expect(page.contains("id=\"event-hitTest\""))
    #expect(page.contains("0 ms  myTap touchesBegan"))
    #expect(built.files["events.md"]?.contains("### `touches`\n") == true)
    #expect(await BuiltSite.make(Self.content, templates: [:]).files["events.html"] == nil)
  }

  @Test func `the page of the whole course has each lesson with ids of its own`() async {
    let lesson = MemoryFiles.lesson("L", body: "## H\n\n[h](#h) [other](b.md#h) [x](a.md)")
    let built = await BuiltSite.make(
      ["site.yaml": "coursePage: true\n", "a.md": lesson, "b.md": lesson], templates: [:])
    let page = built.files["course.html"] ?? ""
    #expect(page.contains("<h2 id=\"lesson_a_h\">"))
    #expect(page.contains("<h2 id=\"lesson_b_h\">"))
    #expect(page.contains("<a href=\"#lesson_a_h\">h</a> <a href=\"#lesson_b_h\">other</a>"))
    #expect(page.contains("<a href=\"#lesson_a\">x</a>"))
  }

  @Test func `lessons of an appendix have no number and are not in the whole course`() async {
    let built = await BuiltSite.make([
      "site.yaml": "parts: [One, Two, More]\nappendices: [Two]\n",
      "a.md": MemoryFiles.lesson("A", "part: One\n"),
      "b.md": MemoryFiles.lesson("B", "part: Two\n"),
      "c.md": MemoryFiles.lesson("C", "part: More\n"),
    ])
    #expect(built.files["b.html"]?.contains("<h1> B</h1>") == true)
    #expect(built.files["c.html"]?.contains("<h1>2 C</h1>") == true)
    let course = await BuiltSite.make(
      [
        "site.yaml": "parts: [One, Two]\nappendices: [Two]\ncoursePage: true\n",
        "a.md": MemoryFiles.lesson("A", "part: One\n"),
        "b.md": MemoryFiles.lesson("B", "part: Two\n"),
      ], templates: [:]
    ).files["course.html"]
    #expect(course?.contains("lesson_a") == true)
    #expect(course?.contains("lesson_b") == false)
  }

  @Test func `an appendix is one of the parts`() async {
    let built = await BuiltSite.make([
      "site.yaml": "parts: [One]\nappendices: [Onee]\n",
      "a.md": MemoryFiles.lesson("A", "part: One\n"),
    ])
    #expect(built.messages == ["Content/site.yaml:2:14 unknownAppendix"])
  }

  @Test func `style sheets, scripts and the icon have a number for their content`() async {
    let one = await BuiltSite.make(Self.content, templates: ["Templates/theme/site.css": "a {}"])
    let two = await BuiltSite.make(Self.content, templates: ["Templates/theme/site.css": "b {}"])
    let sheets = [one, two].map { built in
      built.files.keys.filter { $0.hasPrefix("theme/style.") }
    }
    #expect(sheets[0].count == 1)
    #expect(sheets[0] != sheets[1])
    for built in [one, two] {
      for path in built.files.keys where path.hasPrefix("theme/") && !path.contains("late") {
        #expect(built.files["index.html"]?.contains("\"\(path)\"") == true, "\(path)")
      }
    }
  }

  @Test(arguments: [
    ("a { b: c; }\n\n/* Why. */ d , e > f{g:h i}", "a{b:c}d,e > f{g:h i}"),
    (
      "@media (a) and (b: c) {\n  d::before { content: \" ; } /* \"; }\n}",
      "@media (a) and (b:c){d::before{content:\" ; } /* \"}}"
    ),
    ("a :hover {}", "a :hover{}"), ("a { --b: calc(1px + 2px) }", "a{--b:calc(1px + 2px)}"),
    ("a { content: '\\'' } b {}", "a{content:'\\''}b{}"), ("a /* c", "a"),
    ("a { b: \"c", "a{b:\"c"),
  ])
  func `a style sheet keeps only blanks that separate something`(sheet: String, short: String) {
    #expect(String(decoding: StyleText.shortened(Array(sheet.utf8)), as: UTF8.self) == short)
  }

  @Test func `style sheets that pages load are one, unless an import has to be first`() {
    func paths(_ second: String) -> [String] {
      let sheets = [("theme/a.css", "a {}"), ("theme/b.css", second), ("theme/late/c.css", "c {}")]
      return Theme(sheets.map { SiteFile(path: $0.0, text: $0.1) }).styleSheets.map(\.text)
    }
    #expect(paths("b {}").count == 1)
    #expect(paths("@import \"c.css\";").count == 2)
  }

  @Test func `a script loses what only explains it`() {
    let theme = Theme([SiteFile(path: "theme/a.js", text: "// Why.\nf(\n  1) // so\n\n")])
    #expect(theme.files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["f(\n1) // so\n"])
  }
}
