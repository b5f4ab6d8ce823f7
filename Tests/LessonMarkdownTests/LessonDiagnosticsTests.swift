import Foundation
import SourceDiagnostics
import Testing

@testable import LessonMarkdown

struct LessonDiagnosticsTests {
  @Test func `a heading that takes the title's place is reported with its repair`() {
    #expect(
      Lesson.listing(ofBody: "# Title\n\n## Part\n\n#### Deep\n") == """
        lesson.md:4:1: warning[heading-of-level-one]: the lesson's title is the page's first heading; start at `##`
          |
        4 | # Title
          | ^~~~~~~
        fix-it: replace `#` with `##`

        lesson.md:8:1: warning[skipped-heading-level]: a heading of level 4 cannot follow one of level 2
          |
        8 | #### Deep
          | ^~~~~~~~~

        """)
  }

  @Test func `a link that would run a script is reported and leads nowhere`() {
    let body = "A [b](javascript:alert(1)) and [c](JavaScript:x) and <data:text/html,x>.\n"
    #expect(
      Lesson.listing(ofBody: "A [b](javascript:x).\n") == """
        lesson.md:4:3: error[unsafe-link]: a link may not use `javascript:`
          |
        4 | A [b](javascript:x).
          |   ^~~~~~~~~~~~~~~~~

        """)
    #expect(!LessonRenderer().body(of: .reading(body)).contains("href"))
  }

  @Test(arguments: [
    ("A $$x$$.", "formula-as-text", "3"), (" A $$x$$.", "formula-as-text", "4"),
    (":::note", "directive-as-text", "1"), ("A [[b]].", "wiki-link-as-text", "3"),
    ("AB [[b]].", "wiki-link-as-text", "4"), ("*[[b]]*", "wiki-link-as-text", "2"),
    ("## A {#b}", "heading-attribute-as-text", "6"),
    ("## AB {#b}", "heading-attribute-as-text", "7"),
  ])
  func `what other programs draw is reported, wherever it is`(
    body: String, code: String, column: String
  ) {
    let listing = Lesson.listing(ofBody: body + "\n")
    #expect(listing.hasPrefix("lesson.md:4:\(column): warning[\(code)]: "), "\(listing)")
  }

  @Test(arguments: [
    "A `$$x$$`.", "```text\n[[a]]\n```", "\\[\\[a\\]\\] and [b [c]](d)", "A costs $$.",
    "a::b and {a#b}", "grid[row][column] and [[a]", "Really??? Yes!!!", "`{{name}}` and {% 5 }",
    "[a]\\[b]", "\\[a][b]", "[a][b]\n\n[b]: https://example.org", "A === B", "<!-- [TOC] -->",
    "```swift\n    ```scenario a\n```", "Words ```scenario a``` in text.", "    let code = 1",
  ])
  func `code, and what is meant as text, is no such thing`(body: String) {
    #expect(Lesson.listing(ofBody: body + "\n") == "")
  }

  /// A scenario's block, each line after a margin.
  private static func block(_ margin: String) -> String {
    ["```scenario a", "UIView root", "", "tap root", "```"].map { line in
      line.isEmpty ? "\n" : margin + line + "\n"
    }.joined()
  }

  @Test(arguments: [
    ("", "    ", ""), ("", "\t", ""), ("", "      ", ""), ("- A\n\n", "       ", ""),
    ("> A\n>\n", ">     ", "> "),
  ])
  func `a block that is indented too far moves to the left`(
    before: String, margin: String, mended: String
  ) throws {
    let head = "---\ntitle: T\n---\n" + before
    let text = Self.block(margin).replacing("\n\n", with: "\n\(before.hasPrefix(">") ? ">" : "")\n")
    let source = SourceText(name: "lesson.md", text: head + text)
    let diagnostics = Lesson.read(source).diagnostics
    #expect(diagnostics.map(\.message.code) == ["indented-fence"])
    let fixIt = try #require(diagnostics.first?.fixIts.first)
    let result = source.applying(fixIt.edits)
    #expect(
      result
        == head + Self.block(mended).replacing("\n\n", with: "\n\(mended.isEmpty ? "" : ">")\n"))
    #expect(Lesson.listing(of: result) == "")
  }

  @Test(arguments: [
    ("```scenario a\nUIView root\n", "4:1"), ("~~~~quiz a\nA?\n~~~\n", "4:1"),
    ("```swift\nlet a = 1\n", "4:1"), ("- A\n\n  ```swift\n  let a = 1\n\nText.\n", "6:3"),
    ("> ```swift\n> let a = 1\n\nText.\n", "4:3"),
    ("```scenario a\nUIView root\n\nText.\n\n```scenario b\nUIView root\n```\n", "4:1"),
    ("```scenario a\nUIView root\n    ```\n", "4:1"),
  ])
  func `a block that is left open is one error, where it begins`(body: String, place: String) {
    let listing = Lesson.listing(ofBody: body)
    #expect(listing.hasPrefix("lesson.md:\(place): error[unclosed-fence]: "), "\(listing)")
    #expect(listing.components(separatedBy: "error[").count == 2, "\(listing)")
  }

  @Test(arguments: [
    "```swift\nlet a = 1\n```", "~~~\n```\n~~~~", "> ```swift\n> let a = 1\n> ```\n\nText.",
    "- ```swift\n  let a = 1\n  ```\n- B", "````markdown\n```scenario a\n```\n````",
    "```swift\n```",
  ])
  func `a block that is closed is no error`(body: String) {
    #expect(Lesson.listing(ofBody: body + "\n") == "")
  }

  @Test func `a callout of an unknown kind is reported with the kind that is meant`() {
    #expect(
      Lesson.listing(ofBody: "> [!WARNNG]\n> Text.\n") == """
        lesson.md:4:5: warning[unknown-callout]: no callout is named `WARNNG`; did you mean `WARNING`?
          |
        4 | > [!WARNNG]
          |     ^~~~~~
        fix-it: replace `WARNNG` with `WARNING`

        """)
  }

  @Test func `a footnote that is not there is reported where it is missed`() {
    #expect(
      Lesson.listing(ofBody: "One[^a] and\ntwo[^b].\n\n[^a]: Here.\n") == """
        lesson.md:5:4: error[missing-footnote]: no footnote is named `b`
          |
        5 | two[^b].
          |    ^~~~

        """)
  }

  @Test func `HTML, once a block, and images without words are reported`() {
    #expect(
      Lesson.listing(ofBody: "A <b>c</b>.\n\n![](a.png)\n\n<!-- fine -->\n") == """
        lesson.md:4:3: warning[raw-html]: HTML is shown as text, because the site doesn't allow it in lessons
          |
        4 | A <b>c</b>.
          |   ^~~

        lesson.md:6:1: warning[missing-alternative]: an image needs a description for readers who can't see it; write ![words](file)
          |
        6 | ![](a.png)
          | ^~~~~~~~~~

        """)
  }

  @Test func `links know their places`() {
    let text = "---\ntitle: T\n---\nA [b](c.md) and\n[d *e*](f.md#g \"h\").\n\n> - ![i](j.png)\n"
    let source = SourceText(name: "lesson.md", text: text)
    let links = Lesson.read(source).lesson.links
    #expect(links.map(\.destination) == ["c.md", "f.md#g", "j.png"])
    #expect(
      links.map { source[$0.range] } == ["[b](c.md)", "[d *e*](f.md#g \"h\")", "![i](j.png)"])
    #expect(links.map(\.isImage) == [false, false, true])
  }

  @Test(arguments: [
    (["The view"], ["the-view"]),
    (["`hitTest(_:with:)`"], ["hittest-with"]),
    (["Why", "Why", "Why 2", "Why"], ["why", "why-2", "why-2-2", "why-3"]),
    (["Don't", "…", "Größe 2"], ["dont", "section", "größe-2"]),
    (["note_1"], ["note-1"]),
  ])
  func `every heading has a fragment of its own`(headings: [String], fragments: [String]) {
    let lesson = Lesson.reading(headings.map { "## \($0)\n\n" }.joined())
    #expect(lesson.headings.map(\.identifier) == fragments)
  }
}
