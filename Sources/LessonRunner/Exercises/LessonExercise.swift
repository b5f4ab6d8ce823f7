package import ScenarioRunner
package import SourceDiagnostics

/// A kind of exercise.
package enum ExerciseKind: String, CaseIterable, Sendable {
  /// A question with answers to choose from.
  case quiz
  /// A scenario to change until it reaches a goal.
  case challenge

  /// The keys of the options that can follow the name.
  var options: [String] {
    switch self {
    case .quiz: ["of"]
    case .challenge: ["of", "keeps", "title"]
    }
  }

  /// Returns a number of exercises as text.
  package func words(_ count: Int) -> String {
    switch self {
    case .quiz: count == 1 ? "1 quiz" : "\(count) quizzes"
    case .challenge: count == 1 ? "1 challenge" : "\(count) challenges"
    }
  }
}

/// The shared properties of every exercise, including its location.
package struct ExerciseHead: Sendable {
  /// The name, unique among the lesson's exercises of its kind.
  package var name: String
  /// The name's range in the lesson's file.
  package var nameRange: Range<Int>
  /// The name of the exercise's scenario, with its range.
  package var scenario: (name: String, range: Range<Int>)
  /// The index among the lesson's code blocks, counted from zero.
  package var fenceIndex: Int
  /// The line of the file on which the block's text begins, counted from one.
  package var firstLine: Int
  /// The number of columns before each line of the block's text.
  package var column: Int
  /// The number of lines of the block's text.
  package var lineCount: Int
  /// The lesson's file.
  package var lesson: SourceText
}

/// A block of a lesson that asks the reader something, and is judged by running scenarios.
package protocol LessonExercise: Sendable {
  /// The kind of exercise.
  static var kind: ExerciseKind { get }

  /// The exercise's head.
  var head: ExerciseHead { get }

  /// The parts of its text that a run reads, or that determine how the run is judged.
  var judgedTexts: [String] { get }

  /// The number of lines that expect something of a run.
  var expectationCount: Int { get }

  /// The whole scenario that the exercise contains; `nil` if there is none.
  var ownScenario: LessonScenario? { get }

  /// Judges the exercise by runs.
  ///
  /// - Parameters:
  ///   - scenario: The exercise's scenario.
  ///   - options: The options for the runs.
  /// - Returns: The errors in the exercise; `nil` if the scenario itself has errors, or can't be
  ///   run.
  func verdicts(by scenario: LessonScenario, _ options: RunOptions) -> [Diagnostic]?
}

extension LessonExercise {
  /// The kind of exercise.
  package var kind: ExerciseKind { Self.kind }

  /// The name, unique among the lesson's exercises of its kind.
  package var name: String { head.name }

  /// The line of the file on which the block begins, counted from one.
  package var line: Int { head.firstLine - 1 }

  /// The lines of the block in the file, including the fences.
  package var lines: ClosedRange<Int> { line...head.firstLine + head.lineCount }

  /// The URL fragment of the exercise on its page.
  package var fragment: String { "\(kind.rawValue)_\(name)" }

  /// Returns the exercise's scenario, or `nil` if the lesson has none with that name.
  package func scenario(among scenarios: [LessonScenario]) -> LessonScenario? {
    scenarios.first { $0.name == head.scenario.name }
  }

  /// Returns the number of lines under `expect` that expect something.
  static func claimCount(in lines: [String]) -> Int {
    lines.count { line in
      let words = line.split(separator: " ")
      return !words.isEmpty && words[0] != "expect" && !words[0].hasPrefix("//")
    }
  }
}
