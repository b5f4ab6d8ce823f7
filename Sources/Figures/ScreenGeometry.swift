import TraceModel

/// How places on the screen become places in the picture.
struct ScreenGeometry {
  /// CSS pixels per point.
  let scale: Double

  /// What the picture shows, in points: the screen, and of what sticks out of it not too much.
  let extent: CGRect

  /// The space around the extent, in CSS pixels.
  static let margin = 10.0

  /// The largest picture of the screen, in CSS pixels.
  private static let largest = CGSize(width: 260, height: 400)

  init(of trace: Trace) {
    let screen =
      trace.screen.width > 0 && trace.screen.height > 0
      ? trace.screen : CGRect(x: 0, y: 0, width: 390, height: 844)
    scale = min(
      ScreenGeometry.largest.width / screen.width, ScreenGeometry.largest.height / screen.height)
    let limit = screen.insetBy(dx: -screen.width / 3, dy: -screen.height / 6)
    var extent = screen
    for participant in trace.participants {
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

  /// Returns the place in the picture of a point on the screen; far ones come to lie outside the
  /// picture, but near enough to be written down.
  func place(_ point: CGPoint) -> CGPoint {
    CGPoint(
      x: coordinate(point.x - extent.minX), y: coordinate(point.y - extent.minY))
  }

  private func coordinate(_ distance: Double) -> Double {
    guard distance.isFinite else { return ScreenGeometry.margin }
    return max(-4_000, min(4_000, distance * scale + ScreenGeometry.margin))
  }
}

/// A frame in the picture: four corners in CSS pixels.
struct Outline: Equatable {
  var corners: [CGPoint]

  /// The smallest rectangle around it.
  var bounds: CGRect {
    guard let first = corners.first else { return .zero }
    var bounds = CGRect(origin: first, size: .zero)
    for corner in corners { bounds = bounds.union(CGRect(origin: corner, size: .zero)) }
    return bounds
  }

  /// The outline as path data.
  var path: String {
    var path = ""
    for corner in corners {
      path += "\(path.isEmpty ? "M" : "L")\(corner.x.text()) \(corner.y.text())"
    }
    return path + "z"
  }

  /// Whether all of a rectangle is inside, for an outline without dents.
  func contains(_ box: CGRect) -> Bool {
    let points = [
      box.origin, CGPoint(x: box.maxX, y: box.minY), CGPoint(x: box.maxX, y: box.maxY),
      CGPoint(x: box.minX, y: box.maxY),
    ]
    return points.allSatisfy(contains)
  }

  private func contains(_ point: CGPoint) -> Bool {
    var turns = (left: false, right: false)
    for (place, corner) in corners.enumerated() {
      let next = corners[(place + 1) % corners.count]
      let cross =
        (next.x - corner.x) * (point.y - corner.y) - (next.y - corner.y) * (point.x - corner.x)
      if cross > 0 { turns.right = true }
      if cross < 0 { turns.left = true }
    }
    return !(turns.left && turns.right) && corners.count > 2
  }

  /// Whether one of the edges runs through a rectangle.
  func strikes(_ box: CGRect) -> Bool {
    for (place, corner) in corners.enumerated() {
      if Outline.crosses(corner, corners[(place + 1) % corners.count], box) { return true }
    }
    return false
  }

  /// Whether the straight line between two points runs through a rectangle.
  static func crosses(_ start: CGPoint, _ end: CGPoint, _ box: CGRect) -> Bool {
    // Clips the line at each of the four sides and looks whether something is left.
    var from = 0.0
    var to = 1.0
    let sides = [
      (start.x - end.x, start.x - box.minX), (end.x - start.x, box.maxX - start.x),
      (start.y - end.y, start.y - box.minY), (end.y - start.y, box.maxY - start.y),
    ]
    for (direction, distance) in sides {
      if direction == 0 {
        if distance < 0 { return false }
      } else if direction < 0 {
        from = max(from, distance / direction)
      } else {
        to = min(to, distance / direction)
      }
    }
    return from <= to
  }
}

extension CGRect {
  /// Whether two rectangles share any area.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
