package import TraceModel

/// The trace as a table: a row with a sentence for every shown event, followed by the reason if the
/// event has one.
///
/// A screen reader reads the table instead of the drawings, and you can search and print it.
package struct TraceTable: Figure {
  private let trace: Trace
  private let options: FigureOptions
  private let selection: EventSelection
  private let strip: LaneStrip?
  private let sections: [SequenceSection]

  /// The prefix of each id in the table.
  private let rowPrefix: String

  /// Prepares the table of a trace.
  package init(of trace: Trace, options: FigureOptions) {
    self.trace = trace
    self.options = options
    rowPrefix = options.id("")
    selection = EventSelection(of: trace, options: options)
    strip = LaneStrip(of: trace, selection: selection)
    sections = SequenceSection.sections(
      of: SequenceRow.rows(for: selection, in: trace), in: trace
    ).filter { $0.isFolded }
  }

  /// Prepares the table next to a sequence diagram, with the same events in the same sections.
  package init(beside diagram: SequenceDiagram) {
    trace = diagram.trace
    options = diagram.options
    rowPrefix = options.id("")
    selection = diagram.selection
    strip = LaneStrip(of: diagram.trace, diagram.layout.lanes, choosing: diagram.selection.choice)
    sections = diagram.layout.sections.filter { $0.isFolded }
  }

  /// The table as HTML.
  package var bytes: [UInt8] { markup.bytes }

  private var markup: Markup {
    // The usual size of a row.
    var markup = Markup(reserving: 512 * (selection.shown.count + 2))
    markup.write(.div, [.class("fig")]) { figure in
      let look = strip.map { "fig-table \($0.tableClass)" } ?? "fig-table"
      figure.write(.table, [.class(look), .id("\(rowPrefix)table")]) { table in
        table.write(.element(.caption, [], FigureCaption.pieces("Step by step", of: options)))
        table.write(.thead) { head in
          head.write(.tr) { row in
            if let strip { row.write(strip.header) }
            for title in ["Step", "Time", "What happens"] {
              row.write(.th, [Markup.Attribute(.scope, "col")], text: title)
            }
          }
        }
        writeBodies(to: &table)
      }
      if !selection.note.isEmpty { figure.write(.p, [.class("fig-note")], text: selection.note) }
    }
    return markup
  }

  /// Writes the rows: repetitions are in separate bodies, folded under the sequence diagram's
  /// titles for them.
  private func writeBodies(to table: inout Markup) {
    let steps = selection.shown
    guard !steps.isEmpty else {
      return table.write(.tbody) { body in
        writeWholeRow(to: &body) { $0.write("Nothing happens that is shown here.") }
      }
    }
    var place = steps.startIndex
    for section in sections {
      table.write(.tbody) { body in
        writeRows(place..<section.rows.lowerBound, to: &body)
        writeFold(section, to: &body)
      }
      table.write(.tbody, [.class("fig-part")]) { writeRows(section.rows, to: &$0) }
      place = section.rows.upperBound
    }
    if place < steps.endIndex {
      table.write(.tbody) { writeRows(place..<steps.endIndex, to: &$0) }
    }
  }

  /// Writes the row that unfolds a section, without a script.
  private func writeFold(_ section: SequenceSection, to body: inout Markup) {
    writeWholeRow(to: &body) { cell in
      cell.write(.label, [.class("fig-fold")]) { label in
        label.write(.input, [Markup.Attribute(.type, "checkbox")])
        label.write(" \(section.title ?? "") ")
        label.write(.span, text: section.steps)
      }
    }
  }

  /// Writes a row with one cell.
  private func writeWholeRow(to body: inout Markup, _ content: (inout Markup) -> Void) {
    body.write(.tr) { row in
      row.write(.td, [Markup.Attribute(.colspan, strip == nil ? "3" : "4")], content)
    }
  }

  /// Writes rows.
  ///
  /// The content above the first row may be folded, so the first row shows its time unless it
  /// continues that content.
  private func writeRows(
    _ places: Range<Int>, isContinuing: Bool = false, to body: inout Markup
  ) {
    for place in places {
      let event = selection.shown[place]
      let hasRowAbove = place > places.lowerBound || isContinuing && place > 0
      let isSameTime = hasRowAbove && selection.shown[place - 1].time == event.time
      writeRow(for: event, number: place + 1, isSameTime: isSameTime, to: &body)
    }
  }

  private func writeRow(
    for event: TraceEvent, number: Int, isSameTime: Bool, to body: inout Markup
  ) {
    let sentence = EventSentence(event, in: trace).parts
    let identifier = Markup.Attribute.id("\(rowPrefix)row-\(number)")
    body.write(.tr, [.class(event.look.rawValue), identifier]) { row in
      strip?.writeCell(for: event, to: &row)
      row.write(.th, [Markup.Attribute(.scope, "row")], text: "\(number)")
      // A time that's the same as in the row above is only read aloud.
      row.write(.td, isSameTime ? [.class("fig-same")] : [], text: event.time.readableText)
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

// Support for a page whose table grows.
extension TraceTable {
  /// The number of rows.
  package var rowCount: Int { selection.shown.count }

  /// The common part of all rows: the lanes of their strips, in HTML.
  package var look: String { strip?.header.text ?? "" }

  /// Returns the rows from an index on, in HTML, without folds.
  package func rowsHTML(from place: Int) -> String {
    var rows = Markup()
    writeRows(min(place, rowCount)..<rowCount, isContinuing: true, to: &rows)
    return rows.text
  }

  /// Returns the sentences of the rows from an index on.
  package func sentences(from place: Int) -> [String] {
    selection.shown.dropFirst(place).map { EventSentence($0, in: trace).text }
  }
}
