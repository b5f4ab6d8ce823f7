import FileSystem
import SiteBuilder
import SourceDiagnostics
import Testing

/// What pages may load from other hosts, and what browsers block in them.
struct AllowedHostTests {
  private static let allowing = """
    allowRawHTML: true
    allow:
      images: [https://pictures.example.org, "https://example.org:8443"]
      media: [https://media.example.org]
      fonts: [https://fonts.example.org]
      frames: [https://frames.example.org]

    """

  private static func site(
    _ body: String, settings: String = allowing, templates: [String: String] = MemoryFiles.templates
  ) async -> BuiltSite {
    await BuiltSite.make(
      ["site.yaml": settings, "a.md": MemoryFiles.lesson("A", body: body), "b.js": ""],
      templates: templates)
  }

  @Test func `a page's policy names the hosts that the site allows`() async throws {
    let site = await Self.site("A", templates: [:])
    let page = try #require(site.files["a.html"], "\(site.messages)")
    #expect(
      page.contains(
        "img-src 'self' data: https://pictures.example.org https://example.org:8443; "
          + "media-src 'self' https://media.example.org; font-src 'self' https://fonts.example.org; "
          + "frame-src 'self' https://frames.example.org;"))
    let other = await Self.site("A", settings: "", templates: [:])
    #expect(
      other.files["a.html"]?.contains(
        "img-src 'self' data:; media-src 'self'; font-src 'self'; frame-src 'self';") == true)
  }

  @Test(arguments: [
    "![words](https://pictures.example.org/a.png)",
    "<img src=\"https://PICTURES.example.org/a.png\" alt=\"\">",
    "<img src=\"https://example.org:8443/a.png\" alt=\"\">",
    "<img srcset=\"https://pictures.example.org/a.png 2x\" alt=\"\">",
    "<video src=\"//media.example.org/a.mp4\" poster=\"https://pictures.example.org/a\"></video>",
    "<audio><source src=\"https://media.example.org/a.mp3\"></audio>",
    "<iframe src=\"https://frames.example.org/a\"></iframe>",
    "<p style=\"background: url(https://pictures.example.org/a.png)\">",
    "<style>@font-face{src:url(https://fonts.example.org/a)}</style>",
    "<p style=\"background:url(\">",
    "<style>p { background: url(</style>", "<p style=\"background:url('\">", "<p style=\"/*\">",
    "<style>@import url(data:text/css,)</style>",
    "<script src=\"b.js\"></script>",
    "<script type=\"application/json\">{}</script>", "[words](https://other.example.org)",
    "<a href=\"https://other.example.org\">words</a>",
  ])
  func `what a site allows has no diagnostic`(body: String) async throws {
    let site = await Self.site(body)
    #expect(site.files["a.html"] != nil, "\(site.messages)")
    let warnings = try await Self.warnings(body)
    #expect(warnings.isEmpty)
  }

  @Test(arguments: [
    ("![words](https://media.example.org/a.png)", "5:1 imageOfAnotherHost"),
    ("<img src=\"https://media.example.org/a.png\" alt=\"\">", "5:11 loadsFromAnotherHost"),
    ("<img src=\"https://example.org/a.png\" alt=\"\">", "5:11 loadsFromAnotherHost"),
    ("<img src=\"http://pictures.example.org/a.png\" alt=\"\">", "5:11 loadsFromAnotherHost"),
    (
      "<img src=\"https://pictures.example.org.evil.example\" alt=\"\">",
      "5:11 loadsFromAnotherHost"
    ),
    ("<img srcset=\"a.png, https://other.example.org/a.png 2x\">", "5:14 loadsFromAnotherHost"),
    ("<video src=\"https://pictures.example.org/a.mp4\"></video>", "5:13 loadsFromAnotherHost"),
    ("A <iframe src=\"https://pictures.example.org/a\"></iframe>", "5:16 loadsFromAnotherHost"),
    ("<script src=\"https://frames.example.org/a.js\"></script>", "5:14 loadsFromAnotherHost"),
    (
      "<link rel=\"stylesheet\" href=\"https://fonts.example.org/a.css\">",
      "5:30 loadsFromAnotherHost"
    ),
    ("<style>\n@import 'https://fonts.example.org/a.css';</style>", "6:10 loadsFromAnotherHost"),
    (
      "<style>\n@font-face { src: url(\"https://pictures.example.org/a\") }</style>",
      "6:24 loadsFromAnotherHost"
    ),
    ("<p style=\"background: url( https://other.example.org )\">", "5:28 loadsFromAnotherHost"),
    (
      "<style>@font-face{src:url(https://pictures.example.org)}</style>",
      "5:27 loadsFromAnotherHost"
    ),
  ])
  func `what it doesn't allow is refused once, at its place in the lesson`(
    body: String, message: String
  ) async {
    let site = await Self.site(body)
    #expect(site.messages == ["Content/a.md:" + message])
  }

  private static func warnings(_ body: String) async throws -> [String] {
    var texts = MemoryFiles.templates
    texts["Content/site.yaml"] = allowing
    texts["Content/a.md"] = MemoryFiles.lesson("A", body: body)
    texts["Content/b.js"] = ""
    let (_, summary) = try await SiteBuild(SiteRequest(), files: MemoryFiles(texts).access)
      .makeSite()
    return summary.warnings.map { warning in
      let place = warning.place.map { "\($0.line):\($0.column)" } ?? ""
      return "\(place) \(warning.message.identifier)"
    }
  }

  @Test(arguments: [
    ("<script>alert()</script>", ["5:2 scriptInText"]),
    ("<script type=\"module\">alert()</script>", ["5:2 scriptInText"]),
    ("A <b onclick=\"alert()\">tap</b>", ["5:6 scriptInText"]),
    ("<a href=\"JavaScript:alert()\">tap</a>", ["5:10 scriptInText"]),
    ("- A\n\n  <object data=\"b.js\"></object>", ["7:4 blockedElement"]),
    ("<form action=\"https://example.org\"><input></form>", ["5:2 blockedElement"]),
    ("`<script>` and <!-- <script> --> and `onclick=`", []),
    ("```html\n<p onclick=\"a\">\n```", []),
  ])
  func `what browsers block is a warning at its place`(body: String, warnings: [String])
    async throws
  {
    #expect(try await Self.warnings(body) == warnings)
  }

  @Test func `in a template and a style sheet it's said once for all pages`() async throws {
    var texts = MemoryFiles.templates
    texts["Templates/lesson.mustache"] = "<p onclick=\"a\">{{title}}</p>{{{body}}}"
    texts["Content/a.md"] = MemoryFiles.lesson("A")
    texts["Content/b.md"] = MemoryFiles.lesson("B")
    let (_, summary) = try await SiteBuild(SiteRequest(), files: MemoryFiles(texts).access)
      .makeSite()
    #expect(
      summary.warnings.map(\.source.name) == ["Templates/lesson.mustache"]
        && summary.warnings.first?.place?.column == 4)
    var templates = MemoryFiles.templates
    templates["Templates/theme/custom.css"] =
      "/* url(https://a.example) */\np { background: url('https://example.org/a.png') }\n"
    let site = await Self.site("A", templates: templates)
    #expect(site.messages == ["Templates/theme/custom.css:2:22 loadsFromAnotherHost"])
    templates["Templates/theme/custom.css"] = "p { background: url(icon.svg) }"
    #expect(await Self.site("A", templates: templates).messages.isEmpty)
  }

  @Test func `a template whose policy lacks the hosts has a warning`() async throws {
    var texts = MemoryFiles.templates
    texts["Content/site.yaml"] =
      "allow: {images: [https://a.example], media: [https://b.example]}\n"
    texts["Content/a.md"] = MemoryFiles.lesson("A")
    texts["Templates/lesson.mustache"] =
      "<meta http-equiv=\"Content-Security-Policy\" content=\"img-src {{allowedImages}}\">{{{body}}}"
    let (_, summary) = try await SiteBuild(SiteRequest(), files: MemoryFiles(texts).access)
      .makeSite()
    #expect(summary.warnings.map(\.message.identifier) == ["policyWithoutHosts"])
    #expect(summary.warnings.first?.message.text.contains("'{{allowedMedia}}'") == true)
    #expect(summary.warnings.first?.place?.column == 19)
  }

  @Test(arguments: [
    ("allow: [a]", "1:8 wrongType"), ("allow: {images: https://a.example}", "1:17 wrongType"),
    ("allow: {images: [http://a.example]}", "1:18 notAnOrigin"),
    ("allow: {images: [https://a.example/b]}", "1:18 notAnOrigin"),
    ("allow: {images: [a.example]}", "1:18 notAnOrigin"),
    ("allow: {images: ['https://*.example']}", "1:18 notAnOrigin"),
    ("allow: {images: [\"https://a.example; script-src *\"]}", "1:18 notAnOrigin"),
    ("allow: {images: ['https://a:b']}", "1:18 notAnOrigin"),
    ("allow: {image: [https://a.example]}", "1:9 unknownKey"),
    ("allow: {scripts: [https://a.example]}", "1:9 neverAllowed"),
    ("allow: {styles: [https://a.example]}", "1:9 neverAllowed"),
  ])
  func `a list that can't be a policy is refused`(settings: String, message: String) async {
    let site = await Self.site("A", settings: settings + "\n")
    #expect(site.messages == ["Content/site.yaml:" + message])
  }
}

