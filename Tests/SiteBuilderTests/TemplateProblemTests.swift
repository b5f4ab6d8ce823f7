import SourceDiagnostics
import Testing

@testable import SiteBuilder

/// Mustache shows nothing for what is not there; each hole must be found before the first page.
struct TemplateProblemTests {
  /// The listing of all that is wrong when these templates take the place of sound ones.
  private func listing(_ changed: [String: String]) -> String {
    var texts = [
      "home": "{{siteTitle}}", "lesson": "{{title}}", "reference": "{{title}}",
      "not-found": "{{siteTitle}}", "playground": "", "scenario": "{{name}}",
      "strips": "", "facts": "", "entries": "", "course": "", "quiz": "", "challenge": "",
      "redirect": "",
      "part": "", "rows": "", "run": "", "search": "",
    ]
    texts.merge(changed) { $1 }
    do {
      _ = try PageTemplates(
        texts.sorted { $0.key < $1.key }.map {
          SourceText(name: "Templates/\($0.key).mustache", text: $0.value)
        }, for: PageKinds.records)
      return ""
    } catch {
      return error.diagnostics.listing()
    }
  }

  @Test func `sound templates have no problem`() {
    #expect(listing([:]).isEmpty)
  }

  @Test func `a name that is not there is reported with the name that is meant`() {
    #expect(
      listing(["lesson": "<h1>\n  {{titel}}</h1>"]) == """
        Templates/lesson.mustache:2:5: error[unknown-value]: no value is named `titel` here; did you mean `title`?
          |
        2 |   {{titel}}</h1>
          |     ^~~~~
        fix-it: replace `titel` with `title`

        """)
  }

  @Test(arguments: [
    ("{{nothingLikeIt}}", "1:3: error[unknown-value]: no value is named `nothingLikeIt` here"),
    (
      "{{#titel}}{{/titel}}",
      "1:4: error[unknown-value]: no value is named `titel` here; did you mean `title`?"
    ),
    ("{{^isOdd}}{{/isOdd}}", "1:4: error[unknown-value]: no value is named `isOdd` here"),
    ("{{.}}", "1:3: error[unknown-value]: no value is named `.` here"),
    ("{{#parts}}{{.}}{{/parts}}", "1:13: error[unknown-value]: no value is named `.` here"),
    ("{{partTitle}}", "1:3: error[unknown-value]: no value is named `partTitle` here"),
    (
      "{{#parts}}{{/parts}}{{#lessons}}{{/lessons}}",
      "1:24: error[unknown-value]: no value is named `lessons` here"
    ),
    (
      "{{#previous}}{{adress}}{{/previous}}",
      "1:16: error[unknown-value]: no value is named `adress` here; did you mean `address`?"
    ),
    (
      "{{#sources}}{{address}}{{/sources}}",
      "1:15: error[optional-outside-its-section]: `address` may be absent; write it within {{#address}}…{{/address}}"
    ),
    (
      "{{#sources}}{{^address}}{{address}}{{/address}}{{/sources}}",
      "1:27: error[optional-outside-its-section]: `address` may be absent; write it within {{#address}}…{{/address}}"
    ),
    ("{{body}}", "1:3: error[html-as-text]: `body` is HTML already; write {{{body}}}"),
    (
      "{{{title}}}",
      "1:4: error[text-as-html]: `title` is text and must be escaped; write {{title}}"
    ),
    (
      "{{& title}}",
      "1:5: error[text-as-html]: `title` is text and must be escaped; write {{title}}"
    ),
    ("{{next}}", "1:3: error[not-text]: `next` is not text; open it as {{#next}}…{{/next}}"),
    (
      "{{#title}}a{{/title}}",
      "1:4: error[not-a-section]: `title` is never absent; a section needs a condition, a list or a value that may be"
    ),
    ("{{>hed}}", "1:4: error[missing-partial]: no template is named `hed`; did you mean `head`?"),
    ("{{>lesson}}", "1:4: error[partial-includes-itself]: template `lesson` includes itself"),
    ("{{#next}}", "1:4: error[unclosed-section]: `next` is never closed; write {{/next}}"),
    (
      "{{#next}}{{/parts}}", "1:13: error[unexpected-close]: `parts` is closed while `next` is open"
    ),
    ("{{/next}}", "1:4: error[unexpected-close]: `next` is closed but not open"),
    ("a {{title", "1:3: error[unclosed-tag]: the tag is never closed"),
    ("{{=<% %>=}}", "1:1: error[unsupported-tag]: templates do not use tags like `{{=<% %>=}}`"),
    ("{{>*title}}", "1:1: error[unsupported-tag]: templates do not use tags like `{{>*title}}`"),
    (
      "{{uppercased(title)}}",
      "1:1: error[unsupported-tag]: templates do not use tags like `{{uppercased(title)}}`"
    ),
    ("{{}}", "1:1: error[unsupported-tag]: templates do not use tags like `{{}}`"),
    (
      "{{<layout}}{{$mian}}{{/mian}}{{/layout}}",
      "1:15: error[unknown-block]: template `layout` has no block named `mian`; did you mean `main`?"
    ),
    (
      "{{<layout}}{{$main}}{{titel}}{{/main}}{{/layout}}",
      "1:23: error[unknown-value]: no value is named `titel` here; did you mean `title`?"
    ),
    (
      "{{<layout}}{{title}}{{/layout}}",
      "1:14: error[unsupported-tag]: templates do not use tags like `title`"
    ),
  ])
  func `an error in a template has its place`(text: String, expected: String) {
    let listing = listing([
      "lesson": text, "head": "{{siteTitle}}", "layout": "{{$main}}{{siteTitle}}{{/main}}",
    ])
    #expect(
      listing.prefix { $0 != "\n" }.dropFirst("Templates/lesson.mustache:".count) == expected)
  }

  @Test(arguments: [
    "{{! {{titel }}", "{{ title }}", "{{#next}}{{title}}{{siteTitle}}{{/next}}{{^next}}{{/next}}",
    "{{#sources}}{{#address}}{{.}}{{address}}{{title}}{{/address}}{{^address}}-{{/address}}{{/sources}}",
    "{{#parts}}{{#lessons}}{{number}}{{partTitle}}{{/lessons}}{{/parts}}",
    "{{<layout}}{{$main}}{{title}}{{/main}}{{/layout}}", "{{<layout}}{{/layout}}", "{ {title} }",
  ])
  func `what mustache can do, a template may do`(text: String) {
    #expect(listing(["lesson": text, "layout": "{{$main}}{{siteTitle}}{{/main}}"]).isEmpty)
  }

  @Test(arguments: ["{{#parts}}", "{{^next}}", "{{$main}}"])
  func `tags in each other, however many, are an error at the first that's too deep`(tag: String) {
    let listing = listing(["lesson": String(repeating: tag, count: 50_000)])
    #expect(
      listing.hasPrefix(
        "Templates/lesson.mustache:1:\(100 * tag.count + 4): error[template-too-deep]: sections and "
          + "templates nest deeper than 100 levels"), "\(listing.prefix(200))")
    #expect(listing.matches(of: /error\[/).count == 1)
  }

  @Test func `templates that include others, however many, are an error`() {
    // A hundred in each other, each within sections.
    let sections = (
      open: "{{#next}}{{#next}}{{#next}}{{#next}}", close: "{{/next}}{{/next}}{{/next}}{{/next}}"
    )
    var chain = ["lesson": "{{>p0}}"]
    for number in 0..<5_000 {
      chain["p\(number)"] = sections.open + "{{>p\(number + 1)}}" + sections.close
    }
    chain["p5000"] = "{{title}}"
    #expect(listing(chain).contains("error[template-too-deep]"))
    // Each includes the next twice.
    var bomb = ["lesson": "{{>p0}}"]
    for number in 0..<40 { bomb["p\(number)"] = "{{>p\(number + 1)}}{{>p\(number + 1)}}" }
    bomb["p40"] = "{{title}}"
    let found = listing(bomb)
    #expect(found.contains("error[too-many-partials]: a page includes more than 10000 templates"))
    #expect(found.matches(of: /error\[/).count == 1)
  }

  @Test func `a template that no page uses may include itself`() {
    #expect(
      listing(["lesson": "{{title}}", "unused": "{{>unused}}{{>other}}", "other": "{{>unused}}"])
        == "")
  }

  @Test func `a name within a partial is checked for every page that includes it`() {
    #expect(
      listing(["lesson": "{{>shared}}", "home": "{{>shared}}", "shared": "{{question}}"])
        .hasPrefix(
          "Templates/shared.mustache:1:3: error[unknown-value]: no value is named `question` here"))
  }

  @Test func `a kind of page without a template is reported`() {
    do {
      _ = try PageTemplates([], for: PageKinds.records)
      Issue.record("There are no templates.")
    } catch {
      #expect(
        error.diagnostics.map(\.message.text).sorted() == [
          "template `challenge` is missing", "template `course` is missing",
          "template `entries` is missing", "template `facts` is missing",
          "template `home` is missing", "template `lesson` is missing",
          "template `not-found` is missing", "template `part` is missing",
          "template `playground` is missing", "template `quiz` is missing",
          "template `redirect` is missing", "template `reference` is missing",
          "template `rows` is missing", "template `run` is missing",
          "template `scenario` is missing",
          "template `search` is missing",
        ])
    }
  }

  @Test func `two templates of one name are reported`() {
    let twice = [
      SourceText(name: "a/home.mustache", text: ""), SourceText(name: "b/home.mustache", text: ""),
    ]
    do {
      _ = try PageTemplates(twice, for: PageKinds.records)
      Issue.record("One of them would never be used.")
    } catch {
      #expect(error.diagnostics.first?.message.text == "two templates are named `home`")
    }
  }
}
