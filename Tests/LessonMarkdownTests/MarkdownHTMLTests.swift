import Foundation
import SourceDiagnostics
import Testing

@testable import LessonMarkdown

/// Each file `Golden/NAME.md` is the body of a lesson, and `Golden/NAME.html` what the page shows.
struct MarkdownHTMLTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("Golden")

  private static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".md") }.map { String($0.dropLast(3)) }.sorted()
  }()

  @Test(arguments: names)
  func `Markdown becomes the stored HTML`(name: String) throws {
    let markdown = try String(
      contentsOf: Self.folder.appendingPathComponent(name + ".md"), encoding: .utf8)
    let html = LessonRenderer().body(of: .reading(markdown))
    let file = Self.folder.appendingPathComponent(name + ".html")
    if ProcessInfo.processInfo.environment["TOUCHSTONE_RECORD"] == "1" {
      try Data(html.utf8).write(to: file)
      return
    }
    let stored = try? String(contentsOf: file, encoding: .utf8)
    #expect(html == stored, "Golden/\(name).html differs")
  }

  @Test func `every stored HTML has its Markdown`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    let stored = files.filter { $0.hasSuffix(".html") }.map { String($0.dropLast(5)) }.sorted()
    #expect(stored == Self.names)
    #expect(!stored.isEmpty)
  }

  @Test func `raw HTML goes into the page when the site allows it`() {
    let lesson = Lesson.reading("A <b>bold</b> word.\n\n<hr class=\"own\">\n", allowsRawHTML: true)
    #expect(
      LessonRenderer().body(of: lesson)
        == "<p>A <b>bold</b> word.</p>\n<hr class=\"own\">\n")
  }

  @Test func `links lead where the site says, and blocks of code become what it makes of them`() {
    let lesson = Lesson.reading(
      "[on](b.md#x)\n\n```scenario one\nA\n```\n\n```swift\nB\n```\n")
    let renderer = LessonRenderer(
      address: { $0.destination.replacingOccurrences(of: ".md", with: ".html") },
      html: { $0.information.language?.text == "scenario" ? Array("[\($0.index)]\n".utf8) : nil })
    #expect(
      renderer.body(of: lesson) == """
        <p><a href="b.html#x">on</a></p>
        [0]
        <pre class="code" tabindex="0"><code class="language-swift">B
        </code></pre>

        """)
  }
}
