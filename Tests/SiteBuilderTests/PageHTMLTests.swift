import FileSystem
import Foundation
import ScenarioFigures
import SourceDiagnostics
import Testing

@testable import SiteBuilder

/// The pages of the site's own templates.
struct PageHTMLTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Templates")

  private let templates: PageTemplates
  private let frame = SiteFrame(
    title: "Touch & Go", tagline: "How <touches> go", styleSheets: ["theme/site.css"],
    icon: "theme/icon.svg",
    parts: [
      CoursePart(
        title: "Finding",
        lessons: [
          LessonEntry(
            number: 1, title: "The \"search\"", question: "Why?", summary: "How.",
            path: "lessons/search.html")
        ])
    ],
    outline: [OutlinePart(title: "Finding", path: "lessons/search.html")],
    references: [PageLink(title: "Facts", path: "reference/facts.html")])

  init() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
      .filter { $0.hasSuffix(".mustache") }.sorted()
    let sources = try names.map { name in
      SourceText(
        name: "Templates/" + name,
        text: try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8))
    }
    do {
      templates = try PageTemplates(sources, for: PageKinds.records)
    } catch {
      Issue.record("\(error.diagnostics.listing())")
      throw error
    }
  }

  private func lesson(previous: PageLink? = nil, next: PageLink? = nil) -> LessonPage {
    LessonPage(
      path: "lessons/search.html", number: 1, title: "The \"search\"", part: "Finding <it>",
      question: "Why?", summary: "How & why.",
      contents: [
        ContentsEntry(
          title: "A < B", fragment: "a-b", entries: [ContentsEntry(title: "C", fragment: "c")])
      ],
      bodyHTML: Array("<p>Body</p>\n<pre>  kept\n    as it is\n</pre>".utf8),
      facts: [FactEntry(identifier: "D1", claim: "It is so.", evidence: "documented")],
      sources: [
        SourceEntry(title: "A & B", address: "https://example.com/?a&b"), SourceEntry(title: "Log"),
      ],
      previous: previous, next: next)
  }

  @Test func `a lesson has its texts escaped and its HTML as it is`() {
    let html = templates.html(of: lesson(), in: frame)
    #expect(html.contains("<title>The &quot;search&quot; · Touch &amp; Go</title>"))
    #expect(html.contains("<h1>The &quot;search&quot;</h1>"))
    #expect(html.contains("<p>Finding &lt;it&gt; · Lesson 1</p>"))
    #expect(
      html.contains(
        "<meta name=\"description\" property=\"og:description\" content=\"How &amp; why.\">"))
    #expect(html.contains("<p>Body</p>\n<pre>  kept\n    as it is\n</pre>"))
    #expect(html.contains("<a href=\"#a-b\">A &lt; B</a>"))
    #expect(html.contains("<a href=\"https://example.com/?a&amp;b\">A &amp; B</a>"))
    #expect(html.contains("<li>Log</li>"))
    #expect(html.contains("<b>D1</b> It is so."))
  }

  @Test func `browser tabs and search results show code without backticks`() {
    var page = lesson()
    page.title = "What `hitTest` finds"
    page.summary = "It asks `point(inside:)`."
    page.symptoms = ["`hitTest` returns nil"]
    let html = templates.html(of: page, in: frame)
    let title = "What hitTest finds: hitTest returns nil · Touch &amp; Go"
    #expect(html.contains("<title>\(title)</title>"))
    #expect(html.contains("<meta property=\"og:title\" content=\"\(title)\">"))
    let names = "name=\"description\" property=\"og:description\""
    #expect(html.contains("<meta \(names) content=\"It asks point(inside:).\">"))
  }

  @Test func `a lesson leads to the one before and the one after, if there are`() {
    let first = templates.html(
      of: lesson(next: PageLink(title: "Two", path: "lessons/two.html")), in: frame)
    #expect(first.contains("rel=\"next\" href=\"two.html\""))
    #expect(!first.contains("rel=\"prev\""))
    let last = templates.html(
      of: lesson(previous: PageLink(title: "Zero", path: "zero.html")), in: frame)
    #expect(last.contains("rel=\"prev\" href=\"../zero.html\""))
    #expect(!last.contains("rel=\"next\""))
  }

  @Test func `what a lesson does not have leaves no empty frame`() {
    var page = lesson()
    page.contents = []
    page.facts = []
    page.sources = []
    let html = templates.html(of: page, in: frame)
    #expect(!html.contains("On this page"))
    #expect(!html.contains("class=\"evidence\""))
  }

  @Test func `the home page lists the lessons by part`() {
    let html = templates.html(of: HomePage(), in: frame)
    #expect(html.contains("<title>Touch &amp; Go</title>"))
    #expect(html.contains("<h3>Finding</h3>"))
    #expect(html.contains("<a href=\"lessons/search.html\">"))
    #expect(html.contains("How to read a scenario and its figures</h2>"))
    let own = templates.html(of: HomePage(introductionHTML: "<p>Own words</p>"), in: frame)
    #expect(own.contains("<p>Own words</p>"))
    #expect(!own.contains("A finger lands"))
  }

  @Test func `a page that is not there carries its style and leads on from wherever it is shown`() {
    for (address, root) in [
      ("https://example.org/x/y/", "/x/y/"), ("https://example.org/", "/"), (nil, ""),
    ] {
      let html = templates.html(
        of: NotFoundPage(
          title: "Page not found", style: "a > b { color: red }", siteAddress: address), in: frame)
      #expect(html.contains("<style>\na > b { color: red }\n</style>"))
      #expect(!html.contains("rel=\"stylesheet\""))
      for target in ["index.html", "lessons/search.html", "reference/facts.html"] {
        #expect(html.contains("href=\"\(root)\(target)\""))
      }
    }
  }

  @Test func `a lesson lists its part and marks itself, other pages list the parts alone`() throws {
    var page = lesson()
    page.outline = [
      OutlinePart(
        title: "Finding", path: "lessons/search.html", isHere: true,
        lessons: [
          OutlineLesson(number: 1, title: "Here", path: "lessons/search.html", isHere: true),
          OutlineLesson(number: nil, title: "There", path: "lessons/there.html", isHere: false),
        ])
    ]
    let html = templates.html(of: page, in: frame)
    #expect(
      html.contains("href=\"search.html\" data-lesson aria-current=\"page\"><b>1</b> Here</a>"))
    #expect(html.contains("<a href=\"there.html\" data-lesson>There</a>"))
    let home = templates.html(of: HomePage(), in: frame)
    #expect(home.contains("<li><a href=\"lessons/search.html\">Finding</a>"))
    #expect(!home.contains("aria-current"))
  }

  @Test func `a page of reference is marked, and one below it marks the one above`() {
    for (path, mark) in [
      ("reference/facts.html", "page"), ("reference/facts/touch.html", "true"),
      ("reference/facts-of-life.html", nil),
    ] {
      let reference = OutlineReference(
        link: PageLink(title: "Facts", path: "reference/facts.html"), page: SitePath(path))
      #expect(reference.mark == mark)
    }
  }

  @Test func `a page of one subject lists those of the others`() {
    let page = ReferencePage(
      path: "reference/facts/touch.html", title: "Touch", summary: "", contents: [], bodyHTML: "",
      subjects: [
        PageLink(title: "Touch", path: "reference/facts/touch.html"),
        PageLink(title: "Time", path: "reference/facts/time.html"),
      ])
    let html = templates.html(of: page, in: frame)
    #expect(html.contains("<a href=\"../facts.html\" aria-current=\"true\">Facts</a>"))
    #expect(html.contains("<a href=\"touch.html\" aria-current=\"page\">Touch</a>"))
    #expect(html.contains("<a href=\"time.html\">Time</a>"))
  }

  @Test func `how figures are read is told where a page shows the first one`() async throws {
    let scenario = "UIView root\n\ntap root\n\nexpect\n  hit root\n```\n"
    let built = await BuiltSite.make(
      [
        "lesson.md": """
        ---
        title: T
        ---

        ```scenario none show: none
        \(scenario)
        ```scenario one
        \(scenario)
        ```scenario two
        \(scenario)
        """
      ], templates: [:])
    let html = try #require(built.files["lesson.html"], "\(built.messages)")
    #expect(html.components(separatedBy: "class=\"legend\"").count == 2)
    let legend = try #require(html.range(of: "class=\"legend\""))
    let one = try #require(html.range(of: "id=\"scenario_one\""))
    let two = try #require(html.range(of: "id=\"scenario_two\""))
    #expect(one.lowerBound < legend.lowerBound && legend.lowerBound < two.lowerBound)
  }

  @Test func `a scenario shows its text, its verdict and its figures`() {
    let html = templates.html(
      of: ScenarioSection(
        identifier: "scenario_one", title: "A & B", name: "one", listingHTML: "<b>tap</b> A\n",
        verdict: "2 hold", facts: [.init(number: "D001", address: "../facts.html")],
        figures: [.init(kind: .tree, bytes: Array("<svg></svg>".utf8))]))
    #expect(html.contains("id=\"scenario_one\""))
    #expect(html.contains(">A &amp; B</a>"))
    #expect(html.contains("<b>tap</b> A\n</code>"))
    #expect(html.contains("<a class=\"fact-link\" href=\"../facts.html#D001\">D001</a>"))
    #expect(html.contains("<p class=\"verdict\">2 hold</p>"))
    #expect(html.contains("<div class=\"scenario-figure scenario-tree\">\n<svg></svg>\n</div>"))
  }

  /// Every kind of page, rendered.
  private var pages: [String] {
    [
      templates.html(of: HomePage(), in: frame),
      templates.html(
        of: lesson(
          previous: PageLink(title: "P", path: "lessons/p.html"),
          next: PageLink(title: "N", path: "lessons/n.html")), in: frame),
      templates.html(
        of: ReferencePage(
          path: "reference/facts.html", title: "Facts", summary: "All.", contents: [],
          bodyHTML: "<p>Body</p>"), in: frame),
      templates.html(of: NotFoundPage(title: "Page not found", style: ""), in: frame),
    ]
  }

  @Test func `every element that is opened is closed, in order`() {
    let void: Set<Substring> = ["meta", "link", "path", "circle", "br", "hr", "img", "!doctype"]
    for page in pages {
      var open: [Substring] = []
      for tag in page.matches(of: /<(\/?)([a-zA-Z0-9!]+)[^>]*>/) where !void.contains(tag.output.2)
      {
        if tag.output.1.isEmpty {
          open.append(tag.output.2)
        } else {
          #expect(open.popLast() == tag.output.2, "\(tag.output.0)")
        }
      }
      #expect(open.isEmpty)
    }
  }

  @Test func `a fact has all that is known of it, and links that lead from its page`() {
    let html = templates.html(
      of: FactList(
        path: "facts.html", counts: [FactCount(status: "shown", meaning: "shown", count: 7)],
        subjects: [
          FactSubject(
            identifier: "search", title: "Search & find",
            facts: [
              FactDescription(
                number: "D001", claim: "a < b", evidence: "documented",
                sources: [
                  SourceEntry(title: "A & B", address: "https://example.com/?a&b"),
                  SourceEntry(title: "C"),
                ],
                contradiction: "a post", contest: "two libraries", status: "shown",
                statusWords: "Shown in",
                proofs: [.init(title: "Walk", path: "lessons/walk.html", fragment: "scenario_a")]),
              FactDescription(
                number: "D002", claim: "c", evidence: "widely reported",
                sources: [SourceEntry(title: "D")],
                status: "omitted", statusWords: "Left out.", omission: "No tabs."),
            ])
        ]))
    for piece in [
      "<b>7</b> shown", "<h2 id=\"search\">Search &amp; find</h2>", "id=\"D001\"",
      "href=\"#D001\"", "a &lt; b",
      "<a class=\"fact-source\" href=\"https://example.com/?a&amp;b\">A &amp; B</a>",
      "<span class=\"fact-source\">C</span>", "Contradicts a post.",
      "Contested:</span> two libraries.",
      "href=\"lessons/walk.html#scenario_a\">Walk</a>", "No tabs.",
    ] {
      #expect(html.contains(piece), "\(piece)")
    }
  }

  @Test func `no page asks another host, runs a script, or names an id twice`() {
    for page in pages {
      #expect(page.firstMatch(of: /<(script|iframe|object|form)/) == nil)
      #expect(page.firstMatch(of: /<(link|img)[^>]+(href|src)="(https?:|\/)/) == nil)
      #expect(page.contains("default-src 'none'"))
      let identifiers = page.matches(of: /\sid="([^"]+)"/).map(\.output.1)
      #expect(Set(identifiers).count == identifiers.count)
      for fragment in page.matches(of: /href="#([^"]+)"/).map(\.output.1)
      where fragment.hasPrefix("page_") {
        #expect(identifiers.contains(fragment))
      }
    }
  }

  @Test func `the templates' own description has every name of every value`() throws {
    let description = try String(
      contentsOf: Self.folder.deletingLastPathComponent().appendingPathComponent(
        "Sources/SiteBuilder/SiteBuilder.docc/Writing-templates.md"), encoding: .utf8)
    func expectNames(_ shapes: [String: TemplateShape], in place: String) {
      let rows = description.split(separator: "\n").filter { row in
        row.split(separator: "|").first?.contains(place) == true
      }
      for (name, shape) in shapes {
        #expect(rows.contains { $0.contains("`\(name)`") }, "\(name) of \(place)")
        switch shape {
        case .record(let inner), .list(let inner): expectNames(inner, in: "`\(name)`")
        case .text, .optionalText, .html, .flag, .own: break
        }
      }
    }
    let shared = FramedPage<NotFoundPage>.shapes.filter { NotFoundPage.shapes[$0.key] == nil }
    expectNames(shared, in: "every page")
    for record in PageKinds.records {
      expectNames(record.shapes, in: "\(record.template).mustache")
    }
  }

  @Test func `style sheets and other pages are found from every folder`() {
    #expect(pages[0].contains("<link rel=\"stylesheet\" href=\"theme/site.css\">"))
    #expect(pages[1].contains("<link rel=\"stylesheet\" href=\"../theme/site.css\">"))
    #expect(pages[1].contains("<link rel=\"icon\" href=\"../theme/icon.svg\""))
    #expect(pages[1].contains("href=\"../index.html#page_course\""))
    #expect(pages[1].contains("<a href=\"../reference/facts.html\">Facts</a>"))
    #expect(pages[2].contains("<a href=\"facts.html\" aria-current=\"page\">Facts</a>"))
  }
}

extension PageTemplates {
  /// A page in the frame that all pages share, as HTML.
  fileprivate func html(of page: some TemplatePage, in frame: SiteFrame) -> String {
    String(decoding: file(of: page, in: frame).bytes, as: UTF8.self)
  }
}
