package import TraceModel

/// The turns of the main run loop: when each began, what woke the loop, and a square for each event
/// in it, colored as in the other figures.
package struct RunLoopTurns: Figure {
  private let trace: Trace
  private let options: FigureOptions

  /// Prepares the turns of a trace.
  package init(of trace: Trace, options: FigureOptions) {
    self.trace = trace
    self.options = options
  }

  /// The figure as HTML.
  package var bytes: [UInt8] {
    var pieces: [Markup] = [.caption("Turns of the run loop", of: options)]
    if turns.isEmpty {
      pieces.append(.note("The run loop never wakes."))
    } else {
      pieces.append(.element(.ol, [.class("fig-turns")], turns.map(item)))
    }
    return Markup.element(.figure, [.class("fig fig-run-loop")], pieces).bytes
  }

  /// The events of each turn.
  private var turns: [ArraySlice<TraceEvent>] {
    var turns: [ArraySlice<TraceEvent>] = []
    var start = trace.events.startIndex
    for place in trace.events.indices.dropFirst()
    where trace.events[place].turn != trace.events[start].turn {
      turns.append(trace.events[start..<place])
      start = place
    }
    if start < trace.events.endIndex { turns.append(trace.events[start...]) }
    return turns
  }

  private func item(_ turn: ArraySlice<TraceEvent>) -> Markup {
    guard let first = turn.first else { return .group([]) }
    let origin = origin(of: turn)
    return .element(
      .li, [],
      [
        .element(.b, text: first.turn == 0 ? "Before" : "Turn \(first.turn)"), .text(" "),
        .element(.span, [.class("fig-when")], text: first.time.readableText), .text(" "),
        .element(.span, text: origin.map(words) ?? ""), .text(" "),
        squares(of: turn),
        .element(.span, [.class("fig-sort")], text: contents(of: turn, without: origin)),
      ])
  }

  /// Returns the event that woke the loop, or the first event.
  private func origin(of turn: ArraySlice<TraceEvent>) -> TraceEvent? {
    let origin = turn.first { $0.kind.topic == .fingers || $0.kind == .program }
    return origin ?? turn.first
  }

  private func words(for event: TraceEvent) -> String {
    switch event.kind {
    case .timer: "a timer of \(trace.name(of: event.to).nameOrPlaceholder)"
    default: "\(trace.name(of: event.subject).nameOrPlaceholder) \(event.word)"
    }
  }

  /// Returns the number of events of each topic, except for the event that's already described.
  private func contents(
    of turn: ArraySlice<TraceEvent>, without origin: TraceEvent?
  ) -> String {
    var phrases: [String] = []
    for topic in TraceTopic.allCases {
      let events = turn.filter { $0.kind.topic == topic && $0.index != origin?.index }
      let count = EventSelection.count(of: events.map { $0.kind }, in: topic)
      guard count > 0 else { continue }
      phrases.append("\(count) \(EventSelection.noun(for: topic, count: count))")
    }
    return phrases.joined(separator: ", ")
  }

  // MARK: Squares

  private static let side = 7.0
  private static let pitch = 9.0
  private static let across = 64

  private func squares(of turn: ArraySlice<TraceEvent>) -> Markup {
    var looks: [EventLook] = []
    var paths: [String] = []
    for (place, event) in turn.enumerated() {
      let x = Double(place % RunLoopTurns.across) * RunLoopTurns.pitch
      let y = Double(place / RunLoopTurns.across) * RunLoopTurns.pitch
      let side = RunLoopTurns.side.text()
      let square = "M\(x.text()) \(y.text())h\(side)v\(side)h-\(side)z"
      if let known = looks.firstIndex(of: event.look) {
        paths[known] += square
      } else {
        looks.append(event.look)
        paths.append(square)
      }
    }
    let columns = Double(min(turn.count, RunLoopTurns.across))
    let rows = Double((turn.count + RunLoopTurns.across - 1) / RunLoopTurns.across)
    return .drawing(
      width: columns * RunLoopTurns.pitch, height: rows * RunLoopTurns.pitch,
      [Markup.Attribute(.ariaHidden, "true")],
      zip(looks, paths).map { look, path in
        .element(.path, [.class(look.rawValue), Markup.Attribute(.d, path)])
      })
  }
}
