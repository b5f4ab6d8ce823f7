import ScenarioLanguage
import SourceDiagnostics
import TraceModel

/// A side-by-side comparison of an ordered list and the trace, which shows what happened instead.
struct Difference {
  /// A line: a mark, the expected event, and the actual event.
  private struct Row {
    var mark = " "
    var expected = ""
    var time = ""
    var actual = ""
  }

  /// The most events to show after the last one that was found.
  private static let maximumFollowing = 12

  private var rows: [Row] = []

  /// The lines of text.
  var lines: [String] { Self.format(rows) }

  /// Compares a list with a trace.
  ///
  /// For an exact list, the candidates are the events that it covers; a list with gaps has none.
  init(
    list: OrderedList, match: ListMatch, matcher: EventMatcher, source: SourceText,
    candidates: [Int]?
  ) {
    let stuck = match.events.count < list.items.count ? list.items[match.events.count] : nil
    let position = match.position
    let shown =
      candidates ?? Self.relevant(list, stuck: stuck?.pattern, position: position, matcher)
    var remaining = shown[...]

    for (item, events) in zip(list.items, match.events) {
      let expected = source[item.range]
      if events.isEmpty { rows.append(Row(mark: "✓", expected: expected)) }
      for (index, event) in events.enumerated() {
        appendBetween(&remaining, before: event, matcher)
        let isFirst = index == 0
        rows.append(
          Self.row(
            event, matcher, mark: isFirst ? "✓" : " ", expected: isFirst ? expected : ""))
        remaining = remaining.drop { $0 <= event }
      }
    }
    appendMismatch(match.mismatch, stuck, &remaining, matcher, source)
    for event in remaining.prefix(Self.maximumFollowing) {
      rows.append(Self.row(event, matcher, explained: true))
    }
    if remaining.count > Self.maximumFollowing {
      rows.append(Row(actual: "… and \(remaining.count - Self.maximumFollowing) more"))
    }
    for item in list.items.dropFirst(match.events.count + 1) {
      rows.append(Row(expected: source[item.range]))
    }
  }

  private mutating func appendBetween(
    _ remaining: inout ArraySlice<Int>, before first: Int, _ matcher: EventMatcher
  ) {
    for event in remaining.prefix(while: { $0 < first }) {
      rows.append(Self.row(event, matcher, explained: true))
    }
    remaining = remaining.drop { $0 < first }
  }

  private mutating func appendMismatch(
    _ mismatch: Mismatch?, _ stuck: OrderedList.Item?, _ remaining: inout ArraySlice<Int>,
    _ matcher: EventMatcher, _ source: SourceText
  ) {
    let expected = stuck.map { source[$0.range] } ?? "nothing more"
    switch mismatch {
    case .atOtherTime(let event), .instead(let event), .surplus(let event):
      appendBetween(&remaining, before: event, matcher)
      rows.append(Self.row(event, matcher, mark: "✗", expected: expected, explained: true))
      remaining = remaining.drop { $0 <= event }
    case .miscounted(let events):
      for (index, event) in events.enumerated() {
        appendBetween(&remaining, before: event, matcher)
        let isFirst = index == 0
        rows.append(
          Self.row(
            event, matcher, mark: isFirst ? "✗" : " ", expected: isFirst ? expected : ""))
        remaining = remaining.drop { $0 <= event }
      }
    case .before, .ended, .missing:
      rows.append(Row(mark: "✗", expected: expected))
    case nil:
      break
    }
  }

  /// Returns the events worth showing: those that the list covers and, where matching stopped,
  /// everything that the participant did instead, with its decisions from the beginning.
  private static func relevant(
    _ list: OrderedList, stuck: EventPattern?, position: Int, _ matcher: EventMatcher
  ) -> [Int] {
    let patterns = list.items.compactMap { $0.pattern }
    return matcher.trace.events.indices.filter { index in
      let isListed = patterns.contains {
        matcher.hasWord(index, of: $0) && matcher.hasSubject(index, of: $0)
      }
      if isListed { return true }
      guard let stuck, stuck.subject != .any, matcher.hasSubject(index, of: stuck) else {
        return false
      }
      let kind = matcher.trace.events[index].kind
      switch kind.topic {
      case .recognizers: return kind != .question && kind != .reset || index >= position
      case .actions, .delivery, .program: return index >= position
      case .chain, .fingers, .search, .system: return false
      }
    }
  }

  private static func row(
    _ event: Int, _ matcher: EventMatcher, mark: String = " ", expected: String = "",
    explained: Bool = false
  ) -> Row {
    let event = matcher.trace.events[event]
    var actual = matcher.trace.phrase(for: event)
    if explained, event.reason != nil {
      actual += "  [" + matcher.trace.reason(of: event) + "]"
    }
    return Row(mark: mark, expected: expected, time: event.time.text, actual: actual)
  }
}

