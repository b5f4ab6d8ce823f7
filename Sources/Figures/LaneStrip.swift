import TraceModel

/// The lanes of a sequence diagram in miniature, next to the rows of the trace table, which narrow
/// windows show in place of the diagram.
///
/// The style sheet draws them: a class of the table holds the number of lanes, and classes of a row
/// hold where its arrow starts and ends.
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

  /// The row over the lanes, with their names.
  var header: Markup {
    let names: [Markup] = lanes.map { .element(.span, text: $0.title) }
    return .element(
      .tr, [.class("fig-lanes"), Markup.Attribute(.ariaHidden, "true")],
      [.element(.td, [Markup.Attribute(.colspan, "3")], names)])
  }

  /// Returns the classes of an event's row: from lane to lane, or on one lane.
  func classes(of event: TraceEvent) -> String {
    let first: Int
    let last: Int
    switch SequenceRow.shape(of: event) {
    case .arrow(let from, let to): (first, last) = (number(of: from), number(of: to))
    case .loop(let lane), .dot(let lane), .capsule(let lane):
      first = number(of: lane)
      last = first
    }
    if first == last { return "at-\(first)" }
    let classes = "from-\(min(first, last)) to-\(max(first, last))"
    return first > last ? classes + " back" : classes
  }

  private func number(of id: ParticipantID) -> Int {
    for place in lanes.indices where lanes[place].participants.contains(id) { return place + 1 }
    return 1
  }
}
