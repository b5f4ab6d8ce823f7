import SourceDiagnostics

@testable import LessonMarkdown

extension Lesson {
  /// The lesson with this body and the least of front matter.
  static func reading(_ body: String, allowsRawHTML: Bool = false) -> Lesson {
    read(
      SourceText(name: "lesson.md", text: "---\ntitle: T\n---\n" + body),
      allowsRawHTML: allowsRawHTML
    ).lesson
  }

  /// The listing of all that is wrong with a text.
  static func listing(of text: String) -> String {
    read(SourceText(name: "lesson.md", text: text)).diagnostics.listing()
  }

  /// The listing of all that is wrong with a body; its first line is the lesson's fourth.
  static func listing(ofBody body: String) -> String {
    listing(of: "---\ntitle: T\n---\n" + body)
  }
}
