import SourceDiagnostics
import Testing

@testable import FileSystem
@testable import LessonRunner
@testable import SiteBuilder

/// What is wrong, as a preview shows it on a page.
struct ProblemPageTests {
  private static let problems = SourceProblems(
    files: [FileProblem(.read, "a<b", .missing)],
    diagnostics: [
      Diagnostic(.quizLineNotIndented, at: 0..<3, in: SourceText(name: "a.md", text: "abc\n")),
      Diagnostic(.quizLineNotIndented, at: 4..<5, in: SourceText(name: "a.md", text: "abc\nd\n")),
    ])

  @Test func `each code leads to its explanation where the site has one`() {
    let page = Self.problems.page(messagePage: "/diagnostics.html")
    #expect(
      page.contains(
        "<a href=\"/diagnostics.html#quiz-line-not-indented\">quiz-line-not-indented</a>"))
    #expect(page.contains("<a href=\"/diagnostics.html#missing-file\">missing-file</a>"))
    #expect(!page.contains("touchstone explain"))
  }

  @Test func `where the site has none, the program is named that explains it, once a code`() {
    let page = Self.problems.page(messagePage: nil)
    #expect(!page.contains("<a "))
    #expect(
      page.hasSuffix(
        """

        What it means, and what to do:
        touchstone explain missing-file
        touchstone explain quiz-line-not-indented

        """))
    #expect(page.contains("cannot read `a&lt;b`"))
  }
}
