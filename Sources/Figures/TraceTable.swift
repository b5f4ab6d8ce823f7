package import TraceModel

/// The trace as a table: a row for every shown event, told in a sentence, with the reason.
///
/// It is what a screen reader reads in place of the drawings, and what can be searched and printed.
package struct TraceTable {
  private let trace: Trace
  private let options: FigureOptions
  private let selection: EventSelection
  private let strip: LaneStrip?

  /// Prepares the table of a trace.
  package init(of trace: Trace, options: FigureOptions) {
    self.trace = trace
    self.options = options
    selection = EventSelection(of: trace, options: options)
    strip = LaneStrip(of: trace, selection: selection)
  }

  /// The table as HTML.
  package var html: String { markup.text }

  private var markup: Markup {
    var pieces: [Markup] = [
      .element(
        .table,
        [
          .class(strip.map { "fig-table \($0.tableClass)" } ?? "fig-table"),
          .id(options.id("table")),
        ],
        [
          .element(.caption, [], FigureCaption.pieces("Step by step", of: options)),
          .element(
            .thead, [],
            [
              .element(
                .tr, [],
                (strip.map { [$0.header] } ?? [])
                  + ["Step", "Time", "What happens", "Why"].map {
                    .element(.th, [Markup.Attribute(.scope, "col")], text: $0)
                  })
            ]),
          .element(.tbody, [], rows),
        ])
    ]
    if !selection.note.isEmpty {
      pieces.append(.element(.p, [.class("fig-note")], text: selection.note))
    }
    return .element(.div, [.class("fig")], pieces)
  }

  private var rows: [Markup] {
    guard !selection.shown.isEmpty else {
      return [
        .element(
          .tr, [],
          [
            .element(
              .td, [Markup.Attribute(.colspan, "4")], text: "Nothing happens that is shown here.")
          ])
      ]
    }
    var rows: [Markup] = []
    var lastTime: VirtualTime?
    for (place, event) in selection.shown.enumerated() {
      rows.append(row(for: event, number: place + 1, isSameTime: event.time == lastTime))
      lastTime = event.time
    }
    return rows
  }

  private func row(for event: TraceEvent, number: Int, isSameTime: Bool) -> Markup {
    .element(
      .tr, [.class(event.look.rawValue), .id(options.id("row-\(number)"))],
      (strip.map { [$0.cell(for: event)] } ?? []) + [
        .element(.th, [Markup.Attribute(.scope, "row")], text: "\(number)"),
        .element(.td, isSameTime ? [.class("fig-same")] : [], text: event.time.text),
        .element(.td, [], [EventSentence(event, in: trace).markup]),
        .element(.td, [], why(event)),
      ])
  }

  private func why(_ event: TraceEvent) -> [Markup] {
    var pieces: [Markup] = []
    if !event.reason.isEmpty { pieces.append(.text(event.reason)) }
    if !event.fact.isEmpty {
      if !pieces.isEmpty { pieces.append(.text(" ")) }
      pieces.append(options.markup(ofFact: event.fact, [.class("fig-fact")]))
    }
    return pieces
  }
}
