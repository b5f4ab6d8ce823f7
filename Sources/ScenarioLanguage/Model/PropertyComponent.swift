import TouchEngine

/// A component of a property's value; the raw value is the name after the property and a period, as
/// in `frame.width`.
package enum PropertyComponent: String, CaseIterable, Sendable {
  /// The number `a` of a transform.
  case a
  /// The number `b` of a transform.
  case b
  /// The bottom inset.
  case bottom
  /// The number `c` of a transform.
  case c
  /// The number of elements.
  case count
  /// The number `d` of a transform.
  case d
  /// The height.
  case height
  /// The left inset.
  case left
  /// The greatest x of a rectangle.
  case maxX
  /// The greatest y of a rectangle.
  case maxY
  /// The x of a rectangle's center.
  case midX
  /// The y of a rectangle's center.
  case midY
  /// The least x of a rectangle.
  case minX
  /// The least y of a rectangle.
  case minY
  /// The x of a rectangle's origin.
  case originX = "origin.x"
  /// The y of a rectangle's origin.
  case originY = "origin.y"
  /// The right inset.
  case right
  /// The height of a rectangle's size.
  case sizeHeight = "size.height"
  /// The width of a rectangle's size.
  case sizeWidth = "size.width"
  /// The top inset.
  case top
  /// The shift of a transform to the right.
  case tx
  /// The shift of a transform downward.
  case ty
  /// The width.
  case width
  /// The x of a point.
  case x
  /// The y of a point.
  case y

  /// The name after the property and a period.
  package var name: String { rawValue }

  /// Returns the component from a list of numbers in UIKit's order, which make up a point or a
  /// size, a rectangle, or insets.
  ///
  /// - Precondition: The list has as many numbers as the values of a property with this component.
  package func number(in numbers: [Double]) -> Double {
    let isRectangle = numbers.count == 4
    return switch self {
    case .count: Double(numbers.count / 2)
    case .a, .minX, .originX, .top, .x: numbers[0]
    case .b, .left, .minY, .originY, .y: numbers[1]
    case .bottom, .c, .sizeWidth: numbers[2]
    case .d, .right, .sizeHeight: numbers[3]
    case .width: numbers[isRectangle ? 2 : 0]
    case .height: numbers[isRectangle ? 3 : 1]
    case .midX: numbers[0] + numbers[2] / 2
    case .midY: numbers[1] + numbers[3] / 2
    case .maxX: numbers[0] + numbers[2]
    case .maxY: numbers[1] + numbers[3]
    case .tx: numbers[4]
    case .ty: numbers[5]
    }
  }
}

extension PropertyValueKind {
  /// The components of the value that can be checked separately, which is empty for a single number
  /// or none.
  var components: [PropertyComponent] {
    switch self {
    case .insets: [.top, .left, .bottom, .right]
    case .objects, .points: [.count]
    case .point: [.x, .y]
    case .rectangle:
      [
        .originX, .originY, .width, .height, .minX, .midX, .maxX, .minY, .midY, .maxY, .sizeWidth,
        .sizeHeight,
      ]
    case .size: [.width, .height]
    case .transform: [.a, .b, .c, .d, .tx, .ty]
    case .angle, .boolean, .cell, .count, .number, .object, .text, .time, .windowLevel,
      .words:
      []
    }
  }
}
