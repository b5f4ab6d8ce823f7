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
    let parsed = ParsedScenario(scenario.source)
    var run = ScenarioRun(
      scenario: scenario, trace: nil, expectationCount: parsed.scenario.expectationCount,
      diagnostics: parsed.diagnostics)
    guard !parsed.diagnostics.hasErrors else { return run }
    let result = parsed.scenario.run()
    run.trace = result.trace
    run.diagnostics += result.failures
    return run
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
