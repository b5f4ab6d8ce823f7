// Times the engine with the trace off and on, in nanoseconds; every sample checks its outcome. With
// `--smoke` everything is done only a few times, for the checks' sake; with words, only what has
// one of them in its name is done.

import TraceModel

let isSmoke = CommandLine.arguments.contains("--smoke")
let samples = isSmoke ? 1 : 9
let words = CommandLine.arguments.dropFirst().filter { !$0.hasPrefix("--") }
let chosen = (Benchmark.hitTests + Benchmark.touches).filter { benchmark in
  words.isEmpty || words.contains { benchmark.name.contains($0) }
}

/// Returns a number as text that ends at a column.
func column(_ value: Double) -> String {
  let text = value.rounded().text(decimals: 0)
  return String(repeating: " ", count: max(0, 12 - text.count)) + text
}

print("nanoseconds each".padded(to: 44) + "   trace off    trace on")
for benchmark in chosen {
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
}

extension String {
  /// Returns the text followed by as many spaces as it takes to reach a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
