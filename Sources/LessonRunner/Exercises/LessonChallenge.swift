package import ScenarioLanguage
package import ScenarioRunner
package import SourceDiagnostics

/// Something that a reader is asked to bring about by changing a scenario.
package struct LessonChallenge: LessonExercise {
  package static let kind = ExerciseKind.challenge

  /// Something that helps on.
  package struct Hint: Sendable {
    /// The deciding step, as a line under `expect` has it.
    package var event: String
    /// Where it stands in the lesson's file.
    package var range: Range<Int>
    /// What is said about it, in Markdown.
    package var words: String
  }

  /// What it says of itself.
  package var head: ExerciseHead
  /// What it is called.
  package var title: String
  /// What is to be done, in Markdown.
  package var task: String
  /// What of the scenario may not be changed.
  package var keeps: KeptPart
  /// What must come about, as a text with a line for each of the block's.
  package var checks: [String]
  /// Where the first line that says so stands in the lesson's file.
  var checkRange: Range<Int>
  /// The hints, one after another.
  package var hints: [Hint]
  /// A scenario in which it has come about, which knows where in the lesson's file it stands.
  package var solution: SourceText
  /// Where in the file each of its lines begins, in bytes.
  var solutionLineOffsets: [Int]
  /// Why, in Markdown.
  package var explanation: String

  /// What browsers remember it by when it is solved: the page and the challenge.
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

  /// The challenge as it is judged, given the scenario to begin with.
  package func judged(from start: SourceText) -> Challenge {
    Challenge(
      start: start, keeps: keeps, checks: checks,
      hints: hints.map { Challenge.Hint(event: $0.event, words: $0.words) })
  }

  /// The text to begin with, as the solution is written: with its scenes written out, unless the
  /// solution uses scenes, too.
  package func startText(_ scenario: LessonScenario) -> SourceText {
    SceneUses.names(in: solution).isEmpty
      ? SourceText(name: scenario.source.name, text: scenario.standaloneText) : scenario.source
  }

  /// A text with what must come about behind it, and behind that the events of the hints.
  package func examined(_ text: SourceText, _ scenario: LessonScenario) -> ExaminedScenario {
    judged(from: scenario.source).examined(
      text, checkedBy: head.lesson.name, firstLine: head.firstLine, indentation: head.column,
      resolver: scenario.library.resolver())
  }
}
