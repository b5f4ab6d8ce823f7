import TraceModel

/// The lines, bars, arrows and labels below the header.
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

  /// The drawing's pieces, those at the back first; the last one holds the rows in their order.
  var content: [Markup] {
    let rows = places.map { place in
      Markup.element(
        .g, [.class(layout.rows[place].event.look.rawValue)], shape(of: place))
    }
    guard !rows.isEmpty else { return background + gutter }
    return background + gutter + [.element(.g, [.class("fig-rows")], rows)]
  }

  // MARK: Background

  private var background: [Markup] {
    var turns = ""
    for place in places where place > 0 {
      let row = layout.rows[place]
      guard row.beginsTurn, row.gap == nil, row.top > top else { continue }
      turns += "M\(SequenceMetrics.margin.text()) \((row.y - 3.5).text())"
      turns += "H\((layout.width - SequenceMetrics.margin).text())"
    }
    var bars = ""
    for bar in layout.bars where bar.bottom > top && bar.top < bottom {
      let left =
        layout.lanes[bar.lane].x - SequenceMetrics.halfBar
        + Double(bar.level) * SequenceMetrics.barShift
      let width = (2 * SequenceMetrics.halfBar).text()
      // A bar that goes on in the next section is cut off by the edge, a little behind it.
      let start = max(bar.top, top - 2)
      let height = (min(bar.bottom, bottom + 2) - start).text()
      bars += "M\(left.text()) \(start.text())h\(width)v\(height)h-\(width)z"
    }
    let lines = SequenceLifelines(of: layout, from: top, to: bottom)
    return [
      ("fig-turn", turns), ("fig-lifeline", lines.solid), ("fig-pause", lines.pauses),
      ("fig-bar", bars), ("fig-life", lines.ends),
    ].filter { !$0.1.isEmpty }.map { name, path in
      .element(.path, [.class(name), Markup.Attribute(.d, path)])
    }
  }

  /// The numbers of the rows, the times at which turns begin, and the pauses between them.
  private var gutter: [Markup] {
    var numbers: [Markup] = []
    var times: [Markup] = []
    var gaps: [Markup] = []
    func text(_ text: String, x: Double, y: Double) -> Markup {
      .element(.text, [Markup.Attribute(.x, x), Markup.Attribute(.y, y)], text: text)
    }
    for place in places {
      let row = layout.rows[place]
      if let gap = row.gap { gaps.append(text("+\(gap.text)", x: layout.timeEdge, y: row.y - 8.5)) }
      let baseline = row.y + 18.5
      if row.beginsTurn {
        times.append(text(row.event.time.text, x: layout.timeEdge, y: baseline))
      }
      numbers.append(text("\(place + 1)", x: layout.numberEdge, y: baseline))
    }
    return [("fig-gaps", gaps), ("fig-times", times), ("fig-numbers", numbers)]
      .filter { !$0.1.isEmpty }
      .map { name, texts in .element(.g, [.class(name)], texts) }
  }

  // MARK: Rows

  private func shape(of place: Int) -> [Markup] {
    let row = layout.rows[place]
    switch row.shape {
    case .arrow(let from, let to):
      guard let a = layout.lanePlace(from), let b = layout.lanePlace(to) else { return [] }
      let arrow = SequenceArrow(
        row.event, isLate: row.isLate,
        from: edge(of: a, level: layout.levels[place].from, towards: b),
        to: edge(of: b, level: layout.levels[place].to, towards: a),
        y: row.y + SequenceMetrics.arrowY)
      return [label(of: place)] + arrow.pieces + tip(of: row, on: a) + ties(of: place)
    case .loop(let id):
      guard let lane = layout.lanePlace(id) else { return [] }
      let x = edge(of: lane, level: layout.levels[place].to, towards: Int.max)
      let reach =
        (layout.lanes[lane].x + SequenceMetrics.loopWidth - x
          + Double(max(0, layout.levels[place].to - 1)) * SequenceMetrics.barShift)
      let path =
        "M\(x.text()) \((row.y + 9).text())h\((reach - 4).text())q4 0 4 4v3q0 4-4 4"
        + "h-\((reach - 10).text())" + (row.event.isDenial ? "m2-4l-8 8m0-8l8 8" : "m6-4l-6 4 6 4")
      return [label(of: place), .element(.path, [.class("fig-open"), Markup.Attribute(.d, path)])]
        + ties(of: place)
    case .dot(let id):
      guard let lane = layout.lanePlace(id) else { return [] }
      return fingertip(row.event, x: layout.lanes[lane].x, y: row.y + 14) + [label(of: place)]
    case .stub(let id, let isComing):
      guard let lane = layout.lanePlace(id) else { return [] }
      let levels = layout.levels[place]
      let towards = isComing ? -1 : Int.max
      let near = edge(of: lane, level: isComing ? levels.to : levels.from, towards: towards)
      let far = layout.lanes[lane].x + SequenceMetrics.stubLength * (isComing ? -1 : 1)
      let arrow = SequenceArrow(
        row.event, isLate: row.isLate, from: isComing ? far : near, to: isComing ? near : far,
        y: row.y + SequenceMetrics.arrowY)
      return arrow.pieces + tip(of: row, on: lane) + [label(of: place)]
    case .capsule:
      return ties(of: place) + [capsule(around: layout.labels[place].box), label(of: place)]
    }
  }

  /// The lines to other recognizers: beside a capsule, or under a question.
  private func ties(of place: Int) -> [Markup] {
    let row = layout.rows[place]
    return row.ties.flatMap { tie -> [Markup] in
      guard let from = layout.lanePlace(tie.from), let to = layout.lanePlace(tie.to), from != to
      else { return [] }
      let end = layout.lanes[to].x
      guard case .capsule = row.shape else {
        let y = row.y + SequenceMetrics.rowHeight - 2.5
        return tie.pieces(from: layout.lanes[from].x, to: end, y: y)
      }
      let box = layout.labels[place].box
      return tie.pieces(
        from: end < box.midX ? box.minX - 5 : box.maxX + 5, to: end, y: box.midY)
    }
  }

  /// The fingertip at the beginning of an arrow, when a finger does something.
  private func tip(of row: SequenceRow, on lane: Int) -> [Markup] {
    fingertip(row.event, x: layout.lanes[lane].x, y: row.y + SequenceMetrics.arrowY)
  }

  /// A disc for a finger that comes down, a dot while it moves, a ring when it is lifted.
  private func fingertip(_ event: TraceEvent, x: Double, y: Double) -> [Markup] {
    guard case .finger(let change, _, _) = event.payload else { return [] }
    let radius = change == .moves || change == .trembles ? 3.0 : 5.0
    let r = radius.text()
    let diameter = (2 * radius).text()
    let path =
      "M\((x - radius).text()) \(y.text())a\(r) \(r) 0 1 0 \(diameter) 0"
      + "a\(r) \(r) 0 1 0-\(diameter) 0z"
    return [
      .element(
        .path,
        [.class(change == .lifts ? "fig-ring" : "fig-dot"), Markup.Attribute(.d, path)])
    ]
  }

  /// Where an arrow meets a lane: at the edge of its topmost bar, or at the line.
  private func edge(of lane: Int, level: Int, towards other: Int) -> Double {
    let x = layout.lanes[lane].x
    guard level > 0 else { return x }
    let shift = Double(level - 1) * SequenceMetrics.barShift
    return other > lane ? x + shift + SequenceMetrics.halfBar : x - SequenceMetrics.halfBar + shift
  }

  private func capsule(around box: CGRect) -> Markup {
    let half = SequenceMetrics.halfCapsule.text()
    let straight = max(0, box.width - SequenceMetrics.halfCapsule).text()
    let left = (box.midX - max(0, box.width - SequenceMetrics.halfCapsule) / 2).text()
    let height = (2 * SequenceMetrics.halfCapsule).text()
    let top = (box.midY - SequenceMetrics.halfCapsule).text()
    let path =
      "M\(left) \(top)h\(straight)a\(half) \(half) 0 0 1 0 \(height)h-\(straight)"
      + "a\(half) \(half) 0 0 1 0-\(height)z"
    return .element(.path, [.class("fig-capsule"), Markup.Attribute(.d, path)])
  }

  private func label(of place: Int) -> Markup {
    let row = layout.rows[place]
    let label = layout.labels[place]
    var attributes = [Markup.Attribute(.x, label.x), Markup.Attribute(.y, label.baseline)]
    if !label.isCentred { attributes.insert(.class("fig-side"), at: 0) }
    var children: [Markup] = [.text(row.word)]
    if !row.detail.isEmpty { children.append(.element(.tspan, text: " \(row.detail)")) }
    return .element(.text, attributes, children)
  }
}
