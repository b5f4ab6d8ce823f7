/// An operation to time, many times over in separate worlds.
struct Benchmark {
  /// A short description of the operation.
  var name: String

  /// The number of repetitions in one sample when nothing is traced.
  var repetitions: Int

  /// The number of counted steps in one repetition.
  var steps = 1

  /// Builds a world, and returns its operation and the check of its outcome.
  var prepare: (_ traced: Bool) -> Run

  /// A world that is ready to be timed.
  struct Run {
    /// Runs the operation once; the argument is the repetition, starting at zero.
    var repeatOnce: (_ repetition: Int) -> Void

    /// Returns whether that many repetitions have had the expected outcome.
    var isRight: (_ repetitions: Int) -> Bool
  }

  /// All benchmarks, in the order in which they run.
  static var all: [Benchmark] { hitTests + touches }

  /// Returns the median of several samples, in nanoseconds per step.
  ///
  /// Each sample has a new world, so that a growing trace doesn't slow down later samples.
  func nanosecondsPerStep(traced: Bool, samples: Int, repetitions: Int) -> Double {
    var results: [Double] = []
    for _ in 0..<samples {
      var duration = Duration.zero
      run(traced: traced, repetitions: repetitions) { work in
        duration = ContinuousClock().measure(work)
      }
      results.append(duration / .nanoseconds(1) / Double(repetitions * steps))
    }
    return results.sorted()[samples / 2]
  }

  /// Runs all repetitions in a new world, and checks the outcome.
  ///
  /// - Parameters:
  ///   - traced: Whether tracing is on.
  ///   - repetitions: The number of repetitions.
  ///   - around: A closure that receives a closure with all repetitions, and calls it once.
  func run(traced: Bool, repetitions: Int, around: (() -> Void) -> Void = { $0() }) {
    let run = prepare(traced)
    around {
      for repetition in 0..<repetitions { run.repeatOnce(repetition) }
    }
    precondition(run.isRight(repetitions), "\(name): the outcome is wrong")
  }
}
