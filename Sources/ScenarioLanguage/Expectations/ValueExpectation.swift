/// What a property of something is expected to be.
package struct ValueExpectation: Equatable, Sendable {
  /// The property, with whose it is.
  package var subject: PropertyReference

  /// How the property and the value compare.
  package var comparison = Comparison.equal

  /// The value.
  package var value: ExpectedValue

  /// The value as the text has it, with the operator before it.
  package var valueText: String

  /// Where the value stands.
  package var valueRange: Range<Int>
}

/// A value with what counts as equal to it.
package enum ExpectedValue: Equatable, Sendable {
  /// Yes or no.
  case boolean(Bool)
  /// What has got a name before, and how far each number may be away from it.
  case captured(NameReference, tolerance: Double)
  /// Names, in this order; none for `nil`.
  case names([String])
  /// Numbers, one for each coordinate.
  case numbers([ExpectedNumber])
  /// Any number in a range.
  case range(ExpectedRange)
  /// Words, exactly.
  case text(String)
  /// What is done to the identity; with how far each number of the map may be away, if it is said.
  case transform([TransformOperation], tolerance: Double?)
  /// Some words, in any order.
  case words([String])
}

/// A number that another one must come near to.
package struct ExpectedNumber: Equatable, Sendable {
  /// The number.
  package var number: Double

  /// How far the other one may be away.
  package var tolerance: Double
}
