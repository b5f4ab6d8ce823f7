import SourceDiagnostics

/// A scenario's block with another text in it.
package struct BlockRevision: Sendable {
  /// The scenario as it is.
  package var entry: ScenarioSuite.Entry

  /// The text that it should have, with line feeds at the ends of lines.
  package var text: String

  /// The lines before and after, with their numbers in the file, those that change and a few around.
  package var difference: LineDifference {
    LineDifference(
      from: entry.scenario.source.text, to: text, firstLine: entry.scenario.source.firstLine)
  }
}
