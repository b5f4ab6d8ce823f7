import ScenarioLanguage
import SourceDiagnostics
import TraceModel

// The actual text for wildcards, which lets authors leave out what doesn't matter while readers of
// the page still see it.
extension ExpectationChecker {
  /// Shows the events of each line of a list.
  mutating func show(_ list: OrderedList, _ events: [[Int]]) {
    for (item, events) in zip(list.items, events) {
      if let pattern = item.pattern { show(pattern, events) }
    }
  }

  /// Shows the events of one pattern.
  mutating func show(_ pattern: EventPattern, _ events: [Int]) {
    guard !events.isEmpty else { return }
    var cursor = pattern.range.lowerBound
    let isHit = source[cursor..<pattern.range.upperBound].utf8.starts(with: "hit ".utf8)
    if !isHit {
      show(pattern.subject, common(events) { matcher.subject($0) }, in: pattern, &cursor)
    }
    show(pattern.word, common(events) { matcher.words($0).first ?? "" }, in: pattern, &cursor)
    for (place, detail) in pattern.detail.enumerated() {
      let text = common(events) { event in
        let rest = matcher.words(event).dropFirst(place + 1)
        return detail.expression == nil ? rest.first ?? "" : rest.joined(separator: " ")
      }
      show(detail, text, in: pattern, &cursor)
    }
    let names = trace
    if let receiver = pattern.receiver {
      show(receiver, common(events) { names.name(of: names.events[$0].to) }, in: pattern, &cursor)
    }
    if let sender = pattern.sender {
      cursor = pattern.range.lowerBound
      show(sender, common(events) { names.name(of: names.events[$0].from) }, in: pattern, &cursor)
    }
    showCount(events.count, of: pattern)
  }

  /// Returns the text that a function gives for all events, or `nil` when the texts differ.
  private func common(_ events: [Int], _ text: (Int) -> String) -> String? {
    let first = text(events[0])
    return events.allSatisfy { text($0) == first } ? first : nil
  }

  /// Replaces a piece of a pattern with a text, and continues after it.
  private mutating func show(
    _ piece: NamePattern, _ text: String?, in pattern: EventPattern, _ cursor: inout Int
  ) {
    guard let place = place(of: piece.text, in: cursor..<pattern.range.upperBound) else { return }
    cursor = place.upperBound
    guard piece.hasWildcard else { return }
    // A wildcard that has no single replacement stays, and prevents the other variants from
    // replacing it.
    shownEdits.append(SourceEdit(range: place, replacement: text ?? source[place]))
  }

  /// Shows the number of events in place of an author's three dots.
  private mutating func showCount(_ count: Int, of pattern: EventPattern) {
    var range = pattern.repetitionRange
    guard pattern.repetition == .times(1, upTo: nil),
      ["…", "..."].contains(where: { $0 == source[range] })
    else { return }
    if count == 1, range.lowerBound > 0, source.bytes[range.lowerBound - 1] == UInt8(ascii: " ") {
      range = range.lowerBound - 1..<range.upperBound
    }
    shownEdits.append(
      SourceEdit(range: range, replacement: count == 1 ? "" : "\(count) times"))
  }

  /// Shows the members that an author has left out of a chain.
  mutating func showChain(_ members: [ChainMember], _ names: [String], _ range: Range<Int>) {
    guard members.contains(.any), case .named(let first) = members.first else { return }
    let whole = first.range.lowerBound..<range.upperBound
    let arrow = ["→", "->"].first { place(of: $0, in: whole) != nil } ?? "→"
    shownEdits.append(
      SourceEdit(range: whole, replacement: names.joined(separator: " \(arrow) ")))
  }
}
