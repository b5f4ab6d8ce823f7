import SourceDiagnostics
import Testing

@testable import SiteBuilder

/// What templates make of values, as mustache's specification has it.
struct TemplateRenderingTests {
  private struct Entry: RenderedRecord {
    static let template = "main"

    var title = "A < B & \"C\" 'D'"
    var html = "<p>x</p>\n"
    var note: String?
    var isShown = true
    var entries: [Entry] = []

    static var fields: [TemplateField<Self>] {
      [
        .text("title") { $0.title }, .html("html") { $0.html }, .optionalText("note") { $0.note },
        .flag("isShown") { $0.isShown },
        .list("entries") { $0.entries.map { Leaf(name: $0.title) } },
        .record("first") { $0.entries.first.map { Leaf(name: $0.title) } },
      ]
    }
  }

  private struct Leaf: TemplateRecord {
    var name: String

    static let fields: [TemplateField<Self>] = [.text("name") { $0.name }]
  }

  private func rendered(_ template: String, _ entry: Entry = Entry()) throws -> String {
    let others = [
      "part": "[{{title}}]\n", "layout": "<{{$main}}none{{/main}}>{{$end}}\n-\n{{/end}}\n",
    ]
    let sources = (others.map { ($0.key, $0.value) } + [("main", template)]).map {
      SourceText(name: $0.0 + ".mustache", text: $0.1)
    }
    return try PageTemplates(sources, for: [Entry.self]).html(of: entry)
  }

  @Test(arguments: [
    ("{{title}}", "A &lt; B &amp; &quot;C&quot; &#39;D&#39;"), ("{{{html}}}", "<p>x</p>\n"),
    ("{{&html}}.", "<p>x</p>\n."), ("a {{! nothing }}b", "a b"), ("{{! nothing }}\nb", "b"),
    ("a\n  {{! nothing }}  \r\nb", "a\nb"), ("a\n{{#isShown}}\nb\n{{/isShown}}\nc\n", "a\nb\nc\n"),
    ("{{#isShown}} b {{/isShown}}\n", " b \n"), ("{{^isShown}}b{{/isShown}}c", "c"),
    ("{{#isShown}}{{/isShown}}\n", "\n"), ("  {{#isShown}}b\n{{/isShown}}", "  b\n"),
    ("{{#note}}b{{/note}}{{^note}}c{{/note}}", "c"), ("{{#first}}b{{/first}}", ""),
    ("{{#entries}}b{{/entries}}{{^entries}}none{{/entries}}", "none"),
    ("a\n{{>part}}\nb", "a\n[A &lt; B &amp; &quot;C&quot; &#39;D&#39;]\nb"),
    ("{{<layout}}\nx\n{{$main}}\nown\n{{/main}}\n{{/layout}}\n", "<own\n>\n-\n"),
    ("{{<layout}}{{/layout}}", "<none>\n-\n"),
    ("{{<layout}}{{$main}}a{{$main}}b{{/main}}{{/main}}{{/layout}}", "<ab>\n-\n"),
  ])
  func `each tag shows what it stands for`(template: String, html: String) throws {
    #expect(try rendered(template) == html)
  }

  @Test func `a section is shown for each record, whose names come first`() throws {
    let entry = Entry(
      title: "T", note: "n", isShown: false, entries: [Entry(title: "1"), Entry(title: "2")])
    #expect(
      try rendered(
        "{{#entries}}{{name}}{{title}} {{/entries}}{{#first}}{{name}}{{/first}}"
          + "{{#note}}{{note}}{{.}}{{title}}{{/note}}{{^isShown}}.{{/isShown}}", entry)
        == "1T 2T 1nnT.")
  }
}
