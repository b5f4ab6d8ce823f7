import ScenarioLanguage
import SourceDiagnostics
import TraceModel

/// A search for the one change of an exact list after which it holds.
///
/// A line changes only into the event at its position, between the events of the lines around it,
/// and in one piece: its participant, its word, a detail, its time, or its count. A line is missing
/// only where no gap is, because a gap allows everything. If several changes fit, none is made, and
/// all of them are kept for the author.
struct ExactListRepair {
  private let checker: ExpectationChecker
  private let block: ExpectationBlock
  private let list: OrderedList
  private let style: ListStyle
  private let table: ExactListTable
  private var source: SourceText { checker.source }
  private var items: [OrderedList.Item] { list.items }

  /// The changes that make the list hold, without those that lead to the same text.
  private(set) var fits: [LineFit] = []

  /// The edits in the scenario's text, or an empty list when there's no change or more than one.
  var edits: [SourceEdit] { fits.count == 1 ? fits[0].edits : [] }

  /// Looks for changes of a list, or returns `nil` when it's too large.
  init?(
    _ block: ExpectationBlock, _ list: OrderedList, among participants: [NameReference]?,
    _ checker: ExpectationChecker
  ) {
    guard let table = ExactListTable(list, among: participants, checker.matcher) else { return nil }
    self.checker = checker
    self.block = block
    self.list = list
    self.table = table
    style = ListStyle(list, checker)
    for line in items.indices { findPieces(of: line) }
    for line in items.indices { findCounts(of: line) }
    findParticipants()
    findSwaps()
    findAdditions()
    findRemovals()
    fits = checker.distinct(fits)
    if fits.contains(where: { !$0.isRemoval }) { fits.removeAll { $0.isRemoval } }
  }

  /// Returns whether the list holds with another pattern on a line.
  private func holds(with pattern: EventPattern, at line: Int) -> Bool {
    table.holds(replacing: line, with: table.line(of: pattern))
  }

  // MARK: Changes of a line

  /// Finds the events that differ in one piece from a line, and make the list hold in its place.
  private mutating func findPieces(of line: Int) {
    guard let pattern = items[line].pattern else { return }
    var tried: [[SourceEdit]] = []
    for event in table.events {
      guard let fit = checker.fit(pattern, to: event) else { continue }
      guard let changed = fit.pattern else {
        addClaim(fit, of: line, to: event)
        continue
      }
      guard !tried.contains(fit.edits) else { continue }
      tried.append(fit.edits)
      guard holds(with: changed, at: line), !isCounted(changed, besides: line) else { continue }
      // With another word, the list would no longer check what the line says and what does happen,
      // so only its author can decide that.
      let isWeaker = changed.word != pattern.word && table.isOnlyOne(line)
      fits.append(isWeaker ? LineFit(edits: [], event: event) : fit)
    }
  }

  /// Returns whether a neighbor of a line counts the events that a pattern is about.
  private func isCounted(_ pattern: EventPattern, besides line: Int) -> Bool {
    [line - 1, line + 1].contains { place in
      guard items.indices.contains(place), let other = items[place].pattern else { return false }
      guard other.repetition != .once, other.subject == pattern.subject,
        other.word == pattern.word
      else { return false }
      let line = table.line(of: pattern)
      return table.events.indices.contains {
        line.matches[$0] && table.lines[place].matches[$0]
      }
    }
  }

  /// Adds an event that would fit if the line's author changed a range or a wildcard.
  private mutating func addClaim(_ fit: LineFit, of line: Int, to event: Int) {
    guard var pattern = items[line].pattern else { return }
    // In any case, the line has the event's word and participant.
    pattern.moment = nil
    pattern.detail = []
    pattern.receiver = nil
    pattern.sender = nil
    pattern.subject = NamePattern(checker.matcher.subject(event))
    if let word = checker.matcher.words(event).first { pattern.word = NamePattern(word) }
    if holds(with: pattern, at: line) { fits.append(fit) }
  }

  /// Finds the numbers of times that make the list hold.
  private mutating func findCounts(of line: Int) {
    guard var pattern = items[line].pattern else { return }
    let longest = table.lines[line].matches.count { $0 }
    guard longest > 0 else { return }
    let old = pattern.repetition
    let text = source[items[line].range]
    for count in 1...longest {
      pattern.repetition = count == 1 && old == .once ? .once : .times(count, upTo: count)
      guard pattern.repetition != old, holds(with: pattern, at: line) else { continue }
      let number = ListStyle.number(of: count)
      switch old {
      case .once:
        // Where equal events have a line each, one more of them gets another line.
        guard style.counts else { continue }
        let end = pattern.moment.map { $0.range.lowerBound - 1 } ?? items[line].range.upperBound
        // A value below the line belongs to one of the events, and it isn't known to which.
        fits.append(
          LineFit(
            edits: isLast(line)
              ? [SourceEdit(range: end..<end, replacement: " " + number)] : [],
            words: "`\(text)`, \(number)"))
      case .times(let least, let most):
        let isNumber = least == most
        fits.append(
          LineFit(
            edits: isNumber
              ? [SourceEdit(range: pattern.repetitionRange, replacement: number)] : [],
            words: "`\(text)`, but \(number)"))
      }
    }
  }

