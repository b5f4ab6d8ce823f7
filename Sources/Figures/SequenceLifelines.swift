import TraceModel

/// The lines of all lanes as two paths: one for the time that is drawn, one for the breaks.
///
/// A line is left out where a label stands, so that no label is ever struck by one.
struct SequenceLifelines {
  /// The lines.
  private(set) var solid = ""

  /// The pieces of the lines within breaks in time.
  private(set) var pauses = ""

  /// Draws the lines from one height to another.
  init(of layout: SequenceLayout, from top: Double, to bottom: Double) {
    let breaks = layout.rows.compactMap { row in
      row.gap == nil || row.top < top || row.y > bottom
        ? nil : (top: row.y - SequenceMetrics.gapHeight + 2, bottom: row.y - 2)
    }
    let labels = layout.labels.filter { $0.box.maxY > top && $0.box.minY < bottom }
    for lane in layout.lanes {
      var cuts = breaks
      for label in labels where label.box.minX <= lane.x && lane.x <= label.box.maxX {
        cuts.append((label.box.minY, label.box.maxY))
      }
      cuts.sort { $0.top < $1.top }
      let x = lane.x.text()
      var y = top
      for cut in cuts {
        if cut.top > y { solid += "M\(x) \(y.text())V\(cut.top.text())" }
        y = max(y, cut.bottom)
      }
      if bottom > y { solid += "M\(x) \(y.text())V\(bottom.text())" }
      for pause in breaks { pauses += "M\(x) \(pause.top.text())V\(pause.bottom.text())" }
    }
  }
}
