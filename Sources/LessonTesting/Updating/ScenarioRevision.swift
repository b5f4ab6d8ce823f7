import LessonRunner
import ScenarioLanguage
import SourceDiagnostics

/// A scenario's text with what really happens written where it said something else.
package struct ScenarioRevision: Sendable {
  /// The scenario and the text that it should have.
  package var block: BlockRevision

  /// The scenario with that text, and what becomes of it.
  package var result: SuiteResult

  /// The most times that a text is repaired and run again: an ordered list shows one error at a
  /// time.
  private static let mostRounds = 500

  /// Repairs what a run shows to be otherwise, as long as there is only one thing to write; `nil`
  /// when nothing can be repaired.
  package init?(of entry: ScenarioSuite.Entry) {
    guard entry.exercise == nil, !entry.scenario.mustFail, entry.scenario.skipReason == nil else {
      return nil
    }
    var scenario = entry.scenario
    var seen: Set<String> = [scenario.source.text]
    var latest: SuiteResult?
    for _ in 0..<Self.mostRounds {
      let run = ScenarioRunning.run(scenario)
      // A text that cannot be run any more was no repair.
      guard run.trace != nil else { break }
      if seen.count > 1 {
        let revised = ScenarioSuite.Entry(path: entry.path, scenario: scenario)
        latest = SuiteResult(entry: revised, outcome: ScenarioOutcome(run))
      }
      // What stands in the text of another scenario is repaired there.
      let failures = run.diagnostics.filter {
        $0.message.severity == .error && $0.source == scenario.source
      }
      let edits = Self.agreed(failures).compactMap { $0.fixIts.first }.flatMap(\.edits)
      let text = scenario.source.applying(edits)
      if edits.isEmpty { break }
      // What is right for one variant is wrong for another: there is no one thing to write.
      guard seen.insert(text).inserted else { return nil }
      scenario.source = SourceText(
        name: scenario.source.name, text: text, firstLine: scenario.source.firstLine,
        indentation: scenario.source.indentation)
    }
    guard let latest else { return nil }
    block = BlockRevision(entry: entry, text: latest.entry.scenario.source.text)
    result = latest
  }

  /// Returns the failures but those of lines that fail otherwise in another variant.
  private static func agreed(_ failures: [Diagnostic]) -> [Diagnostic] {
    failures.filter { failure in
      failures.allSatisfy { $0.range != failure.range || $0.fixIts == failure.fixIts }
    }
  }
}
