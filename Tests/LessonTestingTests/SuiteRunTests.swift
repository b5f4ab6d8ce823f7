import SourceDiagnostics
import Testing

@testable import FileSystem
@testable import LessonRunner
@testable import LessonTesting

struct SuiteRunTests {
  /// Scenarios of which each third one fails.
  private static let suite = ScenarioSuite(
    entries: (0..<40).map { number in
      let time = number % 3 == 2 ? 400 : 500
      let text = """
        UIView B
          UILongPressGestureRecognizer hold
        press B for \(600 + number)ms
        expect
          hold began at \(time)ms
        """
      return SuiteEntry(
        path: "\(number)", scenario: LessonScenario(source: SourceText(name: "x", text: text)))
    })

  private func paths(_ options: SuiteRunOptions) async throws -> [String] {
    var paths: [String] = []
    try await Self.suite.run(options) { paths.append($0.entry.path) }
    return paths
  }

  @Test(arguments: [nil, 1, 2, 3, 100])
  func `results come in order, whatever the number of jobs`(jobs: Int?) async throws {
    var options = SuiteRunOptions()
    options.jobs = jobs
    #expect(try await paths(options) == (0..<40).map { "\($0)" })
    options.stopsAtFailure = true
    #expect(try await paths(options) == ["0", "1", "2"])
  }

  @Test func `an error of whoever takes the results ends the run`() async {
    struct Enough: Error {}
    var count = 0
    await #expect(throws: Enough.self) {
      try await Self.suite.run(SuiteRunOptions()) { _ in
        count += 1
        if count == 5 { throw Enough() }
      }
    }
    #expect(count == 5)
  }

  @Test func `an empty suite has no results`() async throws {
    try await ScenarioSuite(entries: []).run(SuiteRunOptions()) { _ in Issue.record() }
  }

  // MARK: What is known

  @Test func `what is known survives being written and read`() async throws {
    var known = KnownResults(engine: "one")
    try await Self.suite.run(SuiteRunOptions()) { known.note($0) }
    // A third failed, and is not kept.
    #expect(known.results.count == 27)
    let read = KnownResults(engine: "one", text: known.text)
    #expect(read.results == known.results)
    let entry = Self.suite.entries[0]
    let outcome = try #require(read.outcome(of: entry))
    var fresh = entry.outcome()
    fresh.seconds = 0
    fresh.isKnown = true
    #expect(outcome == fresh)
    #expect(read.outcome(of: Self.suite.entries[2]) == nil)
  }

  @Test func `another program, another text and a damaged file know nothing`() async throws {
    var known = KnownResults(engine: "one")
    try await Self.suite.run(SuiteRunOptions()) { known.note($0) }
    #expect(KnownResults(engine: "two", text: known.text).results.isEmpty)
    var entry = Self.suite.entries[0]
    entry.scenario.opening = "```scenario x fails"
    #expect(known.outcome(of: entry) == nil)
    let bytes = Array(known.text.utf8)
    for length in stride(from: 0, to: bytes.count, by: 7) {
      let part = String(decoding: bytes[..<length], as: UTF8.self)
      #expect(KnownResults(engine: "one", text: part).results.isEmpty)
    }
  }

  @Test func `contents are told apart by their hash`() {
    var seen: Set<ContentHash> = []
    for first in ["", "a", "b", "ab"] {
      for second in ["", "a", "b", "ab"] {
        var hash = ContentHash()
        hash.add(first)
        hash.add(second)
        #expect(seen.insert(hash).inserted)
      }
    }
    for length in 0..<40 {
      var hash = ContentHash()
      hash.add([UInt8](repeating: 0, count: length))
      #expect(length == 0 || seen.insert(hash).inserted)
    }
  }
}
