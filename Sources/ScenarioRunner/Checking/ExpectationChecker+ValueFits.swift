import ScenarioLanguage
import SourceDiagnostics
import TraceModel

// What else than another value would make a line about a value true.
extension ExpectationChecker {
  /// Returns the other moments, objects, and properties that have the value that a line expects.
  ///
  /// The moments are the events of the lines around it, the events that the line above could be
  /// about, and the end.
  func otherFits(
    of expected: ValueExpectation, at event: Int?, line: Int, of block: ExpectationBlock,
    _ events: [[Int]]
  ) -> [LineFit] {
    let moments = otherMoments(line: line, of: block, events).filter { $0 != event }
    var fits: [LineFit] = []
    for moment in moments where holds(expected, at: moment) {
      fits.append(
        LineFit(edits: [], words: "at \(time(moment)), with `\(phrase(moment))`"))
    }
    if event != nil, holds(expected, at: nil) {
      fits.append(LineFit(edits: [], words: "at the end"))
    }
    for other in observer.alternatives(to: expected.subject) {
      var changed = expected
      changed.subject = other
      if holds(changed, at: event) {
        fits.append(LineFit(edits: [], words: "`\(other.name)` of `\(other.subject.text)`"))
      }
    }
    return distinct(fits)
  }

  /// Returns whether a line about the same value, right above or below one, says already what this one
  /// would, so that this one must mean another value.
  func isSaid(
    _ text: String, of subject: PropertyReference, besides line: Int, of block: ExpectationBlock
  ) -> Bool {
    func isValue(_ place: Int) -> Bool {
      if case .value = block.expectations[place].statement { true } else { false }
    }
    func saysIt(_ place: Int) -> Bool {
      guard case .value(let other) = block.expectations[place].statement else { return false }
      return other.subject.text == subject.text && other.valueText == text
    }
    let above = block.expectations[..<line].indices.reversed().prefix { isValue($0) }
    let below = block.expectations[(line + 1)...].indices.prefix { isValue($0) }
    return above.contains { saysIt($0) } || below.contains { saysIt($0) }
  }

  /// Returns whether a line about a value is true at an event, or at the end for `nil`.
  private func holds(_ expected: ValueExpectation, at event: Int?) -> Bool {
    // A check notes what decided, which a trial must not.
    var trial = self
    return trial.checkIsThere(expected.subject, at: event, expected.valueRange) == nil
      && trial.checkValue(expected, at: event, expected.valueRange) == nil
  }

  /// Returns the events at which a value below a number of ordered lines could be meant.
  private func otherMoments(
    line: Int, of block: ExpectationBlock, _ events: [[Int]]
  ) -> [Int] {
    let items = OrderedList(block).items
    let above = line == 0 ? nil : items[line - 1].pattern
    let previous = events.prefix(max(0, line - 1)).last { !$0.isEmpty }?.last
    let next = events.indices.contains(line) ? events[line] : []
    var moments = next + (previous.map { [$0] } ?? [])
    for event in trace.events.indices where event > previous ?? -1 {
      let isOfLine =
        above.map {
          matcher.matches(event, $0, ignoringTime: true)
            || matcher.onlyDifference(event, $0) != nil
        } ?? false
      if isOfLine { moments.append(event) }
    }
    return moments
  }
}
