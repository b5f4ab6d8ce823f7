import SourceDiagnostics
import Testing

@testable import LessonMarkdown

/// Whatever the bytes: no trap, no hang, and a diagnostic where something is lost.
struct HostileTextTests {
  private func read(_ body: String) -> (html: String, diagnostics: [Diagnostic]) {
    let (lesson, diagnostics) = Lesson.read(
      SourceText(name: "lesson.md", text: "---\ntitle: T\n---\n" + body))
    return (LessonRenderer().body(of: lesson), diagnostics)
  }

  @Test func `bytes that are not UTF-8 are reported where they begin`() {
    let bytes = Array("---\ntitle: T\n---\nGut ".utf8) + [0xFF, 0xFE] + Array(" so.\n".utf8)
    let (lesson, diagnostics, source) = Lesson.read(bytes: bytes, name: "lesson.md")
    #expect(
      diagnostics.listing() == """
        lesson.md:4:5: error[not-utf8]: the file is not UTF-8 from here on
          |
        4 | Gut \u{FFFD}\u{FFFD} so.
          |     ^

        """)
    #expect(lesson.blocks == [.paragraph([.text("Gut \u{FFFD}\u{FFFD} so.")])])
    #expect(source.text.hasSuffix("so.\n"))
  }

  @Test func `a file that breaks off within a character is reported`() {
    let bytes = Array("---\ntitle: T\n---\nA".utf8) + [0xC3]
    #expect(Lesson.read(bytes: bytes, name: "lesson.md").diagnostics.map(\.message) == [.notUTF8])
  }

  @Test func `a NUL byte is reported`() {
    #expect(read("A\0B\n").diagnostics.map(\.message) == [.nulByte])
    #expect(read("A\0B\n").html == "<p>A\u{FFFD}B</p>\n")
  }

  @Test func `a byte order mark is no part of the front matter`() {
    let (lesson, diagnostics) = Lesson.read(
      SourceText(name: "lesson.md", text: "\u{FEFF}---\ntitle: T\n---\nA\n"))
    #expect(diagnostics.isEmpty)
    #expect(lesson.properties.title == "T")
  }

  @Test func `a hundred thousand lines are read`() {
    let body = String(repeating: "A line with `code` and a [link](b.md).\n\n", count: 50_000)
    let (lesson, diagnostics) = Lesson.read(
      SourceText(name: "lesson.md", text: "---\ntitle: T\n---\n" + body))
    #expect(diagnostics.isEmpty)
    #expect(lesson.blocks.count == 50_000)
    #expect(lesson.links.count == 50_000)
  }

  @Test(
    arguments: ["> ", ">", "- ", "1. ", "*a ", "**a", "[", "![", "<b>", "`", "~~a", "> - "])
  func `what nests without end is cut off`(opening: String) {
    let body = String(repeating: opening, count: 20_000) + "x\n"
    _ = read(body)
  }

  @Test func `blocks that nest too deeply are reported`() {
    #expect(
      read(String(repeating: "> ", count: 500) + "x\n").diagnostics.map(\.message) == [.tooDeep])
    #expect(read(String(repeating: "> ", count: 50) + "x\n").diagnostics.isEmpty)
  }

  @Test(arguments: [
    "```", "~~~\n", "> ```\n", "|\n|-\n", "| a |\n|--|\n| b | c | d |\n", "[^1]: \n",
    "[^1]\n\n[^1]:\n",
    "[a]: <>\n[a]\n", "- [ ]\n", "- [x]\n  ```", "\t\t```\n", "<!--", "<?", "&#0;&#1114112;",
    "\\", "[!NOTE]", "> [!", "> [!]", "> [!NOTE]", "> [!NOTE]\n", "#", "######", "* * *",
    "\u{2028}",
  ])
  func `a text that breaks off is read`(body: String) {
    _ = read(body)
  }

  @Test func `nothing in a text becomes markup of its own`() {
    let html = read(
      "\"<script>&'\" `<b>` [<i>](\"><script> \"\\\"><b>\")\n\n```<b>\n<script>\n```\n"
    ).html
    #expect(!html.contains("<script"))
    #expect(!html.contains("<b>"))
    #expect(!html.contains("<i>"))
  }

  @Test func `texts that are read at the same time do not disturb each other`() async {
    // Long for the C library and short for us, so that the times in which it works overlap.
    let text = String(repeating: "word ", count: 100_000) + "~~gone~~ https://a.example\n"
    await withTaskGroup(of: Int.self) { group in
      for _ in 0..<4 {
        group.addTask {
          (0..<10).count { _ in
            let isStruck = CommonMarkParser.withTree(of: text) { root in
              root.children.first?.children.contains { $0.kind == .strikethrough }
            }
            return isStruck != true
          }
        }
      }
      for await lost in group { #expect(lost == 0) }
    }
  }
}
