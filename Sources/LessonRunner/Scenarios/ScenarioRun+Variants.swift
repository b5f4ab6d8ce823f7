import ScenarioFigures
package import TraceModel

extension ScenarioRun {
  /// The names of the variants, when there are several.
  package var variantNames: [String] { variants.map(\.name) }

  /// Leaves only the variant with a name; returns whether there is one.
  package mutating func choose(variant name: String) -> Bool {
    guard let chosen = variants.first(where: { $0.name == name }) else { return false }
    variants = [chosen]
    trace = chosen.trace
    return true
  }

  /// Returns a text for each variant, each under its name where there are several.
  package func perVariant(_ text: (Trace) -> String) -> String {
    guard variants.count > 1 else { return trace.map(text) ?? "" }
    return variants.map { "variant \($0.name)\n\n" + text($0.trace) }.joined(separator: "\n")
  }
}
