package import ScenarioRunner
package import SourceDiagnostics

/// A sort of exercise.
package enum ExerciseKind: String, CaseIterable, Sendable {
  /// A question with answers to choose from.
  case quiz
  /// A scenario to change until something comes about.
  case challenge

  /// Returns a number of exercises in words.
  package func words(_ count: Int) -> String {
    switch self {
    case .quiz: count == 1 ? "1 quiz" : "\(count) quizzes"
    case .challenge: count == 1 ? "1 challenge" : "\(count) challenges"
    }
  }
}

/// What every exercise says of itself, and where it stands.
package struct ExerciseHead: Sendable {
  /// The name, unique among the lesson's exercises of its kind.
  package var name: String
  /// Where the name stands in the lesson's file.
  package var nameRange: Range<Int>
  /// The name of the scenario that it is about, and where it stands.
  package var scenario: (name: String, range: Range<Int>)
  /// Which of the lesson's blocks of code it is, from zero.
  package var fenceIndex: Int
  /// The line of the file on which the block's text begins, from one.
  package var firstLine: Int
  /// The number of columns before each line of the block's text.
  package var column: Int
  /// The number of lines of the block's text.
  package var lineCount: Int
  /// The lesson's file.
  package var lesson: SourceText
}

/// A block of a lesson that asks something of its reader, and that runs of scenarios judge.
package protocol LessonExercise: Sendable {
  /// What sort of exercise it is.
  static var kind: ExerciseKind { get }

  /// What it says of itself.
  var head: ExerciseHead { get }

  /// All of its text that a run reads, or that says how the run is judged.
  var judgedTexts: [String] { get }

  /// The number of lines that claim something of a run.
  var expectationCount: Int { get }

  /// A whole scenario that stands in it; `nil` when there is none.
  var ownScenario: LessonScenario? { get }

  /// Judges the exercise by runs.
  ///
  /// - Parameters:
  ///   - scenario: The scenario that it is about.
  ///   - options: How it is run.
  /// - Returns: What is wrong with it; `nil` when the scenario has errors itself, so that it is
  ///   not run, or cannot be done.
  func verdicts(by scenario: LessonScenario, _ options: RunOptions) -> [Diagnostic]?
}

extension LessonExercise {
  /// What sort of exercise it is.
  package var kind: ExerciseKind { Self.kind }

  /// The name, unique among the lesson's exercises of its kind.
  package var name: String { head.name }

  /// The line of the file on which the block begins, from one.
  package var line: Int { head.firstLine - 1 }

  /// The lines of the file that the block takes, with the lines that open and close it.
  package var lines: ClosedRange<Int> { line...head.firstLine + head.lineCount }

  /// The fragment that leads to the exercise on its page.
  package var fragment: String { "\(kind.rawValue)_\(name)" }

  /// The scenario that it is about; `nil` when the lesson has none of that name.
  package func scenario(among scenarios: [LessonScenario]) -> LessonScenario? {
    scenarios.first { $0.name == head.scenario.name }
  }

  /// A number of lines under `expect` that claim something.
  static func claimCount(in lines: [String]) -> Int {
    lines.count { line in
      let words = line.split(separator: " ")
      return !words.isEmpty && words[0] != "expect" && !words[0].hasPrefix("//")
    }
  }
}