/// HTML in lessons, whose errors are where the author wrote them.
struct LessonHTMLTests {
  private static func messages(_ body: String) async -> [String] {
    let site = await BuiltSite.make([
      "site.yaml": "allowRawHTML: true\n", "a.md": MemoryFiles.lesson("A", body: body),
    ])
    return site.messages.map { $0.replacing("Content/a.md:", with: "") }
  }

  @Test(arguments: [
    "<div>\n\nA *view*.\n\n</div>", "A <b>view<br></b> and <i>two</i>.", "<p>One\n<p>Two",
    "<ul><li>One<li>Two</ul>", "<svg><path d=\"M0 0\"/><g/></svg>", "<br/><hr>",
    "- <b>One</b>\n- <details>\n\n  Two\n\n  </details>",
    "> <b>One</b>\n>\n> <div>\n>\n> Two\n>\n> </div>",
    "<table><tr><td>One</table>", "<!-- <b> -->", "<style>b > i {}</style>", "A < b and c > d.",
    "<a title=\"a > b\">A</a>", "| a |\n| --- |\n| <b>One</b> |\n",
  ])
  func `elements that end where they begin have no diagnostic`(body: String) async {
    #expect(await Self.messages(body) == [])
  }

  @Test(arguments: [
    ("A <b>view.\n\nAnother</b>.", ["5:4 unclosedElement", "7:10 unexpectedEndTag"]),
    ("<div>\n\nA view.", ["5:2 unclosedElement"]), ("A view.\n\n</div>", ["7:3 unexpectedEndTag"]),
    ("A <b><i>view</b></i>.", ["5:7 unclosedElement", "5:19 unexpectedEndTag"]),
    ("<div/>\n\nA view.", ["5:2 unclosedElement"]),
    ("<div class=\"a\"\n\nA view.", ["5:2 unclosedHTMLTag"]),
    ("<script src=\"b.js\">\n\nA view.", ["5:2 unclosedElement"]),
    ("A touch.\n\n<!-- <b>\n\nA view.", ["7:1 unclosedComment"]),
    ("- <div>\n\n</div>", ["5:4 unclosedElement", "7:3 unexpectedEndTag"]),
    ("- <div>A\n- B</div>", ["5:4 unclosedElement", "6:6 unexpectedEndTag"]),
    ("> <div>\n\nA view.", ["5:4 unclosedElement"]),
    ("<img src=\"a.png\"></img>", ["5:20 unexpectedEndTag"]),
  ])
  func `one that doesn't is refused where it's written`(body: String, messages: [String]) async {
    #expect(await Self.messages(body) == messages)
  }
}
