import TraceModel

/// The lines, bars, arrows, and labels below the header.
struct SequenceDrawing {
  private let layout: SequenceLayout
  private let places: Range<Int>
  private let top: Double
  private let bottom: Double

  /// Draws a section of a diagram, or all of it.
  init(of layout: SequenceLayout, section: SequenceSection? = nil) {
    self.layout = layout
    let section = section ?? SequenceSection(rows: layout.rows.indices)
    places = section.rows
    (top, bottom) = layout.edges(of: section)
  }

  /// The drawing, from back to front, with the rows in order last.
  var content: Markup {
    var markup = Markup()
    writeBackground(to: &markup)
    writeGutter(to: &markup)
    guard !places.isEmpty else { return markup }
    markup.write(.g, [.class("fig-rows")]) { rows in
      for place in places {
        rows.write(.g, [.class(layout.rows[place].event.look.rawValue)], isEmpty: isEmpty(place)) {
          writeShape(of: place, to: &$0)
        }
      }
    }
    return markup
  }

  // MARK: Background

  private func writeBackground(to markup: inout Markup) {
    var turns = PathData()
    for place in places where place > 0 {
      let row = layout.rows[place]
      guard row.beginsTurn, row.gap == nil, row.top > top else { continue }
      turns += "M\(SequenceMetrics.margin) \(row.y - 3.5)H\(layout.width - SequenceMetrics.margin)"
    }
    var bars = PathData()
    for bar in layout.bars where bar.bottom > top && bar.top < bottom {
      let left =
        layout.lanes[bar.lane].x - SequenceMetrics.halfBar
        + Double(bar.level) * SequenceMetrics.barShift
      let width = 2 * SequenceMetrics.halfBar
      // A bar that continues in the next section is cut off by the edge, slightly beyond it.
      let start = max(bar.top, top - 2)
      let height = min(bar.bottom, bottom + 2) - start
      bars += "M\(left) \(start)h\(width)v\(height)h-\(width)z"
    }
    let lines = SequenceLifelines(of: layout, from: top, to: bottom)
    for (name, path) in [
      ("fig-turn", turns), ("fig-lifeline", lines.solid), ("fig-pause", lines.pauses),
      ("fig-bar", bars), ("fig-life", lines.ends),
    ] where !path.isEmpty {
      markup.write(path: path, name)
    }
  }

  /// Writes the numbers of the rows, the times at which turns begin, and the pauses between them.
  private func writeGutter(to markup: inout Markup) {
    func write(_ text: String, x: Double, y: Double, to markup: inout Markup) {
      markup.write(.text, [Markup.Attribute(.x, x), Markup.Attribute(.y, y)], text: text)
    }
    if places.contains(where: { layout.rows[$0].gap != nil }) {
      markup.write(.g, [.class("fig-gaps")]) { gaps in
        for row in layout.rows[places] {
          guard let gap = row.gap else { continue }
          write("+\(gap.text)", x: layout.timeEdge, y: row.y - 8.5, to: &gaps)
        }
      }
    }
    if places.contains(where: { layout.rows[$0].beginsTurn }) {
      markup.write(.g, [.class("fig-times")]) { times in
        for row in layout.rows[places] where row.beginsTurn {
          write(row.event.time.readableText, x: layout.timeEdge, y: row.y + 18.5, to: &times)
        }
      }
    }
    guard !places.isEmpty else { return }
    // All numbers have the same position, which the group has for them.
    let shift = Markup.Attribute(.transform, "translate(\(layout.numberEdge.text()))")
    markup.write(.g, [.class("fig-numbers"), shift]) { numbers in
      for place in places {
        let y = layout.rows[place].y + 18.5
        numbers.write(.text, [Markup.Attribute(.y, y)], text: "\(place + 1)")
      }
    }
  }

  // MARK: Rows

  /// Returns whether a row is empty, because its participants have no lanes.
  private func isEmpty(_ place: Int) -> Bool {
    let row = layout.rows[place]
    if case .capsule = row.shape { return false }
    return row.shape.ends.contains { layout.lanePlace($0) == nil }
  }

