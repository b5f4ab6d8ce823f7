import ScenarioLanguage
import TraceModel

/// Compares the events of a trace with the patterns of expectations.
struct EventMatcher {
  /// The trace.
  let trace: Trace

  /// What of each event a pattern can speak of.
  private let sentences: [Sentence]

  /// An event in the words that an expectation uses.
  private struct Sentence {
    /// Whose event it is.
    let subject: String

    /// What happened, and the words of the detail.
    let words: [String]

    /// Who sent it, and who received it.
    let sender: String
    let receiver: String
  }

  /// How exactly a time must be met; a trace tells times to a tenth of a millisecond.
  private static let timeTolerance: Int64 = 50

  init(_ trace: Trace) {
    self.trace = trace
    sentences = trace.events.map { event in
      var words = Self.words(event.what)
      // Who is prevented stands where others have their detail.
      if event.kind == .prevent { words.append(trace.name(of: event.to)) }
      words += Self.words(event.detail)
      return Sentence(
        subject: trace.name(of: event.subject), words: words, sender: trace.name(of: event.from),
        receiver: trace.name(of: event.to))
    }
  }

  /// Returns whether an event is one that a pattern means.
  func matches(_ index: Int, _ pattern: EventPattern, ignoringTime: Bool = false) -> Bool {
    let sentence = sentences[index]
    guard isSubject(pattern.subject, sentence.subject),
      trace.events[index].kind != .chain, let first = sentence.words.first,
      pattern.word.matches(first), pattern.detail.count < sentence.words.count
    else { return false }
    for (word, wanted) in zip(sentence.words.dropFirst(), pattern.detail) {
      guard wanted.matches(word) else { return false }
    }
    if let receiver = pattern.receiver, !receiver.matches(sentence.receiver) { return false }
    if let sender = pattern.sender, !sender.matches(sentence.sender) { return false }
    return ignoringTime || isInTime(index, pattern)
  }

  /// Returns the first event from a place on that a pattern means.
  func first(
    _ pattern: EventPattern, from start: Int, ignoringTime: Bool = false
  ) -> Int? {
    guard start < sentences.count else { return nil }
    for index in start..<sentences.count {
      if matches(index, pattern, ignoringTime: ignoringTime) { return index }
    }
    return nil
  }

  /// Returns whether an event has the word of a pattern, whoever's it is.
  func hasWord(_ index: Int, of pattern: EventPattern) -> Bool {
    guard trace.events[index].kind != .chain, let first = sentences[index].words.first else {
      return false
    }
    return pattern.word.matches(first)
  }

  /// Returns whether an event belongs to the participant of a pattern.
  func hasSubject(_ index: Int, of pattern: EventPattern) -> Bool {
    isSubject(pattern.subject, sentences[index].subject)
  }

  /// Returns the name of the participant that an event is told of.
  func subject(_ index: Int) -> String { sentences[index].subject }

  private func isSubject(_ pattern: NamePattern, _ subject: String) -> Bool {
    // The first finger has no number in traces.
    pattern.matches(subject) || (pattern.text == "finger 1" && subject == "finger")
  }

  private func isInTime(_ index: Int, _ pattern: EventPattern) -> Bool {
    guard let time = pattern.time else { return true }
    let difference = trace.events[index].time.microseconds - time.microseconds
    return difference.magnitude <= UInt64(Self.timeTolerance)
  }

  private static func words(_ text: String) -> [String] {
    text.utf8.split { $0 == UInt8(ascii: " ") }.map { String(decoding: Array($0), as: UTF8.self) }
  }
}
