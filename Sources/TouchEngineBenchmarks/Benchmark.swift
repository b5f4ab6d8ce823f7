/// Something to be timed, many times over in worlds of its own.
struct Benchmark {
  /// What is done, in a few words.
  var name: String

  /// How many times it is done in one sample when nothing is traced.
  var repetitions: Int

  /// How many of the things that are counted one repetition does.
  var steps = 1

  /// Builds a world, and returns what does one repetition in it and what checks the outcome of all.
  var prepare: (_ traced: Bool) -> Run

  /// A world that is ready to be timed.
  struct Run {
    /// Does one repetition; the number counts them from zero.
    var repeatOnce: (_ repetition: Int) -> Void

    /// Whether that many repetitions have had the outcome that they must have.
    var isRight: (_ repetitions: Int) -> Bool
  }

  /// All benchmarks, in the order in which they are done.
  static var all: [Benchmark] { hitTests + touches }

  /// Returns the median of several samples: the nanoseconds that one step takes.
  ///
  /// Each sample has a fresh world, so that a growing trace burdens none of the others.
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

  /// Does everything in a fresh world, and checks the outcome.
  ///
  /// - Parameters:
  ///   - traced: whether the trace is on.
  ///   - repetitions: how many times it is done.
  ///   - around: called with what does all repetitions; calls it once.
  func run(traced: Bool, repetitions: Int, around: (() -> Void) -> Void = { $0() }) {
    let run = prepare(traced)
    around {
      for repetition in 0..<repetitions { run.repeatOnce(repetition) }
    }
    precondition(run.isRight(repetitions), "\(name): the outcome is wrong")
  }
}
