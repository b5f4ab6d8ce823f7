package import ScenarioLanguage
package import ScenarioRunner
package import SourceDiagnostics

/// A goal that a reader reaches by changing a scenario.
package struct LessonChallenge: LessonExercise {
  package static let kind = ExerciseKind.challenge

  /// A hint toward the solution.
  package struct Hint: Sendable {
    /// The deciding event, in the form of a line under `expect`.
    package var event: String
    /// The event's range in the lesson's file.
    package var range: Range<Int>
    /// The hint's text, in Markdown.
    package var words: String
  }

  /// The challenge's head.
  package var head: ExerciseHead
  /// The title.
  package var title: String
  /// The task, in Markdown.
  package var task: String
  /// The part of the scenario that the reader must not change.
  package var keeps: KeptPart
  /// The goal, as text with a line for each line of the block.
  package var checks: [String]
  /// The range in the lesson's file of the goal's first line.
  var checkRange: Range<Int>
  /// The hints, in order.
  package var hints: [Hint]
  /// A scenario that reaches the goal, with its location in the lesson's file.
  package var solution: SourceText
  /// The byte offset in the file of each of its lines.
  var solutionLineOffsets: [Int]
  /// The explanation, in Markdown.
  package var explanation: String

  /// Returns the key under which browsers remember that the challenge is solved, made of the page
  /// and the challenge.
  package func key(inLessonAt path: String) -> String {
    "\(ContentPath.name(ofLesson: path))/\(name)"
  }

  package var expectationCount: Int { Self.claimCount(in: checks) }

  package var ownScenario: LessonScenario? {
    LessonScenario(
      fenceIndex: head.fenceIndex, lineOffsets: solutionLineOffsets, source: solution)
  }

  package var judgedTexts: [String] {
    [keeps.rawValue] + checks + hints.map(\.event) + [solution.text]
  }

  /// Returns the challenge in the form that is judged, given the initial scenario.
  package func judged(from start: SourceText) -> Challenge {
    Challenge(
      start: start, keeps: keeps, checks: checks,
      hints: hints.map { Challenge.Hint(event: $0.event, words: $0.words) })
  }

  /// Returns the initial text in the solution's style: with its scenes written out, unless the
  /// solution also uses scenes.
  package func startText(_ scenario: LessonScenario) -> SourceText {
    SceneUses.names(in: solution).isEmpty
      ? SourceText(name: scenario.source.name, text: scenario.standaloneText) : scenario.source
  }

  /// Returns a text followed by the goal and then the hints' events.
  package func examined(_ text: SourceText, _ scenario: LessonScenario) -> ExaminedScenario {
    judged(from: scenario.source).examined(
      text, checkedBy: head.lesson.name, firstLine: head.firstLine, indentation: head.column,
      resolver: scenario.library.resolver())
  }
}
