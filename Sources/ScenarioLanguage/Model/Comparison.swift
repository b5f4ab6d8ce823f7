/// The comparison between a value and the expected value; the raw value is Swift's operator.
package enum Comparison: String, CaseIterable, Sendable {
  /// The values are equal.
  case equal = "=="
  /// The value is greater.
  case greater = ">"
  /// The value is greater or equal.
  case greaterOrEqual = ">="
  /// The value is less.
  case less = "<"
  /// The value is less or equal.
  case lessOrEqual = "<="
  /// The values are different.
  case notEqual = "!="

  /// Whether the values must have an order, as numbers do.
  package var needsOrder: Bool { self != .equal && self != .notEqual }

  /// Returns whether a number compares to a bound in this way, where numbers that differ by no more
  /// than a tolerance are equal.
  package func holds(_ number: Double, _ bound: Double, tolerance: Double) -> Bool {
    let isEqual = (number - bound).magnitude <= tolerance
    return switch self {
    case .equal: isEqual
    case .greater: number > bound && !isEqual
    case .greaterOrEqual: number > bound || isEqual
    case .less: number < bound && !isEqual
    case .lessOrEqual: number < bound || isEqual
    case .notEqual: !isEqual
    }
  }
}

/// A range of numbers: `10...20`, or `10..<20` without its upper bound.
package struct ExpectedRange: Equatable, Sendable {
  /// The lower bound.
  package var least: Double

  /// The upper bound.
  package var greatest: Double

  /// Whether the range includes its upper bound.
  package var isClosed: Bool

  /// Creates a range.
  package init(least: Double, greatest: Double, isClosed: Bool) {
    self.least = least
    self.greatest = greatest
    self.isClosed = isClosed
  }

  /// Returns whether the range contains a number, where numbers that differ by no more than a
  /// tolerance are equal.
  package func contains(_ number: Double, tolerance: Double) -> Bool {
    Comparison.greaterOrEqual.holds(number, least, tolerance: tolerance)
      && (isClosed ? Comparison.lessOrEqual : .less).holds(number, greatest, tolerance: tolerance)
  }
}
