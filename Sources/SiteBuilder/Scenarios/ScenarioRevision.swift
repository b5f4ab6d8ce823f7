import ScenarioLanguage
import SourceDiagnostics

/// A scenario's text with what really happens written where it said something else.
package struct ScenarioRevision: Sendable {
  /// The scenario and the text that it should have.
  package var block: BlockRevision

  /// What becomes of the scenario with that text.
  package var outcome: ScenarioOutcome

  /// The most times that a text is repaired and run again: an ordered list shows one mistake at a
  /// time.
  private static let mostRounds = 500

  /// Repairs what a run shows to be otherwise, as long as there is only one thing to write; `nil`
  /// when nothing can be repaired.
  package init?(of entry: ScenarioSuite.Entry) {
    guard !entry.scenario.mustFail, entry.scenario.skipReason == nil else { return nil }
    var scenario = entry.scenario
    var seen: Set<String> = [scenario.source.text]
    var latest: (text: String, outcome: ScenarioOutcome)?
    for _ in 0..<Self.mostRounds {
      let run = ScenarioRunning.run(scenario)
      // A text that cannot be run any more was no repair.
      guard run.trace != nil else { break }
      if seen.count > 1 { latest = (scenario.source.text, ScenarioOutcome(run)) }
      // What stands in the text of another scenario is repaired there.
      let failures = run.diagnostics.filter {
        $0.message.severity == .error && $0.source == scenario.source
      }
      let edits = failures.compactMap { $0.fixIts.first }.flatMap(\.edits)
      let text = scenario.source.applying(edits)
      guard !edits.isEmpty, seen.insert(text).inserted else { break }
      scenario.source = SourceText(
        name: scenario.source.name, text: text, firstLine: scenario.source.firstLine,
        indentation: scenario.source.indentation)
    }
    guard let latest, latest.text != entry.scenario.source.text else { return nil }
    block = BlockRevision(entry: entry, text: latest.text)
    outcome = latest.outcome
  }
}
