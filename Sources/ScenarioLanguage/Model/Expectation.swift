/// The line `expect` with what stands under it.
package struct ExpectationBlock: Sendable {
  /// How the list is compared with the trace.
  package enum Mode: Equatable, Sendable {
    /// Whatever happens is right.
    case anything
    /// Each of these, in whatever order.
    case anyOrder
    /// These, and none beside them that has one of the words used, among all participants or some.
    case exactly(of: [NameReference]?)
    /// These, in this order; anything may lie between.
    case inOrder
    /// No event of some participants.
    case nothing(of: [NameReference])
    /// Every event of some topics, in the form in which a trace is told.
    case trace(ExpectedTrace)
  }

  /// How the list is compared.
  package var mode: Mode

  /// The lines.
  package var expectations: [Expectation]

  /// The line `expect`.
  package var range: Range<Int>

  /// Whether it claims something, or says that it doesn't.
  ///
  /// A line with `let` only gives a name.
  package var isClaim: Bool {
    switch mode {
    case .anything, .nothing, .trace: true
    case .anyOrder, .exactly, .inOrder: expectations.contains { $0.statement.isClaim }
    }
  }
}

/// One line under `expect`.
package struct Expectation: Sendable {
  /// What it says.
  package var statement: ExpectationStatement

  /// The line.
  package var range: Range<Int>
}

/// What a line under `expect` says.
package enum ExpectationStatement: Sendable {
  /// The first event of the left pattern comes before the first of the right one.
  case before(EventPattern, EventPattern)
  /// What a property is at the event of the line above, or its time, gets a name.
  case capture(NameReference, CaptureSource)
  /// The responder chain, from its first member on.
  case chain([ChainMember])
  /// The next event of the ordered list.
  case event(EventPattern)
  /// Any events, in a list that otherwise allows none between.
  case gap
  /// No such event in the whole trace.
  case never(EventPattern)
  /// No moment of the run at which a property is so.
  case neverValue(ValueExpectation)
  /// All states of a recognizer, in order.
  case states(NameReference, [NameReference])
  /// What a property is at the event of the line above, or at the end.
  case value(ValueExpectation)
}

extension ExpectationStatement {
  /// Whether it allows events and wants none.
  var isGap: Bool { if case .gap = self { true } else { false } }

  /// Whether a run can have it otherwise.
  var isClaim: Bool {
    switch self {
    case .capture, .gap: false
    case .before, .chain, .event, .never, .neverValue, .states, .value: true
    }
  }
}

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

/// One member of an expected responder chain.
package enum ChainMember: Equatable, Sendable {
  /// Any members.
  case any
  /// The one with this name.
  case named(NameReference)
}
