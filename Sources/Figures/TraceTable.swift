package import TraceModel

/// The trace as a table: a row with a sentence for every shown event, followed by the reason if the
/// event has one.
///
/// A screen reader reads the table instead of the drawings, and you can search and print it.
package struct TraceTable: Figure {
  private let trace: Trace
  private let options: FigureOptions
  private let selection: EventSelection
  private let rows: TraceTableRows
  private let sections: [SequenceSection]

  /// Prepares the table of a trace.
  package init(of trace: Trace, options: FigureOptions) {
    self.trace = trace
    self.options = options
    selection = EventSelection(of: trace, options: options)
    rows = TraceTableRows(
      of: trace, options: options, strip: LaneStrip(of: trace, selection: selection))
    sections = SequenceSection.sections(
      of: SequenceRow.rows(for: selection, in: trace), in: trace
    ).filter { $0.isFolded }
  }

  /// Prepares the table next to a sequence diagram, with the same events in the same sections.
  package init(beside diagram: SequenceDiagram) {
    trace = diagram.trace
    options = diagram.options
    selection = diagram.selection
    let strip = LaneStrip(diagram.layout.lanes)
    rows = TraceTableRows(of: diagram.trace, options: diagram.options, strip: strip)
    sections = diagram.layout.sections.filter { $0.isFolded }
  }

  /// The table as HTML.
  package var bytes: [UInt8] { markup.bytes }

  private var markup: Markup {
    // The usual size of a row.
    var markup = Markup(reserving: 512 * (selection.shown.count + 2))
    markup.write(.div, [.class("fig")]) { figure in
      let look = rows.strip.map { "fig-table \($0.tableClass)" } ?? "fig-table"
      figure.write(.table, [.class(look), .id("\(rows.prefix)table")]) { table in
        table.write(.element(.caption, [], FigureCaption.pieces("Step by step", of: options)))
        table.write(.thead) { head in
          if let strip = rows.strip { head.write(strip.header) }
          head.write(.tr) { row in
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
      row.write(.td, [Markup.Attribute(.colspan, "3")], content)
    }
  }

  /// Writes rows.
  ///
  /// The content above the first row may be folded, so the first row shows its time.
  private func writeRows(_ places: Range<Int>, to body: inout Markup) {
    for place in places {
      let event = selection.shown[place]
      let isSameTime =
        place > places.lowerBound && selection.shown[place - 1].time == event.time
      rows.write(event, number: place + 1, isSameTime: isSameTime, to: &body)
    }
  }
}
