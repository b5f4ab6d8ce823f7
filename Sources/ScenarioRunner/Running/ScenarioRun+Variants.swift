package import ScenarioLanguage
package import SourceDiagnostics

extension ParsedScenario {
  /// Runs each variant, which is useful only when no diagnostic is an error.
  package func run(_ options: RunOptions = RunOptions()) -> [ScenarioRun] {
    guard scenarios.count > 1 else { return scenarios.map { $0.run(options) } }
    return scenarios.map { scenario in
      var run = scenario.run(options)
      run.variant = scenario.variant?.text ?? ""
      return run
    }
  }

  /// The number of lines under `expect` in all variants combined.
  package var expectationCount: Int {
    scenarios.reduce(0) { $0 + $1.expectationCount }
  }
}

extension [ScenarioRun] {
  /// The expectations that weren't met in the runs of a text's variants, where failures that the
  /// variants share are reported once.
  package var failures: [Diagnostic] {
    var failures: [Diagnostic] = []
    for run in self {
      for failure in run.failures where !failures.contains(failure) { failures.append(failure) }
    }
    return failures
  }

  /// The warnings that apply to every variant.
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

  /// The edits that replace wildcards with what happened, if no variant disagrees.
  package var shownEdits: [SourceEdit] {
    let edits = flatMap { $0.shownEdits }
    return edits.filter { edit in
      edits.allSatisfy { $0.range != edit.range || $0.replacement == edit.replacement }
    }
  }
}

extension Scenario {
  /// The number of lines under `expect` that make a claim, not counting three dots and names.
  fileprivate var expectationCount: Int {
    expectations.reduce(0) { $0 + $1.claimCount }
  }
}
