import ScenarioLanguage
import SourceDiagnostics
import TouchEngine
import TraceModel

// Fix-its that change an expectation to what happened. A tool applies them when the author has
// reviewed and accepted the run.
extension ExpectationChecker {
  /// Returns the fix-it for an ordered line whose event happened at another time or a different
  /// number of times.
  ///
  /// When several events from a position on could match, there is no fix-it, because another time
  /// would tie the line and the values below it to an event that the author didn't choose.
  func repair(
    _ mismatch: Mismatch, _ item: OrderedList.Item?, from position: Int = 0
  ) -> FixIt? {
    guard let pattern = item?.pattern else { return nil }
    switch mismatch {
    case .atOtherTime(let event):
      guard let moment = pattern.moment, moment.relation == .at,
        others(of: pattern, from: position).count == 1
      else { return nil }
      var time = trace.events[event].time
      var text = "at "
      if let origin = moment.origin {
        guard let start = matcher.moments[origin.text], start <= time else { return nil }
        time = VirtualTime(microseconds: time.microseconds - start.microseconds)
        text += self.text(of: time, like: moment.range) + " after " + origin.text
      } else {
        text += self.text(of: time, like: moment.range)
      }
      return accepting(text, at: moment.range)
    case .miscounted(let events):
      guard case .times(let least, let most) = pattern.repetition, least == most, !events.isEmpty
      else { return nil }
      let count = events.count
      return accepting(count == 1 ? "1 time" : "\(count) times", at: pattern.repetitionRange)
    case .before, .ended, .instead, .missing, .surplus:
      return nil
    }
  }

  /// Returns the events from a position on that match a pattern apart from their times.
  func others(of pattern: EventPattern, from position: Int) -> [Int] {
    trace.events.indices.filter {
      $0 >= position && matcher.matches($0, pattern, ignoringTime: true)
    }
  }

  /// Returns a note that several events could match a line with another time, or an empty list when
  /// only one could.
  func choice(
    for mismatch: Mismatch, _ item: OrderedList.Item?, from position: Int = 0
  ) -> [Diagnostic.Note] {
    guard case .atOtherTime = mismatch, let pattern = item?.pattern,
      pattern.moment?.relation == .at
    else { return [] }
    let events = others(of: pattern, from: position)
    guard events.count > 1 else { return [] }
    let times = events.prefix(5).map { time($0) }.joined(separator: ", ")
    return [
      Diagnostic.Note(
        "it happened \(events.count) times, at \(times)\(events.count > 5 ? ", …" : ""); "
          + "no update can tell which of them is meant")
    ]
  }

  /// Returns the fix-it for an exact list.
  func repair(
    _ list: OrderedList, of block: ExpectationBlock, _ candidates: [Int]
  ) -> FixIt? {
    let edits = ExactListRepair(block, list, candidates, self).edits
    if edits.count == 1, let text = edits.first?.replacement.utf8, !text.isEmpty,
      !text.contains(UInt8(ascii: "\n"))
    {
      return accepting(edits[0].replacement, at: edits[0].range)
    }
    return FixIt("accept what happened", edits: edits, in: source)
  }

  /// Returns the fix-it that replaces a list of names, from the first to the last, keeping the
  /// style of the line's arrows.
  func repair(
    from first: NameReference?, to last: NameReference?, with names: [String], separator: String
  ) -> [FixIt] {
    guard let first, let last, first.range.lowerBound < last.range.upperBound else { return [] }
    let range = first.range.lowerBound..<last.range.upperBound
    let arrow = ["→", "->"].first { place(of: $0, in: range) != nil }
    let text = names.joined(separator: arrow.map { " \($0) " } ?? separator)
    return accepting(text, at: range).map { [$0] } ?? []
  }

  /// Returns the fix-it for an expected value, in the text's unit and with the text's tolerance.
  func repair(_ expected: ValueExpectation, with actual: ObservedValue?) -> [FixIt] {
    // A comparison is the author's claim, so an actual value can't replace it.
    guard let actual, expected.comparison == .equal else { return [] }
    switch expected.value {
    case .captured, .range, .transform: return []
    case .boolean, .names, .numbers, .text, .words: break
    }
    var range = expected.valueRange
    if let tolerance = place(of: "±", in: range) {
      var end = tolerance.lowerBound
      while end > range.lowerBound, source.bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
      range = range.lowerBound..<end
    }
    var text = actual.text
    if case .numbers(let numbers) = actual, let number = numbers.first {
      let kind =
        expected.subject.component == nil
        ? expected.subject.property.kind : .number(0...1)
      if kind == .angle, place(of: "°", in: range) != nil {
        text = (number * 180 / Double.pi).text(decimals: 2) + "°"
      } else if kind == .time {
        text = self.text(of: VirtualTime(seconds: number), like: range)
      }
    }
    return accepting(text, at: range).map { [$0] } ?? []
  }

  private func accepting(_ text: String, at range: Range<Int>) -> FixIt? {
    FixIt(
      "accept '\(text)'", edits: [SourceEdit(range: range, replacement: text)], in: source)
  }

  /// Returns a time in the unit of a part of the text: seconds unless the text uses milliseconds.
  func text(of time: VirtualTime, like range: Range<Int>) -> String {
    let isInSeconds = place(of: "ms", in: range) == nil && place(of: "s", in: range) != nil
    return isInSeconds
      ? time.seconds.text(decimals: 4) + "s" : time.milliseconds.text(decimals: 1) + "ms"
  }

  /// Returns the first range at which a text occurs within another range.
  func place(of text: String, in range: Range<Int>) -> Range<Int>? {
    let wanted = Array(text.utf8)
    var start = range.lowerBound
    while start + wanted.count <= range.upperBound {
      let candidate = start..<start + wanted.count
      if source.bytes[candidate].elementsEqual(wanted) { return candidate }
      start += 1
    }
    return nil
  }
}
