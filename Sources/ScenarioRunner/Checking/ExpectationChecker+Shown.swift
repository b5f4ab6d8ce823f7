import ScenarioLanguage
import SourceDiagnostics
import TraceModel

// What happened in the places of wildcards: an author says what does not matter, and the readers of
// a page see what it was.
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

  /// What a function says of all events alike; `nil` when it says different things.
  private func common(_ events: [Int], _ text: (Int) -> String) -> String? {
    let first = text(events[0])
    return events.allSatisfy { text($0) == first } ? first : nil
  }

  /// Shows a text in the place of one piece of a pattern, and goes on behind it.
  private mutating func show(
    _ piece: NamePattern, _ text: String?, in pattern: EventPattern, _ cursor: inout Int
  ) {
    guard let place = place(of: piece.text, in: cursor..<pattern.range.upperBound) else { return }
    cursor = place.upperBound
    guard piece.hasWildcard else { return }
    // What cannot be told stays, and keeps other variants from telling it.
    shownEdits.append(SourceEdit(range: place, replacement: text ?? source[place]))
  }

  /// Shows the number of events where an author has written three dots.
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

  /// Shows the members of a chain that an author has left out.
  mutating func showChain(_ members: [ChainMember], _ names: [String], _ range: Range<Int>) {
    guard members.contains(.any), case .named(let first) = members.first else { return }
    let whole = first.range.lowerBound..<range.upperBound
    let arrow = ["→", "->"].first { place(of: $0, in: whole) != nil } ?? "→"
    shownEdits.append(
      SourceEdit(range: whole, replacement: names.joined(separator: " \(arrow) ")))
  }
}
