/// One of the two directions in which a view scrolls.
enum ScrollAxis: CaseIterable {
  /// To the left and to the right.
  case horizontal
  /// Up and down.
  case vertical

  /// The other direction.
  var other: ScrollAxis { self == .horizontal ? .vertical : .horizontal }

  /// The word for the direction in a reason.
  var word: String { self == .horizontal ? "horizontally" : "vertically" }

  /// Returns the axis along which a vector is longer, or `nil` when there is none.
  static func dominant(in vector: CGPoint) -> ScrollAxis? {
    if vector.x.magnitude == vector.y.magnitude { return nil }
    return vector.x.magnitude > vector.y.magnitude ? .horizontal : .vertical
  }

  /// Returns the axis that's within an angle of a vector, or `nil` when neither is (G213).
  static func axis(near vector: CGPoint, within degrees: Double) -> ScrollAxis? {
    guard let axis = dominant(in: vector) else { return nil }
    let angle = degrees * .pi / 180
    let along = vector[axis].magnitude * Trigonometry.sine(angle)
    let across = vector[axis.other].magnitude * Trigonometry.cosine(angle)
    return across <= along ? axis : nil
  }
}

extension CGPoint {
  /// The coordinate along an axis.
  subscript(axis: ScrollAxis) -> CGFloat {
    get { axis == .horizontal ? x : y }
    set { if axis == .horizontal { x = newValue } else { y = newValue } }
  }
}

extension CGSize {
  /// The extent along an axis.
  subscript(axis: ScrollAxis) -> CGFloat { axis == .horizontal ? width : height }
}

/// The distances from the four edges of a rectangle, in points.
public struct UIEdgeInsets: Equatable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat

  /// The distance from the left edge.
  public var left: CGFloat

  /// The distance from the bottom edge.
  public var bottom: CGFloat

  /// The distance from the right edge.
  public var right: CGFloat

  /// Creates insets from four distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Zero insets.
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

  /// Whether all four numbers are finite.
  var isFinite: Bool { top.isFinite && left.isFinite && bottom.isFinite && right.isFinite }
}
