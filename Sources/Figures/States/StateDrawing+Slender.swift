import TraceModel

/// The drawing for narrow windows, which comes in addition and therefore takes few bytes: all items
/// of a look are one path, and the lanes' names are text above them.
extension StateDrawing {
  /// Everything on the drawing, from back to front.
  var slenderContent: Markup {
    var markup = Markup()
    writeRuler(to: &markup)
    writeNames(to: &markup)
    var involved = PathData()
    for place in layout.lanes.indices { involved += involvement(on: place) }
    if !involved.isEmpty { markup.write(path: involved, "fig-involved") }
    for look in StateItem.Look.allCases { writeItems(of: look, to: &markup) }
    // Labels that aren't at their usual position can cross a break.
    for cut in layout.breaks { writeTear(cut, to: &markup) }
    guard !layout.breaks.isEmpty else { return markup }
    for look in StateItem.Look.allCases { writeMovedLabels(of: look, to: &markup) }
    return markup
  }

  private func writeNames(to markup: inout Markup) {
    let margin = layout.form.margin
    for group in layout.groups {
      markup.write(text(group.title, x: margin, y: group.top + 13.5, class: "fig-sort"))
    }
    markup.write(.g, [.class("fig-name")]) { names in
      for (lane, top) in zip(layout.lanes, layout.tops) {
        let sort = lane.sort.isEmpty ? "" : " " + lane.sort
        let room = layout.width - 2 * margin - FontFace.slenderName.width(of: sort)
        names.write(.text, [Markup.Attribute(.x, margin), Markup.Attribute(.y, top - 2)]) { name in
          name.write(FontFace.slenderName.fitted(lane.title, into: room))
          if !sort.isEmpty { name.write(.tspan, text: sort) }
        }
      }
    }
  }

  private func writeItems(of look: StateItem.Look, to markup: inout Markup) {
    var (missed, bands, marks) = (PathData(), PathData(), PathData())
    forEach(look) { piece, y in
      let shape = shape(of: piece, at: y)
      missed += shape.missed
      bands += shape.band
      marks += shape.mark
    }
    guard !marks.isEmpty else { return }
    markup.write(.g, [.class(look.rawValue)]) { group in
      if !missed.isEmpty { group.write(path: missed, "fig-missed") }
      if !bands.isEmpty { group.write(path: bands, "fig-band") }
      group.write(path: marks, "fig-mark")
      forEach(look) { piece, y in
        if !piece.isMoved || layout.breaks.isEmpty { writeLabel(of: piece, at: y, to: &group) }
      }
    }
  }

  private func writeMovedLabels(of look: StateItem.Look, to markup: inout Markup) {
    var labels = Markup()
    forEach(look) { piece, y in
      if piece.isMoved { writeLabel(of: piece, at: y, to: &labels) }
    }
    guard !labels.isEmpty else { return }
    markup.write(.g, [.class(look.rawValue)]) { $0.write(labels) }
  }

  /// Calls a closure with each item of a look and the top edge of its band.
  private func forEach(_ look: StateItem.Look, _ body: (PackedLane.Piece, Double) -> Void) {
    for place in layout.lanes.indices {
      for (row, pieces) in layout.packed[place].rows.enumerated() {
        for piece in pieces where piece.item.look == look { body(piece, y(of: row, on: place)) }
      }
    }
  }
}
