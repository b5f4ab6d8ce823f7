import ScenarioLanguage
import TraceModel

/// An event in the words that expectations and reactions use.
struct EventWords {
  /// The participant of the event.
  let subject: String

  /// The word of the event, and the words of its detail.
  let words: [String]

  /// The sender and the receiver of the event.
  private let sender: String
  private let receiver: String

  private let isChain: Bool

  /// Returns the first word of an event, which is enough to rule out most events.
  static func firstWord(of event: TraceEvent) -> String {
    let word = event.word
    let end = word.utf8.firstIndex(of: UInt8(ascii: " "))
    return end.map { String(word[..<$0]) } ?? word
  }

  init(_ event: TraceEvent, in trace: Trace) {
    var words = Self.words(event.word)
    // The prevented recognizer is in the position of other events' details.
    if event.kind == .prevent { words += Self.words(trace.name(of: event.to)) }
    words += Self.words(trace.detail(of: event))
    self.words = words
    subject = trace.name(of: event.subject)
    sender = trace.name(of: event.from)
    receiver = trace.name(of: event.to)
    isChain = event.kind == .chain
  }

  /// Returns whether the event matches a pattern, at any time.
  func matches(_ pattern: EventPattern) -> Bool {
    guard hasSubject(of: pattern), hasWord(of: pattern) else { return false }
    for (place, wanted) in pattern.detail.enumerated() {
      let rest = words.dropFirst(place + 1)
      // A regular expression is matched against all the remaining detail.
      let text = wanted.expression == nil ? rest.first : rest.joined(separator: " ")
      guard let text, wanted.matches(text) else { return false }
    }
    if let receiver = pattern.receiver, !receiver.matches(self.receiver) { return false }
    if let sender = pattern.sender, !sender.matches(self.sender) { return false }
    return true
  }

  /// Returns whether the event has the word of a pattern, regardless of its participant.
  func hasWord(of pattern: EventPattern) -> Bool {
    guard let first = words.first else { return false }
    return Self.isWord(first, of: pattern, isChain: isChain)
  }

  /// Returns whether the event belongs to the participant of a pattern.
  func hasSubject(of pattern: EventPattern) -> Bool {
    Self.isSubject(subject, of: pattern)
  }

  /// Returns whether a word is the one in a pattern; a whole chain has no words to compare.
  static func isWord(_ word: String, of pattern: EventPattern, isChain: Bool) -> Bool {
    !isChain && pattern.word.matches(word)
  }

  /// Returns whether a participant is the one in a pattern.
  static func isSubject(_ name: String, of pattern: EventPattern) -> Bool {
    // In traces, the first finger has no number.
    pattern.subject.matches(name) || (pattern.subject.text == "finger 1" && name == "finger")
  }

  private static func words(_ text: String) -> [String] {
    text.utf8.split { $0 == UInt8(ascii: " ") }.map { String(decoding: Array($0), as: UTF8.self) }
  }
}
