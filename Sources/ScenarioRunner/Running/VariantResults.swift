package import ScenarioLanguage
package import SourceDiagnostics

/// What the runs of all variants of a text have shown.
package struct VariantResults: Sendable {
  /// The result of each variant, in order.
  package let results: [ScenarioResult]

  /// What came out otherwise than expected; what the variants share fails in each of them, and is
  /// told once.
  package let failures: [Diagnostic]

  /// What is of no use in any variant.
  package let warnings: [Diagnostic]

  /// The replacements of wildcards by what happened of which no variant says something else.
  package let shownEdits: [SourceEdit]

  init(_ results: [ScenarioResult]) {
    self.results = results
    var failures: [Diagnostic] = []
    for failure in results.flatMap({ $0.failures }) where !failures.contains(failure) {
      failures.append(failure)
    }
    self.failures = failures
    var warnings: [Diagnostic] = []
    let refuted = results.flatMap { $0.refutedWarnings }
    for warning in results.flatMap({ $0.warnings })
    where !warnings.contains(warning) && !refuted.contains(warning) {
      warnings.append(warning)
    }
    self.warnings = warnings
    shownEdits = Self.undisputed(results.flatMap { $0.shownEdits })
  }

  private static func undisputed(_ edits: [SourceEdit]) -> [SourceEdit] {
    edits.filter { edit in
      edits.allSatisfy { $0.range != edit.range || $0.replacement == edit.replacement }
    }
  }
}

extension ParsedScenario {
  /// Runs each variant; only worth doing when no diagnostic is an error.
  package func run(_ options: RunOptions = RunOptions()) -> VariantResults {
    VariantResults(scenarios.map { $0.run(options) })
  }

  /// The number of lines under `expect` in all variants together.
  package var expectationCount: Int {
    scenarios.reduce(0) { $0 + $1.expectationCount }
  }
}

extension Scenario {
  /// The number of lines under `expect` that claim anything; three dots and names do not.
  fileprivate var expectationCount: Int {
    expectations.reduce(0) { $0 + $1.claimCount }
  }
}
