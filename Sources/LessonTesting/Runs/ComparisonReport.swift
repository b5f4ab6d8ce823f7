package import LessonRunner
import ScenarioFigures
import ScenarioRunner
import TraceModel

/// A report on where runs diverge: the variants of one scenario, or two scenarios.
package struct ComparisonReport: Sendable {
  /// A sentence and the difference, for each run that is compared with the first.
  package let text: String

  /// Compares the first trace with all others; returns `nil` if there is only one.
  ///
  /// Two scenarios are compared by their first variants, and a single scenario by its own variants.
  package init?(of runs: [LessonRun]) {
    var sides = runs.map { run in
      let variant = run.variantNames.first.map { ", " + $0 } ?? ""
      return (name: run.scenario.name + variant, trace: run.trace ?? Trace())
    }
    if runs.count == 1 { sides = runs[0].runs.map { ($0.variant, $0.trace) } }
    guard let first = sides.first, sides.count > 1 else { return nil }
    var text = ""
    for other in sides.dropFirst() {
      let difference = TraceDifference(first.trace, other.trace)
      let names =
        first.name == other.name || first.name.isEmpty || other.name.isEmpty
        ? ("the first", "the second") : ("`\(first.name)`", "`\(other.name)`")
      if !text.isEmpty { text += "\n" }
      text += difference.sentence(left: names.0, right: names.1) + "\n"
      guard difference.parting != nil else { continue }
      text += "\n--- \(names.0)\n+++ \(names.1)\n"
      for line in difference.lines { text += line + "\n" }
    }
    self.text = text
  }
}