  /// Finds other participants after `of` with which the list holds as it is; only its author can
  /// choose among them.
  private mutating func findParticipants() {
    guard case .exactly(.some(let names)) = block.mode else { return }
    var others: [NameReference] = []
    for pattern in items.compactMap({ $0.pattern }) where !pattern.subject.hasWildcard {
      let name = pattern.subject.text
      if !names.contains(where: { $0.text == name }), !others.contains(where: { $0.text == name }) {
        others.append(NameReference(name, range: 0..<0))
      }
    }
    var trials: [[NameReference]] = others.map { names + [$0] }
    for place in names.indices {
      var fewer = names
      let name = fewer.remove(at: place)
      if !fewer.isEmpty, !others.isEmpty || !isListed(name) { trials.append(fewer) }
      for other in others { trials.append(fewer + [other]) }
    }
    for trial in trials {
      guard let table = ExactListTable(list, among: trial, checker.matcher),
        table.holds()
      else { continue }
      let text = trial.map { $0.text }.joined(separator: " ")
      fits.append(LineFit(edits: [], words: "`expect exactly of \(text)`"))
    }
  }

  /// Returns whether a line can be about a participant.
  private func isListed(_ name: NameReference) -> Bool {
    items.contains { $0.pattern?.subject.matches(name.text) ?? false }
  }

  // MARK: Changes of the order

  /// Finds two neighboring lines that make the list hold when they change places.
  private mutating func findSwaps() {
    for line in items.indices.dropLast() {
      let (first, second) = (items[line], items[line + 1])
      guard first.pattern != nil, second.pattern != nil, isLast(line) else { continue }
      guard table.holds(swapping: line) else { continue }
      fits.append(
        LineFit(
          edits: [
            SourceEdit(range: first.range, replacement: source[second.range]),
            SourceEdit(range: second.range, replacement: source[first.range]),
          ], words: "`\(source[second.range])` before `\(source[first.range])`"))
    }
  }

  /// Finds events without a line, where no gap allows them.
  private mutating func findAdditions() {
    let covered = table.covered
    let before = ExactListTable.reached(table.lines, covered)
    let after = ExactListTable.reached(
      Array(table.lines.reversed()), Array(covered.reversed()))
    for line in 0...items.count {
      let isBesideGap = [line - 1, line].contains {
        items.indices.contains($0) && items[$0].pattern == nil
      }
      guard !isBesideGap else { continue }
      // A value belongs to the line above, so a line between them would take it: only the author can
      // write one there.
      let isFree = line == 0 || isLast(line - 1)
      for start in covered.indices where before[line][start] {
        let first = style.lines(for: [table.events[covered[start]]])
        for end in start + 1...covered.count {
          let events = covered[start..<end].map { table.events[$0] }
          guard style.lines(for: [events[events.count - 1]]) == first else { break }
          guard after[items.count - line][covered.count - end],
            !isCounted(events[0], at: line)
          else { continue }
          add(style.lines(for: events), at: line, for: events[0], isFree: isFree)
        }
      }
    }
  }

  /// Returns whether one more of an event changes a neighbor's count rather than adding a line.
  private func isCounted(_ event: Int, at line: Int) -> Bool {
    guard style.counts else { return false }
    return [line - 1, line].contains { place in
      guard items.indices.contains(place), let pattern = items[place].pattern else { return false }
      return pattern.moment == nil && checker.matcher.matches(event, pattern)
    }
  }

  private mutating func add(_ lines: [String], at line: Int, for event: Int, isFree: Bool) {
    guard lines.count == 1, !isForbidden(event) else { return }
    let place = line == 0 ? block.range.lowerBound : items[line - 1].range.lowerBound
    let end = source.lineRange(at: place).upperBound
    fits.append(
      LineFit(
        edits: isFree
          ? [SourceEdit(range: end..<end, replacement: "\n" + style.indentation + lines[0])] : [],
        words: "a new line `\(lines[0])` at \(checker.time(event))"))
  }

  /// Returns whether a line with `never` says that an event never happens.
  private func isForbidden(_ event: Int) -> Bool {
    checker.forbidden.contains { checker.matcher.matches(event, $0) }
  }

  /// Finds a line without which the list holds and is as exact: its events, if it has any, are
  /// other lines'.
  private mutating func findRemovals() {
    for (line, item) in items.enumerated() where item.pattern != nil && isLast(line) {
      guard items.count(where: { $0.pattern != nil }) > 1, table.holds(lacking: line) else {
        continue
      }
      let text = source[item.range]
      let isDouble = [line - 1, line + 1].contains {
        items.indices.contains($0) && source[items[$0].range] == text
      }
      guard isDouble || table.coversElsewhere(line) else { continue }
      let isBesideGap = [line - 1, line + 1].contains {
        items.indices.contains($0) && items[$0].pattern == nil
      }
      let phrase = "no line `\(text)`"
      let whole = source.lineRange(at: item.range.lowerBound)
      let previous = source.lineRange(at: whole.lowerBound - 1).upperBound
      // A gap isn't a reason to remove a line.
      let edits =
        isBesideGap && !isDouble
        ? [] : [SourceEdit(range: previous..<whole.upperBound, replacement: "")]
      fits.append(LineFit(edits: edits, words: phrase, isRemoval: !isDouble))
    }
  }

  /// Returns whether no line below a line is about its event.
  private func isLast(_ line: Int) -> Bool {
    let start = items[line].range.lowerBound
    for expectation in block.expectations where expectation.range.lowerBound > start {
      switch expectation.statement.traits.place {
      case .inList: return true
      case .belowEvent: return false
      case .wholeRun: break
      }
    }
    return true
  }
}
