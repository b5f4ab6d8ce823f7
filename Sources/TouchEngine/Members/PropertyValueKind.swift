/// The kinds of values that a property can have.
package enum PropertyValueKind: Equatable, Sendable {
  /// A number of radians.
  case angle
  /// True or false.
  case boolean
  /// A row of a table or an item of a collection view, or none.
  case cell(CellNoun)
  /// A whole number in a range.
  case count(ClosedRange<Int>)
  /// Four numbers, in points: top, left, bottom, and right.
  case insets
  /// A number in a range.
  case number(ClosedRange<Double>)
  /// An object of some kinds, or none.
  case object([ObjectKind])
  /// Any number of objects of some kinds.
  case objects([ObjectKind])
  /// Two numbers, in points: x and y.
  case point
  /// Any number of points.
  case points
  /// Four numbers, in points: x, y, width, and height.
  case rectangle
  /// Two numbers, in points: width and height.
  case size
  /// Any words.
  case text
  /// A time.
  case time
  /// Rotations, scalings, and translations.
  case transform
  /// A number, or one of UIKit's own levels.
  case windowLevel
  /// Some of several words.
  case words([String])

  /// Any number of points, from zero.
  package static let length = number(0...100_000)

  /// Any number.
  package static let anyNumber = number(-100_000...100_000)
}
