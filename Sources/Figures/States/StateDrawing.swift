import TraceModel

/// The ruler, the lanes, and everything on them in SVG.
struct StateDrawing {
  let layout: StateLayout
  let steps: StepTimes

  /// The names of the lanes, which are next to the drawing.
  var names: [Markup] {
    var pieces: [Markup] = [rules(to: layout.namesWidth)]
    for group in layout.groups {
      pieces.append(
        text(group.title, x: StateMetrics.margin, y: group.top + 13.5, class: "fig-sort"))
    }
    for (lane, top) in zip(layout.lanes, layout.tops) {
      var y = top + 21.5
      var lines: [Markup] = []
      for line in lane.name {
        lines.append(text(line, x: StateMetrics.margin, y: y, class: "fig-name"))
        y += 15
      }
      for line in lane.sortLines {
        lines.append(text(line, x: StateMetrics.margin, y: y - 1, class: "fig-sort"))
        y += 14
      }
      pieces.append(
        .element(.g, [.class("fig-lane"), Markup.Attribute(.dataName, lane.title)], lines))
    }
    return pieces
  }

  /// Everything but the names, from back to front.
  var content: Markup {
    var markup = Markup()
    writeRuler(to: &markup)
    for place in layout.lanes.indices { writeMarks(on: place, to: &markup) }
    for cut in layout.breaks { writeTear(cut, to: &markup) }
    return markup
  }

  // MARK: Ruler

  private func writeRuler(to markup: inout Markup) {
    markup.write(rules(to: layout.width))
    let ticks = layout.scale.ticks(until: layout.end).map { tick in
      (x: StateMetrics.margin + tick.x, label: tick.time.readableText)
    }
    var grid = PathData()
    for tick in ticks { grid += "M\(tick.x) \(StateMetrics.rulerHeight - 6)V\(layout.height)" }
    if !grid.isEmpty { markup.write(path: grid, "fig-turn") }
    markup.write(.g, [.class("fig-times")], isEmpty: ticks.isEmpty) { numbers in
      for tick in ticks {
        let half = FontFace.small.width(of: tick.label) / 2
        numbers.write(text(tick.label, x: max(2, tick.x - half), y: 17, class: ""))
      }
    }
  }

  /// Writes a break of the ruler, as a tear through all lanes, with the time that's left out.
  private func writeTear(_ cut: TimeScale.Break, to markup: inout Markup) {
    let left = StateMetrics.margin + cut.left
    let right = StateMetrics.margin + cut.right
    let half = FontFace.small.width(of: cut.text) / 2
    var edge = PathData()
    var back = PathData()
    var y = 0.0
    while y < layout.height {
      edge += "l3 4-3 4"
      back += "l3-4-3-4"
      y += 8
    }
    markup.write(.g, [.class("fig-cut")]) { tear in
      tear.write(path: "M\(left) 0\(edge)H\(right)\(back)z", "fig-gap")
      tear.write(path: "M\(left) 0\(edge)M\(right) 0\(edge)", "fig-tear")
      tear.write(text(cut.text, x: (left + right) / 2 - half + 1.5, y: 17, class: ""))
    }
  }

  /// Returns the lines under the ruler and between the lanes.
  private func rules(to width: Double) -> Markup {
    var path = PathData()
    for top in layout.groups.map({ $0.top }) + layout.tops + [layout.height - 1] {
      path += "M0 \(top + 0.5)H\(width)"
    }
    return .path(path, "fig-rule")
  }

  // MARK: Lanes

  private func writeMarks(on place: Int, to markup: inout Markup) {
    let lane = layout.lanes[place]
    let top = layout.tops[place] + StateMetrics.laneSpace / 2
    var involved = PathData()
    for span in lane.involved {
      let (start, end) = (layout.scale.x(at: span.start), layout.scale.x(at: span.end))
      for stretch in layout.packed[place].free(from: start, to: max(start + 2, end)) {
        let width = stretch.right - stretch.left
        involved += "M\(StateMetrics.margin + stretch.left) \(top + 10.5)h\(width)v3h-\(width)z"
      }
    }
    if !involved.isEmpty { markup.write(path: involved, "fig-involved") }
    for (row, items) in layout.packed[place].rows.enumerated() {
      let y = top + Double(row) * StateMetrics.rowHeight + 3
      for piece in items {
        let item = piece.item
        markup.write(.g, [.class(item.look.rawValue)] + steps.marks(of: item)) {
          writeShape(of: piece, at: y, to: &$0)
        }
      }
    }
  }

  private func writeShape(of piece: PackedLane.Piece, at y: Double, to markup: inout Markup) {
    let item = piece.item
    let left = layout.x(at: item.start)
    let width = layout.x(at: item.end) - left
    let height = StateMetrics.bandHeight
    if let limit = item.limit {
      let right = left + width
      let rest = layout.x(at: limit) - right
      markup.write(path: "M\(right) \(y)h\(rest)v\(height)h-\(rest)", "fig-missed")
    }
    if !item.isMark {
      markup.write(path: "M\(left) \(y)h\(width)v\(height)h-\(width)z", "fig-band")
    }
    markup.write(path: "M\(left + 1) \(y)v\(height)", "fig-mark")
    let (word, detail) = item.label
    guard !word.isEmpty else { return }
    let x = Markup.Attribute(.x, StateMetrics.margin + piece.label)
    let baseline = Markup.Attribute(.y, y + 13)
    markup.write(.text, piece.isBeside ? [.class("fig-beside"), x, baseline] : [x, baseline]) {
      text in
      text.write(word)
      if !detail.isEmpty { text.write(.tspan, text: " \(detail)") }
    }
  }

  private func text(_ text: String, x: Double, y: Double, class name: String) -> Markup {
    let place = [Markup.Attribute(.x, x), Markup.Attribute(.y, y)]
    return .element(.text, name.isEmpty ? place : [.class(name)] + place, text: text)
  }
}
