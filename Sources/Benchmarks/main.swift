// Times the engine with tracing off and on, in nanoseconds, and then figures; every sample checks
// its outcome. With `--smoke`, everything runs only a few times, just to check it; with words, only
// the engine's benchmarks with one of them in their names run.
//
// Tests/Benchmarks/counts.py counts instructions instead: `--list` prints the names with the number
// of steps in one repetition, and `--count REPETITIONS off|on NAME` runs one benchmark that many
// times, untimed.

import TraceModel

let arguments = Array(CommandLine.arguments.dropFirst())

switch arguments.first {
case "--list":
  for benchmark in Benchmark.all { print("\(benchmark.steps)\t\(benchmark.name)") }
case "--count":
  count(arguments.dropFirst())
default:
  time(
    words: arguments.filter { !$0.hasPrefix("--") }, isSmoke: arguments.contains("--smoke"))
}

/// Runs one benchmark a number of times, with tracing off or on.
func count(_ arguments: ArraySlice<String>) {
  guard arguments.count == 3, let repetitions = Int(arguments[arguments.startIndex]),
    let benchmark = Benchmark.all.first(where: { $0.name == arguments.last })
  else { fatalError("expected `--count REPETITIONS off|on NAME`, with a name from `--list`") }
  benchmark.run(traced: arguments.contains("on"), repetitions: repetitions)
}

/// Times the engine's benchmarks whose names contain one of the words, or, if there are no words,
/// all of them, the memory growth, and figures.
func time(words: [String], isSmoke: Bool) {
  let samples = isSmoke ? 1 : 9
  print("nanoseconds each".padded(to: 44) + "   trace off    trace on")
  for benchmark in Benchmark.all
  where words.isEmpty || words.contains(where: { benchmark.name.contains($0) }) {
    let repetitions = isSmoke ? 3 : benchmark.repetitions
    // A trace grows with every repetition, so there are fewer of them.
    let untraced = benchmark.nanosecondsPerStep(
      traced: false, samples: samples, repetitions: repetitions)
    let traced = benchmark.nanosecondsPerStep(
      traced: true, samples: samples, repetitions: max(3, repetitions / 20))
    print(benchmark.name.padded(to: 44) + column(untraced) + column(traced))
  }

  if words.isEmpty {
    let events = isSmoke ? 10_000 : 1_000_000
    let growth = MemoryBenchmark.growth(events: events)
    print("memory that \(events) events add after the first tenth: \(growth) KiB")
    precondition(growth < 512, "the engine keeps something of every event")
    FigureBenchmarks.time(samples: isSmoke ? 1 : 21)
  }
}

/// Returns a number as right-aligned text.
func column(_ value: Double) -> String {
  let text = value.rounded().text(decimals: 0)
  return String(repeating: " ", count: max(0, 12 - text.count)) + text
}

extension String {
  /// Returns the text padded with spaces to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
