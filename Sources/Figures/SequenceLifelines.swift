import TextAndOrder
import TraceModel

/// The lines of all lanes as paths: for the drawn time, for the breaks, and for the time when an
/// event still reaches a participant that's gone; and the marks where a participant appears or
/// disappears.
///
/// A line is interrupted at each label, so that it never crosses one.
struct SequenceLifelines {
  /// The lines.
  private(set) var solid = PathData()

  /// The pieces of the lines within breaks in time, and for participants that are gone.
  private(set) var pauses = PathData()

  /// The marks where participants appear and disappear.
  private(set) var ends = PathData()

  /// Draws the lines from one height to another.
  init(of layout: SequenceLayout, from top: Double, to bottom: Double) {
    let breaks = layout.rows.compactMap { row in
      row.gap == nil || row.top < top || row.y > bottom
        ? nil : (top: row.y - SequenceMetrics.gapHeight + 2, bottom: row.y - 2)
    }
    // Breaks interrupt all lines, and labels the lines behind them; they're sorted once for all
    // lanes.
    var all = breaks.map { (left: -Double.infinity, right: Double.infinity, cut: $0) }
    for label in layout.labels where label.box.maxY > top && label.box.minY < bottom {
      let box = label.box
      all.append((box.minX, box.maxX, (box.minY, box.maxY)))
    }
    all = all.stablySorted { $0.cut.top < $1.cut.top }
    for (lane, life) in zip(layout.lanes, layout.lives) {
      var cuts: [Cut] = []
      for place in all where place.left <= lane.x && lane.x <= place.right {
        cuts.append(place.cut)
      }
      let absences = life.absences.map { (top: $0.top, bottom: $0.bottom) }
      let ownCuts =
        absences.isEmpty ? cuts : (cuts + absences).stablySorted { $0.top < $1.top }
      solid.appendLine(at: lane.x, from: top, to: bottom, without: ownCuts)
      for absence in life.absences where absence.isReached {
        pauses.appendLine(
          at: lane.x, from: max(top, absence.top), to: min(bottom, absence.bottom), without: cuts)
      }
      for pause in breaks
      where !absences.contains(where: { $0.top < pause.bottom && pause.top < $0.bottom }) {
        pauses += "M\(lane.x) \(pause.top)V\(pause.bottom)"
      }
      for y in life.starts where top <= y && y < bottom {
        ends += "M\(lane.x - 5) \(y)h10"
      }
      for y in life.ends where top < y && y <= bottom {
        ends += "M\(lane.x - 5) \(y - 5)l10 10m0-10l-10 10"
      }
    }
  }
}

/// A range in which a line is interrupted.
private typealias Cut = (top: Double, bottom: Double)

extension PathData {
  /// Adds the pieces of a line between cuts, which are sorted.
  fileprivate mutating func appendLine(
    at x: Double, from top: Double, to bottom: Double, without cuts: [Cut]
  ) {
    var y = top
    for cut in cuts where cut.top < bottom {
      if cut.top > y { self += "M\(x) \(y)V\(cut.top)" }
      y = max(y, cut.bottom)
    }
    if bottom > y { self += "M\(x) \(y)V\(bottom)" }
  }
}
