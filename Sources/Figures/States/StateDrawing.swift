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

  /// Everything but the names next to the drawing, from back to front.
  var content: Markup {
    var markup = Markup()
    writeRuler(to: &markup)
    for place in layout.lanes.indices { writeMarks(on: place, to: &markup) }
    for cut in layout.breaks { writeTear(cut, to: &markup) }
    for place in layout.lanes.indices { writeMovedLabels(on: place, to: &markup) }
    return markup
  }

  // MARK: Ruler

  func writeRuler(to markup: inout Markup) {
    markup.write(rules(to: layout.width))
    let ticks = layout.scale.ticks(until: layout.end).map { tick in
      (x: layout.form.margin + tick.x, label: tick.time.readableText)
    }
    var grid = PathData()
    for tick in ticks { grid += "M\(tick.x) \(StateMetrics.rulerHeight - 6)V\(layout.height)" }
    if !grid.isEmpty { markup.write(path: grid, "fig-turn") }
    markup.write(.g, [.class("fig-times")], isEmpty: ticks.isEmpty) { numbers in
      for tick in ticks {
        let half = layout.form.numbers.width(of: tick.label) / 2
        let left = min(max(2, tick.x - half), layout.width - 2 * half - 2)
        numbers.write(text(tick.label, x: left, y: 17, class: ""))
      }
    }
  }

  /// Writes a break of the ruler, as a tear through all lanes, with the time that's left out.
  func writeTear(_ cut: TimeScale.Break, to markup: inout Markup) {
    let left = layout.form.margin + cut.left
    let right = layout.form.margin + cut.right
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
      // A slender drawing has no room for the time, which the note below tells.
      if !layout.form.isSlender {
        tear.write(text(cut.text, x: (left + right) / 2 - half + 1.5, y: 17, class: ""))
      }
    }
  }

  /// Returns the lines under the ruler and between the lanes.
  private func rules(to width: Double) -> Markup {
    var path = PathData()
    let rise = layout.form.isSlender ? StateMetrics.nameHeight : 0
    for top in layout.groups.map({ $0.top }) + layout.tops.map({ $0 - rise }) {
      path += "M0 \(top + 0.5)H\(width)"
    }
    path += "M0 \(layout.height - 0.5)H\(width)"
    return .path(path, "fig-rule")
  }

  // MARK: Lanes

  private func writeMarks(on place: Int, to markup: inout Markup) {
    let involved = involvement(on: place)
    if !involved.isEmpty { markup.write(path: involved, "fig-involved") }
    for (row, items) in layout.packed[place].rows.enumerated() {
      let y = y(of: row, on: place)
      for piece in items {
        let item = piece.item
        markup.write(.g, [.class(item.look.rawValue)] + steps.marks(of: item)) {
          writeShape(of: piece, at: y, to: &$0)
        }
      }
    }
  }

  private func writeShape(of piece: PackedLane.Piece, at y: Double, to markup: inout Markup) {
    let shape = shape(of: piece, at: y)
    if !shape.missed.isEmpty { markup.write(path: shape.missed, "fig-missed") }
    if !shape.band.isEmpty { markup.write(path: shape.band, "fig-band") }
    markup.write(path: shape.mark, "fig-mark")
    if !piece.isMoved { writeLabel(of: piece, at: y, to: &markup) }
  }

  /// Returns the paths of an item: the time that a wait lacks, its band, and its beginning.
  func shape(
    of piece: PackedLane.Piece, at y: Double
  ) -> (missed: PathData, band: PathData, mark: PathData) {
    let item = piece.item
    let left = layout.x(at: item.start)
    let width = layout.x(at: item.end) - left
    let height = StateMetrics.bandHeight
    var (missed, band) = (PathData(), PathData())
    if let limit = item.limit {
      let right = left + width
      let rest = layout.x(at: limit) - right
      missed = "M\(right) \(y)h\(rest)v\(height)h-\(rest)"
    }
    if !item.isMark { band = "M\(left) \(y)h\(width)v\(height)h-\(width)z" }
    return (missed, band, "M\(left + 1) \(y)v\(height)")
  }

  /// Returns the bars for the times when a participant was involved with a touch, as far as nothing
  /// else is there.
  func involvement(on place: Int) -> PathData {
    let top = y(of: 0, on: place) + 7.5
    var involved = PathData()
    for span in layout.lanes[place].involved {
      let (start, end) = (layout.scale.x(at: span.start), layout.scale.x(at: span.end))
      for stretch in layout.packed[place].free(from: start, to: max(start + 2, end)) {
        let width = stretch.right - stretch.left
        involved += "M\(layout.form.margin + stretch.left) \(top)h\(width)v3h-\(width)z"
      }
    }
    return involved
  }

  func writeLabel(of piece: PackedLane.Piece, at y: Double, to markup: inout Markup) {
    let (word, detail) = piece.words
    guard !word.isEmpty else { return }
    // The font can be narrower than it's assumed to be, and the text still ends at its mark.
    let start = piece.side == .before ? piece.labelEnd : piece.label
    var place: [Markup.Attribute] =
      switch piece.side {
      case .inside: []
      case .after, .above: [.class("fig-outside")]
      case .before: [.class("fig-outside fig-before")]
      }
    let x = layout.form.margin + start
    place.append(Markup.Attribute(.x, layout.form.isSlender ? x.rounded() : x))
    let rise = piece.side == .above ? StateMetrics.rowHeight : 0
    place.append(Markup.Attribute(.y, y + 13 - rise))
    markup.write(.text, place) { text in
      text.write(word)
      if !detail.isEmpty { text.write(.tspan, text: " \(detail)") }
    }
  }

  /// Writes the labels that aren't at their usual position, which can cross a break.
  private func writeMovedLabels(on place: Int, to markup: inout Markup) {
    for (row, items) in layout.packed[place].rows.enumerated() {
      for piece in items where piece.isMoved && !piece.words.word.isEmpty {
        markup.write(.g, [.class(piece.item.look.rawValue)] + steps.marks(of: piece.item)) {
          writeLabel(of: piece, at: y(of: row, on: place), to: &$0)
        }
      }
    }
  }

  /// Returns the top edge of the bands in a row of a lane.
  func y(of row: Int, on place: Int) -> Double {
    let space = layout.form.isSlender ? 2 : StateMetrics.laneSpace / 2
    return layout.tops[place] + space + Double(row) * StateMetrics.rowHeight + 3
  }

  func text(_ text: String, x: Double, y: Double, class name: String) -> Markup {
    let place = [Markup.Attribute(.x, x), Markup.Attribute(.y, y)]
    return .element(.text, name.isEmpty ? place : [.class(name)] + place, text: text)
  }
}
