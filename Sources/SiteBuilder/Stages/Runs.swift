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
    let count = parsed.scenario.expectations.reduce(0) { $0 + $1.expectations.count }
    var run = ScenarioRun(
      scenario: scenario, trace: nil, expectationCount: count, diagnostics: parsed.diagnostics)
    guard !parsed.diagnostics.hasErrors else { return run }
    let result = parsed.scenario.run()
    run.trace = result.trace
    run.diagnostics += result.failures
    return run
  }
}
