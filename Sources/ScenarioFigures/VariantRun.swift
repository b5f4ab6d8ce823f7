package import ScenarioLanguage
package import ScenarioRunner
package import TraceModel

/// What happened in a scenario, or in one of several variants of it.
package struct VariantRun: Sendable {
  /// The name of the variant; empty when there is only one.
  package var name: String

  /// What happened.
  package var trace: Trace

  /// Where the steps stand, each with the first event that it can have caused.
  package var steps: [EventPlace]

  /// Where the expectations stand, each with an event that it found.
  package var expected: [EventPlace]

  /// Creates a run; nothing is known of the text's places unless it is given.
  package init(
    name: String = "", trace: Trace, steps: [EventPlace] = [], expected: [EventPlace] = []
  ) {
    self.name = name
    self.trace = trace
    self.steps = steps
    self.expected = expected
  }

  /// Keeps of a variant's run what figures need.
  package init(of variant: Scenario, _ result: ScenarioResult) {
    self.init(
      name: variant.variant?.text ?? "", trace: result.trace, steps: result.steps,
      expected: result.expected)
  }
}
