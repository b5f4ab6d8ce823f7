package import ScenarioFigures
package import ScenarioRunner
package import SourceDiagnostics
package import TraceModel

/// A scenario that has been run: what happened, and what of it the lesson did not expect.
package struct LessonRun: Sendable {
  /// The scenario.
  package var scenario: LessonScenario

  /// The run of each variant, or the only one; none when the text has errors and could not be run.
  package var runs: [ScenarioRun] = []

  /// What happened in the first variant; `nil` when nothing was run.
  package var trace: Trace? { runs.first?.trace }

  /// The lines of the text as the page shows it; `nil` when nothing was run.
  package var lines: ListingLines?

  /// The number of lines under `expect`.
  package var expectationCount: Int

  /// Whether a variant, or the whole scenario, has no `expect`.
  var lacksExpectation = false

  /// What came out otherwise than a block says that must fail, as the page shows it; empty for
  /// others.
  package var shownFailures: [Diagnostic] = []

  /// The text as the page shows it, with what happened in the places of wildcards; `nil` when it is
  /// the scenario's own.
  package var shownSource: SourceText?

  /// The errors in the text, or the expectations that did not come true, in source order.
  package var diagnostics: [Diagnostic]

  /// Whether nothing was run, as the lesson wants it.
  package var isSkipped: Bool { scenario.skipReason != nil }

  /// Whether everything came out as the lesson says.
  package var isPassed: Bool { !diagnostics.hasErrors }
}
