package import TraceModel

/// A pattern for the events that a line under `expect` matches.
package struct EventPattern: Equatable, Sendable {
  /// The number of times that the event happens.
  package enum Repetition: Equatable, Sendable {
    /// The next event.
    case once
    /// At least a number of times, and at most another, before the next line's event.
    case times(Int, upTo: Int?)
  }

  /// The participant that the event belongs to.
  package var subject: NamePattern

  /// The word for the event.
  package var word: NamePattern

  /// The first words of the detail; a regular expression comes last and matches all the remaining
  /// text.
  package var detail: [NamePattern] = []

  /// The receiver, after `→`.
  package var receiver: NamePattern?

  /// The sender, after `←`.
  package var sender: NamePattern?

  /// The number of times that the event happens.
  package var repetition = Repetition.once

  /// The range of the number of times, or an empty range when there is none.
  package var repetitionRange = 0..<0

  /// The time of the event.
  package var moment: ExpectedMoment?

  /// The range of the pattern.
  package var range: Range<Int>

  /// Creates a pattern for an event that happens once, at any time.
  package init(subject: NamePattern, word: NamePattern, range: Range<Int>) {
    self.subject = subject
    self.word = word
    self.range = range
  }
}

extension EventPattern {
  /// Returns whether another pattern is written in the same way, at another place.
  func isEqualApartFromRanges(to other: EventPattern) -> Bool {
    var other = other
    other.range = range
    other.repetitionRange = repetitionRange
    other.moment?.range = moment?.range ?? 0..<0
    return self == other
  }
}

/// The expected time of an event: `at 500ms`, `by 500ms`, `after 500ms`, `within 10ms of 500ms`,
/// `at 300...350ms`.
package struct ExpectedMoment: Equatable, Sendable {
  /// The relation between the event's time and the moment.
  package enum Relation: Equatable, Sendable {
    /// The event happens at the moment.
    case at
    /// The event's time compares with the moment in this way.
    case compared(Comparison)
    /// The event happens at the moment or before it.
    case by
    /// The event happens at the moment or up to the given time later, excluding that time if the
    /// range is open.
    case upTo(VirtualTime, isClosed: Bool)
    /// The event happens at the moment or at most the given time earlier or later.
    case within(VirtualTime)
  }

  /// The relation between the event's time and the moment.
  package var relation: Relation

  /// The time since the beginning of the run or since the captured moment.
  package var time: VirtualTime

  /// The captured moment that the time is relative to, if it isn't the beginning.
  package var origin: NameReference?

  /// The range of the moment.
  package var range: Range<Int>
}

/// The value that a `let` line keeps.
package enum CaptureSource: Equatable, Sendable {
  /// The value of a property.
  case property(PropertyReference)
  /// The time of the event above.
  case time
}

/// The lines under `expect trace`: the trace as it's written, limited to some topics.
package struct ExpectedTrace: Equatable, Sendable {
  /// One line.
  package enum Line: Equatable, Sendable {
    /// Any lines.
    case gap
    /// This text, or text that matches the pattern.
    case text(NamePattern)
  }

  /// The words for the topics, or `nil` for the topics that the page shows.
  package var topics: [String]?

  /// The lines.
  package var lines: [Line] = []

  /// The range of each line.
  package var ranges: [Range<Int>] = []

  /// The lines with their line breaks, from the end of the line `expect trace`.
  package var range: Range<Int>

  /// The indentation of each line.
  package var indentation: String
}
