/// The line `expect` with what stands under it.
package struct ExpectationBlock: Sendable {
  /// How the list is compared with the trace.
  package enum Mode: Equatable, Sendable {
    /// These, and none beside them that has one of the words used, among all participants or some.
    case exactly(of: [NameReference]?)
    /// These, in this order; anything may lie between.
    case inOrder
  }

  /// How the list is compared.
  package var mode: Mode

  /// The lines.
  package var expectations: [Expectation]

  /// The line `expect`.
  package var range: Range<Int>
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
  /// The responder chain, from its first member on.
  case chain([ChainMember])
  /// The next event of the ordered list.
  case event(EventPattern)
  /// Any events, in a list that otherwise allows none between.
  case gap
  /// No such event in the whole trace.
  case never(EventPattern)
  /// All states of a recognizer, in order.
  case states(NameReference, [NameReference])
  /// What a property is at the event of the line above, or at the end.
  case value(ValueExpectation)
}

/// What a property of something is expected to be.
package struct ValueExpectation: Equatable, Sendable {
  /// Whose property it is.
  package var subject: NameReference

  /// The property.
  package var property: Property

  /// The value.
  package var value: ExpectedValue

  /// The value as the text has it.
  package var valueText: String
}

/// A value with what counts as equal to it.
package enum ExpectedValue: Equatable, Sendable {
  /// Yes or no.
  case boolean(Bool)
  /// Numbers, one for each coordinate.
  case numbers([ExpectedNumber])
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

/// The events that a line under `expect` can mean.
package struct EventPattern: Equatable, Sendable {
  /// How often.
  package enum Repetition: Equatable, Sendable {
    /// A number of times before the next line's event.
    case exactly(Int)
    /// The next one.
    case once
    /// One or more in a row.
    case oneOrMore
  }

  /// Whose event it is.
  package var subject: NamePattern

  /// What happens, in one word.
  package var word: NamePattern

  /// The first words of the detail.
  package var detail: [NamePattern] = []

  /// Who receives it, after `→`.
  package var receiver: NamePattern?

  /// Who sends it, after `←`.
  package var sender: NamePattern?

  /// How often.
  package var repetition = Repetition.once

  /// When.
  package var time: ScenarioTime?

  /// Where it stands.
  package var range: Range<Int>

  /// Creates a pattern of an event that happens once at any time.
  package init(subject: NamePattern, word: NamePattern, range: Range<Int>) {
    self.subject = subject
    self.word = word
    self.range = range
  }
}
