package import ScenarioLanguage
package import SourceDiagnostics

extension ParsedScenario {
  /// Runs each variant; only worth doing when no diagnostic is an error.
  package func run(_ options: RunOptions = RunOptions()) -> [ScenarioRun] {
    guard scenarios.count > 1 else { return scenarios.map { $0.run(options) } }
    return scenarios.map { scenario in
      var run = scenario.run(options)
      run.variant = scenario.variant?.text ?? ""
      return run
    }
  }

  /// The number of lines under `expect` in all variants together.
  package var expectationCount: Int {
    scenarios.reduce(0) { $0 + $1.expectationCount }
  }
}

extension [ScenarioRun] {
  /// What came out otherwise than expected in the runs of a text's variants; what the variants share
  /// fails in each of them, and is told once.
  package var failures: [Diagnostic] {
    var failures: [Diagnostic] = []
    for run in self {
      for failure in run.failures where !failures.contains(failure) { failures.append(failure) }
    }
    return failures
  }

  /// What is of no use in any variant.
  package var warnings: [Diagnostic] {
    var warnings: [Diagnostic] = []
    let refuted = flatMap { $0.refutedWarnings }
    for run in self {
      for warning in run.warnings where !warnings.contains(warning) && !refuted.contains(warning) {
        warnings.append(warning)
      }
    }
    return warnings
  }

  /// The replacements of wildcards by what happened of which no variant says something else.
  package var shownEdits: [SourceEdit] {
    let edits = flatMap { $0.shownEdits }
    return edits.filter { edit in
      edits.allSatisfy { $0.range != edit.range || $0.replacement == edit.replacement }
    }
  }
}

extension Scenario {
  /// The number of lines under `expect` that claim anything; three dots and names do not.
  fileprivate var expectationCount: Int {
    expectations.reduce(0) { $0 + $1.claimCount }
  }
}
