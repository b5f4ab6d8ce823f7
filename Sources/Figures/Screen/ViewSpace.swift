import TraceModel

/// The coordinates of a view in the picture: CSS pixels from its first corner, along its own axes.
///
/// Drawings in these coordinates are rotated and mirrored as the view is.
struct ViewSpace {
  /// The view's width, in CSS pixels.
  let width: Double

  /// The view's height, in CSS pixels.
  let height: Double

  private let origin: CGPoint
  private let across: CGPoint
  private let down: CGPoint

  /// Creates the coordinates of a frame; `nil` when it has no area.
  init?(of outline: Outline) {
    guard outline.corners.count == 4 else { return nil }
    origin = outline.corners[0]
    let (right, below) = (outline.corners[1], outline.corners[3])
    let (x, y) = (right.x - origin.x, right.y - origin.y)
    let (z, w) = (below.x - origin.x, below.y - origin.y)
    width = (x * x + y * y).squareRoot()
    height = (z * z + w * w).squareRoot()
    guard width > 0.5, height > 0.5 else { return nil }
    across = CGPoint(x: x / width, y: y / width)
    down = CGPoint(x: z / height, y: w / height)
  }

  /// The view's bounds.
  var bounds: CGRect { CGRect(x: 0, y: 0, width: width, height: height) }

  /// Returns a point in the picture.
  func point(_ x: Double, _ y: Double) -> CGPoint {
    CGPoint(x: origin.x + x * across.x + y * down.x, y: origin.y + x * across.y + y * down.y)
  }

  /// Returns a straight line.
  func line(_ x: Double, _ y: Double, to endX: Double, _ endY: Double) -> PathData {
    let (start, end) = (point(x, y), point(endX, endY))
    return "M\(start.x) \(start.y)L\(end.x) \(end.y)"
  }

  /// Returns a circle around a point.
  func circle(_ x: Double, _ y: Double, radius: Double) -> PathData {
    let middle = point(x, y)
    let breadth = 2 * radius
    return
      "M\(middle.x - radius) \(middle.y)a\(radius) \(radius) 0 1 0 \(breadth) 0a\(radius) \(radius) 0 1 0\(-breadth) 0z"
  }

  /// Returns a rectangle with rounded corners, either all of them or the two at the top.
  func rounded(_ box: CGRect, radius: Double, isOpenBelow: Bool = false) -> PathData {
    let radius = max(0, min(radius, min(box.width, box.height) / 2))
    let lower = isOpenBelow ? 0 : radius
    var path = PathData()
    path += start(box.minX + radius, box.minY)
    path += side(box.maxX - radius, box.minY)
    path += corner(radius, box.maxX, box.minY + radius)
    path += side(box.maxX, box.maxY - lower)
    if lower > 0 { path += corner(radius, box.maxX - radius, box.maxY) }
    path += side(box.minX + lower, box.maxY)
    if lower > 0 { path += corner(radius, box.minX, box.maxY - radius) }
    path += side(box.minX, box.minY + radius)
    path += corner(radius, box.minX + radius, box.minY)
    return path + "z"
  }

  private func start(_ x: Double, _ y: Double) -> PathData {
    let place = point(x, y)
    return "M\(place.x) \(place.y)"
  }

  private func side(_ x: Double, _ y: Double) -> PathData {
    let place = point(x, y)
    return "L\(place.x) \(place.y)"
  }

  private func corner(_ radius: Double, _ x: Double, _ y: Double) -> PathData {
    let place = point(x, y)
    let isMirrored = across.x * down.y - across.y * down.x < 0
    return isMirrored
      ? "A\(radius) \(radius) 0 0 0 \(place.x) \(place.y)"
      : "A\(radius) \(radius) 0 0 1 \(place.x) \(place.y)"
  }
}
