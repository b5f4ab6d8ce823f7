import LessonMarkdown
import SourceDiagnostics
import TextAndOrder

/// The text of an exercise, which is Markdown.
package enum ExerciseText {
  /// Returns whether the Markdown consists only of paragraphs, which can be part of a sentence on
  /// the page.
  static func isParagraphs(_ markdown: String) -> Bool {
    let source = SourceText(name: "", text: "---\ntitle: x\n---\n\n" + markdown)
    return Lesson.read(source).lesson.blocks.allSatisfy { block in
      if case .paragraph = block { true } else { false }
    }
  }

  /// Returns Markdown paragraphs as HTML, with line breaks between them.
  package static func html(of markdown: String) -> String {
    let source = SourceText(name: "", text: "---\ntitle: x\n---\n\n" + markdown)
    guard case .paragraph? = Lesson.read(source).lesson.blocks.first else {
      return HTMLText.escaping(markdown)
    }
    let html = LessonRenderer().body(of: Lesson.read(source).lesson)
    return html.replacing("</p>\n<p>", with: "<br>").replacing("<p>", with: "")
      .replacing("</p>", with: "").onOneLine
  }
}

extension String {
  /// The text on a single line, with spaces instead of line breaks.
  package var onOneLine: String {
    split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
