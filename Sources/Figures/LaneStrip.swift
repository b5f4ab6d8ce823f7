import TraceModel

/// The lanes of a sequence diagram in miniature: a cell of the trace table that narrow windows show
/// in place of the diagram.
///
/// The style sheet draws it: one class holds the number of lanes, and two classes on the mark of a
/// row hold where its arrow starts and ends.
struct LaneStrip {
  /// More lanes than this leave no room for the sentence next to them.
  private static let maximumLanes = 12

  private let lanes: [SequenceLane]

  /// Prepares the strip, or returns `nil` when there are no lanes or too many.
  init?(of trace: Trace, selection: EventSelection) {
    let shapes = selection.shown.map { SequenceRow.shape(of: $0) }
    self.init(SequenceLane.lanes(for: shapes, in: trace, choosing: selection.choice))
  }

  /// Prepares the strip of the lanes that a diagram has, or returns `nil` when there are none or
  /// too many.
  init?(_ lanes: [SequenceLane]) {
    self.lanes = lanes
    guard !lanes.isEmpty, lanes.count <= LaneStrip.maximumLanes else { return nil }
  }

  /// The class of the table.
  var tableClass: String { "fig-lanes-\(lanes.count)" }

  /// The cell over the strips, with the names.
  var header: Markup {
    .element(
      .td, [.class("fig-lanes"), Markup.Attribute(.ariaHidden, "true")],
      lanes.map { .element(.span, text: $0.title) })
  }

  /// Writes the cell of an event: from lane to lane, or on one lane.
  func writeCell(for event: TraceEvent, to markup: inout Markup) {
    let first: Int
    let last: Int
    switch SequenceRow.shape(of: event) {
    case .arrow(let from, let to): (first, last) = (number(of: from), number(of: to))
    case .loop(let lane), .dot(let lane), .capsule(let lane):
      first = number(of: lane)
      last = first
    }
    var classes = "from-\(min(first, last)) to-\(max(first, last))"
    if first == last { classes += " at" }
    if first > last { classes += " back" }
    markup.write(.td, [.class("fig-lanes"), Markup.Attribute(.ariaHidden, "true")]) { cell in
      cell.write(.span, [.class(classes)])
    }
  }

  private func number(of id: ParticipantID) -> Int {
    for place in lanes.indices where lanes[place].participants.contains(id) { return place + 1 }
    return 1
  }
}
