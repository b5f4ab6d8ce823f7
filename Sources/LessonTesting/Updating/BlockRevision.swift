package import LessonRunner
import SourceDiagnostics

/// A block of a scenario, or of a challenge with its solution, with another text in it.
package struct BlockRevision: Sendable {
  /// Whose block it is.
  package var entry: ScenarioSuite.Entry

  /// The text that it should have, with line feeds at the ends of lines.
  package var text: String

  /// The scenario that stands there.
  var scenario: LessonScenario { entry.writtenScenario ?? entry.scenario }

  /// The lines before and after, with their numbers in the file, those that change and a few around.
  package var difference: LineDifference {
    LineDifference(
      from: scenario.source.text, to: text, firstLine: scenario.source.firstLine)
  }
}
