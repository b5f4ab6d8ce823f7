import TraceModel

/// The graph of requirements in SVG.
struct RequirementDrawing {
  let layout: RequirementLayout

  /// The complete drawing, from back to front.
  var content: Markup {
    var markup = Markup()
    // Actual events are drawn over possible ones.
    let quiet = layout.edges.filter { $0.look == .required || $0.look == .answers }
    let strong = layout.edges.filter { $0.look == .waits || $0.look == .prevents }
    for edge in quiet + strong { write(edge, to: &markup) }
    for place in layout.nodes.indices { writeNode(at: place, to: &markup) }
    return markup
  }

  private func write(_ edge: RequirementLayout.Edge, to markup: inout Markup) {
    let look =
      switch edge.look {
      case .required, .answers: "chain"
      case .waits: "decision"
      case .prevents: "cancel"
      }
    let lineLook =
      switch edge.look {
      case .required: "fig-dashed"
      case .answers: "fig-tie"
      case .waits, .prevents: "fig-open"
      }
    markup.write(.g, [.class(look)]) { group in
      guard let lane = edge.lane else {
        let x = (layout.left + layout.right) / 2
        let top = layout.tops[edge.from] + layout.heights[edge.from]
        let bottom = layout.tops[edge.to]
        group.write(path: "M\(x) \(top)V\(bottom - 6)", lineLook)
        group.write(path: "M\(x) \(bottom)l-4-7h8z")
        writeNumbers(of: edge, x: x + 8, y: (top + bottom) / 2 + 4, isBeside: true, to: &group)
        return
      }
      let sign = edge.isOnTheLeft ? -1.0 : 1.0
      let side = edge.isOnTheLeft ? layout.left : layout.right
      let far =
        side + sign
        * (RequirementLayout.numberRoom - 4 + Double(lane) * RequirementLayout.lanePitch)
      let turn = edge.end > edge.start ? 6.0 : -6.0
      let gap = edge.look == .waits || edge.look == .required ? 6.0 : 3
      group.write(
        path:
          "M\(side) \(edge.start)H\(far - sign * 6)q\(sign * 6) 0 \(sign * 6) \(turn)V\(edge.end - turn)q0 \(turn) \(-sign * 6) \(turn)H\(side + sign * gap)",
        lineLook)
      writeHead(of: edge, at: side, sign, to: &group)
      writeNumbers(
        of: edge, x: side + sign * (RequirementLayout.numberRoom - 2) / 2,
        y: edge.end - (edge.look == .prevents ? 9 : 5),
        isBeside: false, to: &group)
    }
  }

  private func writeHead(
    of edge: RequirementLayout.Edge, at x: Double, _ sign: Double, to group: inout Markup
  ) {
    let y = edge.end
    switch edge.look {
    case .required, .waits: group.write(path: "M\(x) \(y)l\(sign * 7)-4v8z")
    case .prevents:
      group.write(path: "M\(x + sign * 3) \(y - 5)l\(sign * 8) 10m0-10l\(-sign * 8) 10", "fig-open")
    case .answers:
      group.write(
        path: "M\(x + sign * 1) \(y)a2.5 2.5 0 1 0 \(sign * 5) 0a2.5 2.5 0 1 0\(-sign * 5) 0z")
    }
  }

  private func writeNumbers(
    of edge: RequirementLayout.Edge, x: Double, y: Double, isBeside: Bool, to group: inout Markup
  ) {
    guard let first = edge.numbers.first, let last = edge.numbers.last else { return }
    var label = edge.numbers.map { "\($0)" }.joined(separator: ", ")
    if !isBeside, FontFace.laneName.width(of: label) > RequirementLayout.numberRoom - 4 {
      label = first == last ? label : "\(first)…\(last)"
    }
    group.write(
      .text,
      [
        .class(isBeside ? "fig-name fig-side" : "fig-name"), Markup.Attribute(.x, x),
        Markup.Attribute(.y, y),
      ], text: label)
  }

  private func writeNode(at place: Int, to markup: inout Markup) {
    let node = layout.nodes[place]
    let (left, right) = (layout.left, layout.right)
    let (top, height) = (layout.tops[place], layout.heights[place])
    let width = right - left
    let outline: PathData =
      "M\(left + 6) \(top)h\(width - 12)q6 0 6 6v\(height - 12)q0 6-6 6h-\(width - 12)q-6 0-6-6v-\(height - 12)q0-6 6-6z"
    let look =
      switch node.attempt.fate {
      case .idle: "chain"
      case .failed: "failure"
      case .recognized: "decision"
      }
    let outlineLook = node.attempt.fate == .idle ? "fig-capsule fig-dashed" : "fig-capsule"
    markup.write(.g, [.class(look)]) { group in
      group.write(path: outline, outlineLook)
      let lines = layout.lines[place]
      let pitch = RequirementLayout.lineHeight
      var y = top + (height - Double(lines.count) * pitch) / 2 + 11
      for line in lines {
        let look = line.look.isEmpty ? [] : [Markup.Attribute.class(line.look)]
        group.write(
          .text, look + [Markup.Attribute(.x, (left + right) / 2), Markup.Attribute(.y, y)],
          text: line.text)
        y += pitch
      }
    }
  }
}
