import ScenarioFigures
import ScenarioRunner
package import TraceModel

extension LessonRun {
  /// The names of the variants, if there are several.
  package var variantNames: [String] { runs.map(\.variant).filter { !$0.isEmpty } }

  /// Keeps only the variant with a name; returns whether there is one.
  package mutating func choose(variant name: String) -> Bool {
    guard !name.isEmpty, let chosen = runs.first(where: { $0.variant == name }) else {
      return false
    }
    runs = [chosen]
    return true
  }

  /// Returns the text for each variant, with its name if there are several.
  package func perVariant(_ text: (Trace) -> String) -> String {
    guard runs.count > 1 else { return trace.map(text) ?? "" }
    return runs.map { "variant \($0.variant)\n\n" + text($0.trace) }.joined(separator: "\n")
  }
}
