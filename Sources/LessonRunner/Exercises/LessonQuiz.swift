import ScenarioRunner
import SourceDiagnostics

/// A question of a lesson, whose answers are judged by the run of a scenario.
package struct LessonQuiz: LessonExercise {
  package static let kind = ExerciseKind.quiz

  /// An answer that a reader can choose.
  package struct Option: Sendable {
    /// Whether the author takes it for the right one.
    package var isKey: Bool
    /// The answer in Markdown.
    package var answer: String
    /// What is said to a reader who chooses it, in Markdown.
    package var reaction: String
    /// The lines of the block that belong to it, from zero.
    package var lines: Range<Int>
    /// Where its first line stands in the lesson's file.
    package var range: Range<Int>
  }

  /// What it says of itself.
  package var head: ExerciseHead
  /// The question in Markdown.
  package var question: String
  /// The answers in order.
  package var options: [Option]
  /// What the answers expect of the run, as a text with a line for each of the block's.
  package var expectations: [String]

  package var expectationCount: Int { Self.claimCount(in: expectations) }

  package var ownScenario: LessonScenario? { nil }

  package var judgedTexts: [String] {
    options.flatMap { [$0.isKey ? "key" : "option"] + expectations[$0.lines] }
  }
}
