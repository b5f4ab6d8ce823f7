import LessonMarkdown
import PageRendering
import SourceDiagnostics

/// The stage that makes quizzes ready for a page.
enum QuizDrawing {
  /// A quiz as its page shows it.
  static func section(showing quiz: LessonQuiz, of lesson: SiteLesson) -> QuizSection {
    let scenario = lesson.scenarios.first { $0.name == quiz.scenario.name }
    return QuizSection(
      identifier: quiz.fragment, questionHTML: html(of: quiz.question),
      options: quiz.options.map { option in
        .init(
          answerHTML: html(of: option.answer), reactionHTML: html(of: option.reaction),
          isRight: option.isKey)
      },
      scenarioIdentifier: scenario?.fragment ?? "", scenarioTitle: scenario?.title ?? "")
  }

  /// A quiz in Markdown: the question, the answers, and the right one with its reason.
  static func markdown(of quiz: LessonQuiz) -> String {
    var text = "**Question.** \(quiz.question.onOneLine)\n\n"
    for (place, option) in quiz.options.enumerated() {
      text += "\(place + 1). \(option.answer.onOneLine)\n"
    }
    for (place, option) in quiz.options.enumerated() where option.isKey {
      text += "\n**Answer.** \(place + 1): \(option.reaction.onOneLine)"
    }
    return text
  }

  /// One paragraph of Markdown as HTML, without the paragraph.
  private static func html(of markdown: String) -> String {
    let source = SourceText(name: "", text: "---\ntitle: x\n---\n\n" + markdown)
    guard case .paragraph? = Lesson.read(source).lesson.blocks.first else {
      return MarkupText.escaping(markdown)
    }
    let html = LessonRenderer().body(of: Lesson.read(source).lesson)
    return html.replacing("</p>\n<p>", with: "<br>").replacing("<p>", with: "")
      .replacing("</p>", with: "").onOneLine
  }
}

extension String {
  /// The words of a text with single blanks between its lines.
  fileprivate var onOneLine: String {
    split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