extension Difference {
  /// Compares two short lists with as many pairs of equal lines as possible.
  static func lines(
    expected: [String], actual: [(text: String, explanation: String)]
  ) -> [String] {
    lines(expected: expected, actual: actual) { expected[$0] == actual[$1].text }
  }

  /// Compares two short lists with as many pairs of related lines as possible.
  static func lines(
    expected: [String], actual: [(text: String, explanation: String)],
    arePair: (Int, Int) -> Bool
  ) -> [String] {
    // For each start in both lists, the number of remaining lines that can be paired.
    var pairs = [[Int]](
      repeating: [Int](repeating: 0, count: actual.count + 1), count: expected.count + 1)
    for i in expected.indices.reversed() {
      for j in actual.indices.reversed() {
        pairs[i][j] =
          arePair(i, j)
          ? pairs[i + 1][j + 1] + 1 : max(pairs[i + 1][j], pairs[i][j + 1])
      }
    }
    var rows: [Row] = []
    var i = 0
    var j = 0
    while i < expected.count || j < actual.count {
      var row = Row(mark: "✗")
      let isPair = i < expected.count && j < actual.count && arePair(i, j)
      let takesExpected =
        isPair || j == actual.count
        || (i < expected.count && pairs[i + 1][j] >= pairs[i][j + 1])
      let takesActual = isPair || !takesExpected
      if isPair { row.mark = "✓" }
      if takesExpected {
        row.expected = expected[i]
        if !isPair, actual.contains(where: { differInSpaceOnly(expected[i], $0.text) }) {
          row.expected = spacesShown(in: expected[i])
        }
        if expected[i] == "…" { row.mark = " " }
        i += 1
      }
      if takesActual {
        row.actual = actual[j].text
        if !isPair, expected.contains(where: { differInSpaceOnly($0, actual[j].text) }) {
          row.actual = spacesShown(in: actual[j].text)
        }
        if !actual[j].explanation.isEmpty { row.actual += " " + actual[j].explanation }
        j += 1
      }
      rows.append(row)
    }
    return format(rows)
  }

  /// Returns whether two different texts differ only in white space, which makes the difference
  /// invisible.
  private static func differInSpaceOnly(_ left: String, _ right: String) -> Bool {
    guard left != right else { return false }
    let (left, right) = (left.unicodeScalars, right.unicodeScalars)
    return left.filter { !isSpace($0) }.elementsEqual(right.filter { !isSpace($0) })
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || scalar == "\t" || scalar == "\u{A0}"
  }

  /// Returns a text with a visible mark for each space and each tab.
  private static func spacesShown(in text: String) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case " ": shown += "·"
      case "\t": shown += "→"
      case "\u{A0}": shown += "⍽"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// Returns rows in columns under a heading, with long runs of the same event shortened.
  private static func format(_ rows: [Row]) -> [String] {
    var all = [Row(expected: "expected", actual: "what happened")] + folded(rows)
    // Tabs and control characters become characters whose width matches the count.
    for place in all.indices {
      all[place].expected = TerminalCells.shown(all[place].expected)
      all[place].actual = TerminalCells.shown(all[place].actual)
    }
    let expectedWidth = all.map { TerminalCells.width(of: $0.expected) }.max() ?? 0
    let timeWidth = all.map { TerminalCells.width(of: $0.time) }.max() ?? 0
    return all.map { row in
      var line = row.mark + " " + row.expected
      guard !row.actual.isEmpty else { return trimmed(line) }
      line += spaces(expectedWidth - TerminalCells.width(of: row.expected) + 3)
      if timeWidth > 0 {
        line += spaces(timeWidth - TerminalCells.width(of: row.time)) + row.time + "  "
      }
      return line + row.actual
    }
  }

  /// Returns rows in which runs of more than four that differ only in their times are shortened.
  private static func folded(_ rows: [Row]) -> [Row] {
    var result: [Row] = []
    var index = 0
    while index < rows.count {
      var end = index + 1
      while end < rows.count, rows[end].expected.isEmpty, rows[end].mark == " ",
        rows[end].actual == rows[index].actual, !rows[end].time.isEmpty
      {
        end += 1
      }
      if end - index > 4 {
        result.append(rows[index])
        result.append(Row(actual: "… \(end - index - 2) more"))
        result.append(rows[end - 1])
      } else {
        result += rows[index..<end]
      }
      index = end
    }
    return result
  }

  private static func spaces(_ count: Int) -> String {
    String(repeating: " ", count: max(0, count))
  }

  /// Returns the line without spaces at its end.
  private static func trimmed(_ line: String) -> String {
    var bytes = Array(line.utf8)
    while bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
