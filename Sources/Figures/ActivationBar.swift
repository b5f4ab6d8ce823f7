import TraceModel

/// The bar on a lane for the duration of a call: from its arrow to the last event within it.
struct ActivationBar {
  /// The index of the lane.
  var lane: Int
  /// The number of bars of the same lane below this one.
  var level: Int
  /// The top edge.
  var top: Double
  /// The bottom edge.
  var bottom: Double
}

extension ActivationBar {
  /// Returns the bars of all rows, and for each row the number of bars that are open at its two
  /// ends while it's drawn.
  ///
  /// The events' depth determines the nesting, even when the nested events aren't shown.
  static func bars(
    for rows: [SequenceRow], in trace: Trace, lanePlace: (ParticipantID) -> Int?
  ) -> (bars: [ActivationBar], levels: [(from: Int, to: Int)]) {
    var bars: [ActivationBar] = []
    var levels: [(from: Int, to: Int)] = []
    var open: [(bar: Int, depth: Int, receiver: ParticipantID, isSearch: Bool)] = []
    func level(_ id: ParticipantID) -> Int {
      let lane = lanePlace(id)
      return open.reduce(0) { $0 + (bars[$1.bar].lane == lane ? 1 : 0) }
    }
    var nextRow = 0
    for event in trace.events where nextRow < rows.count {
      if event.kind == .hitTestResult,
        let place = open.lastIndex(where: { $0.isSearch && $0.receiver == event.from })
      {
        // The return arrow starts at the bar of the call that it answers, and ends that bar.
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
      // A message to the same lane starts and arrives next to the bar that it begins.
      levels.append(event.from == event.to ? (below + 1, below + 1) : (from, below + 1))
    }
    return (bars, levels)
  }
}
