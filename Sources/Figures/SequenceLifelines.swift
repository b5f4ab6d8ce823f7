import Sorting
import TraceModel

/// The lines of all lanes as paths: for the time that is drawn, for the breaks and for the time after
/// somebody is gone whom something still reaches; and the marks where somebody comes or goes.
///
/// A line is left out where a label stands, so that no label is ever struck by one.
struct SequenceLifelines {
  /// The lines.
  private(set) var solid = PathData()

  /// The pieces of the lines within breaks in time, and of participants that are gone.
  private(set) var pauses = PathData()

  /// The marks where participants come and go.
  private(set) var ends = PathData()

  /// Draws the lines from one height to another.
  init(of layout: SequenceLayout, from top: Double, to bottom: Double) {
    let breaks = layout.rows.compactMap { row in
      row.gap == nil || row.top < top || row.y > bottom
        ? nil : (top: row.y - SequenceMetrics.gapHeight + 2, bottom: row.y - 2)
    }
    let labels = layout.labels.filter { $0.box.maxY > top && $0.box.minY < bottom }
    for (lane, life) in zip(layout.lanes, layout.lives) {
      var cuts = breaks
      for label in labels where label.box.minX <= lane.x && lane.x <= label.box.maxX {
        cuts.append((label.box.minY, label.box.maxY))
      }
      let absences = life.absences.map { (top: $0.top, bottom: $0.bottom) }
      solid += Self.line(at: lane.x, from: top, to: bottom, without: cuts + absences)
      for absence in life.absences where absence.isReached {
        pauses += Self.line(
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

  /// Returns the pieces of a line between cuts.
  private static func line(
    at x: Double, from top: Double, to bottom: Double, without cuts: [(top: Double, bottom: Double)]
  ) -> PathData {
    var path = PathData()
    var y = top
    for cut in cuts.stablySorted(by: { $0.top < $1.top }) where cut.top < bottom {
      if cut.top > y { path += "M\(x) \(y)V\(cut.top)" }
      y = max(y, cut.bottom)
    }
    if bottom > y { path += "M\(x) \(y)V\(bottom)" }
    return path
  }
}
