import LessonRunner
import LessonTesting
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics

/// What `touchstone test --update` does with a mutant.
struct UpdateTrial {
  /// The outcome; the raw values name them in the figures.
  enum Outcome: String, CaseIterable {
    /// The old text is back, to the byte.
    case restored
    /// Another text was written that names the old line's events: what a wildcard matched, a number
    /// of times, or a new line for the one that was dropped.
    case moreExact
    /// The mutant still holds, so nothing was written.
    case holds
    /// The mutant has an error, so nothing was written.
    case rejected
    /// Nothing was written, and a message says why the line isn't met.
    case refused
    /// Anything else: a line was written that isn't the old one, or nothing was said.
    case wrong
  }

  let outcome: Outcome

  /// The text that was written, if one was.
  private(set) var written: String?

  /// Updates a mutant of a scenario.
  init(_ mutant: Mutant, of scenario: CourseScenario) {
    let entry = scenario.entry(with: mutant.text)
    let run = entry.run()
    if run.isPassed {
      outcome = .holds
      return
    }
    if run.runs.isEmpty {
      outcome = .rejected
      return
    }
    guard let revision = ScenarioRevision(of: entry), revision.isNew else {
      outcome = run.diagnostics.hasErrors ? .refused : .wrong
      return
    }
    let text = revision.block.text
    written = text
    if text == scenario.source.text {
      outcome = .restored
    } else if revision.result.outcome.isPassed, Self.hasSameEvents(text, scenario, mutant) {
      outcome = .moreExact
    } else {
      outcome = .wrong
    }
  }

  /// Returns a mutant's line with the number of times that a text has on it.
  private static func counted(_ text: String, _ mutant: Mutant) -> String {
    let rest = text.utf8.dropFirst(mutant.offset)
    let line = rest.prefix { $0 != UInt8(ascii: "\n") }
    let words = String(line)?.split(separator: " ") ?? []
    let count = zip(words, words.dropFirst()).first { $1 == "times" }?.0 ?? "2"
    return mutant.new.replacing(" 2 times", with: " \(count) times")
  }

  /// Returns whether the text's lines find the events that the old text's lines find, one by one,
  /// where the old line has a wildcard that no update can guess.
  private static func hasSameEvents(
    _ text: String, _ scenario: CourseScenario, _ mutant: Mutant
  ) -> Bool {
    // A number of times that's written out says what the line said without it.
    func plain(_ text: String) -> String {
      text.replacing(" 1 times", with: "").replacing(" 1 time", with: "")
    }
    if plain(text) == plain(scenario.source.text) { return true }
    // A number that the mutant added is right now.
    if mutant.mutation == .twice,
      text == mutant.text.replacing(mutant.new, with: counted(text, mutant))
    {
      return true
    }
    // How a line that's missing named its event, nothing says.
    guard
      mutant.mutation == .drop || mutant.old.contains("*") || mutant.old.contains("/")
        || mutant.old.contains("…")
    else {
      return false
    }
    let run = scenario.entry(with: text).run()
    let old = scenario.run.runs.map { $0.expected.map(\.event) }
    return run.runs.map { $0.expected.map(\.event) } == old
  }
}
