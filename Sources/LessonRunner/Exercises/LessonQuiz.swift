import ScenarioRunner
import SourceDiagnostics

/// A multiple-choice question in a lesson, whose answers are judged by running a scenario.
package struct LessonQuiz: LessonExercise {
  package static let kind = ExerciseKind.quiz

  /// An answer that a reader can choose.
  package struct Option: Sendable {
    /// Whether the author marked it as correct.
    package var isKey: Bool
    /// The answer in Markdown.
    package var answer: String
    /// The feedback for a reader who chooses it, in Markdown.
    package var reaction: String
    /// The lines of the block that belong to it, counted from zero.
    package var lines: Range<Int>
    /// The range of its first line in the lesson's file.
    package var range: Range<Int>
  }

  /// The quiz's head.
  package var head: ExerciseHead
  /// The question in Markdown.
  package var question: String
  /// The answers in order.
  package var options: [Option]
  /// The answers' expectations of the run, as text with a line for each line of the block.
  package var expectations: [String]

  package var expectationCount: Int { Self.claimCount(in: expectations) }

  package var ownScenario: LessonScenario? { nil }

  package var judgedTexts: [String] {
    options.flatMap { [$0.isKey ? "key" : "option"] + expectations[$0.lines] }
  }
}
