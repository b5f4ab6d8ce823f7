import FileSystem
import LessonRunner
import ScenarioLanguage
import SourceDiagnostics

/// A cache of results from earlier runs, by the hash of everything that a run reads: the program,
/// the scenario's text with its fence, and the scenes that it uses.
///
/// Contains only scenarios that passed without warnings. A scenario that failed runs again, so that
/// its errors are always reported in full, at their current locations.
package struct KnownResults: Sendable {
  /// The cached result of a scenario that passed.
  struct Result: Equatable, Sendable {
    var expectationCount: Int
    var eventCount: Int
    var facts: [String]
  }

  /// The identity of the program's build.
  let engine: String

  private(set) var results: [ContentHash: Result] = [:]

  /// Creates an empty cache for a build of the program.
  init(engine: String) { self.engine = engine }

  /// Returns the last outcome of a scenario with the same content, or `nil` if it isn't cached.
  func outcome(of entry: SuiteEntry) -> ScenarioOutcome? {
    guard let result = results[key(of: entry)] else { return nil }
    var outcome = ScenarioOutcome(.passed)
    outcome.expectationCount = result.expectationCount
    outcome.eventCount = result.eventCount
    outcome.facts = result.facts
    outcome.isKnown = true
    return outcome
  }

  /// Caches a result if it's eligible.
  package mutating func note(_ result: SuiteResult) {
    let outcome = result.outcome
    guard outcome.status == .passed, outcome.diagnostics.isEmpty, !outcome.isKnown else { return }
    results[key(of: result.entry)] = Result(
      expectationCount: outcome.expectationCount, eventCount: outcome.eventCount,
      facts: outcome.facts)
  }

  private func key(of entry: SuiteEntry) -> ContentHash {
    var hash = entry.contentHash
    hash.add(engine)
    return hash
  }
}

extension SuiteEntry {
  /// The hash of everything that a run reads, including the exercise that it decides.
  var contentHash: ContentHash {
    var hash = scenario.contentHash
    if let exercise { hash.add(exercise.contentHash(usingScenesOf: scenario.library)) }
    return hash
  }
}

extension KnownResults {
  /// The first line of the file; changing its version invalidates the old files.
  private static let heading = "touchstone results 1"

  /// The maximum number of results, beyond which reading them isn't worth the time.
  private static let resultLimit = 100_000

  /// The cache as the lines of a file: the program, a line for each result, and a checksum.
  var text: String {
    var lines = [Self.heading, engine]
    let sorted = results.sorted { $0.key.value < $1.key.value }
    for (key, result) in sorted.prefix(Self.resultLimit) {
      var words: [String] = [key.text, "\(result.expectationCount)", "\(result.eventCount)"]
      words += result.facts
      lines.append(words.joined(separator: " "))
    }
    return lines.map { $0 + "\n" }.joined() + Self.sum(of: lines) + "\n"
  }

  /// Reads a file; if it's damaged, or from another build, the cache is empty.
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
  /// Creates a hash from the form in ``text``.
  fileprivate init?(text: String) {
    guard text.utf8.count == 16, let value = UInt64(text, radix: 16) else { return nil }
    self.init(value: value)
  }
}
