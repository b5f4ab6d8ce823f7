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
    return pieces
  }

  // MARK: Ruler

  private var ruler: [Markup] {
    var grid = ""
    var numbers: [Markup] = []
    for tick in layout.scale.ticks {
      let x = StateMetrics.margin + tick.x
      grid += "M\(x.text()) \((StateMetrics.rulerHeight - 6).text())V\(layout.height.text())"
      let label = tick.time.text
      let half = FontFace.small.width(of: label) / 2
      numbers.append(text(label, x: max(2, x - half), y: 17, class: ""))
    }
    var pauses = ""
    for place in layout.scale.pauses {
      let left = StateMetrics.margin + layout.scale.positions[place]
      let width = layout.scale.positions[place + 1] - layout.scale.positions[place]
      pauses += "M\((left + 4).text()) 0h\((width - 8).text())"
      pauses += "v\(layout.height.text())h-\((width - 8).text())z"
      let length = (layout.scale.moments[place + 1] - layout.scale.moments[place]).text
      let half = FontFace.small.width(of: "+\(length)") / 2
      numbers.append(
        text("+\(length)", x: left + width / 2 - half, y: 17, class: "fig-jump"))
    }
    return [
      .element(.path, [.class("fig-pause"), Markup.Attribute(.d, pauses)]),
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
      let left = layout.x(at: span.start)
      let width = max(2, layout.x(at: span.end) - left)
      involved += "M\(left.text()) \((top + 10.5).text())h\(width.text())v3h-\(width.text())z"
    }
    if !involved.isEmpty {
      pieces.append(
        .element(
          .path, [.class("fig-involved"), Markup.Attribute(.d, involved)]))
    }
    for (row, items) in lane.rows.enumerated() {
      let y = top + Double(row) * StateMetrics.rowHeight + 3
      for item in items {
        pieces.append(
          .element(
            .g, [.class(item.look.rawValue)] + steps.marks(of: item), shape(of: item, at: y)))
      }
    }
    return pieces
  }

  private func shape(of item: StateItem, at y: Double) -> [Markup] {
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
        [
          Markup.Attribute(.x, left + StateMetrics.labelInset), Markup.Attribute(.y, y + 13),
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
