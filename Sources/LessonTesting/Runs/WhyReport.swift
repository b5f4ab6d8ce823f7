import FileSystem
import LessonMarkdown
package import LessonRunner
import ScenarioFigures
import ScenarioRunner
import SourceDiagnostics
import TextAndOrder
import TraceExplanations
import TraceModel

/// The answer to "why did nothing happen?" for one recognizer or view of a run, with its evidence.
package struct WhyReport: Sendable {
  /// The answer as text: what it did, what made it late, the first rule that prevented it from doing
  /// more, the facts behind that rule, and what interfered later.
  package let text: String

  private let name: String
  private let explanations: [(variant: String, explanation: Explanation?)]

  /// Explains the recognizer, view, or window with a name, in each variant; returns `nil` if the
  /// run has none with that name.
  ///
  /// Facts are quoted with their claims if the ledger has them.
  package init?(about name: String, in run: LessonRun, facts ledger: FactLedger) {
    guard Self.names(in: run).contains(name) else { return nil }
    text = run.perVariant { Self.answer(about: name, in: $0, ledger) }
    self.name = name
    explanations = run.runs.map { ($0.variant, $0.trace.explanation(of: name)) }
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
    guard let explanation = trace.explanation(of: name) else { return "`\(name)` is not there.\n" }
    var text = ""
    for act in explanation.acts { text += act + "\n" }
    for delay in explanation.delays {
      text += delay.sentence + "\n"
      for number in delay.facts { text += line(for: number, in: ledger) }
    }
    if let first = explanation.firstObstacle {
      text += first.sentence + "\n"
      for detail in first.details { text += "  \(detail)\n" }
      for number in first.facts { text += line(for: number, in: ledger) }
    } else if explanation.delays.isEmpty {
      text += "Nothing kept `\(name)` from acting.\n"
    }
    for more in explanation.obstacles.dropFirst() { text += "Then: \(more.sentence)\n" }
    return text
  }

  private static func line(for number: String, in ledger: FactLedger) -> String {
    guard let fact = ledger[number] else { return "  \(number)\n" }
    let sources = fact.sources.map(\.title).joined(separator: "; ")
    let contest = fact.contest.map { "    contested: \($0)\n" } ?? ""
    return "  \(number): \(fact.claim) (\(fact.evidenceWords): \(sources))\n" + contest
      + (fact.proofs.first.map { "    shown in \($0.text)\n" } ?? "")
  }
}

extension WhyReport {
  /// Returns an answer, with one element for each variant, and the changes that would help as one
  /// JSON object.
  package static func json(_ answer: WhyReport?, _ fix: FixReport? = nil) -> String {
    let bytes = JSONWriter.object { writer in
      if let answer { answer.write(to: &writer) }
      if let fix { writer.member("fix") { fix.write(to: &$0) } }
    }
    return String(decoding: bytes, as: UTF8.self) + "\n"
  }

  private func write(to writer: inout JSONWriter) {
    writer.member("answer", explanations) { writer, answer in
      if !answer.variant.isEmpty { writer.member("variant", answer.variant) }
      writer.member("name", name)
      writer.member("acts", texts: answer.explanation?.acts ?? [])
      writer.member("delays", answer.explanation?.delays ?? []) { writer, delay in
        writer.member("milliseconds", number: delay.time.milliseconds.text(decimals: 3))
        writer.member("sentence", delay.sentence)
        writer.member("facts", texts: delay.facts)
      }
      writer.member("obstacles", answer.explanation?.obstacles ?? []) { writer, obstacle in
        writer.member("milliseconds", number: obstacle.time.milliseconds.text(decimals: 3))
        writer.member("sentence", obstacle.sentence)
        writer.member("details", texts: obstacle.details)
        writer.member("facts", texts: obstacle.facts)
      }
    }
  }
}
