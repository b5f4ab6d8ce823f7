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

  /// Where the expectations begin that are made wrong: zero, or what an exercise expects, behind the
  /// text of its scenario or solution.
  private let start: Int

  /// Whether the expectations are an exercise's, which no update changes.
  var isExercise: Bool { start > 0 }

  /// The lines of its expectations.
  var lines: [ExpectedLine] {
    ExpectedLine.all(in: parsed).filter { $0.range.lowerBound >= start }
  }

  /// The traces of its variants.
  var traces: [Trace] { run.runs.map(\.trace) }

  /// The scenario's text.
  var source: SourceText { entry.scenario.source }

  /// Returns the scenario of an entry, or what its exercise expects: each right answer of a quiz, or
  /// the goal of a challenge with its solution.
  package static func all(of entry: SuiteEntry) -> [CourseScenario] {
    switch entry.exercise {
    case let quiz as LessonQuiz:
      quiz.options.filter(\.isKey).compactMap { option in
        CourseScenario(entry.scenario, of: entry, expecting: quiz.expectations[option.lines])
      }
    case let challenge as LessonChallenge:
      [challenge.ownScenario].compactMap { solution in
        guard var solution else { return nil }
        solution.library = entry.scenario.library
        return CourseScenario(solution, of: entry, expecting: challenge.checks[...])
      }
    default: [CourseScenario(entry, from: 0)].compactMap(\.self)
    }
  }

  /// Runs a scenario with the lines of an exercise behind its own.
  private init?(
    _ scenario: LessonScenario, of entry: SuiteEntry, expecting lines: ArraySlice<String>
  ) {
    let text = scenario.source.text + "\n\n"
    var examined = scenario
    examined.name = entry.exercise.map { "\($0.kind.rawValue):\($0.name)" } ?? ""
    examined.source = SourceText(
      name: scenario.source.name, text: text + lines.joined(separator: "\n") + "\n")
    self.init(SuiteEntry(path: entry.path, scenario: examined), from: text.utf8.count)
  }

  /// Runs a scenario; `nil` if it doesn't hold, mustn't, or is skipped.
  private init?(_ entry: SuiteEntry, from start: Int) {
    guard !entry.scenario.mustFail, entry.scenario.skipReason == nil else { return nil }
    run = entry.run()
    guard run.isPassed, !run.runs.isEmpty else { return nil }
    self.entry = entry
    self.start = start
    parsed = ParsedScenario(entry.scenario.source, resolver: entry.scenario.library.resolver())
  }

  /// Returns the scenario with another text.
  func entry(with text: String) -> SuiteEntry {
    var changed = entry
    changed.scenario.source = SourceText(
      name: source.name, text: text, firstLine: source.firstLine, indentation: source.indentation)
    return changed
  }

  /// Runs the scenario with another text; `nil` if it doesn't hold.
  func changed(to text: String) -> CourseScenario? {
    CourseScenario(entry(with: text), from: start)
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
