package import SourceDiagnostics
import TraceModel

/// What became of one scenario in a test: small enough to be kept for thousands of them.
package struct ScenarioOutcome: Equatable, Sendable {
  /// How a scenario came out.
  package enum Status: String, CaseIterable, Sendable {
    /// It does what its lesson says.
    case passed
    /// It does not, or has errors.
    case failed
    /// It was not run, as its lesson wants it.
    case skipped
  }

  /// How it came out.
  package var status: Status

  /// What is wrong or doubtful, in source order.
  package var diagnostics: [Diagnostic] = []

  /// The number of lines under `expect` that claim something.
  package var expectationCount = 0

  /// The number of events of the trace.
  package var eventCount = 0

  /// The numbers of the facts that the trace gives as reasons, each once.
  package var facts: [String] = []

  /// How long it took to read and run, in seconds; zero when the result was known.
  package var seconds = 0.0

  /// Whether the result was known from an earlier run of the very same text.
  package var isKnown = false

  /// Whether everything came out as the lesson says.
  package var isPassed: Bool { status != .failed }

  /// The outcome when warnings count as errors.
  package var strict: ScenarioOutcome {
    guard diagnostics.contains(where: { $0.message.severity == .warning }) else { return self }
    var outcome = self
    outcome.diagnostics = diagnostics.map { $0.strict }
    outcome.status = .failed
    return outcome
  }

  /// Creates an outcome of which nothing else is known.
  package init(_ status: Status) { self.status = status }

  /// Keeps of a run what a test needs.
  package init(_ run: LessonRun) {
    status = run.isSkipped ? .skipped : run.isPassed ? .passed : .failed
    diagnostics = run.diagnostics
    expectationCount = run.expectationCount
    // A file of its own is run for other purposes, too; a test that checks nothing is none.
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
