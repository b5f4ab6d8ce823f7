/// The view that a finger would hit at each cell of a grid over the screen.
package struct HitMap: Equatable, Sendable {
  /// The area where touches hit one view, or none.
  package struct Area: Equatable, Sendable {
    /// The view; `nil` where no view is hit.
    package var view: ParticipantID?

    /// Rectangles that don't overlap, in points of the screen.
    package var rectangles: [CGRect]
  }

  /// The areas of all views that can be hit, in the order in which they appear from the top left.
  package private(set) var areas: [Area] = []

  /// Maps a screen.
  ///
  /// - Parameters:
  ///   - screen: The screen, in points.
  ///   - step: The width and height of a cell, in points.
  ///   - hit: Returns the view that a finger hits at a point of the screen.
  package init(of screen: CGRect, step: Double, hit: (CGPoint) -> ParticipantID?) {
    guard step > 0, screen.width > 0, screen.height > 0 else { return }
    // The runs of equal cells of the row above, by their area and rectangle.
    var above: [(area: Int, rectangle: Int)] = []
    var y = screen.minY
    while y < screen.maxY {
      let height = min(step, screen.maxY - y)
      var row: [(area: Int, rectangle: Int)] = []
      for run in Self.runs(from: screen.minX, to: screen.maxX, step: step, at: y + height / 2, hit)
      {
        let area =
          areas.firstIndex { $0.view == run.view }
          ?? {
            areas.append(Area(view: run.view, rectangles: []))
            return areas.count - 1
          }()
        let same = above.first {
          $0.area == area && areas[area].rectangles[$0.rectangle].minX == run.start
            && areas[area].rectangles[$0.rectangle].maxX == run.end
        }
        if let same {
          areas[area].rectangles[same.rectangle].size.height += height
          row.append(same)
        } else {
          areas[area].rectangles.append(
            CGRect(x: run.start, y: y, width: run.end - run.start, height: height))
          row.append((area, areas[area].rectangles.count - 1))
        }
      }
      above = row
      y += step
    }
  }

  private static func runs(
    from start: Double, to end: Double, step: Double, at y: Double,
    _ hit: (CGPoint) -> ParticipantID?
  ) -> [(start: Double, end: Double, view: ParticipantID?)] {
    var runs: [(start: Double, end: Double, view: ParticipantID?)] = []
    var x = start
    while x < end {
      let width = min(step, end - x)
      let view = hit(CGPoint(x: x + width / 2, y: y))
      if let last = runs.indices.last, runs[last].view == view {
        runs[last].end = x + width
      } else {
        runs.append((x, x + width, view))
      }
      x += step
    }
    return runs
  }
}
