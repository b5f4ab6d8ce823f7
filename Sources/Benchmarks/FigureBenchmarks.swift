import Figures
import TraceModel

/// The times for drawing a large run: 480 messages between 30 lanes.
enum FigureBenchmarks {
  private static let options = FigureOptions(idPrefix: "large", title: "A large run")

  /// Draws each figure several times, and prints its size and the median time in milliseconds.
  static func time(samples: Int) {
    let trace = LargeRun.trace(messages: 480, lanes: 30)
    let session = LargeRun.session(taps: 300, recognizers: 6)
    print("\(trace.events.count) messages between 30 lanes")
    report("sequence diagram", samples) { SequenceDiagram(of: trace, options: options).html }
    report("states over time", samples) { StateLanes(of: trace, options: options).html }
    report("states over a session of 300 taps", samples) {
      StateLanes(of: session, options: options).html
    }
    report("trace table", samples) { TraceTable(of: trace, options: options).html }
    report("turns of the run loop", samples) { RunLoopTurns(of: trace, options: options).html }
    report("two runs compared", samples) {
      TraceComparison(
        of: .init(name: "one", trace: trace),
        and: .init(name: "other", trace: LargeRun.trace(messages: 480, lanes: 25)),
        options: options
      ).html
    }
  }

  private static func report(_ name: String, _ samples: Int, _ draw: () -> String) {
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
}
