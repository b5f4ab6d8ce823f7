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

  /// The top edges of the lanes' rows.
  private(set) var tops: [Double] = []

  /// The author's titles over lanes, with the top edges of their lines.
  private(set) var groups: [(title: String, top: Double)] = []

  /// The height of the drawing.
  private(set) var height: Double

  /// The form of the drawing.
  var form: StateForm { scale.form }

  init(of lanes: [StateLane], until end: VirtualTime, on scale: TimeScale, within limit: Double) {
    self.lanes = lanes
    self.end = end
    self.scale = scale
    packed = lanes.map { PackedLane($0, on: scale, within: limit) }
    height = StateMetrics.rulerHeight
    for (place, lane) in lanes.enumerated() {
      if !lane.group.isEmpty, place == 0 || lanes[place - 1].group != lane.group {
        groups.append((lane.group, height))
        height += StateMetrics.groupHeight
      }
      let rows = Double(max(1, packed[place].rows.count)) * StateMetrics.rowHeight
      if scale.form.isSlender {
        tops.append(height + StateMetrics.nameHeight)
        height += StateMetrics.nameHeight + rows + StateMetrics.laneSpace
        continue
      }
      tops.append(height)
      var lines = Double(lane.name.count) * 15
      lines += Double(lane.sortLines.count) * 14
      height += max(StateMetrics.minimumLane, max(rows, lines) + StateMetrics.laneSpace)
    }
    height += 1
  }

  /// The width of the column of names.
  var namesWidth: Double { Self.namesWidth(of: lanes) }

  /// Returns the width of the column of some lanes' names.
  static func namesWidth(of lanes: [StateLane]) -> Double {
    var width = 48.0
    for lane in lanes {
      for line in lane.name { width = max(width, FontFace.laneName.width(of: line)) }
      for line in lane.sortLines { width = max(width, FontFace.small.width(of: line)) }
      width = max(width, FontFace.small.width(of: lane.group))
    }
    return width + 2 * StateMetrics.margin
  }

  /// The width of the drawing, without the names next to it.
  var width: Double {
    guard !form.isSlender else { return form.width }
    var right = scale.x(at: end) + form.tail
    for lane in packed { right = max(right, lane.right) }
    return right + 2 * form.margin
  }

  /// The breaks of the ruler within this run.
  var breaks: [TimeScale.Break] { scale.breaks.filter { $0.end <= end } }

  /// Returns the position of a time in the drawing; whole in a slender one, which must be small.
  func x(at time: VirtualTime) -> Double {
    let x = form.margin + scale.x(at: time)
    return form.isSlender ? x.rounded() : x
  }
}
