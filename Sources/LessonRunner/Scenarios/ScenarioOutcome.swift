package import SourceDiagnostics
import TraceModel

/// The outcome of one scenario in a test, small enough to keep thousands of them.
package struct ScenarioOutcome: Equatable, Sendable {
  /// The result of a scenario.
  package enum Status: String, CaseIterable, Sendable {
    /// It does what its lesson says.
    case passed
    /// It doesn't do what its lesson says, or has errors.
    case failed
    /// It was skipped, as its lesson specifies.
    case skipped
  }

  /// The result.
  package var status: Status

  /// The errors and warnings, in source order.
  package var diagnostics: [Diagnostic] = []

  /// The number of lines under `expect` that expect something.
  package var expectationCount = 0

  /// The number of events of the trace.
  package var eventCount = 0

  /// The numbers of the facts that the trace gives as reasons, without duplicates.
  package var facts: [String] = []

  /// How long it took to parse and run, in seconds; zero if the result was cached.
  package var seconds = 0.0

  /// Whether the result was cached by an earlier run of the same text.
  package var isKnown = false

  /// Whether everything happened as the lesson expects.
  package var isPassed: Bool { status != .failed }

  /// The outcome when warnings count as errors.
  package var strict: ScenarioOutcome {
    guard diagnostics.contains(where: { $0.message.severity == .warning }) else { return self }
    var outcome = self
    outcome.diagnostics = diagnostics.map { $0.strict }
    outcome.status = .failed
    return outcome
  }

  /// Creates an outcome with only a status.
  package init(_ status: Status) { self.status = status }

  /// Creates an outcome with the parts of a run that a test needs.
  package init(_ run: LessonRun) {
    status = run.isSkipped ? .skipped : run.isPassed ? .passed : .failed
    diagnostics = run.diagnostics
    expectationCount = run.expectationCount
    // A separate file may be run for other purposes, but a test that checks nothing isn't a test.
    if run.scenario.name.isEmpty, run.lacksExpectation {
      let source = run.scenario.source
      diagnostics.append(Diagnostic(.noExpectation, at: source.lineRange(at: 0), in: source))
    }
    guard let trace = run.trace else { return }
    eventCount = trace.events.count
    var seen: Set<String> = [""]
    for event in trace.events where seen.insert(event.fact).inserted { facts.append(event.fact) }
  }
}
