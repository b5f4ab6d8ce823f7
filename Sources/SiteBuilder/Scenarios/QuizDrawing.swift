import Figures
import LessonRunner

/// The stage that prepares quizzes for a page.
enum QuizDrawing {
  /// Returns a quiz as its page shows it; the first one in a lesson has a picture of the screen
  /// that it asks about.
  static func section(
    showing quiz: LessonQuiz, of lesson: LessonDocument, _ shown: ShownScenarios
  ) -> QuizSection {
    let scenario = quiz.scenario(among: lesson.scenarios)
    return QuizSection(
      identifier: quiz.fragment, questionHTML: ExerciseText.html(of: quiz.question),
      options: quiz.options.map { option in
        .init(
          answerHTML: ExerciseText.html(of: option.answer),
          reactionHTML: ExerciseText.html(of: option.reaction),
          isRight: option.isKey)
      },
      scenarioIdentifier: scenario?.fragment ?? "", scenarioTitle: scenario?.title ?? "",
      screenHTML: quiz.name == lesson.quizzes.first?.name ? screen(of: scenario, shown) : "")
  }

  /// Returns the screen of a scenario before anything happens, as HTML; empty if there's nothing to
  /// see.
  private static func screen(of scenario: LessonScenario?, _ shown: ShownScenarios) -> String {
    guard let scenario, let trace = shown.runs[scenario.fenceIndex]?.trace else { return "" }
    var options = scenario.figureOptions
    options.idPrefix = "asked-" + options.idPrefix
    return ScreenPicture(of: trace, options: options).html
  }

  /// Returns a quiz in Markdown: the question, the answers, and the correct one with its
  /// explanation.
  static func markdown(of quiz: LessonQuiz, _ words: SiteWords) -> String {
    var text = "**\(words(.questionTitle))** \(quiz.question.onOneLine)\n\n"
    for (place, option) in quiz.options.enumerated() {
      text += "- **\(QuizSection.letter(ofOption: place)).** \(option.answer.onOneLine)\n"
    }
    for (place, option) in quiz.options.enumerated() where option.isKey {
      let letter = QuizSection.letter(ofOption: place)
      text += "\n**\(words(.answerTitle))** "
      text += words(
        .answerOption, ["letter": letter, "explanation": option.reaction.onOneLine])
    }
    return text
  }
}
