import FileSystem
import LessonMarkdown
package import LessonRunner
import ScenarioFigures
import ScenarioRunner
import SourceDiagnostics
import TraceExplanations
import TraceModel

/// The answer to "why did nothing happen?" for one recognizer or view of a run, with its evidence.
package struct WhyReport: Sendable {
  /// The answer as text: what it did, the first rule that kept it from doing more, the facts behind
  /// that rule, and what came in its way later.
  package let text: String

  /// Answers for the recognizer, view or window with a name, in each variant; `nil` when the run has
  /// none of that name.
  ///
  /// Facts are told with their claims as far as the ledger has them.
  package init?(about name: String, in run: LessonRun, facts ledger: FactLedger) {
    guard Self.names(in: run).contains(name) else { return nil }
    text = run.perVariant { Self.answer(about: name, in: $0, ledger) }
  }

  /// The names that there is an answer for in any variant.
  package static func names(in run: LessonRun) -> [String] {
    let traces = run.runs.map(\.trace)
    var names: [String] = []
    for name in traces.flatMap({ $0.explainable.map(\.name) }) where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  private static func answer(
    about name: String, in trace: Trace, _ ledger: FactLedger
  ) -> String {
    guard let explanation = trace.explanation(of: name) else { return "'\(name)' is not there.\n" }
    var text = ""
    for act in explanation.acts { text += act + "\n" }
    if let first = explanation.firstObstacle {
      text += first.sentence + "\n"
      for number in first.facts { text += line(for: number, in: ledger) }
    } else {
      text += "Nothing kept '\(name)' from acting.\n"
    }
    for more in explanation.obstacles.dropFirst() { text += "Then: \(more.sentence)\n" }
    return text
  }

  private static func line(for number: String, in ledger: FactLedger) -> String {
    guard let fact = ledger[number] else { return "  \(number)\n" }
    let sources = fact.sources.map(\.title).joined(separator: "; ")
    let contest = fact.contest.map { "    contested: \($0)\n" } ?? ""
    return "  \(number): \(fact.claim) (\(fact.evidenceWords): \(sources))\n" + contest
  }
}
