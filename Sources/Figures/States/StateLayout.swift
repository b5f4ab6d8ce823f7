import TraceModel

/// The positions of the state lanes, and of everything on them.
struct StateLayout {
  let lanes: [StateLane]

  /// The time when the run is over.
  let end: VirtualTime

  /// The ruler, which the figures of other variants may share.
  let scale: TimeScale

  /// The rows of each lane.
  let packed: [PackedLane]

  /// The top edges of the lanes.
  private(set) var tops: [Double] = []

  /// The author's titles over lanes, with the top edges of their lines.
  private(set) var groups: [(title: String, top: Double)] = []

  /// The height of the drawing.
  private(set) var height: Double

  init(of lanes: [StateLane], until end: VirtualTime, on scale: TimeScale) {
    self.lanes = lanes
    self.end = end
    self.scale = scale
    packed = lanes.map { PackedLane($0, on: scale) }
    height = StateMetrics.rulerHeight
    for (place, lane) in lanes.enumerated() {
      if !lane.group.isEmpty, place == 0 || lanes[place - 1].group != lane.group {
        groups.append((lane.group, height))
        height += StateMetrics.groupHeight
      }
      tops.append(height)
      let rows = Double(max(1, packed[place].rows.count)) * StateMetrics.rowHeight
      var lines = Double(lane.name.count) * 15
      lines += Double(lane.sortLines.count) * 14
      height += max(StateMetrics.minimumLane, max(rows, lines) + StateMetrics.laneSpace)
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

  /// The width of the drawing next to the names.
  var width: Double {
    var right = scale.x(at: end) + StateMetrics.tail
    for lane in packed { right = max(right, lane.right) }
    return right + 2 * StateMetrics.margin
  }

  /// The breaks of the ruler within this run.
  var breaks: [TimeScale.Break] { scale.breaks.filter { $0.end <= end } }

  /// Returns the position of a time in the drawing.
  func x(at time: VirtualTime) -> Double { StateMetrics.margin + scale.x(at: time) }
}
