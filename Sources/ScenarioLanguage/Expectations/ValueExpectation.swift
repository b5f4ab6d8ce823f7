/// The expected value of a property.
package struct ValueExpectation: Equatable, Sendable {
  /// The property and the object that it belongs to.
  package var subject: PropertyReference

  /// The comparison between the property and the value.
  package var comparison = Comparison.equal

  /// The value.
  package var value: ExpectedValue

  /// The value as it appears in the text, with the operator before it.
  package var valueText: String

  /// The range of the value.
  package var valueRange: Range<Int>
}

/// An expected value and what counts as equal to it.
package enum ExpectedValue: Equatable, Sendable {
  /// A Boolean value.
  case boolean(Bool)
  /// A value that was kept under a name, with a tolerance for each of its numbers.
  case captured(NameReference, tolerance: Double)
  /// Names in this order, or an empty list for `nil`.
  case names([String])
  /// Numbers, one for each coordinate.
  case numbers([ExpectedNumber])
  /// Any number in a range.
  case range(ExpectedRange)
  /// Words, exactly.
  case text(String)
  /// Operations on the identity transform, with the tolerance for each number of the result if the
  /// text gives one.
  case transform([TransformOperation], tolerance: Double?)
  /// Some words, in any order.
  case words([String])
}

/// A number with a tolerance.
package struct ExpectedNumber: Equatable, Sendable {
  /// The number.
  package var number: Double

  /// The largest difference that still counts as equal.
  package var tolerance: Double
}
