import LessonRunner
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TraceModel

/// A scenario's text, revised so that its expectations match what really happens.
///
/// A line changes only into the event, the value, the states, or the chain at its position, and only
/// if nothing else fits there. A line never goes because a gap could hold it.
package struct ScenarioRevision: Sendable {
  /// The scenario and its new text; the old text if nothing could be changed.
  package var block: BlockRevision

  /// The scenario with that text, and its outcome, in which failures say why their lines are as they
  /// were.
  package var result: SuiteResult

  /// Whether the text is a new one.
  package var isNew: Bool { block.text != block.scenario.source.text }

  /// The maximum number of rounds of fixing a text and running it again, because an ordered list
  /// shows one error at a time.
  private static let roundLimit = 500

  /// Changes the expectations that a run contradicts, while each has only one possible change;
  /// returns `nil` for a scenario that isn't updated, or that can't be run.
  package init?(of entry: SuiteEntry) {
    guard entry.exercise == nil, !entry.scenario.mustFail, entry.scenario.skipReason == nil else {
      return nil
    }
    var options = RunOptions()
    var scenario = entry.scenario
    var seen: Set<String> = [scenario.source.text]
    var latest: SuiteResult?
    for _ in 0..<Self.roundLimit {
      if options.namesForUpdate == nil {
        options.namesForUpdate = Self.names(in: ScenarioRunning.run(scenario))
      }
      let run = ScenarioRunning.run(scenario, options)
      // If the text no longer runs, the change wasn't a fix.
      guard run.trace != nil else { break }
      let revised = SuiteEntry(path: entry.path, scenario: scenario)
      latest = SuiteResult(entry: revised, outcome: ScenarioOutcome(run))
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

  /// Returns the names of all participants of a run, including fingers that never touch.
  private static func names(in run: LessonRun) -> [String] {
    var names = ["finger", "finger 2", "finger 3"]
    for participant in run.runs.flatMap(\.trace.participants)
    where !names.contains(participant.name) { names.append(participant.name) }
    return names
  }

  /// Returns the failures, except on lines that fail differently in another variant.
  private static func agreed(_ failures: [Diagnostic]) -> [Diagnostic] {
    failures.filter { failure in
      failures.allSatisfy { $0.range != failure.range || $0.fixIts == failure.fixIts }
    }
  }
}
