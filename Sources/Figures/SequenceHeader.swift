import TraceModel

/// The names over the lanes, and over them the groups that they belong to.
struct SequenceHeader {
  private let layout: SequenceLayout
  private let height: Double

  init(of layout: SequenceLayout) {
    self.layout = layout
    height = SequenceHeader.height(of: layout.lanes)
  }

  private static let groupBaseline = 15.0
  private static let groupRule = 21.5
  private static let lineHeight = 15.0

  /// Returns the height that the names of lanes need, in CSS pixels.
  static func height(of lanes: [SequenceLane]) -> Double {
    var lines = 0
    for lane in lanes { lines = max(lines, lane.name.count + lane.sort.count) }
    return groupRule + 5 + Double(lines) * lineHeight + 6
  }

  /// The header's pieces.
  var content: [Markup] {
    var pieces: [Markup] = []
    var rules = ""
    var start = layout.lanes.startIndex
    while start < layout.lanes.endIndex {
      let group = layout.lanes[start].group
      var end = start
      while end + 1 < layout.lanes.endIndex, layout.lanes[end + 1].group == group { end += 1 }
      let left = layout.lanes[start].x - layout.lanes[start].halfHeader
      let right = layout.lanes[end].x + layout.lanes[end].halfHeader
      let half = FontFace.small.width(of: group.title) / 2
      let middle = (left + right) / 2
      rules += "M\(min(left, middle - half).text()) \(SequenceHeader.groupRule.text())"
      rules += "H\(max(right, middle + half).text())"
      pieces.append(
        SequenceHeader.line(
          group.title, x: middle, y: SequenceHeader.groupBaseline, class: "fig-group"))
      start = end + 1
    }
    if !rules.isEmpty {
      pieces.append(.element(.path, [.class("fig-rule"), Markup.Attribute(.d, rules)]))
    }
    for lane in layout.lanes {
      pieces.append(
        .element(
          .g, [.class("fig-lane"), Markup.Attribute(.dataName, lane.title)], names(of: lane)))
    }
    return pieces
  }

  /// Returns the lines of one lane, aligned at the bottom edge so that all are close to their
  /// lifelines.
  private func names(of lane: SequenceLane) -> [Markup] {
    var pieces: [Markup] = []
    let lines = lane.name.count + lane.sort.count
    var y = height - 9 - Double(lines - 1) * SequenceHeader.lineHeight
    for line in lane.name {
      pieces.append(SequenceHeader.line(line, x: lane.x, y: y, class: "fig-name"))
      y += SequenceHeader.lineHeight
    }
    for line in lane.sort {
      pieces.append(SequenceHeader.line(line, x: lane.x, y: y - 1, class: "fig-sort"))
      y += SequenceHeader.lineHeight
    }
    return pieces
  }

  private static func line(_ text: String, x: Double, y: Double, class: String) -> Markup {
    .element(
      .text, [.class(`class`), Markup.Attribute(.x, x), Markup.Attribute(.y, y)], text: text)
  }
}
