package import ScenarioFigures
package import ScenarioLanguage
package import ScenarioRunner
package import SourceDiagnostics
package import TraceModel

/// A run of a lesson's scenario, with any differences from what the lesson expects.
package struct LessonRun: Sendable {
  /// The scenario.
  package var scenario: LessonScenario

  /// The text of the scenario as it was parsed; `nil` if it was skipped.
  package var parsed: ParsedScenario?

  /// The run of each variant, or the only run; empty if the text has errors and couldn't be run.
  package var runs: [ScenarioRun] = []

  /// The trace of the first variant; `nil` if nothing was run.
  package var trace: Trace? { runs.first?.trace }

  /// The lines of the text as the page shows it; `nil` if nothing was run.
  package var lines: ListingLines?

  /// The number of lines under `expect`.
  package var expectationCount: Int

  /// Whether a variant, or the whole scenario, has no `expect`.
  var lacksExpectation = false

  /// The failures of a block that is expected to fail, as the page shows them; empty for other
  /// blocks.
  package var shownFailures: [Diagnostic] = []

  /// The text as the page shows it, with actual values instead of wildcards; `nil` if it's the
  /// scenario's own text.
  package var shownSource: SourceText?

  /// The errors in the text, or the expectations that weren't met, in source order.
  package var diagnostics: [Diagnostic]

  /// Whether the scenario was skipped, as the lesson specifies.
  package var isSkipped: Bool { scenario.skipReason != nil }

  /// Whether everything happened as the lesson expects.
  package var isPassed: Bool { !diagnostics.hasErrors }
}
