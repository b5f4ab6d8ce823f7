package import TraceModel

/// The rows of a trace's table, each with its number, its time, and what happens.
struct TraceTableRows {
  let trace: Trace
  let options: FigureOptions
  let strip: LaneStrip?

  /// The prefix of each id in the table.
  let prefix: String

  init(of trace: Trace, options: FigureOptions, strip: LaneStrip?) {
    self.trace = trace
    self.options = options
    self.strip = strip
    prefix = options.id("")
  }

  /// Writes the row of an event, whose time may be the same as in the row above.
  func write(
    _ event: TraceEvent, number: Int, isSameTime: Bool, to body: inout Markup
  ) {
    let sentence = EventSentence(event, in: trace).parts
    let identifier = Markup.Attribute.id("\(prefix)row-\(number)")
    let look = event.look.rawValue
    let classes = strip.map { "\(look) \($0.classes(of: event))" } ?? look
    body.write(.tr, [.class(classes), identifier]) { row in
      row.write(.th, [Markup.Attribute(.scope, "row")], text: "\(number)")
      // A time that's the same as in the row above is only read aloud. Most are.
      row.write(.td, isSameTime ? [] : [.class("fig-new")], text: event.time.readableText)
      row.write(.td) { cell in
        cell.write(sentence)
        // Most rows have no reason, so it has no column.
        if event.reason != nil {
          cell.write(" ")
          cell.write(.span, [.class("fig-why")]) { $0.write(breakable: trace.reason(of: event)) }
        }
        guard !event.fact.isEmpty else { return }
        cell.write(" ")
        cell.write(options.markup(ofFact: event.fact, [.class("fig-fact")]))
      }
    }
  }
}

extension Trace {
  /// Returns what happens in an event, as the table says it.
  package func sentence(of event: TraceEvent) -> String { EventSentence(event, in: self).text }
}
