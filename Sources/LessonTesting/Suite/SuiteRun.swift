package import LessonRunner

/// How the scenarios of a suite are run.
package struct SuiteRunOptions: Sendable {
  /// The most scenarios under way at a time; `nil` for as many as the machine has processors for.
  package var jobs: Int?

  /// Whether nothing is run any more after the first failure.
  package var stopsAtFailure = false

  /// Whether the rest is not wanted any more; asked before each scenario.
  package var isStopped: @Sendable () -> Bool = { false }

  /// How far the runs may go.
  package var limits = GivenLimits()

  /// The results that are known from earlier runs.
  package var known: KnownResults?

  /// Creates the usual options.
  package init() {}
}

/// What a test has made of one scenario.
package struct SuiteResult: Sendable {
  /// The scenario.
  package var entry: ScenarioSuite.Entry

  /// What became of it.
  package var outcome: ScenarioOutcome
}

extension ScenarioSuite {
  /// Runs the scenarios side by side and hands over each result in the order of the entries, as
  /// soon as all before it are there.
  ///
  /// The order of the results, and where a run stops at a failure, do not depend on the number of
  /// jobs. Only what has not been handed over yet is kept.
  ///
  /// - Returns: The results that were handed over.
  package func run(
    _ options: SuiteRunOptions, each handle: (SuiteResult) async throws -> Void
  ) async throws {
    let known = options.known
    let limits = options.limits
    try await withThrowingTaskGroup(of: (Int, ScenarioOutcome).self) { group in
      var waiting: [Int: ScenarioOutcome] = [:]
      var started = 0
      var finished = 0
      func start() {
        let place = started
        let entry = entries[place]
        started += 1
        group.addTask { (place, known?.outcome(of: entry) ?? entry.outcome(limits)) }
      }
      while started < min(options.jobs ?? Self.usualJobs, entries.count) { start() }
      while let (place, outcome) = try await group.next() {
        waiting[place] = outcome
        while let outcome = waiting.removeValue(forKey: finished) {
          try await handle(SuiteResult(entry: entries[finished], outcome: outcome))
          finished += 1
          let isLast = options.stopsAtFailure && !outcome.isPassed
          if isLast || options.isStopped() { return group.cancelAll() }
        }
        if started < entries.count { start() }
      }
    }
  }

  /// More than any machine of today has processors; those that are there share the work.
  private static let usualJobs = 64

  /// Puts the scenarios into an order that a number decides; the same number gives the same order.
  package mutating func shuffle(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    entries.shuffle(using: &generator)
  }
}

/// Numbers that look random and are the same for the same seed, by the method SplitMix64.
private struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
