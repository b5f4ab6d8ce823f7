import ScenarioLanguage
import SourceDiagnostics
import TouchEngine
import TraceModel

// Fix-its that change an expectation to what happened. A tool applies them when the author has
// reviewed and accepted the run.
extension ExpectationChecker {
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

  /// Returns the fix-it for an exact list, or the changes among which only its author can choose.
  func repair(
    _ list: OrderedList, of block: ExpectationBlock, _ candidates: [Int]
  ) -> (fixIt: FixIt?, choices: [LineFit]) {
    guard case .exactly(let participants) = block.mode else { return (nil, []) }
    let search = ExactListRepair(block, list, among: participants, self)
    if let search, !search.fits.isEmpty, search.edits.isEmpty { return (nil, search.fits) }
    let edits =
      search?.edits.isEmpty ?? true
      ? ExactListRewriting(block, list, among: participants, candidates, self).edits
      : search?.edits ?? []
    return (accepting(edits), [])
  }

  /// Returns the fix-it for the only change that fits, if there's only one with a text.
  func repair(_ fits: [LineFit]) -> FixIt? {
    fits.count == 1 ? accepting(fits[0].edits) : nil
  }

  /// Returns the fix-it that makes some edits to accept what happened.
  private func accepting(_ edits: [SourceEdit]) -> FixIt? {
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
    if let sign = place(of: Comparison.equal.rawValue, in: range) {
      var start = sign.upperBound
      while start < range.upperBound, source.bytes[start] == UInt8(ascii: " ") { start += 1 }
      range = start..<range.upperBound
    }
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
    if case .words(let words) = actual,
      place(of: ",", in: range) != nil || words.contains(where: { $0.utf8.contains(0x20) })
    {
      // A name such as `finger 2` has a space.
      text = words.joined(separator: ", ")
    }
    if isPlain(expected, range), case .numbers(let numbers) = actual {
      text = rounded(numbers, like: source[range]) ?? text
    }
    return accepting(text, at: range).map { [$0] } ?? []
  }

  /// Returns whether the numbers of a value are written as they are, without a unit.
  private func isPlain(_ expected: ValueExpectation, _ range: Range<Int>) -> Bool {
    guard expected.subject.component == nil else { return true }
    switch expected.subject.property.kind {
    case .angle: return place(of: "°", in: range) == nil
    case .time: return false
    default: return true
    }
  }

  /// Returns numbers with as many decimals as the text has, where that's what the text's precision
  /// allows, or `nil` when it has other numbers of numbers.
  private func rounded(_ numbers: [Double], like text: String) -> String? {
    let words = text.utf8.split(separator: UInt8(ascii: " "))
    guard words.count == numbers.count else { return nil }
    return zip(numbers, words).map { number, word in
      let exact = number.text(decimals: 3)
      guard let point = word.lastIndex(of: UInt8(ascii: ".")) else { return exact }
      let decimals = word.distance(from: point, to: word.endIndex) - 1
      guard decimals > 0 else { return exact }
      if decimals >= 3 { return number.text(decimals: min(decimals, 6)) }
      var short = number.text(decimals: decimals)
      guard short != exact, short != number.text(decimals: 6) else { return exact }
      // What's written with zeros is meant to be as precise.
      if !short.utf8.contains(UInt8(ascii: ".")) { short += "." }
      while short.utf8.count - 1 - (short.utf8.firstPlace(of: ".") ?? 0) < decimals { short += "0" }
      return short
    }.joined(separator: " ")
  }

  private func accepting(_ text: String, at range: Range<Int>) -> FixIt? {
    FixIt(
      "accept `\(text)`", edits: [SourceEdit(range: range, replacement: text)], in: source)
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

extension String.UTF8View {
  /// Returns the number of bytes before the first one that is a character.
  fileprivate func firstPlace(of character: Unicode.Scalar) -> Int? {
    firstIndex(of: UInt8(ascii: character)).map { distance(from: startIndex, to: $0) }
  }
}
