/// A number of points on the screen, or a factor; always 64 bits, so that host and browser agree.
public typealias CGFloat = Double

/// A point in a two-dimensional coordinate system, in points.
public struct CGPoint: Equatable, Sendable {
  /// The distance from the origin to the right.
  public var x: CGFloat

  /// The distance down from the origin.
  public var y: CGFloat

  /// Creates a point with the given coordinates.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The point (0, 0).
  public static let zero = CGPoint(x: 0, y: 0)
}

/// A width and a height, in points.
public struct CGSize: Equatable, Sendable {
  /// The extent to the right.
  public var width: CGFloat

  /// The extent down.
  public var height: CGFloat

  /// Creates a size with the given extents.
  public init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// The empty size.
  public static let zero = CGSize(width: 0, height: 0)
}

/// A rectangle: an origin and a size, in points.
public struct CGRect: Equatable, Sendable {
  /// The corner with the minimum coordinates.
  public var origin: CGPoint

  /// The extent from the origin.
  public var size: CGSize

  /// Creates a rectangle from its corner and its extent.
  public init(origin: CGPoint, size: CGSize) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from four numbers.
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    origin = CGPoint(x: x, y: y)
    size = CGSize(width: width, height: height)
  }

  /// The empty rectangle at the origin.
  public static let zero = CGRect(x: 0, y: 0, width: 0, height: 0)

  /// No rectangle at all, such as the intersection of rectangles that are apart.
  ///
  /// In a union, it adds nothing, unlike an empty rectangle, which has a location.
  public static let null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0)

  /// Whether this is the null rectangle.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }

  /// Whether the rectangle has no area, or is the null rectangle.
  public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  /// The same area with an extent that isn't negative.
  public var standardized: CGRect {
    guard !isNull else { return .null }
    return CGRect(
      x: min(origin.x, maxX), y: min(origin.y, maxY), width: size.width.magnitude,
      height: size.height.magnitude)
  }

  /// The minimum x-coordinate.
  public var minX: CGFloat { origin.x }

  /// The x-coordinate of the center.
  public var midX: CGFloat { origin.x + size.width / 2 }

  /// The maximum x-coordinate.
  public var maxX: CGFloat { origin.x + size.width }

  /// The minimum y-coordinate.
  public var minY: CGFloat { origin.y }

  /// The y-coordinate of the center.
  public var midY: CGFloat { origin.y + size.height / 2 }

  /// The maximum y-coordinate.
  public var maxY: CGFloat { origin.y + size.height }

  /// The extent to the right.
  public var width: CGFloat { size.width }

  /// The extent down.
  public var height: CGFloat { size.height }

  /// Returns whether the point is inside; the minimum edges belong to the rectangle, the maximum
  /// edges don't (D012).
  public func contains(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  /// Returns the rectangle with its edges moved inward, or outward where a number is negative.
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(
      x: origin.x + dx, y: origin.y + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
  }

  /// Returns the rectangle moved by the given distances.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
  }

  /// Returns the smallest rectangle that contains both; a null rectangle adds nothing.
  public func union(_ other: CGRect) -> CGRect {
    guard !isNull else { return other }
    guard !other.isNull else { return self }
    let first = standardized
    let second = other.standardized
    let x = min(first.minX, second.minX)
    let y = min(first.minY, second.minY)
    return CGRect(
      x: x, y: y, width: max(first.maxX, second.maxX) - x, height: max(first.maxY, second.maxY) - y)
  }

  /// Returns the area that both have in common, or the null rectangle if they are apart.
  ///
  /// Rectangles that share only an edge or a corner have that in common, with an area of 0.
  public func intersection(_ other: CGRect) -> CGRect {
    guard !isNull, !other.isNull else { return .null }
    let first = standardized
    let second = other.standardized
    let x = max(first.minX, second.minX)
    let y = max(first.minY, second.minY)
    let right = min(first.maxX, second.maxX)
    let bottom = min(first.maxY, second.maxY)
    guard x <= right, y <= bottom else { return .null }
    return CGRect(x: x, y: y, width: right - x, height: bottom - y)
  }

  /// Returns whether the rectangles have anything in common.
  public func intersects(_ other: CGRect) -> Bool { !intersection(other).isNull }
}
