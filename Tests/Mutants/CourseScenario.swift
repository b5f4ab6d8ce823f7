import LessonRunner
package import LessonTesting
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TraceModel

/// A scenario of the course that passes, with all that mutating it needs.
package struct CourseScenario: Sendable {
  /// The scenario.
  package var entry: SuiteEntry

  /// The scenario's text, parsed.
  let parsed: ParsedScenario

  /// The runs of its variants.
  let run: LessonRun

  /// The lines of its expectations.
  var lines: [ExpectedLine] { ExpectedLine.all(in: parsed) }

  /// The traces of its variants.
  var traces: [Trace] { run.runs.map(\.trace) }

  /// The scenario's text.
  var source: SourceText { entry.scenario.source }

  /// Runs a scenario; `nil` if it doesn't hold, mustn't, or is skipped.
  package init?(_ entry: SuiteEntry) {
    guard entry.exercise == nil, !entry.scenario.mustFail, entry.scenario.skipReason == nil else {
      return nil
    }
    run = entry.run()
    guard run.isPassed, !run.runs.isEmpty else { return nil }
    self.entry = entry
    parsed = ParsedScenario(entry.scenario.source, resolver: entry.scenario.library.resolver())
  }

  /// Returns the scenario with another text.
  func entry(with text: String) -> SuiteEntry {
    var changed = entry
    changed.scenario.source = SourceText(
      name: source.name, text: text, firstLine: source.firstLine, indentation: source.indentation)
    return changed
  }

  /// The names of all participants and of their like: views for a view, recognizers for a
  /// recognizer.
  func others(like name: String) -> [String] {
    var names: [String] = []
    var kinds: Set<Participant.Kind> = []
    for participant in traces.flatMap(\.participants) where participant.name == name {
      kinds.insert(participant.kind)
    }
    for participant in traces.flatMap(\.participants)
    where participant.name != name && !names.contains(participant.name) {
      if kinds.isEmpty || kinds.contains(participant.kind) { names.append(participant.name) }
    }
    return names
  }

  /// The words of a participant's events, without those of its details.
  func words(of name: String) -> [String] {
    var words: [String] = []
    for trace in traces {
      for event in trace.events where trace.name(of: event.subject) == name {
        guard event.kind != .chain, let word = event.word.split(separator: " ").first else {
          continue
        }
        if !words.contains(String(word)) { words.append(String(word)) }
      }
    }
    return words
  }
}
