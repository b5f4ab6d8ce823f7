import ScenarioRunner
import SourceDiagnostics

/// A question of a lesson, whose answers are judged by the run of a scenario.
struct LessonQuiz: LessonExercise {
  static let kind = ExerciseKind.quiz

  /// An answer that a reader can choose.
  struct Option: Sendable {
    /// Whether the author takes it for the right one.
    var isKey: Bool
    /// The answer in Markdown.
    var answer: String
    /// What is said to a reader who chooses it, in Markdown.
    var reaction: String
    /// The lines of the block that belong to it, from zero.
    var lines: Range<Int>
    /// Where its first line stands in the lesson's file.
    var range: Range<Int>
  }

  /// What it says of itself.
  var head: ExerciseHead
  /// The question in Markdown.
  var question: String
  /// The answers in order.
  var options: [Option]
  /// What the answers expect of the run, as a text with a line for each of the block's.
  var expectations: [String]

  var expectationCount: Int { Self.claimCount(in: expectations) }

  var ownScenario: LessonScenario? { nil }

  var judgedTexts: [String] {
    options.flatMap { [$0.isKey ? "key" : "option"] + expectations[$0.lines] }
  }
}
