import FileSystem
import LessonRunner
import ScenarioLanguage
import SourceDiagnostics

/// What is known of scenarios from earlier runs, by the content of everything that a run reads: the
/// program, the scenario's text with the line that opens it, and the scenes that it uses.
///
/// Only those are kept that passed and of which nothing else is to be said. A failure is run again,
/// so that it is always told in full, at its place of today.
package struct KnownResults: Sendable {
  /// What is kept of a scenario that passed.
  struct Result: Equatable, Sendable {
    var expectationCount: Int
    var eventCount: Int
    var facts: [String]
  }

  /// What tells one build of the program from another.
  let engine: String

  private(set) var results: [ContentHash: Result] = [:]

  /// Knows nothing yet of what a build of the program does.
  init(engine: String) { self.engine = engine }

  /// What became of a scenario when its content was run last; `nil` when that is not known.
  func outcome(of entry: ScenarioSuite.Entry) -> ScenarioOutcome? {
    guard let result = results[key(of: entry)] else { return nil }
    var outcome = ScenarioOutcome(.passed)
    outcome.expectationCount = result.expectationCount
    outcome.eventCount = result.eventCount
    outcome.facts = result.facts
    outcome.isKnown = true
    return outcome
  }

  /// Keeps a result, if it is one to be kept.
  package mutating func note(_ result: SuiteResult) {
    let outcome = result.outcome
    guard outcome.status == .passed, outcome.diagnostics.isEmpty, !outcome.isKnown else { return }
    results[key(of: result.entry)] = Result(
      expectationCount: outcome.expectationCount, eventCount: outcome.eventCount,
      facts: outcome.facts)
  }

  private func key(of entry: ScenarioSuite.Entry) -> ContentHash {
    var hash = entry.contentHash
    hash.add(engine)
    return hash
  }
}

extension ScenarioSuite.Entry {
  /// A number for all that a run reads of the scenario, and of the exercise that it decides.
  var contentHash: ContentHash {
    var hash = scenario.contentHash
    if let exercise { hash.add(exercise.contentHash(usingScenesOf: scenario.library)) }
    return hash
  }
}

extension KnownResults {
  /// How the file is written; another number makes the old files worthless.
  private static let heading = "touchstone results 1"

  /// More than this many are not worth their time to read.
  private static let mostResults = 100_000

  /// The results as the lines of a file: which program, a line for each, and a number that tells
  /// whether all is there.
  var text: String {
    var lines = [Self.heading, engine]
    let sorted = results.sorted { $0.key.value < $1.key.value }
    for (key, result) in sorted.prefix(Self.mostResults) {
      var words: [String] = [key.text, "\(result.expectationCount)", "\(result.eventCount)"]
      words += result.facts
      lines.append(words.joined(separator: " "))
    }
    return lines.map { $0 + "\n" }.joined() + Self.sum(of: lines) + "\n"
  }

  /// Reads a file; one that is damaged, or was written by another build, gives nothing.
  init(engine: String, text: String) {
    self.init(engine: engine)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard lines.count >= 4, lines.popLast() == "", let sum = lines.popLast(),
      lines[0] == Self.heading, lines[1] == engine, sum == Self.sum(of: lines)
    else { return }
    for line in lines.dropFirst(2) {
      let words = line.split(separator: " ").map(String.init)
      guard words.count >= 3, let key = ContentHash(text: words[0]),
        let expectationCount = Int(words[1]), let eventCount = Int(words[2])
      else { continue }
      results[key] = Result(
        expectationCount: expectationCount, eventCount: eventCount, facts: Array(words[3...]))
    }
  }

  private static func sum(of lines: [String]) -> String {
    var hash = ContentHash()
    for line in lines { hash.add(line) }
    return hash.text
  }
}

extension ContentHash {
  /// Reads a number as ``text`` writes it.
  fileprivate init?(text: String) {
    guard text.utf8.count == 16, let value = UInt64(text, radix: 16) else { return nil }
    self.init(value: value)
  }
}
