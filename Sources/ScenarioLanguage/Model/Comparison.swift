/// How a value compares with the one that a line under `expect` gives; the raw value is the operator
/// of Swift.
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

  /// Returns whether a number is on the right side of a bound; numbers that differ by no more than a
  /// tolerance are equal.
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

/// The numbers between two: `10...20`, or `10..<20` without the second.
package struct ExpectedRange: Equatable, Sendable {
  /// The least number.
  package var least: Double

  /// The greatest number, or the least that does not belong to the range.
  package var greatest: Double

  /// Whether the greatest number belongs to the range.
  package var isClosed: Bool

  /// Creates a range.
  package init(least: Double, greatest: Double, isClosed: Bool) {
    self.least = least
    self.greatest = greatest
    self.isClosed = isClosed
  }

  /// Returns whether a number is in the range, where numbers that differ by no more than a tolerance
  /// are equal.
  package func contains(_ number: Double, tolerance: Double) -> Bool {
    Comparison.greaterOrEqual.holds(number, least, tolerance: tolerance)
      && (isClosed ? Comparison.lessOrEqual : .less).holds(number, greatest, tolerance: tolerance)
  }
}
