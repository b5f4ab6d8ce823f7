import ScenarioLanguage
import SourceDiagnostics
import TraceModel

/// Changes of an exact list in which several lines are wrong: lines that still match keep their
/// places, and between two of them, each other line becomes the event that must be there.
///
/// What isn't clear stays as it is: lines next to a gap, which could have any event, lines that
/// share nothing with the events between their neighbors, and lines that could have several.
struct ExactListRewriting {
  private let checker: ExpectationChecker
  private let block: ExpectationBlock
  private let list: OrderedList
  private let style: ListStyle
  private let participants: [NameReference]?

  /// The edits in the scenario's text, or an empty list when nothing is clear.
  private(set) var edits: [SourceEdit] = []

  /// The edits that remove lines, which are made only if all events have lines then.
  private var removals: [SourceEdit] = []

  /// Whether something stays as it is.
  private var isPartial = false

  /// The lines without an event, and the events without a line, since the last line that stays.
  private var unmet: [Int] = []
  private var unlisted: [Int] = []

  /// The line that stays above them, and its last event.
  private var previous: (line: Int, event: Int?)?

  /// The end of the line after which new lines are inserted.
  private var anchor: Int

  init(
    _ block: ExpectationBlock, _ list: OrderedList, among participants: [NameReference]?,
    _ candidates: [Int], _ checker: ExpectationChecker
  ) {
    self.checker = checker
    self.block = block
    self.list = list
    self.participants = participants
    style = ListStyle(list, checker)
    anchor = checker.source.lineRange(at: block.range.lowerBound).upperBound
    guard let alignment = ListAlignment(list, candidates, checker.matcher) else { return }
    // Without a line that matches, nothing says that the list is about these events.
    let hasMatch = alignment.rows.contains { row in
      if case .kept(let line, let events) = row {
        list.items[line].pattern != nil && !events.isEmpty
      } else {
        false
      }
    }
    if hasMatch { write(alignment.rows) }
    if !isPartial { edits += removals }
  }

