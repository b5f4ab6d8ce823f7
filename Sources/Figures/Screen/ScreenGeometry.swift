import TraceModel

/// The mapping from points on the screen to points in the picture.
struct ScreenGeometry {
  /// CSS pixels per point.
  let scale: Double

  /// The extent of the picture, in points: the screen, and a limited part of what extends beyond
  /// it.
  let extent: CGRect

  /// The space around the extent, in CSS pixels.
  static let margin = 10.0

  /// The maximum size of the picture of the screen, in CSS pixels.
  private static let largest = CGSize(width: 260, height: 400)

  init(of trace: Trace) {
    let screen =
      trace.screen.width > 0 && trace.screen.height > 0
      ? trace.screen : CGRect(x: 0, y: 0, width: 390, height: 844)
    scale = min(
      ScreenGeometry.largest.width / screen.width, ScreenGeometry.largest.height / screen.height)
    let limit = screen.insetBy(dx: -screen.width / 3, dy: -screen.height / 6)
    var extent = screen
    for participant in trace.participants where !trace.isCut(participant) {
      for corner in participant.geometry?.corners ?? [] where corner.x.isFinite && corner.y.isFinite
      {
        let x = max(limit.minX, min(limit.maxX, corner.x))
        let y = max(limit.minY, min(limit.maxY, corner.y))
        extent = extent.union(CGRect(x: x, y: y, width: 0, height: 0))
      }
    }
    self.extent = extent
  }

  /// The size of the picture, in CSS pixels.
  var size: CGSize {
    CGSize(
      width: extent.width * scale + 2 * ScreenGeometry.margin,
      height: extent.height * scale + 2 * ScreenGeometry.margin)
  }

  /// Returns the location in the picture of a point on the screen; distant points are moved closer,
  /// so that their coordinates can be written.
  func place(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: coordinate(point.x - extent.minX), y: coordinate(point.y - extent.minY))
  }

  private func coordinate(_ distance: Double) -> Double {
    guard distance.isFinite else { return ScreenGeometry.margin }
    return max(-4_000, min(4_000, distance * scale + ScreenGeometry.margin))
  }
}

extension Trace {
  /// Returns whether an ancestor clips a view.
  fileprivate func isCut(_ view: Participant) -> Bool {
    var last = view.id
    while let parent = self[last]?.parent, parent < last {
      if self[parent]?.geometry?.clipsToBounds ?? false { return true }
      last = parent
    }
    return false
  }
}

extension CGRect {
  /// Returns whether two rectangles share any area.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
