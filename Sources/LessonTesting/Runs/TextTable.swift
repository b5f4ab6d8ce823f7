import TraceModel

/// A trace as columns of text: the time, the sender and receiver, the event, and the reason.
struct TextTable {
  private static let headings = ["Time", "From", "To", "What", "Why"]

  let text: String

  init(of trace: Trace) {
    let rows = [Self.headings] + trace.events.map { Self.cells(of: $0, in: trace) }
    text = TextColumns.lines(of: rows).map { $0 + "\n" }.joined()
  }

  private static func cells(of event: TraceEvent, in trace: Trace) -> [String] {
    let related = event.kind == .chain ? event.related.map { trace.name(of: $0) } : []
    let what = [event.word, trace.detail(of: event), related.joined(separator: " → ")]
    let why = [trace.reason(of: event), event.fact]
    return [
      event.time.text, trace.name(of: event.from), trace.name(of: event.to),
      what.filter { !$0.isEmpty }.joined(separator: " "),
      why.filter { !$0.isEmpty }.joined(separator: "; "),
    ]
  }
}