  private mutating func write(_ rows: [ListAlignment.Row]) {
    var index = 0
    while index < rows.count {
      switch rows[index] {
      case .removed(let line):
        unmet.append(line)
        index += 1
      case .added(let event):
        unlisted.append(event)
        index += 1
      case .kept(let line, var events):
        index += 1
        // If more of the same events follow, only the line's count changes.
        let more = Self.added(rows[index...]).prefix { isMore($0, of: line) }
        if style.counts, !more.isEmpty, events.count == 1 {
          index += more.count
          events += more
        }
        finishChange(before: line, events.first)
        keep(line, events)
        previous = (line, events.last ?? previous?.event)
        anchor = endOfLines(of: line)
      }
    }
    finishChange(before: nil, nil)
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

  private func isGap(_ line: Int?) -> Bool { line.map { list.items[$0].pattern == nil } ?? false }

  /// Changes the times and counts in a line that stays.
  private mutating func keep(_ line: Int, _ events: [Int]) {
    let item = list.items[line]
    guard let pattern = item.pattern, let first = events.first else { return }
    if !checker.matcher.matches(first, pattern), let moment = pattern.moment,
      moment.relation == .at, let text = checker.text(of: moment, at: first)
    {
      edits.append(SourceEdit(range: moment.range, replacement: text.text))
    }
    switch pattern.repetition {
    case .once:
      guard events.count > 1 else { return }
      edits.append(
        SourceEdit(
          range: item.range.upperBound..<item.range.upperBound,
          replacement: " \(events.count) times"))
    case .times(let least, let most):
      guard least == most, events.count != least else { return }
      edits.append(
        SourceEdit(
          range: pattern.repetitionRange, replacement: ListStyle.number(of: events.count)))
    }
  }

  /// Writes the lines between two that stay, if it's clear what they are.
  private mutating func finishChange(before next: Int?, _ nextEvent: Int?) {
    defer {
      unmet = []
      unlisted = []
    }
    guard !unmet.isEmpty || !unlisted.isEmpty else { return }
    let groups = style.groups(of: unlisted)
    if isGap(previous?.line) || isGap(next) || groups.contains(where: { isForbidden($0.events[0]) })
    {
      isPartial = true
    } else if groups.isEmpty, isEmpty(before: nextEvent) {
      removeLines()
    } else if !groups.isEmpty, !isAnchorOfValue, let partners = partners(among: groups) {
      write(groups, partners)
    } else {
      isPartial = true
    }
  }

  /// Whether a value is below the line that stays, which a new line between them would take.
  private var isAnchorOfValue: Bool {
    guard let line = previous?.line else { return false }
    let range = list.items[line].range
    return endOfLines(of: line) != checker.source.lineRange(at: range.lowerBound).upperBound
  }

  private func isForbidden(_ event: Int) -> Bool {
    checker.forbidden.contains { checker.matcher.matches(event, $0) }
  }

  /// Returns whether no event between the lines that stay could be one of the others.
  private func isEmpty(before next: Int?) -> Bool {
    let start = previous?.event.map { $0 + 1 } ?? 0
    let end = next ?? checker.trace.events.count
    return !(start..<max(start, end)).contains { event in
      let isListed =
        participants.map { names in
          names.contains { $0.text == checker.matcher.subject(event) }
        } ?? true
      return isListed
        && unmet.contains { line in
          list.items[line].pattern.map {
            checker.matcher.onlyDifference(event, $0) != nil
          } ?? false
        }
    }
  }

  /// Returns the group of events that each line without an event becomes, or `nil` when that isn't
  /// clear.
  private func partners(among groups: [ListStyle.Group]) -> [Int]? {
    var best: (shared: Int, count: Int, partners: [Int]) = (-1, 0, [])
    func assign(_ line: Int, from group: Int, _ shared: Int, _ partners: [Int]) {
      guard line < unmet.count else {
        if shared > best.shared { best = (shared, 0, partners) }
        if shared == best.shared { best.count += 1 }
        return
      }
      guard best.count < 50 else { return }
      for place in group..<max(group, groups.count - (unmet.count - line - 1)) {
        let pieces = sharedPieces(unmet[line], groups[place].events[0])
        guard pieces > 0 else { continue }
        assign(line + 1, from: place + 1, shared + pieces, partners + [place])
      }
    }
    // The ways to choose grow fast, and long stretches without a line that matches aren't clear.
    guard unmet.isEmpty || unmet.count <= 6 && groups.count <= 12 || unmet.count == groups.count
    else { return nil }
    assign(0, from: 0, 0, [])
    return best.count == 1 ? best.partners : nil
  }

  /// Returns how many of a line's participant and word an event shares.
  private func sharedPieces(_ line: Int, _ event: Int) -> Int {
    guard let pattern = list.items[line].pattern else { return 0 }
    return (checker.matcher.hasSubject(event, of: pattern) ? 1 : 0)
      + (checker.matcher.hasWord(event, of: pattern) ? 1 : 0)
  }

  /// Writes groups of events, those that are partners in the places of lines, and the rest between
  /// them.
  private mutating func write(_ groups: [ListStyle.Group], _ partners: [Int]) {
    for (place, group) in groups.enumerated() {
      if let partner = partners.firstIndex(of: place) {
        edits.append(
          SourceEdit(range: list.items[unmet[partner]].range, replacement: group.line))
        anchor = endOfLines(of: unmet[partner])
      } else {
        edits.append(
          SourceEdit(
            range: anchor..<anchor, replacement: "\n" + style.indentation + group.line))
      }
    }
  }

  private mutating func removeLines() {
    for line in unmet {
      let whole = checker.source.lineRange(at: list.items[line].range.lowerBound)
      // The line break before it is removed, too.
      let start = checker.source.lineRange(at: whole.lowerBound - 1).upperBound
      removals.append(SourceEdit(range: start..<whole.upperBound, replacement: ""))
      anchor = max(anchor, whole.upperBound)
    }
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
