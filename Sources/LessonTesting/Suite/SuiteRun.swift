package import LessonRunner

/// The options for running a suite.
package struct SuiteRunOptions: Sendable {
  /// The maximum number of concurrent scenarios; `nil` for as many as there are processors.
  package var jobs: Int?

  /// Whether the run stops after the first failure.
  package var stopsAtFailure = false

  /// Returns whether to stop the run; called before each scenario.
  package var isStopped: @Sendable () -> Bool = { false }

  /// The limits for the runs.
  package var limits = GivenLimits()

  /// The cached results of earlier runs.
  package var known: KnownResults?

  /// Creates the default options.
  package init() {}
}

/// The result of testing one scenario.
package struct SuiteResult: Sendable {
  /// The scenario.
  package var entry: SuiteEntry

  /// The outcome.
  package var outcome: ScenarioOutcome
}

extension ScenarioSuite {
  /// Runs the scenarios concurrently, and delivers each result in the order of the entries, as soon
  /// as all earlier ones are available.
  ///
  /// The order of the results, and where a run stops at a failure, don't depend on the number of
  /// jobs. Only undelivered results are kept in memory.
  ///
  /// - Returns: The delivered results.
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

  /// More processors than any current machine has; the available ones share the work.
  private static let usualJobs = 64

  /// Shuffles the scenarios; the same seed results in the same order.
  package mutating func shuffle(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    entries.shuffle(using: &generator)
  }
}

/// A pseudorandom number generator with a seed, using the SplitMix64 algorithm.
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
