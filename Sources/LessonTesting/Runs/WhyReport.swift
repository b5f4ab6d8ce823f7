import FileSystem
import LessonMarkdown
package import LessonRunner
import ScenarioFigures
import ScenarioRunner
import SourceDiagnostics
import TextWriting
import TraceExplanations
import TraceModel

/// The answer to "why did nothing happen?" for one recognizer or view of a run, with its evidence.
package struct WhyReport: Sendable {
  /// The answer as text: what it did, the first rule that prevented it from doing more, the facts
  /// behind that rule, and what interfered later.
  package let text: String

  /// The same answer as JSON, with one element for each variant.
  package let json: String

  /// Explains the recognizer, view, or window with a name, in each variant; returns `nil` if the
  /// run has none with that name.
  ///
  /// Facts are quoted with their claims if the ledger has them.
  package init?(about name: String, in run: LessonRun, facts ledger: FactLedger) {
    guard Self.names(in: run).contains(name) else { return nil }
    text = run.perVariant { Self.answer(about: name, in: $0, ledger) }
    let answers = run.runs.map { Self.json(about: name, in: $0, ledger) }
    json = "[\(answers.joined(separator: ","))]"
  }

  /// Returns the names that have an explanation in any variant.
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
      for detail in first.details { text += "  \(detail)\n" }
      for number in first.facts { text += line(for: number, in: ledger) }
    } else {
      text += "Nothing kept '\(name)' from acting.\n"
    }
    for more in explanation.obstacles.dropFirst() { text += "Then: \(more.sentence)\n" }
    return text
  }

  private static func json(
    about name: String, in run: ScenarioRun, _ ledger: FactLedger
  ) -> String {
    let explanation = run.trace.explanation(of: name)
    let obstacles = explanation?.obstacles ?? []
    let bytes = JSONWriter.object { writer in
      if !run.variant.isEmpty { writer.member("variant", run.variant) }
      writer.member("name", name)
      writer.member("acts", texts: explanation?.acts ?? [])
      writer.member("obstacles", obstacles) { writer, obstacle in
        writer.member("milliseconds", number: obstacle.time.milliseconds.text(decimals: 3))
        writer.member("sentence", obstacle.sentence)
        writer.member("details", texts: obstacle.details)
        writer.member("facts", texts: obstacle.facts)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func line(for number: String, in ledger: FactLedger) -> String {
    guard let fact = ledger[number] else { return "  \(number)\n" }
    let sources = fact.sources.map(\.title).joined(separator: "; ")
    let contest = fact.contest.map { "    contested: \($0)\n" } ?? ""
    return "  \(number): \(fact.claim) (\(fact.evidenceWords): \(sources))\n" + contest
      + (fact.proofs.first.map { "    shown in \($0.text)\n" } ?? "")
  }
}
