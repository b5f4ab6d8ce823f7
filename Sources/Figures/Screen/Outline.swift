import TraceModel

/// A frame in the picture: four corners in CSS pixels.
struct Outline: Equatable {
  var corners: [CGPoint]

  /// Creates a frame.
  init(corners: [CGPoint]) {
    self.corners = corners
  }

  /// Creates the frame of a rectangle on the screen.
  init(of rectangle: CGRect, in geometry: ScreenGeometry) {
    corners = [
      rectangle.origin, CGPoint(x: rectangle.maxX, y: rectangle.minY),
      CGPoint(x: rectangle.maxX, y: rectangle.maxY), CGPoint(x: rectangle.minX, y: rectangle.maxY),
    ].map(geometry.place)
  }

  /// The smallest rectangle around it.
  var bounds: CGRect {
    guard let first = corners.first else { return .zero }
    var bounds = CGRect(origin: first, size: .zero)
    for corner in corners { bounds = bounds.union(CGRect(origin: corner, size: .zero)) }
    return bounds
  }

  /// The outline as path data.
  var path: PathData {
    guard let first = corners.first else { return PathData() }
    var path: PathData = "M\(first.x) \(first.y)"
    var last = first
    for corner in corners.dropFirst() {
      if corner.y == last.y {
        path += "H\(corner.x)"
      } else if corner.x == last.x {
        path += "V\(corner.y)"
      } else {
        path += "L\(corner.x) \(corner.y)"
      }
      last = corner
    }
    return path + "z"
  }

  /// Returns whether all of a rectangle is inside, for a convex outline.
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

  /// Returns whether one of the edges crosses a rectangle.
  func strikes(_ box: CGRect) -> Bool {
    for (place, corner) in corners.enumerated() {
      if Outline.crosses(corner, corners[(place + 1) % corners.count], box) { return true }
    }
    return false
  }

  /// Returns whether the straight line between two points crosses a rectangle.
  static func crosses(_ start: CGPoint, _ end: CGPoint, _ box: CGRect) -> Bool {
    // Clips the line at each of the four sides and checks whether any part is left.
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
