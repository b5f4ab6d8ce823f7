import ScenarioLanguage
import SourceDiagnostics
import TraceModel

/// A fix for an exact list: lines that still match stay as they are, lines that no longer match are
/// removed, and other events get lines in the style of their neighbors.
struct ExactListRepair {
  private let checker: ExpectationChecker
  private let block: ExpectationBlock
  private let list: OrderedList
  private let style: ListStyle

  /// The edits in the scenario's text, or an empty list when the list can't be fixed.
  private(set) var edits: [SourceEdit] = []

  /// The removed lines, and the added events, since the last line that stays.
  private var removed: [Int] = []
  private var added: [String] = []

  /// The end of the line after which new lines are inserted.
  private var anchor: Int

  init(
    _ block: ExpectationBlock, _ list: OrderedList, _ candidates: [Int],
    _ checker: ExpectationChecker
  ) {
    self.checker = checker
    self.block = block
    self.list = list
    style = ListStyle(list, checker)
    anchor = checker.source.lineRange(at: block.range.lowerBound).upperBound
    guard let alignment = ListAlignment(list, candidates, checker.matcher) else { return }
    write(alignment.rows)
  }

  private mutating func write(_ rows: [ListAlignment.Row]) {
    var index = 0
    while index < rows.count {
      switch rows[index] {
      case .removed(let line):
        removed.append(line)
        index += 1
      case .added:
        let events = Self.added(rows[index...])
        index += events.count
        added += style.lines(for: events)
      case .kept(let line, var events):
        index += 1
        // If more of the same events follow, only the line's count changes.
        let more = Self.added(rows[index...]).prefix { isMore($0, of: line) }
        if style.counts, !more.isEmpty, events.count == 1 {
          index += more.count
          events += more
        }
        finishChange()
        keep(line, events)
        anchor = endOfLines(of: line)
      }
    }
    finishChange()
  }

  /// Returns the events without lines at the beginning of some rows.
  private static func added(_ rows: ArraySlice<ListAlignment.Row>) -> [Int] {
    var events: [Int] = []
    for row in rows {
      guard case .added(let event) = row else { break }
      events.append(event)
    }
    return events
  }

  private func isMore(_ event: Int, of line: Int) -> Bool {
    guard let pattern = list.items[line].pattern, pattern.moment == nil,
      pattern.repetition == .once
    else { return false }
    return checker.matcher.matches(event, pattern)
  }

  /// Fixes the times and counts in a line that stays.
  private mutating func keep(_ line: Int, _ events: [Int]) {
    let item = list.items[line]
    guard let pattern = item.pattern, let first = events.first else { return }
    if !checker.matcher.matches(first, pattern),
      let fixIt = checker.repair(.atOtherTime(event: first), item)
    {
      edits += fixIt.edits
    }
    switch pattern.repetition {
    case .once:
      guard events.count > 1 else { return }
      edits.append(
        SourceEdit(
          range: item.range.upperBound..<item.range.upperBound,
          replacement: " \(events.count) times"))
    case .times(let least, let most):
      guard events.count < least || events.count > most ?? Int.max else { return }
      edits.append(
        SourceEdit(
          range: pattern.repetitionRange, replacement: ListStyle.number(of: events.count)))
    }
  }

  /// Writes new lines in place of the removed ones, and the rest after them.
  private mutating func finishChange() {
    for (place, line) in removed.enumerated() {
      let range = list.items[line].range
      let whole = checker.source.lineRange(at: range.lowerBound)
      if place < added.count {
        edits.append(SourceEdit(range: range, replacement: added[place]))
        anchor = endOfLines(of: line)
      } else {
        // The line break before it is removed, too.
        var start = whole.lowerBound
        while start > 0, checker.source.bytes[start - 1].isLineEnd, start > anchor { start -= 1 }
        edits.append(SourceEdit(range: start..<whole.upperBound, replacement: ""))
        anchor = max(anchor, whole.upperBound)
      }
    }
    let rest = added.dropFirst(removed.count)
    if !rest.isEmpty {
      let text = rest.map { "\n" + style.indentation + $0 }.joined()
      edits.append(SourceEdit(range: anchor..<anchor, replacement: text))
    }
    removed = []
    added = []
  }

  /// Returns the end of a line, or of the last line below it that's about the same event.
  private func endOfLines(of line: Int) -> Int {
    let range = list.items[line].range
    var end = range.upperBound
    for expectation in block.expectations where expectation.range.lowerBound > range.lowerBound {
      switch expectation.statement.traits.place {
      case .inList: return checker.source.lineRange(at: end).upperBound
      case .belowEvent: end = expectation.range.upperBound
      case .wholeRun: break
      }
    }
    return checker.source.lineRange(at: end).upperBound
  }
}

extension UInt8 {
  /// Whether the byte ends a line, alone or together with another one.
  fileprivate var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }
}
