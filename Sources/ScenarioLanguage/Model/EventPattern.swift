package import TraceModel

/// The events that a line under `expect` can mean.
package struct EventPattern: Equatable, Sendable {
  /// How often.
  package enum Repetition: Equatable, Sendable {
    /// The next one.
    case once
    /// At least a number of times, and at most another, before the next line's event.
    case times(Int, upTo: Int?)
  }

  /// Whose event it is.
  package var subject: NamePattern

  /// What happens, in one word.
  package var word: NamePattern

  /// The first words of the detail; a regular expression is the last one, for all that is left.
  package var detail: [NamePattern] = []

  /// Who receives it, after `→`.
  package var receiver: NamePattern?

  /// Who sends it, after `←`.
  package var sender: NamePattern?

  /// How often.
  package var repetition = Repetition.once

  /// Where it stands how often; empty when it does not.
  package var repetitionRange = 0..<0

  /// When.
  package var moment: ExpectedMoment?

  /// Where it stands.
  package var range: Range<Int>

  /// Creates a pattern of an event that happens once at any time.
  package init(subject: NamePattern, word: NamePattern, range: Range<Int>) {
    self.subject = subject
    self.word = word
    self.range = range
  }
}

/// When an event is expected: `at 500ms`, `by 500ms`, `after 500ms`, `within 10ms of 500ms`,
/// `at 300...350ms`.
package struct ExpectedMoment: Equatable, Sendable {
  /// How the event's time and the moment compare.
  package enum Relation: Equatable, Sendable {
    /// The event happens then.
    case at
    /// The event's time compares with the moment in this way.
    case compared(Comparison)
    /// The event happens then or before.
    case by
    /// The event happens then, or at most a time later; if the range is open, before that time is
    /// over.
    case upTo(VirtualTime, isClosed: Bool)
    /// The event happens then, or at most a time earlier or later.
    case within(VirtualTime)
  }

  /// How the event's time and the moment compare.
  package var relation: Relation

  /// The time after the beginning, or after the captured moment.
  package var time: VirtualTime

  /// The moment from which the time counts, if it is not the beginning.
  package var origin: NameReference?

  /// Where it stands.
  package var range: Range<Int>
}

/// What a line `let` gives a name to.
package enum CaptureSource: Equatable, Sendable {
  /// What a property of something is.
  case property(PropertyReference)
  /// The time of the event above.
  case time
}

/// The lines under `expect trace`: the trace as it is told, as far as some topics go.
package struct ExpectedTrace: Equatable, Sendable {
  /// One line.
  package enum Line: Equatable, Sendable {
    /// Any lines.
    case gap
    /// This text, or one that the pattern matches.
    case text(NamePattern)
  }

  /// The words for the topics; `nil` for those that the page shows.
  package var topics: [String]?

  /// The lines.
  package var lines: [Line] = []

  /// Where each line stands.
  package var ranges: [Range<Int>] = []

  /// The lines with their line breaks, from the end of the line `expect trace`.
  package var range: Range<Int>

  /// What stands before each line.
  package var indentation: String
}
