import ScenarioLanguage
import SourceDiagnostics
import TraceModel

/// A piece of a pattern that an event can differ in.
enum PatternPiece: Equatable {
  case subject
  case word
  /// A word of the detail, by its place.
  case detail(Int)
  case receiver
  case sender
  case moment
}

extension EventMatcher {
  /// Returns the only piece of a pattern that an event differs in, or `nil` when it differs in none
  /// or in several.
  ///
  /// A typing error, or a change of a step, changes one piece of a line.
  func onlyDifference(_ index: Int, _ pattern: EventPattern) -> PatternPiece? {
    let event = trace.events[index]
    guard event.kind != .chain else { return nil }
    var differences: [PatternPiece] = []
    if !hasSubject(index, of: pattern) { differences.append(.subject) }
    if !hasWord(index, of: pattern) { differences.append(.word) }
    guard differences.count < 2 else { return nil }
    if !isInTime(index, pattern) { differences.append(.moment) }
    let words = words(index)
    for (place, wanted) in pattern.detail.enumerated() {
      let text = Self.detail(place, of: words, like: wanted)
      if text.map({ !wanted.matches($0) }) ?? true { differences.append(.detail(place)) }
    }
    if let receiver = pattern.receiver, !receiver.matches(trace.name(of: event.to)) {
      differences.append(.receiver)
    }
    if let sender = pattern.sender, !sender.matches(trace.name(of: event.from)) {
      differences.append(.sender)
    }
    return differences.count == 1 ? differences[0] : nil
  }

  /// Returns the words of an event that a word of a pattern's detail is matched against.
  private static func detail(_ place: Int, of words: [String], like wanted: NamePattern) -> String?
  {
    let rest = words.dropFirst(place + 1)
    return wanted.expression == nil ? rest.first : rest.joined(separator: " ")
  }

  /// Returns a pattern with one piece as an event has it, or `nil` when the event lacks the piece,
  /// or the pattern allows more than one text for it, which only its author can choose.
  func pattern(
    _ pattern: EventPattern, with piece: PatternPiece, of index: Int
  ) -> (pattern: EventPattern, text: String)? {
    let event = trace.events[index]
    let words = words(index)
    let old: NamePattern?
    let text: String?
    switch piece {
    case .subject: (old, text) = (pattern.subject, subject(index))
    case .word: (old, text) = (pattern.word, words.first)
    case .detail(let place): (old, text) = (pattern.detail[place], words.dropFirst(place + 1).first)
    case .receiver: (old, text) = (pattern.receiver, trace.name(of: event.to))
    case .sender: (old, text) = (pattern.sender, trace.name(of: event.from))
    case .moment: return nil
    }
    guard let old, let text, !old.hasWildcard else { return nil }
    var changed = pattern
    let new = NamePattern(text)
    switch piece {
    case .subject: changed.subject = new
    case .word: changed.word = new
    case .detail(let place): changed.detail[place] = new
    case .receiver: changed.receiver = new
    case .sender: changed.sender = new
    case .moment: break
    }
    return (changed, text)
  }
}

extension EventPattern {
  /// Returns the range of a piece in the pattern's text, or `nil` when the text lacks the piece.
  func range(of piece: PatternPiece, in source: SourceText) -> Range<Int>? {
    var words = Self.words(in: range, of: source)[...]
    // The view of a hit has no participant before it.
    if !(subject == .any && words.first.map { source[$0] == "hit" } ?? false) {
      let count = subject.text.utf8.count { $0 == UInt8(ascii: " ") } + 1
      guard words.count > count, let first = words.first else { return nil }
      let end = words[words.startIndex + count - 1].upperBound
      if piece == .subject { return first.lowerBound..<end }
      words = words.dropFirst(count)
    }
    if piece == .word { return words.first }
    words = words.dropFirst()
    if case .detail(let place) = piece { return words.dropFirst(place).first }
    let arrows = piece == .receiver ? ["→", "->"] : ["←", "<-"]
    guard let arrow = words.firstIndex(where: { arrows.contains(source[$0]) }) else { return nil }
    let name = piece == .receiver ? receiver : sender
    let count = (name?.text.utf8.count { $0 == UInt8(ascii: " ") } ?? 0) + 1
    let named = words[(arrow + 1)...].prefix(count)
    guard let first = named.first, let last = named.last else { return nil }
    return first.lowerBound..<last.upperBound
  }

  /// Returns the ranges of the words in a part of a text.
  private static func words(in range: Range<Int>, of source: SourceText) -> [Range<Int>] {
    var words: [Range<Int>] = []
    var start = range.lowerBound
    for offset in range.lowerBound...range.upperBound
    where offset == range.upperBound || source.bytes[offset] == UInt8(ascii: " ") {
      if offset > start { words.append(start..<offset) }
      start = offset + 1
    }
    return words
  }
}
