import TraceModel

/// Where the lanes of states stand, and everything on them.
struct StateLayout {
  let lanes: [StateLane]

  /// The moment at which the run is over.
  let end: VirtualTime

  /// The ruler.
  let scale: TimeScale

  /// The upper edges of the lanes.
  private(set) var tops: [Double] = []

  /// The author's titles over lanes, with the upper edges of their lines.
  private(set) var groups: [(title: String, top: Double)] = []

  /// The height of the drawing.
  private(set) var height: Double

  init(of lanes: [StateLane], until end: VirtualTime) {
    self.lanes = lanes
    self.end = end
    var times: [VirtualTime] = [.zero, end]
    var demands: [TimeScale.Demand] = []
    for lane in lanes {
      for span in lane.involved { times += [span.start, span.end] }
      for row in lane.rows {
        for (place, item) in row.enumerated() {
          times += [item.start, item.end, item.occupied]
          demands.append(
            TimeScale.Demand(
              start: item.start, end: place + 1 < row.count ? row[place + 1].start : nil,
              width: StateMetrics.labelInset + item.labelWidth + StateMetrics.labelSpace))
          // A band is at least as long as what is written on it.
          if !item.isMark {
            demands.append(
              TimeScale.Demand(
                start: item.start, end: item.end,
                width: StateMetrics.labelInset + item.labelWidth + StateMetrics.labelSpace))
          }
        }
      }
    }
    scale = TimeScale(times, demands: demands) { start, end in
      !lanes.contains { $0.isBusy(from: start, to: end) }
    }
    height = StateMetrics.rulerHeight
    for (place, lane) in lanes.enumerated() {
      if !lane.group.isEmpty, place == 0 || lanes[place - 1].group != lane.group {
        groups.append((lane.group, height))
        height += StateMetrics.groupHeight
      }
      tops.append(height)
      let rows = Double(max(1, lane.rows.count)) * StateMetrics.rowHeight
      var lines = Double(lane.name.count) * 15
      lines += Double(lane.sortLines.count) * 14
      height += max(StateMetrics.leastLane, max(rows, lines) + StateMetrics.laneSpace)
    }
    height += 1
  }

  /// The width of the column of names.
  var namesWidth: Double {
    var width = 48.0
    for lane in lanes {
      for line in lane.name { width = max(width, FontFace.laneName.width(of: line)) }
      for line in lane.sortLines { width = max(width, FontFace.small.width(of: line)) }
      width = max(width, FontFace.small.width(of: lane.group))
    }
    return width + 2 * StateMetrics.margin
  }

  /// The width of the drawing beside the names.
  var width: Double { scale.width + 2 * StateMetrics.margin }

  /// Where a moment stands in the drawing.
  func x(at time: VirtualTime) -> Double { StateMetrics.margin + scale.x(at: time) }
}
