package import ScenarioRunner
package import TraceModel

/// What happened in one of several variants of a scenario.
package struct VariantRun: Sendable {
  /// The name of the variant.
  package var name: String

  /// What happened.
  package var trace: Trace

  /// Where the steps stand, each with the first event that it can have caused.
  package var steps: [EventPlace] = []

  /// Where the expectations stand, each with an event that it found.
  package var expected: [EventPlace] = []
}

extension ScenarioRun {
  /// Leaves only the variant with a name; returns whether there is one.
  package mutating func choose(variant name: String) -> Bool {
    guard let chosen = variants.first(where: { $0.name == name }) else { return false }
    variants = [chosen]
    trace = chosen.trace
    return true
  }

  /// Returns a text for each variant, each under its name where there are several.
  func perVariant(_ text: (Trace) -> String) -> String {
    guard variants.count > 1 else { return trace.map(text) ?? "" }
    return variants.map { "variant \($0.name)\n\n" + text($0.trace) }.joined(separator: "\n")
  }
}
