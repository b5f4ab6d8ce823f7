import TraceModel

/// A meter for the text of a growing trace, which doesn't write the text while it's certain to be
/// short.
struct TraceMeter {
  /// The number of events that have been measured.
  private var eventCount = 0

  /// An upper bound for the length of the text, in bytes.
  private var bound = 0

  /// The number of events whose text has been written, and its length in bytes.
  private var written = (eventCount: 0, byteCount: 0)

  /// The largest size of a line's times, spaces, arrows, and brackets.
  private static let maximumOrnament = 64

  /// Returns whether the text of a trace has more than a number of bytes.
  ///
  /// - Complexity: O(*n*) in the number of events since the last call.
  mutating func measures(_ trace: Trace, moreThan limit: Int) -> Bool {
    while eventCount < trace.events.count {
      bound += Self.bound(of: trace.events[eventCount], in: trace)
      eventCount += 1
    }
    guard bound > limit else { return false }
    while written.eventCount < trace.events.count, written.byteCount <= limit {
      let line = trace.line(for: trace.events[written.eventCount])
      written.byteCount += line.utf8.count + 1
      written.eventCount += 1
    }
    return written.byteCount > limit
  }

  private static func bound(of event: TraceEvent, in trace: Trace) -> Int {
    let texts =
      event.word.utf8.count + trace.detail(of: event).utf8.count
      + trace.reason(of: event).utf8.count
    var names = trace.name(of: event.from).utf8.count + trace.name(of: event.to).utf8.count
    for participant in event.related { names += trace.name(of: participant).utf8.count + 5 }
    return maximumOrnament + texts + names
  }
}
