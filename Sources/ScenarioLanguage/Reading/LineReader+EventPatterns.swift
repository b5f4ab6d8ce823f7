import SourceDiagnostics

extension LineReader {
  /// Takes the pattern of an event, up to the end of what is to be read.
  mutating func takeEventPattern() throws(LineAbandoned) -> EventPattern {
    let start = index
    let limit = end
    var pattern = try takeSubjectAndWord()
    try takeEndings(&pattern)
    // Details are compared word by word as the trace has them, so they are cut at spaces only.
    if let first = next, let last = line.lexemes[index..<end].last {
      let text = report.source[first.range.lowerBound..<last.range.upperBound]
      let words = ["after", "before", "in", "until", "within"]
      if first.kind == .word, words.contains(report.source[first.range]), peek(1)?.kind == .number {
        report.add(.unknownMoment(text), at: first.range.lowerBound..<last.range.upperBound)
        throw LineAbandoned()
      }
      // A hit has nothing but the view.
      if EventVocabulary.withoutDetail.contains(pattern.word.text) || pattern.word.text == "hit" {
        report.add(
          .eventWithoutDetail(pattern.word.text, text),
          at: first.range.lowerBound..<last.range.upperBound)
        throw LineAbandoned()
      }
      pattern.detail = try takeDetail(from: text)
      if pattern.word.text == "fires" { try readShownState(into: &pattern) }
    }
    index = limit
    end = limit
    pattern.range = range(from: start)
    return pattern
  }

  /// Takes the words of a detail, of which a regular expression can be the last.
  private mutating func takeDetail(from text: String) throws(LineAbandoned) -> [NamePattern] {
    let beginning = nextRange.lowerBound
    guard let place = line.lexemes[index..<end].firstIndex(where: { $0.kind == .regularExpression })
    else { return Self.words(text).map { NamePattern($0) } }
    let before = report.source[beginning..<line.lexemes[place].range.lowerBound]
    index = place
    let expression = try takeRegularExpression()
    expectEnd()
    return Self.words(before).map { NamePattern($0) } + [expression]
  }

  /// Takes a regular expression, which comes next.
  mutating func takeRegularExpression() throws(LineAbandoned) -> NamePattern {
    let range = nextRange
    let text = nextText
    let inside = range.lowerBound + 1..<max(range.lowerBound + 1, range.upperBound - 1)
    let mistake: RegularExpression.Mistake
    do throws(RegularExpression.Mistake) {
      let expression = try RegularExpression(report.source[inside])
      index += 1
      return NamePattern(text, expression: expression)
    } catch {
      mistake = error
    }
    let place = min(inside.lowerBound + mistake.offset, inside.upperBound)
    report.add(.brokenExpression(mistake.phrase), at: place..<range.upperBound)
    throw LineAbandoned()
  }

  /// Reads the state that an action of a recognizer shows, or the event of a control; a misspelt
  /// one would never come.
  private func readShownState(into pattern: inout EventPattern) throws(LineAbandoned) {
    guard let state = pattern.detail.first, !state.hasWildcard else { return }
    var reader = self
    let words = EventVocabulary.states + Property.controlEvents
    _ = try reader.choose("state", from: words.map { ($0, $0) })
    pattern.detail[0] = NamePattern(EventVocabulary.traced(state.text))
  }

  private mutating func takeSubjectAndWord() throws(LineAbandoned) -> EventPattern {
    if nextText == "hit", next?.kind == .word {
      index += 1
      var pattern = EventPattern(subject: .any, word: NamePattern("hit"), range: nextRange)
      if take(word: "nothing") {
        pattern.detail = [NamePattern("nothing")]
      } else {
        pattern.detail = Self.words(try takePattern(.touchable).text).map { NamePattern($0) }
      }
      return pattern
    }
    let isFinger = nextText == "finger"
    let subject: NamePattern
    if isFinger {
      index += 1
      var number = 1
      if next?.kind == .number { number = try takeCount(1...10, "the number of the finger") }
      subject = NamePattern("finger \(number)")
    } else {
      subject = try takePattern(ElementKind.allCases)
    }
    if next?.kind == .regularExpression {
      return EventPattern(
        subject: subject, word: try takeRegularExpression(), range: nextRange)
    }
    guard next?.kind == .word else { try abandon(expected: "what happens, such as 'touchesBegan'") }
    let word = NamePattern(EventVocabulary.traced(nextText))
    let possible = subject.hasWildcard ? EventVocabulary.all : EventVocabulary.of(finger: isFinger)
    if !word.hasWildcard, !possible.contains(nextText) {
      let suggestion = Suggestion.nearest(to: nextText, among: possible)
      report.add(
        .unknownEvent(nextText, suggestion: suggestion), at: nextRange, with: suggestion)
      throw LineAbandoned()
    }
    index += 1
    return EventPattern(subject: subject, word: word, range: nextRange)
  }

  /// Takes what stands at the end of the line: `→ B`, `…`, `8 times`, `at 500ms`, in any order.
  private mutating func takeEndings(_ pattern: inout EventPattern) throws(LineAbandoned) {
    while index < end {
      let last = line.lexemes[end - 1]
      let before = end - 2 >= index ? line.lexemes[end - 2] : nil
      if last.kind == .ellipsis {
        pattern.repetition = .times(1, upTo: nil)
        pattern.repetitionRange = last.range
        end -= 1
      } else if last.kind == .word, ["times", "time"].contains(report.source[last.range]),
        before?.kind == .number
      {
        try takeRepetitionAtEnd(&pattern)
      } else if let start = startOfMomentAtEnd(of: pattern) {
        pattern.moment = try takeMoment(from: start)
      } else if try takeOther(into: &pattern) {
        continue
      } else {
        return
      }
    }
  }

  /// Takes an arrow with the name behind it from the end of the line.
  ///
  /// - Returns: whether there was one.
  private mutating func takeOther(into pattern: inout EventPattern) throws(LineAbandoned) -> Bool {
    let arrow = line.lexemes[index..<end].lastIndex { $0.kind == .arrow || $0.kind == .backArrow }
    guard let arrow else { return false }
    var reader = self
    reader.index = arrow + 1
    guard let name = reader.nameAhead(), reader.index + name.count == end else { return false }
    let other = NamePattern(name.text)
    if !other.hasWildcard {
      try check(
        NameReference(name.text, range: reader.rangeAhead(name.count)), ElementKind.allCases)
    }
    if line.lexemes[arrow].kind == .arrow {
      pattern.receiver = other
    } else {
      pattern.sender = other
    }
    end = arrow
    return true
  }

  /// Reads the last lexemes of the line with a reader that stands in front of them.
  private mutating func takeAtEnd<Value>(
    _ count: Int, _ read: (inout LineReader) throws(LineAbandoned) -> Value
  ) throws(LineAbandoned) -> Value {
    var reader = self
    reader.index = end - count
    let value = try read(&reader)
    end -= count
    return value
  }
}
