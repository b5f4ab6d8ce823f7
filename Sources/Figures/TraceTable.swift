package import TraceModel

/// The trace as a table: a row for every shown event, told in a sentence, with the reason.
///
/// It is what a screen reader reads in place of the drawings, and what can be searched and printed.
package struct TraceTable {
  private let trace: Trace
  private let options: FigureOptions
  private let selection: EventSelection
  private let strip: LaneStrip?
  private let sections: [SequenceSection]

  /// Prepares the table of a trace.
  package init(of trace: Trace, options: FigureOptions) {
    self.trace = trace
    self.options = options
    selection = EventSelection(of: trace, options: options)
    strip = LaneStrip(of: trace, selection: selection)
    sections = SequenceSection.sections(
      of: SequenceRow.rows(for: selection, in: trace), in: trace
    ).filter { $0.isFolded }
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
        ] + bodies)
    ]
    if !selection.note.isEmpty {
      pieces.append(.element(.p, [.class("fig-note")], text: selection.note))
    }
    return .element(.div, [.class("fig")], pieces)
  }

  /// The rows: what repeats stands in bodies of its own, folded under the words that the sequence
  /// diagram has for it.
  private var bodies: [Markup] {
    let steps = selection.shown
    guard !steps.isEmpty else {
      return [.element(.tbody, [], [wholeRow([.text("Nothing happens that is shown here.")])])]
    }
    var bodies: [Markup] = []
    var place = steps.startIndex
    for section in sections {
      bodies.append(.element(.tbody, [], rows(place..<section.rows.lowerBound) + [fold(section)]))
      bodies.append(.element(.tbody, [.class("fig-part")], rows(section.rows)))
      place = section.rows.upperBound
    }
    if place < steps.endIndex { bodies.append(.element(.tbody, [], rows(place..<steps.endIndex))) }
    return bodies
  }

  private func rows(_ places: Range<Int>) -> [Markup] {
    places.map { place in
      let event = selection.shown[place]
      let isSameTime = place > 0 && selection.shown[place - 1].time == event.time
      return row(for: event, number: place + 1, isSameTime: isSameTime)
    }
  }

  /// The row that unfolds a section; a script is not needed for it.
  private func fold(_ section: SequenceSection) -> Markup {
    wholeRow([
      .element(
        .label, [.class("fig-fold")],
        [
          .element(.input, [Markup.Attribute(.type, "checkbox")]),
          .text(" \(section.title ?? "") "), .element(.span, text: section.steps),
        ])
    ])
  }

  /// A row with one cell.
  private func wholeRow(_ content: [Markup]) -> Markup {
    .element(
      .tr, [],
      [.element(.td, [Markup.Attribute(.colspan, strip == nil ? "4" : "5")], content)])
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
    if event.reason != nil { pieces.append(.breakable(trace.reason(of: event))) }
    if !event.fact.isEmpty {
      if !pieces.isEmpty { pieces.append(.text(" ")) }
      pieces.append(options.markup(ofFact: event.fact, [.class("fig-fact")]))
    }
    return pieces
  }
}

// What a page needs whose table grows.
extension TraceTable {
  /// The number of rows.
  package var rowCount: Int { selection.shown.count }

  /// What all rows have in common: the lanes of their strips, in HTML.
  package var look: String { strip?.header.text ?? "" }

  /// Returns the rows from a place on, in HTML, without folds.
  package func rowsHTML(from place: Int) -> String {
    Markup.group(rows(min(place, rowCount)..<rowCount)).text
  }

  /// Returns what happens in the rows from a place on, in words.
  package func sentences(from place: Int) -> [String] {
    selection.shown.dropFirst(place).map { EventSentence($0, in: trace).text }
  }
}
