import TraceModel

/// The ruler, the lanes and everything on them as SVG.
struct StateDrawing {
  private let layout: StateLayout
  private let steps: StepTimes

  init(of layout: StateLayout, steps: StepTimes) {
    self.layout = layout
    self.steps = steps
  }

  /// The names of the lanes, which stand beside the drawing.
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

  /// Everything but the names, those pieces at the back first.
  var content: [Markup] {
    var pieces = ruler
    for place in layout.lanes.indices { pieces += marks(on: place) }
    return pieces + layout.breaks.map(tear)
  }

  // MARK: Ruler

  private var ruler: [Markup] {
    var grid = ""
    var numbers: [Markup] = []
    for tick in layout.scale.ticks(until: layout.end) {
      let x = StateMetrics.margin + tick.x
      grid += "M\(x.text()) \((StateMetrics.rulerHeight - 6).text())V\(layout.height.text())"
      let label = tick.time.text
      let half = FontFace.small.width(of: label) / 2
      numbers.append(text(label, x: max(2, x - half), y: 17, class: ""))
    }
    return [
      rules(to: layout.width),
      .element(.path, [.class("fig-turn"), Markup.Attribute(.d, grid)]),
      .element(.g, [.class("fig-times")], numbers),
    ].filter { piece in
      if case .element(.path, let attributes, _) = piece.content {
        return !attributes.contains { $0.name == .d && $0.value.isEmpty }
      }
      return true
    }
  }

  /// A break of the ruler, torn through all lanes, with how much time is left out.
  private func tear(_ cut: TimeScale.Break) -> Markup {
    let left = StateMetrics.margin + cut.left
    let right = StateMetrics.margin + cut.right
    let half = FontFace.small.width(of: cut.text) / 2
    var edge = ""
    var back = ""
    var y = 0.0
    while y < layout.height {
      edge += "l3 4-3 4"
      back += "l3-4-3-4"
      y += 8
    }
    return .element(
      .g, [.class("fig-cut")],
      [
        path("fig-gap", "M\(left.text()) 0\(edge)H\(right.text())\(back)z"),
        path("fig-tear", "M\(left.text()) 0\(edge)M\(right.text()) 0\(edge)"),
        text(cut.text, x: (left + right) / 2 - half + 1.5, y: 17, class: ""),
      ])
  }

  /// The lines under the ruler and between the lanes.
  private func rules(to width: Double) -> Markup {
    var path = ""
    for top in layout.groups.map({ $0.top }) + layout.tops + [layout.height - 1] {
      path += "M0 \((top + 0.5).text())H\(width.text())"
    }
    return .element(.path, [.class("fig-rule"), Markup.Attribute(.d, path)])
  }

  // MARK: Lanes

  private func marks(on place: Int) -> [Markup] {
    let lane = layout.lanes[place]
    let top = layout.tops[place] + StateMetrics.laneSpace / 2
    var pieces: [Markup] = []
    var involved = ""
    for span in lane.involved {
      let (start, end) = (layout.scale.x(at: span.start), layout.scale.x(at: span.end))
      for stretch in layout.packed[place].free(from: start, to: max(start + 2, end)) {
        let left = StateMetrics.margin + stretch.left
        let width = stretch.right - stretch.left
        involved += "M\(left.text()) \((top + 10.5).text())h\(width.text())v3h-\(width.text())z"
      }
    }
    if !involved.isEmpty {
      pieces.append(
        .element(
          .path, [.class("fig-involved"), Markup.Attribute(.d, involved)]))
    }
    for (row, items) in layout.packed[place].rows.enumerated() {
      let y = top + Double(row) * StateMetrics.rowHeight + 3
      for piece in items {
        let item = piece.item
        pieces.append(
          .element(
            .g, [.class(item.look.rawValue)] + steps.marks(of: item), shape(of: piece, at: y)))
      }
    }
    return pieces
  }

  private func shape(of piece: PackedLane.Piece, at y: Double) -> [Markup] {
    let item = piece.item
    let left = layout.x(at: item.start)
    let width = layout.x(at: item.end) - left
    let height = StateMetrics.bandHeight
    var pieces: [Markup] = []
    if let limit = item.limit {
      let right = left + width
      let rest = layout.x(at: limit) - right
      pieces.append(
        path(
          "fig-missed",
          "M\(right.text()) \(y.text())h\(rest.text())v\(height.text())h-\(rest.text())"))
    }
    if !item.isMark {
      pieces.append(
        path(
          "fig-band",
          "M\(left.text()) \(y.text())h\(width.text())v\(height.text())h-\(width.text())z"))
    }
    pieces.append(path("fig-mark", "M\((left + 1).text()) \(y.text())v\(height.text())"))
    let (word, detail) = item.label
    guard !word.isEmpty else { return pieces }
    var children: [Markup] = [.text(word)]
    if !detail.isEmpty { children.append(.element(.tspan, text: " \(detail)")) }
    pieces.append(
      .element(
        .text,
        (piece.isBeside ? [.class("fig-beside")] : []) + [
          Markup.Attribute(.x, StateMetrics.margin + piece.label), Markup.Attribute(.y, y + 13),
        ], children))
    return pieces
  }

  private func path(_ name: String, _ data: String) -> Markup {
    .element(.path, [.class(name), Markup.Attribute(.d, data)])
  }

  private func text(_ text: String, x: Double, y: Double, class name: String) -> Markup {
    let look = name.isEmpty ? [] : [Markup.Attribute.class(name)]
    return .element(.text, look + [Markup.Attribute(.x, x), Markup.Attribute(.y, y)], text: text)
  }
}
