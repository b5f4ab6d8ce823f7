import SourceDiagnostics
import Testing

@testable import SiteBuilder

/// Pages that are made from the outline of another of the same shape.
struct TemplateOutlineTests {
  private static let others = [
    "home", "reference", "not-found", "playground", "scenario", "facts", "entries", "course",
    "quiz", "challenge", "redirect",
  ]

  private static let lesson = """
    {{<page}}{{$main}}
      {{>part}}
    <h1>{{title}}</h1>{{#hasContents}}<ol>{{#contents}}<li>{{title}}</li>{{/contents}}</ol>{{/hasContents}}
    {{{body}}}{{#previous}}<a href="{{address}}">{{title}}</a>{{/previous}}{{^next}}last{{/next}}
    {{#sources}}{{title}}{{#address}}={{address}}{{/address}};{{/sources}}{{/main}}{{/page}}
    """

  private func templates(_ lesson: String = lesson) throws -> PageTemplates {
    var sources = Self.others.map { SourceText(name: $0 + ".mustache", text: "-") }
    sources.append(SourceText(name: "lesson.mustache", text: lesson))
    sources.append(
      SourceText(name: "page.mustache", text: "<title>{{documentTitle}}</title>{{$main}}{{/main}}"))
    sources.append(SourceText(name: "part.mustache", text: "<p>{{summary}}\n</p>\n{{{body}}}\n"))
    return try PageTemplates(sources)
  }

  private let frame = SiteFrame(
    title: "T", tagline: "", styleSheets: [], icon: "icon.svg", parts: [])

  private func page(
    _ title: String, summary: String = "S", body: String = "<p>B</p>\n", contents: Int = 0,
    hasPrevious: Bool = false, address: String? = nil
  ) -> LessonPage {
    LessonPage(
      path: "a.html", number: 1, title: title, part: "P", question: "", summary: summary,
      contents: (0..<contents).map { ContentsEntry(title: "\($0) & \(title)", fragment: "f") },
      bodyHTML: body, facts: [], sources: [SourceEntry(title: "Source", address: address)],
      previous: hasPrevious ? PageLink(title: "'\(title)'", path: "b.html") : nil, next: nil)
  }

  /// Every shape that the values can take, twice with other words.
  private var pages: [LessonPage] {
    ["A < B & \"C\" 'D'", "Other"].flatMap { title in
      ["", "S", "line\n", "\u{E000}0\u{E001}"].flatMap { summary in
        ["", "<p>\(title.count)</p>", "two\nlines\n\n"].flatMap { body in
          [false, true].flatMap { flag in
            [
              page(
                title, summary: summary, body: body, contents: flag ? 2 : 0, hasPrevious: flag,
                address: body.isEmpty ? nil : "https://example.org/?a&b")
            ]
          }
        }
      }
    }
  }

  @Test func `a page is the same whether another of its shape was made before it or not`() throws {
    let used = try templates()
    for page in pages { _ = used.html(of: page, in: frame) }
    for page in pages.reversed() {
      #expect(used.html(of: page, in: frame) == (try templates().html(of: page, in: frame)))
    }
  }

  @Test func `a page is what mustache makes of its values`() throws {
    // A template with a slot's mark in it is given to mustache as it is.
    let plain = try templates(Self.lesson + "\u{E000}")
    let used = try templates()
    for page in pages {
      #expect(used.html(of: page, in: frame) + "\u{E000}" == plain.html(of: page, in: frame))
    }
  }
}
