import SourceDiagnostics

// How often and when: what stands at the end of an event's line, and is looked for from there.
extension LineReader {
  /// Takes `8 times`, `at least 2 times`, `at most 3 times` or `2 to 4 times` at the end.
  mutating func takeRepetitionAtEnd(_ pattern: inout EventPattern) throws(LineAbandoned) {
    var reader = self
    reader.index = end - 2
    let count = try reader.takeCount(0...10_000, "the number of times")
    let bound = textBeforeEnd(3)
    let hasBound = textBeforeEnd(4) == "at" && (bound == "least" || bound == "most")
    let first = end - 4 >= index ? line.lexemes[end - 4] : nil
    let last = line.lexemes[end - 1].range.upperBound
    var taken = 2
    if hasBound {
      pattern.repetition = bound == "least" ? .times(count, upTo: nil) : .times(0, upTo: count)
      taken = 4
    } else if bound == "to", first?.kind == .number {
      reader.index = end - 4
      let least = try reader.takeCount(0...10_000, "the number of times")
      guard least <= count else {
        report.add(.countsRunBackwards, at: line.lexemes[end - 4].range.lowerBound..<last)
        throw LineAbandoned()
      }
      pattern.repetition = .times(least, upTo: count)
      taken = 4
    } else {
      pattern.repetition = .times(count, upTo: count)
    }
    pattern.repetitionRange = line.lexemes[end - taken].range.lowerBound..<last
    if case .times(_, upTo: .some(0)) = pattern.repetition {
      report.add(.zeroTimes, at: pattern.repetitionRange)
      throw LineAbandoned()
    }
    end -= taken
  }

  /// Returns where the words for a moment begin that end the line; `nil` when there are none.
  func startOfMomentAtEnd(of pattern: EventPattern) -> Int? {
    // `root insertSubview B at 0` is an event with its detail.
    guard pattern.moment == nil, pattern.word.text != "insertSubview" else { return nil }
    let last = line.lexemes[end - 1]
    var start = end - 1
    switch last.kind {
    case .number:
      break
    case .word where names.captures[report.source[last.range]]?.kind == .moment:
      if textBeforeEnd(2) == "after", end - 3 >= index { start = end - 3 }
    case .word where textBeforeEnd(2) == "after":
      if end - 3 >= index { start = end - 3 }
    default:
      return nil
    }
    let word = start - 1 >= index ? report.source[line.lexemes[start - 1].range] : ""
    switch word {
    case "at", "by":
      return start - 1
    case "of":
      return start - 3 >= index && report.source[line.lexemes[start - 3].range] == "within"
        ? start - 3 : nil
    default:
      return nil
    }
  }

  /// Takes the words for a moment, which are the last ones of the line.
  mutating func takeMoment(from start: Int) throws(LineAbandoned) -> ExpectedMoment {
    var reader = self
    reader.index = start
    let relation: ExpectedMoment.Relation
    switch reader.nextText {
    case "within":
      reader.index += 1
      relation = .within(try reader.takeTime())
      try reader.expect(word: "of")
    case "by":
      reader.index += 1
      relation = .by
    default:
      reader.index += 1
      relation = .at
    }
    var moment = ExpectedMoment(
      relation: relation, time: ScenarioTime(microseconds: 0), range: 0..<0)
    if reader.next?.kind == .number {
      moment.time = try reader.takeTime()
      if reader.take(word: "after") { moment.origin = try reader.takeCapturedMoment() }
    } else {
      moment.origin = try reader.takeCapturedMoment()
    }
    reader.expectEnd()
    moment.range = reader.range(from: start)
    end = start
    return moment
  }

  private mutating func takeCapturedMoment() throws(LineAbandoned) -> NameReference {
    let reference = NameReference(nextText, range: nextRange)
    if names.captures[reference.text]?.kind == .moment {
      index += 1
      return reference
    }
    try abandonCapture(reference) { $0 == .moment }
  }

  /// Reports a name that no `let` has given to a fitting value.
  func abandonCapture(
    _ reference: NameReference, where isRight: (CapturedNames.Kind) -> Bool
  ) throws(LineAbandoned) -> Never {
    if let entry = names.captures[reference.text] {
      report.add(
        .capturedOtherKind(reference.text), at: reference.range,
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
    throw LineAbandoned()
  }

  /// Returns the characters of the lexeme some places before the end; empty when there is none.
  private func textBeforeEnd(_ distance: Int) -> String {
    end - distance >= index ? report.source[line.lexemes[end - distance].range] : ""
  }
}
