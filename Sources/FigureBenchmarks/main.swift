// Times the figures of a large run: 480 messages between 30 lanes, in milliseconds. With `--smoke`,
// draws everything only once, to check that it works.

import Figures
import TraceModel

let isSmoke = CommandLine.arguments.contains("--smoke")
let samples = isSmoke ? 1 : 21
let trace = LargeRun.trace(messages: 480, lanes: 30)
let options = FigureOptions(idPrefix: "large", title: "A large run")

/// Draws a figure several times, and prints its size and the median time.
func report(_ name: String, _ draw: () -> String) {
  var times: [Double] = []
  var size = 0
  for _ in 0..<samples {
    let duration = ContinuousClock().measure { size = draw().utf8.count }
    times.append(duration / .milliseconds(1))
  }
  precondition(size > 1_000, "\(name): the figure is empty")
  let time = times.sorted()[samples / 2].text(decimals: 2)
  print("\(name): \(time) ms, \(size / 1_024) KiB")
}

print("\(trace.events.count) messages between 30 lanes")
report("sequence diagram") { SequenceDiagram(of: trace, options: options).html }
report("states over time") { StateLanes(of: trace, options: options).html }
let session = LargeRun.session(taps: 300, recognizers: 6)
report("states over a session of 300 taps") { StateLanes(of: session, options: options).html }
report("trace table") { TraceTable(of: trace, options: options).html }
report("turns of the run loop") { RunLoopTurns(of: trace, options: options).html }
report("two runs compared") {
  TraceComparison(
    of: .init(name: "one", trace: trace),
    and: .init(name: "other", trace: LargeRun.trace(messages: 480, lanes: 25)), options: options
  ).html
}
