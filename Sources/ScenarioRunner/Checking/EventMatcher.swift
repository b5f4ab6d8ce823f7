import ScenarioLanguage
import TraceModel

/// A matcher that compares a trace's events with the patterns of expectations.
struct EventMatcher {
  /// The trace.
  let trace: Trace

  /// The times that have names.
  var moments: [String: VirtualTime] = [:]

  /// Whether a moment matches any time when its name has no time yet.
  var ignoresUnknownMoments = false

  /// The participant of each event, which is enough to rule out most of them.
  private let subjects: [String]

  /// The precision of times; a trace shows times to a tenth of a millisecond.
  private static let timeTolerance: Int64 = 50

  init(_ trace: Trace) {
    self.trace = trace
    subjects = trace.events.map { trace.name(of: $0.subject) }
  }

  /// Returns whether an event matches a pattern.
  func matches(_ index: Int, _ pattern: EventPattern, ignoringTime: Bool = false) -> Bool {
    guard hasSubject(index, of: pattern), hasWord(index, of: pattern),
      eventWords(index).matches(pattern)
    else { return false }
    return ignoringTime || isInTime(index, pattern)
  }

  /// Returns the first event from a position on that matches a pattern.
  func first(
    _ pattern: EventPattern, from start: Int, ignoringTime: Bool = false
  ) -> Int? {
    guard start < subjects.count else { return nil }
    for index in start..<subjects.count {
      if matches(index, pattern, ignoringTime: ignoringTime) { return index }
    }
    return nil
  }

  /// Returns whether an event has the word of a pattern, regardless of its participant.
  func hasWord(_ index: Int, of pattern: EventPattern) -> Bool {
    let event = trace.events[index]
    return EventWords.isWord(
      EventWords.firstWord(of: event), of: pattern, isChain: event.kind == .chain)
  }

  /// Returns whether an event belongs to the participant of a pattern.
  func hasSubject(_ index: Int, of pattern: EventPattern) -> Bool {
    EventWords.isSubject(subjects[index], of: pattern)
  }

  /// Returns the word of an event and the words of its detail.
  func words(_ index: Int) -> [String] { eventWords(index).words }

  /// Returns the name of the participant that an event belongs to.
  func subject(_ index: Int) -> String { subjects[index] }

  /// Returns the words of an event that a pattern can match.
  private func eventWords(_ index: Int) -> EventWords {
    EventWords(trace.events[index], in: trace)
  }

  /// Returns the time that a moment refers to, or `nil` when its name has no time.
  func time(of moment: ExpectedMoment) -> VirtualTime? {
    let time = VirtualTime(microseconds: moment.time.microseconds)
    guard let origin = moment.origin else { return time }
    return moments[origin.text].map { $0 + time }
  }

  /// Returns the first time that a moment matches, or `nil` when its name has no time.
  func start(of moment: ExpectedMoment) -> VirtualTime? {
    let slack: Int64
    switch moment.relation {
    case .at, .compared(.equal), .compared(.greater), .compared(.greaterOrEqual), .upTo: slack = 0
    case .by, .compared(.less), .compared(.lessOrEqual), .compared(.notEqual): return .zero
    case .within(let span): slack = max(0, span.microseconds)
    }
    return time(of: moment).map {
      VirtualTime(microseconds: $0.microseconds - slack - Self.timeTolerance)
    }
  }

  /// Returns whether an event happens at the time of a pattern, if it has one.
  func isInTime(_ index: Int, _ pattern: EventPattern) -> Bool {
    guard let moment = pattern.moment else { return true }
    guard let wanted = time(of: moment) else { return ignoresUnknownMoments }
    let difference = trace.events[index].time.microseconds - wanted.microseconds
    return switch moment.relation {
    case .at: difference.magnitude <= UInt64(Self.timeTolerance)
    case .by: difference <= Self.timeTolerance
    case .compared(let comparison):
      comparison.holds(Double(difference), 0, tolerance: Double(Self.timeTolerance))
    case .upTo(let span, let isClosed):
      ExpectedRange(least: 0, greatest: Double(span.microseconds), isClosed: isClosed)
        .contains(Double(difference), tolerance: Double(Self.timeTolerance))
    case .within(let span):
      difference.magnitude <= UInt64(max(0, span.microseconds) + Self.timeTolerance)
    }
  }
}
