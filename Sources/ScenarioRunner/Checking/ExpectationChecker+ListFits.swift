import ScenarioLanguage
import SourceDiagnostics
import TraceModel

// Changes of a line in a list that allows other events between its lines.
extension ExpectationChecker {
  /// Returns the changes of the line at which a list stopped, after which the list continues.
  ///
  /// The line's event is after the events of the lines above and before the events of the lines below. A
  /// line that happens elsewhere is right, so another one is wrong, which could be any.
  func fits(
    of mismatch: Mismatch, _ list: OrderedList, _ match: ListMatch, _ block: ExpectationBlock
  ) -> [LineFit] {
    let line = match.events.count
    guard line < list.items.count, let pattern = list.items[line].pattern else { return [] }
    var fits: [LineFit] = []
    switch mismatch {
    case .before, .instead, .surplus:
      return []
    case .miscounted(let events):
      fits = fitsOfCount(pattern, events)
      // The next line ends the range in which events are counted.
      if let next = list.items.dropFirst(line + 1).first?.pattern {
        fits += pieceFits(of: next, at: line + 1, from: match.position, list, block)
      }
      fits += pieceFits(of: pattern, at: line, from: match.position, list, block)
      fits += orderFits(of: line, list, block)
    case .atOtherTime, .ended, .missing:
      guard matcher.first(pattern, from: 0) == nil else { return [] }
      fits = neverFits(pattern)
      fits += pieceFits(of: pattern, at: line, from: match.position, list, block)
    }
    return distinct(fits)
  }

  /// Returns the line with `never` before it, if it would be true.
  func neverFits(_ pattern: EventPattern) -> [LineFit] {
    guard matcher.first(pattern, from: 0, ignoringTime: true) == nil else { return [] }
    return [LineFit(edits: [], words: "`never \(text(of: pattern))`")]
  }

  /// Returns the changes of the order of a line and those next to it, after which the list continues.
  private func orderFits(
    of line: Int, _ list: OrderedList, _ block: ExpectationBlock
  ) -> [LineFit] {
    [line - 1, line].flatMap { place -> [LineFit] in
      guard place >= 0, place + 1 < list.items.count else { return [] }
      let (first, second) = (list.items[place], list.items[place + 1])
      let texts = (source[first.range], source[second.range])
      if texts.0 == texts.1 {
        return [LineFit(edits: [], words: "no second line `\(texts.0)`")]
      }
      guard reaches(place + 1, of: list.swapping(place), block) else { return [] }
      return [LineFit(edits: [], words: "`\(texts.1)` before `\(texts.0)`")]
    }
  }

  /// Returns the change of a count to the number of some events.
  func fitsOfCount(_ pattern: EventPattern, _ events: [Int]) -> [LineFit] {
    guard case .times(let least, let most) = pattern.repetition, let first = events.first else {
      return []
    }
    let number = ListStyle.number(of: events.count)
    let phrase = "`\(self.phrase(first))`, \(number)"
    // A range of numbers is its author's claim.
    let edits =
      least == most ? [SourceEdit(range: pattern.repetitionRange, replacement: number)] : []
    return [LineFit(edits: edits, words: phrase)]
  }

  /// Returns the changes of a line to events that differ in one piece from it, after which the list
  /// continues.
  private func pieceFits(
    of pattern: EventPattern, at line: Int, from start: Int, _ list: OrderedList,
    _ block: ExpectationBlock
  ) -> [LineFit] {
    let end = end(ofLine: line, of: list)
    guard start < end else { return [] }
    var fits: [LineFit] = []
    for event in start..<end {
      guard let fit = fit(pattern, to: event) else { continue }
      if let changed = fit.pattern {
        guard reaches(line, of: list.replacing(changed, at: line), block) else { continue }
        fits += otherOrigins(of: pattern, at: event, fit)
      }
      fits.append(fit)
    }
    return fits
  }

  /// Returns the first event that can't be a line's because the lines below need it.
  private func end(ofLine line: Int, of list: OrderedList) -> Int {
    var end = trace.events.count
    for item in list.items.dropFirst(line + 1).reversed() {
      guard let pattern = item.pattern, pattern.repetition.least > 0 else { continue }
      end = (0..<end).last { matcher.matches($0, pattern) } ?? end
    }
    return end
  }

  /// Returns whether a list holds up to a line, and including it.
  private func reaches(_ line: Int, of list: OrderedList, _ block: ExpectationBlock) -> Bool {
    var matcher = matcher
    let match = list.match(&matcher) { line, events, matcher in
      Self.captureTimes(in: block, after: line, events, &matcher)
    }
    return match.mismatch == nil || match.events.count > line
  }

  /// Returns other events that the name in a moment could refer to, if the moment's time changes.
  private func otherOrigins(of pattern: EventPattern, at event: Int, _ fit: LineFit) -> [LineFit] {
    guard let moment = pattern.moment, let origin = moment.origin,
      fit.pattern?.moment != pattern.moment, let named = origins(origin.text)
    else { return [] }
    let time = trace.events[event].time.microseconds - moment.time.microseconds
    return trace.events.indices.compactMap { other in
      let distance = trace.events[other].time.microseconds - time
      guard distance.magnitude <= 50, matcher.onlyDifference(other, named) != nil
      else { return nil }
      return LineFit(edits: [], words: "`\(origin.text)` at \(self.time(other))")
    }
  }

  /// Returns the pattern of the line whose time has a name.
  private func origins(_ name: String) -> EventPattern? {
    for block in blocks {
      var last: EventPattern?
      for line in block.expectations {
        if case .event(let pattern) = line.statement { last = pattern }
        if case .capture(let captured, .time) = line.statement, captured.text == name {
          return last
        }
      }
    }
    return nil
  }
}
