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
    #expect(html.contains("#page_part\">Finding &lt;it&gt;</a>"))
    #expect(html.contains("<meta name=\"description\" content=\"How &amp; why.\">"))
    #expect(html.contains("<p>Body</p>\n<pre>  kept\n    as it is\n</pre>"))
    #expect(html.contains("<a href=\"#a-b\">A &lt; B</a>"))
    #expect(html.contains("<a href=\"https://example.com/?a&amp;b\">A &amp; B</a>"))
    #expect(html.contains("<li>Log</li>"))
    #expect(html.contains("<b>D1</b> It is so."))
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
    #expect(html.contains("How to read a figure</h2>"))
    let own = templates.html(of: HomePage(introductionHTML: "<p>Own words</p>"), in: frame)
    #expect(own.contains("<p>Own words</p>"))
    #expect(!own.contains("A finger lands"))
  }

  @Test func `a page that is not there carries its style and leads to the root`() {
    let html = templates.html(
      of: NotFoundPage(style: "a > b { color: red }", rootAddress: "/x/"), in: frame)
    #expect(html.contains("<style>\na > b { color: red }\n</style>"))
    #expect(html.contains("href=\"/x/\""))
    #expect(!html.contains("<link"))
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
      templates.html(of: NotFoundPage(style: ""), in: frame),
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
                number: "D001", claim: "a < b", evidence: "documented", sources: ["A & B", "C"],
                contradiction: "a post", contest: "two libraries", status: "shown",
                statusWords: "Shown in",
                proofs: [.init(title: "Walk", path: "lessons/walk.html", fragment: "scenario_a")]),
              FactDescription(
                number: "D002", claim: "c", evidence: "commonly told", sources: ["D"],
                status: "omitted", statusWords: "Left out.", omission: "No tabs."),
            ])
        ]))
    for piece in [
      "<b>7</b> shown", "<h2 id=\"search\">Search &amp; find</h2>", "id=\"D001\"",
      "href=\"#D001\"", "a &lt; b", "A &amp; B", "Contradicts a post.",
      "Contested:</span> two libraries.",
      "href=\"lessons/walk.html#scenario_a\">Walk</a>", "No tabs.",
    ] {
      #expect(html.contains(piece), "\(piece)")
    }
  }

  @Test func `no page asks another host, runs a script, or names an id twice`() {
    for page in pages {
      #expect(page.firstMatch(of: /<(script|iframe|img|object|form)/) == nil)
      #expect(page.firstMatch(of: /<link[^>]+href="(https?:|\/)/) == nil)
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
        case .text, .optionalText, .html, .flag: break
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
    #expect(pages[2].contains("<a href=\"facts.html\">Facts</a>"))
  }
}

extension PageTemplates {
  /// A page in the frame that all pages share, as HTML.
  fileprivate func html(of page: some TemplatePage, in frame: SiteFrame) -> String {
    String(decoding: file(of: page, in: frame).bytes, as: UTF8.self)
  }
}
