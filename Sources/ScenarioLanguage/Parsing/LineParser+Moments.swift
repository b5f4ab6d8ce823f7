import SourceDiagnostics
import TraceModel

// The count and the time at the end of an event's line, which are parsed from the end.
extension LineParser {
  /// Takes `8 times`, `at least 2 times`, `at most 3 times`, `2 to 4 times`, `2...4 times`, or
  /// `>= 2 times` at the end.
  mutating func takeRepetitionAtEnd(_ pattern: inout EventPattern) throws(ParseError) {
    let last = end - 1
    let start = startOfCount(before: last)
    var parser = self
    parser.index = start
    parser.end = last
    let written = line.lexemes[start].range.lowerBound..<line.lexemes[last].range.upperBound
    let (least, most) = try parser.takeCounts(written)
    // What's always true isn't an expectation, and what never happens has a separate word.
    if most == 0 || least == 0 && most == nil {
      report.add(most == 0 ? .zeroTimes : .anyNumberOfTimes(report.source[written]), at: written)
      throw ParseError()
    }
    pattern.repetition = .times(least, upTo: most)
    pattern.repetitionRange = written
    end = start
  }

  /// Returns the index of the first lexeme of a count that ends before another index.
  private func startOfCount(before last: Int) -> Int {
    let start = last - 1
    guard start - 1 >= index else { return start }
    let word = report.source[line.lexemes[start - 1].range]
    switch line.lexemes[start - 1].kind {
    case .range where start - 2 >= index: return start - 2
    case .word where word == "to":
      return start - 2 >= index && line.lexemes[start - 2].kind == .number ? start - 2 : start
    case .word where word == "least" || word == "most":
      return start - 2 >= index && report.source[line.lexemes[start - 2].range] == "at"
        ? start - 2 : start
    case let kind where kind.comparison != nil: return start - 1
    default: return start
    }
  }

  private mutating func takeCounts(
    _ written: Range<Int>
  ) throws(ParseError) -> (least: Int, most: Int?) {
    let what = "the number of times"
    if take(word: "at") {
      let isLeast = nextText == "least"
      index += 1
      let count = try takeCount(0...10_000, what)
      return isLeast ? (count, nil) : (0, count)
    }
    if let comparison = next?.kind.comparison {
      index += 1
      let count = try takeCount(0...10_000, what)
      switch comparison {
      case .equal: return (count, count)
      case .greater: return (count + 1, nil)
      case .greaterOrEqual: return (count, nil)
      case .less where count > 0: return (0, count - 1)
      case .lessOrEqual: return (0, count)
      case .less, .notEqual:
        report.add(.comparisonAsCount(comparison.rawValue), at: written)
        throw ParseError()
      }
    }
    let least = try takeCount(0...10_000, what)
    var isClosed = true
    if next?.kind == .range {
      isClosed = try takeRangeOperator()
    } else if !take(word: "to") {
      return (least, least)
    }
    let most = try takeCount(0...10_000, what) - (isClosed ? 0 : 1)
    guard least <= most else {
      report.add(.countsRunBackwards, at: written)
      throw ParseError()
    }
    return (least, most)
  }

  /// Returns the index at which the moment at the end of the line begins, or `nil` when there is
  /// none.
  func startOfMomentAtEnd(of pattern: EventPattern) -> Int? {
    // `root insertSubview B at 0` and `observer before commit` are events with details.
    guard pattern.moment == nil, pattern.word.text != "insertSubview" else { return nil }
    let isObserver = pattern.word.text == "observer"
    let last = line.lexemes[end - 1]
    var start = end - 1
    switch last.kind {
    case .number:
      break
    case .word
    where textBeforeEnd(2) == "after" && end - 3 >= index
      && line.lexemes[end - 3].kind == .number:
      start = end - 3
    case .word where names.captures[report.source[last.range]]?.kind == .moment:
      break
    case .word where !isObserver && ["after", "before"].contains(textBeforeEnd(2)):
      break
    default:
      return nil
    }
    if start - 2 >= index, line.lexemes[start - 1].kind == .range { start -= 2 }
    if start - 2 >= index, line.lexemes[start - 1].kind.comparison != nil { start -= 1 }
    let word = start - 1 >= index ? report.source[line.lexemes[start - 1].range] : ""
    switch word {
    case "after", "at", "before", "by":
      return start - 1
    case "of":
      return start - 3 >= index && report.source[line.lexemes[start - 3].range] == "within"
        ? start - 3 : nil
    default:
      return nil
    }
  }

  /// Takes the words for a moment, which are the last words of the line.
  mutating func takeMoment(from start: Int) throws(ParseError) -> ExpectedMoment {
    var parser = self
    parser.index = start
    var relation = ExpectedMoment.Relation.at
    let word = parser.nextText
    parser.index += 1
    switch word {
    case "within":
      relation = .within(try parser.takeTime())
      try parser.expect(word: "of")
    case "after": relation = .compared(.greater)
    case "before": relation = .compared(.less)
    case "by": relation = .by
    default:
      if let comparison = parser.next?.kind.comparison {
        relation = .compared(comparison)
        parser.index += 1
      }
    }
    var moment = ExpectedMoment(
      relation: relation, time: VirtualTime(microseconds: 0), range: 0..<0)
    if parser.next?.kind == .number {
      let first = parser.index
      parser.impliedUnit = parser.unitOfRangeAhead()
      moment.time = try parser.takeTime()
      parser.impliedUnit = nil
      if relation == .at, parser.next?.kind == .range {
        let isClosed = try parser.takeRangeOperator()
        let last = try parser.takeTime()
        let span = last.microseconds - moment.time.microseconds
        guard isClosed ? span >= 0 : span > 0 else {
          report.add(.rangeRunsBackwards, at: parser.range(from: first))
          throw ParseError()
        }
        moment.relation = .upTo(VirtualTime(microseconds: span), isClosed: isClosed)
      }
      if parser.take(word: "after") { moment.origin = try parser.takeCapturedMoment() }
    } else {
      moment.origin = try parser.takeCapturedMoment()
    }
    parser.expectEnd()
    moment.range = parser.range(from: start)
    try parser.check(moment)
    end = start
    return moment
  }

  private mutating func takeCapturedMoment() throws(ParseError) -> NameReference {
    let reference = NameReference(nextText, range: nextRange)
    if names.captures[reference.text]?.kind == .moment {
      index += 1
      return reference
    }
    try abandonCapture(reference) { $0 == .moment }
  }

  /// Reports a name for which no `let` has kept a suitable value.
  func abandonCapture(
    _ reference: NameReference, where isRight: (CapturedNames.Kind) -> Bool
  ) throws(ParseError) -> Never {
    if let entry = names.captures[reference.text] {
      report.add(
        .keptValueOfAnotherKind(reference.text), at: reference.range,
        notes: [Diagnostic.Note("captured here", at: entry.declaration, in: report.source)])
    } else {
      let right = names.captures.entries.filter { isRight($0.kind) }
      let suggestion = Suggestion.nearest(to: reference.text, among: right.map { $0.name })
      let meant = right.last { $0.name == suggestion }
      report.add(
        .unknownCapture(reference.text, suggestion: suggestion), at: reference.range,
        notes: meant.map { entry in
          [Diagnostic.Note("captured here", at: entry.declaration, in: report.source)]
        } ?? [], with: suggestion)
    }
    throw ParseError()
  }

  /// Returns the characters of the lexeme at a distance from the end, or an empty string when there
  /// is none.
  private func textBeforeEnd(_ distance: Int) -> String {
    end - distance >= index ? report.source[line.lexemes[end - distance].range] : ""
  }
}
