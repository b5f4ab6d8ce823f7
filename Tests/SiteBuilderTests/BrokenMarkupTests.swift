import FileSystem
import SourceDiagnostics
import Testing

@testable import LessonMarkdown
@testable import SiteBuilder

/// HTML and style sheets that end anywhere are read to their ends.
struct BrokenMarkupTests {
  private static let html = """
    <!-- a --><div class="b" onclick='c' style="d: url('e')" srcset="https://f 1x, g"><br/>
    <style>@import url( "https://h" ); /* i */ @font-face{src:url(j)}</style><script type=k>l</script>
    <svg><path d="m"/></svg><a href="javascript:n">o</a></div>
    """

  private static let styles = """
    @charset "a"; /* b */ :root, html { --ink: #fff /* c */ !important; --d: url("e") }
    @media (prefers-color-scheme: dark) { :root { --ink: var(--f, light-dark(red, hsl(1 2% 3%))) } }
    """

  @Test func `HTML may end anywhere`() {
    for length in 0...Self.html.utf8.count {
      for mark in ["", "> ", "- "] {
        let text = mark + String(decoding: Array(Self.html.utf8.prefix(length)), as: UTF8.self)
        let source = SourceText(name: "a.md", text: "---\ntitle: A\n---\n\n" + text)
        let (lesson, _) = Lesson.read(source, allowsRawHTML: true)
        for piece in lesson.rawHTML { #expect(piece.range.upperBound <= source.bytes.count) }
        let found = WrittenHTML.diagnostics(of: lesson, in: source, allowing: AllowedOrigins())
        for diagnostic in found {
          #expect(diagnostic.range.map { $0.upperBound <= source.bytes.count } == true)
        }
        _ = WrittenHTML.diagnostics(
          ofTemplate: SourceText(name: "a", text: text), allowing: AllowedOrigins())
      }
    }
  }

  @Test func `a style sheet may end anywhere`() {
    for length in 0...Self.styles.utf8.count {
      let text = String(decoding: Array(Self.styles.utf8.prefix(length)), as: UTF8.self)
      let source = SourceText(name: "a.css", text: text)
      let found =
        WrittenHTML.diagnostics(ofStyleSheet: source, allowing: AllowedOrigins())
        + ContrastCheck.diagnostics(of: [(source, true)])
      for diagnostic in found {
        #expect(diagnostic.range.map { $0.upperBound <= source.bytes.count } == true)
      }
    }
  }
}
