package import FileSystem
package import ScenarioFigures
package import ScenarioRunner
package import SourceDiagnostics
package import TraceModel

/// A scenario that has been run: what happened, and what of it the lesson did not expect.
package struct ScenarioRun: Sendable {
  /// The scenario.
  package var scenario: LessonScenario

  /// A number for the content of everything that was read.
  package var hash = ContentHash()

  /// What happened; `nil` when the text has mistakes and could not be run.
  package var trace: Trace?

  /// Where the steps stand, each with the first event of the trace that it can have caused.
  package var steps: [EventPlace] = []

  /// Where the expectations stand that found events of the trace.
  package var expected: [EventPlace] = []

  /// The lines of the text as the page shows it; `nil` when nothing was run.
  package var lines: ListingLines?

  /// What happened in each variant, when there are several.
  package var variants: [VariantRun] = []

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

  /// The mistakes in the text, or the expectations that did not come true, in source order.
  package var diagnostics: [Diagnostic]

  /// Whether nothing was run, as the lesson wants it.
  package var isSkipped: Bool { scenario.skipReason != nil }

  /// Whether everything came out as the lesson says.
  package var isPassed: Bool { !diagnostics.hasErrors }
}
