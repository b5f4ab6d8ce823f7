import LessonRunner
import ScenarioLanguage
import SourceDiagnostics

/// A scenario's text, revised so that its expectations match what really happens.
package struct ScenarioRevision: Sendable {
  /// The scenario and its new text.
  package var block: BlockRevision

  /// The scenario with that text, and its outcome.
  package var result: SuiteResult

  /// The maximum number of rounds of fixing a text and running it again, because an ordered list
  /// shows one error at a time.
  private static let roundLimit = 500

  /// Fixes the expectations that a run contradicts, while each has only one possible fix; returns
  /// `nil` if nothing can be fixed.
  package init?(of entry: SuiteEntry) {
    guard entry.exercise == nil, !entry.scenario.mustFail, entry.scenario.skipReason == nil else {
      return nil
    }
    var scenario = entry.scenario
    var seen: Set<String> = [scenario.source.text]
    var latest: SuiteResult?
    for _ in 0..<Self.roundLimit {
      let run = ScenarioRunning.run(scenario)
      // If the text no longer runs, the change wasn't a fix.
      guard run.trace != nil else { break }
      if seen.count > 1 {
        let revised = SuiteEntry(path: entry.path, scenario: scenario)
        latest = SuiteResult(entry: revised, outcome: ScenarioOutcome(run))
      }
      // Text in another scenario is fixed there.
      let failures = run.diagnostics.filter {
        $0.message.severity == .error && $0.source == scenario.source
      }
      let edits = Self.agreed(failures).compactMap { $0.fixIts.first }.flatMap(\.edits)
      let text = scenario.source.applying(edits)
      if edits.isEmpty { break }
      // What is right for one variant is wrong for another, so there's no single fix.
      guard seen.insert(text).inserted else { return nil }
      scenario.source = SourceText(
        name: scenario.source.name, text: text, firstLine: scenario.source.firstLine,
        indentation: scenario.source.indentation)
    }
    guard let latest else { return nil }
    block = BlockRevision(entry: entry, text: latest.entry.scenario.source.text)
    result = latest
  }

  /// Returns the failures, except on lines that fail differently in another variant.
  private static func agreed(_ failures: [Diagnostic]) -> [Diagnostic] {
    failures.filter { failure in
      failures.allSatisfy { $0.range != failure.range || $0.fixIts == failure.fixIts }
    }
  }
}
