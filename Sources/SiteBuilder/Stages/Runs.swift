import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TraceModel

/// The stage that runs scenarios and checks what they expect.
enum ScenarioRunning {
  /// Runs scenarios side by side; the runs come in the order of the scenarios.
  static func runs(of scenarios: [LessonScenario]) async -> [ScenarioRun] {
    await scenarios.concurrentMap { run($0) }
  }

  /// Parses a scenario, runs it when it has no mistakes, and checks its expectations.
  static func run(_ scenario: LessonScenario) -> ScenarioRun {
    if scenario.skipReason != nil {
      return ScenarioRun(scenario: scenario, trace: nil, expectationCount: 0, diagnostics: [])
    }
    let parsed = ParsedScenario(scenario.source)
    var run = ScenarioRun(
      scenario: scenario, trace: nil, expectationCount: parsed.scenario.expectationCount,
      diagnostics: parsed.diagnostics)
    guard !parsed.diagnostics.hasErrors else { return run }
    let result = parsed.scenario.run()
    run.trace = result.trace
    if scenario.mustFail {
      if result.failures.isEmpty {
        let place = parsed.scenario.expectations.first?.range ?? 0..<0
        run.diagnostics.append(Diagnostic(.failureIsMissing, at: place, in: scenario.source))
      }
      run.shownFailure = failure(of: scenario)
    } else {
      run.diagnostics += result.failures
    }
    return run
  }

  /// Returns what a reader who runs the block alone is told; where the lesson lies is not their
  /// affair.
  private static func failure(of scenario: LessonScenario) -> String {
    let source = SourceText(name: scenario.name, text: scenario.source.text)
    return ParsedScenario(source).scenario.run().failures.listing()
  }
}

extension Scenario {
  /// The number of lines under `expect` that claim anything; three dots do not.
  fileprivate var expectationCount: Int {
    expectations.flatMap(\.expectations).count { expectation in
      if case .gap = expectation.statement { false } else { true }
    }
  }
}
