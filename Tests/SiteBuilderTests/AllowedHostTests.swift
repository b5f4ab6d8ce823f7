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

  /// HTML by which a page could contact `e.example` without a reader who follows a link.
  private static let contacts = [
    "<meta http-equiv=\"refresh\" content=\"1;url=https://e.example/\">",
    "<META HTTP-EQUIV=Refresh CONTENT=\"0 https://e.example/\">",
    "<meta http-equiv=refresh content=\" 5 , URL = 'https://e.example/'\">",
    "<meta content=\"0;//e.example\" http-equiv=\"re&#102;resh\">",
    "<form action=\"https://e.example\"></form>", "<button formaction=\"//e.example\">A</button>",
    "<input type=\"submit\" formaction=\"https:e.example\">",
    "<a href=\"a.html\" ping=\"https://e.example/ping\">A</a>",
    "<img src=\"a.html\" attributionsrc=\"https://e.example/a\" alt=\"\">",
    "<table background=\"https://e.example/a.png\"></table>",
    "<img src=\"https&#58;//e.example/a.png\" alt=\"\">",
    "<img src=\"https&colon;&sol;&sol;e.example/a.png\" alt=\"\">",
    "<img src=\" ht&Tab;tps://e.example/a.png\" alt=\"\">",
    "<img src=\"\\\\e.example\\a.png\" alt=\"\">", "<img src=\"/\\e.example/a.png\" alt=\"\">",
    "<img srcset=\"&#x2F;/e.example/a.png 2x\" alt=\"\">",
    "<link rel=\"preconnect\" href=\"https://e.example\">",
    "<link rel=\"stylesheet\" rel=\"alternate\" href=\"https://e.example/a.css\">",
    "<link rel=\"preload\" as=\"image\" imagesrcset=\"https://e.example/a.png 2x\">",
    "<object data=\"https://e.example/a\"></object>", "<embed src=\"https://e.example/a\">",
    "<base href=\"https://e.example/\">", "<track src=\"https://e.example/a.vtt\">",
    "<iframe srcdoc=\"<img src=https://e.example/a.png>\"></iframe>",
    "<iframe srcdoc=\"&lt;img src=https://e.example/a.png&gt;\"></iframe>",
    "<iframe srcdoc=\"&#60;style&#62;@import '//e.example'&#60;/style&#62;\"></iframe>",
    "<p style=\"background:image-set('https://e.example/a.png' 1x)\">A</p>",
    "<p style=\"background:-webkit-image-set(url('a.html') 1x, '//e.example' 2x)\">A</p>",
    "<p style=\"background:u\\72l(https://e.example/a.png)\">A</p>",
    "<p style=\"background:u\\000072 l('https://e.example/a.png')\">A</p>",
    "<p style=\"background:url(\\68ttps://e.example/a.png)\">A</p>",
    "<p style=\"background:url(\\2f/e.example/a.png)\">A</p>",
    "<p style=\"background:url(&quot;https://e.example/a.png&quot;)\">A</p>",
    "<p style=\"background:&#117;rl(https://e.example/a.png)\">A</p>",
    "<p style=\"--a:'https://e.example';background:image-set(var(--a) 1x)\">A</p>",
    "<p style=\"background:src('https://e.example/a.png')\">A</p>",
    "<p style=\"background:image('https://e.example/a.png')\">A</p>",
    "<style>@\\69mport 'https://e.example/a.css';</style>",
    "<style>@import/**/'https://e.example/a.css';</style>",
    "<style>p{background:cross-fade(url(https://e.example/a) 50%, red)}</style>",
    "<svg><rect fill=\"url(https://e.example/a.svg#a)\"/></svg>",
    "<svg><rect filter=\"u\\72l('//e.example/a.svg#a')\"/></svg>",
    "<svg><path marker-end=\"url(https://e.example/a.svg#a)\"/></svg>",
    "<svg><image href=\"https://e.example/a.png\"/></svg>",
    "<svg><use xlink:href=\"https://e.example/a.svg#a\"/></svg>",
    "<svg><image><set attributeName=\"href\" to=\"https://e.example/a.png\"/></image></svg>",
    "<svg><animate attributeName=\"fill\" values=\"red;url(https://e.example/a.svg#a)\"/></svg>",
    "<div>\n<svg><style>@import &#39;https://e.example/a.css&#39;;</style></svg>\n</div>",
    "<svg><style><img src=\"https://e.example/a.png\" alt=\"\"></style></svg>",
    "<STYLE></STYLE><img src=\"https://e.example/a.png\" alt=\"\"><style></style>",
    "<textarea><!--</textarea><img src=\"https://e.example/a.png\" alt=\"\"><!-- -->",
    "<title><style></title><img src=\"https://e.example/a.png\" alt=\"\"></style>",
    "<b>A</b title=\"<!--\"><img src=\"https://e.example/a.png\" alt=\"\"><!-- -->",
    "A <!--> B <img src=\"https://e.example/a.png\" alt=\"\"> <!-- -->",
    "<div>\n<noscript><style>@import '//e.example'</style></noscript>\n</div>",
  ]

  @Test(arguments: contacts)
  func `a page can't contact another host, however it's written`(body: String) async {
    let site = await Self.site(body)
    #expect(site.messages.contains { $0.hasSuffix(" loadsFromAnotherHost") }, "\(site.messages)")
    #expect(site.files["a.html"] == nil)
  }

  @Test(arguments: [
    "<meta name=\"description\" content=\"https://e.example\">",
    "<meta http-equiv=\"refresh\" content=\"5;url=a.html\">",
    "<meta http-equiv=\"refresh\" content=\"300\">",
    "<a href=\"https://e.example\" target=\"_blank\">A</a>",
    "<svg><a xlink:href=\"https://e.example\"><text>A</text></a></svg>",
    "<p title=\"https://e.example\">A</p>", "<blockquote cite=\"https://e.example\">A</blockquote>",
    "<style>p::before { content: 'https://e.example' }</style>",
    "<style>/* url(https://e.example) */ p { background: url(#a) }</style>",
    "<iframe srcdoc=\"<p>A <a href='https://e.example'>B</a></p>\"></iframe>",
    "<svg><rect fill=\"url(#a)\"/><set attributeName=\"fill\" to=\"red\"/></svg>",
    "<textarea>https://e.example</textarea>", "<title>A &amp; B</title>",
    "<img src=\"https://pictures.example.org/a.png\" alt=\"\"><p style=\"background:image-set('https://pictures.example.org/a.png' 1x)\">A</p>",
  ])
  func `what contacts no host, or one that's allowed, is no error`(body: String) async {
    let site = await Self.site(body)
    #expect(site.files["a.html"] != nil, "\(site.messages)")
  }

  @Test func `an address has its own place also where it's escaped`() async {
    let site = await Self.site("<p style=\"background: u\\72l( https://e.example )\">")
    #expect(site.messages == ["Content/a.md:5:30 loadsFromAnotherHost"])
    let refresh = await Self.site(
      "<meta http-equiv=\"refresh\" content=\"1; url=https://e.example\">")
    #expect(refresh.messages == ["Content/a.md:5:44 loadsFromAnotherHost"])
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
    ("<script type=\"speculationrules\">{}</script>", ["5:2 scriptInText"]),
    ("<a href=\"java&#115;cript:alert()\">tap</a>", ["5:10 scriptInText"]),
    ("<iframe srcdoc=\"<p onclick='a'>\"></iframe>", ["5:17 scriptInText"]),
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
    #expect(summary.warnings.first?.message.text.contains("`{{allowedMedia}}`") == true)
    #expect(summary.warnings.first?.place?.column == 19)
  }

  @Test(arguments: [
    ("allow: [a]", "1:8 wrongType"), ("allow: {images: https://a.example}", "1:17 wrongType"),
    ("allow: {images: [http://a.example]}", "1:18 invalidHost"),
    ("allow: {images: [https://a.example/b]}", "1:18 invalidHost"),
    ("allow: {images: [a.example]}", "1:18 invalidHost"),
    ("allow: {images: ['https://*.example']}", "1:18 invalidHost"),
    ("allow: {images: [\"https://a.example; script-src *\"]}", "1:18 invalidHost"),
    ("allow: {images: ['https://a:b']}", "1:18 invalidHost"),
    ("allow: {image: [https://a.example]}", "1:9 unknownKey"),
    ("allow: {scripts: [https://a.example]}", "1:9 scriptsOfAnotherHost"),
    ("allow: {styles: [https://a.example]}", "1:9 scriptsOfAnotherHost"),
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
