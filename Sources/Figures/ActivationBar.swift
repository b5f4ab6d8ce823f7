import TraceModel

/// The bar on a lane that lasts as long as a call: from its arrow to the last event within it.
struct ActivationBar {
  /// The place of the lane.
  var lane: Int
  /// How many bars of the same lane it stands on.
  var level: Int
  /// The upper end.
  var top: Double
  /// The lower end.
  var bottom: Double
}

extension ActivationBar {
  /// Returns the bars of all rows, and for each row how many bars are open at its two ends while it
  /// is drawn.
  ///
  /// What is nested in a call stands in the events' depth, also where the nested events are not
  /// shown.
  static func bars(
    for rows: [SequenceRow], in trace: Trace, lanePlace: (ParticipantID) -> Int?
  ) -> (bars: [ActivationBar], levels: [(from: Int, to: Int)]) {
    var bars: [ActivationBar] = []
    var levels: [(from: Int, to: Int)] = []
    var open: [(bar: Int, depth: Int, receiver: ParticipantID, isSearch: Bool)] = []
    func level(_ id: ParticipantID) -> Int {
      open.reduce(0) { $0 + ($1.receiver == id ? 1 : 0) }
    }
    var nextRow = 0
    for event in trace.events where nextRow < rows.count {
      if event.kind == .hitTestResult,
        let place = open.lastIndex(where: { $0.isSearch && $0.receiver == event.from })
      {
        // The answer leaves from the bar of the call that it answers, and ends it.
        if rows[nextRow].event.index == event.index {
          bars[open[place].bar].bottom = rows[nextRow].y + SequenceMetrics.arrowY + 2
          levels.append((level(event.from), level(event.to) - (event.from == event.to ? 1 : 0)))
          nextRow += 1
        }
        open.removeSubrange(place...)
        continue
      }
      while let last = open.last, last.depth >= event.depth { open.removeLast() }
      guard rows[nextRow].event.index == event.index else { continue }
      let row = rows[nextRow]
      nextRow += 1
      for call in open {
        bars[call.bar].bottom = max(bars[call.bar].bottom, row.y + SequenceMetrics.rowHeight - 1)
      }
      let from = level(event.from)
      let below = level(event.to)
      guard event.kind.traits.lasts, let lane = lanePlace(event.to) else {
        levels.append((from, below))
        continue
      }
      let y = row.y + SequenceMetrics.arrowY
      bars.append(ActivationBar(lane: lane, level: below, top: y - 3, bottom: y + 6))
      open.append((bars.count - 1, event.depth, event.to, event.kind == .hitTest))
      // A message to oneself leaves and arrives beside the bar that it begins.
      levels.append(event.from == event.to ? (below + 1, below + 1) : (from, below + 1))
    }
    return (bars, levels)
  }
}