  private func writeShape(of place: Int, to markup: inout Markup) {
    let row = layout.rows[place]
    switch row.shape {
    case .arrow(let from, let to):
      guard let a = layout.lanePlace(from), let b = layout.lanePlace(to) else { return }
      let arrow = SequenceArrow(
        event: row.event, isLate: row.isLate,
        from: edge(of: a, level: layout.levels[place].from, towards: b),
        to: edge(of: b, level: layout.levels[place].to, towards: a),
        y: row.y + SequenceMetrics.arrowY)
      writeLabel(of: place, to: &markup)
      arrow.write(to: &markup)
      writeTip(of: row, on: a, to: &markup)
      writeTies(of: place, to: &markup)
    case .loop(let id):
      guard let lane = layout.lanePlace(id) else { return }
      writeLabel(of: place, to: &markup)
      writeLoop(of: place, on: lane, to: &markup)
      writeTies(of: place, to: &markup)
    case .dot(let id):
      guard let lane = layout.lanePlace(id) else { return }
      writeFingertip(row.event, x: layout.lanes[lane].x, y: row.y + 14, to: &markup)
      writeLabel(of: place, to: &markup)
    case .capsule:
      writeTies(of: place, to: &markup)
      writeCapsule(around: layout.labels[place].box, to: &markup)
      writeLabel(of: place, to: &markup)
    }
  }

  private func writeLoop(of place: Int, on lane: Int, to markup: inout Markup) {
    let row = layout.rows[place]
    let level = layout.levels[place].to
    let x = edge(of: lane, level: level, towards: Int.max)
    let reach =
      layout.lanes[lane].x + SequenceMetrics.loopWidth - x
      + Double(max(0, level - 1)) * SequenceMetrics.barShift
    let head: PathData = row.event.isDenial ? "m2-4l-8 8m0-8l8 8" : "m6-4l-6 4 6 4"
    markup.write(
      path: "M\(x) \(row.y + 9)h\(reach - 4)q4 0 4 4v3q0 4-4 4h-\(reach - 10)\(head)", "fig-open")
  }

  /// Writes the lines to other recognizers: next to a capsule, or under a question.
  private func writeTies(of place: Int, to markup: inout Markup) {
    let row = layout.rows[place]
    for tie in row.ties {
      guard let from = layout.lanePlace(tie.from), let to = layout.lanePlace(tie.to), from != to
      else { continue }
      let end = layout.lanes[to].x
      guard case .capsule = row.shape else {
        let y = row.y + SequenceMetrics.rowHeight - 2.5
        tie.write(to: &markup, from: layout.lanes[from].x, to: end, y: y)
        continue
      }
      let box = layout.labels[place].box
      tie.write(
        to: &markup, from: end < box.midX ? box.minX - 5 : box.maxX + 5, to: end, y: box.midY)
    }
  }

  /// Writes the fingertip at the beginning of an arrow, when a finger does something.
  private func writeTip(of row: SequenceRow, on lane: Int, to markup: inout Markup) {
    let y = row.y + SequenceMetrics.arrowY
    writeFingertip(row.event, x: layout.lanes[lane].x, y: y, to: &markup)
  }

  /// Writes a disc for a finger that touches down, a dot while it moves, or a ring when it's
  /// lifted.
  private func writeFingertip(_ event: TraceEvent, x: Double, y: Double, to markup: inout Markup) {
    guard case .finger(let change, _, _) = event.payload else { return }
    let r = change == .moves || change == .trembles ? 3.0 : 5.0
    markup.write(
      path: "M\(x - r) \(y)a\(r) \(r) 0 1 0 \(2 * r) 0a\(r) \(r) 0 1 0-\(2 * r) 0z",
      change == .lifts ? "fig-ring" : "fig-dot")
  }

  /// Returns the x-coordinate where an arrow meets a lane: at the edge of its topmost bar, or at
  /// the line.
  private func edge(of lane: Int, level: Int, towards other: Int) -> Double {
    let x = layout.lanes[lane].x
    guard level > 0 else { return x }
    let shift = Double(level - 1) * SequenceMetrics.barShift
    return other > lane ? x + shift + SequenceMetrics.halfBar : x - SequenceMetrics.halfBar + shift
  }

  private func writeCapsule(around box: CGRect, to markup: inout Markup) {
    let half = SequenceMetrics.halfCapsule
    let straight = max(0, box.width - half)
    let left = box.midX - straight / 2
    markup.write(
      path: "M\(left) \(box.midY - half)h\(straight)a\(half) \(half) 0 0 1 0 \(2 * half)"
        + "h-\(straight)a\(half) \(half) 0 0 1 0-\(2 * half)z", "fig-capsule")
  }

  private func writeLabel(of place: Int, to markup: inout Markup) {
    let row = layout.rows[place]
    let label = layout.labels[place]
    let x = Markup.Attribute(.x, label.x)
    let y = Markup.Attribute(.y, label.baseline)
    markup.write(.text, label.isCentred ? [x, y] : [.class("fig-side"), x, y]) { text in
      text.write(row.word)
      if !row.detail.isEmpty { text.write(.tspan, text: " \(row.detail)") }
    }
  }
}
