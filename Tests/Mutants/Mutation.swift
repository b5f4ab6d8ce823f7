/// A way to make one line of an expectation wrong; the raw values name them in the figures.
package enum Mutation: String, CaseIterable, Comparable, Sendable {
  /// The event's word is another one, of the same participant or of the vocabulary.
  case word
  /// The participant, or the owner of a property, is another one of the run.
  case participant
  /// The receiver or the sender is another participant.
  case partner
  /// A word after the event's is another one: a state, a row, an answer, a name, a number.
  case detail
  /// A time is later, at either end of a range.
  case time
  /// A number of times is one more.
  case count
  /// An event that has no number of times must happen twice as often.
  case twice
  /// A property's value is another one.
  case value
  /// A comparison of a property's value is the opposite one.
  case comparison
  /// A property is another one of the scenario.
  case property
  /// A member of a chain, or a state, is another one.
  case member
  /// A member of a chain, or a state, is left out.
  case lackingMember
  /// Two neighboring members of a chain, or states, change places.
  case swappedMembers
  /// A state comes after the last one.
  case trailingState
  /// The sides of a line with `before` change places.
  case order
  /// The line and the next one of its block change places.
  case swap
  /// The line is there twice.
  case double
  /// The line is missing from a list that's exact, or from a trace.
  case drop
  /// The line becomes `never`, or loses the word.
  case never
  /// A list that allows other events becomes exact.
  case exactly
  /// The participants that a block is about are others.
  case block
  /// A line of a trace is another one of the trace.
  case traceLine

  /// The order of the table.
  package static func < (left: Mutation, right: Mutation) -> Bool {
    let all = Self.allCases
    return all.firstIndex(of: left) ?? 0 < all.firstIndex(of: right) ?? 0
  }
}

/// A scenario's text with one mutated line.
package struct Mutant: Sendable {
  /// How the line was mutated.
  package var mutation: Mutation

  /// The whole text.
  package var text: String

  /// The line as it was, without its comment.
  package var old: String

  /// The line as it is, or the lines, or nothing.
  package var new: String

  /// The offset of the mutated line in the old text, which is the same in the new one.
  package var offset: Int

  /// The number of mutated lines in the new text.
  package var lineCount = 1
}
