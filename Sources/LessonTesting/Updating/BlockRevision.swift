package import LessonRunner
import SourceDiagnostics

/// A block of a scenario, or of a challenge with its solution, with new text.
package struct BlockRevision: Sendable {
  /// The entry that the block belongs to.
  package var entry: SuiteEntry

  /// The new text, with line feeds as line endings.
  package var text: String

  /// The scenario in the block.
  var scenario: LessonScenario { entry.writtenScenario ?? entry.scenario }

  /// The changed lines and a few lines around them, before and after, with their numbers in the
  /// file.
  package var difference: LineDifference {
    LineDifference(
      from: scenario.source.text, to: text, firstLine: scenario.source.firstLine)
  }
}
