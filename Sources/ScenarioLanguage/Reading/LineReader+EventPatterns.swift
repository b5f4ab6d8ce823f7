import SourceDiagnostics

extension LineReader {
  /// Takes the pattern of an event, up to the end of the line.
  mutating func takeEventPattern() throws(LineAbandoned) -> EventPattern {
    let start = index
    var pattern = try takeSubjectAndWord()
    try takeEndings(&pattern)
    // Details are compared word by word as the trace has them, so they are cut at spaces only.
    if let first = next, let last = line.lexemes[index..<end].last {
      let text = report.source[first.range.lowerBound..<last.range.upperBound]
      if EventVocabulary.withoutDetail.contains(pattern.word.text) {
        report.add(
          .eventWithoutDetail(pattern.word.text, text),
          at: first.range.lowerBound..<last.range.upperBound)
        throw LineAbandoned()
      }
      pattern.detail = Self.words(text).map { NamePattern($0) }
      if pattern.word.text == "fires" { try readShownState(into: &pattern) }
    }
    index = line.lexemes.count
    end = index
    pattern.range = range(from: start)
    return pattern
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
        pattern.detail = [try takePattern(.views)]
      }
      return pattern
    }
    var subject = NamePattern(nextText)
    let isFinger = nextText == "finger"
    if isFinger {
      index += 1
      var number = 1
      if next?.kind == .number { number = try takeCount(1...10, "the number of the finger") }
      subject = NamePattern("finger \(number)")
    } else if let participant = takeSystemParticipant() {
      subject = NamePattern(participant)
    } else if nextText == "system" || nextText == "program" {
      index += 1
    } else {
      subject = try takePattern(ElementKind.allCases)
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

  /// Takes the name of a part of the system, which may have several words, if one comes next.
  private mutating func takeSystemParticipant() -> String? {
    for name in EventVocabulary.systemParticipants {
      let words = Self.words(name)
      guard words.indices.allSatisfy({ peekText($0) == words[$0] }), names[nextText] == nil else {
        continue
      }
      index += words.count
      return name
    }
    return nil
  }

  /// Takes what stands at the end of the line: `→ B`, `… `, `8 times`, `at 500ms`, in any order.
  private mutating func takeEndings(_ pattern: inout EventPattern) throws(LineAbandoned) {
    while index < end {
      let last = line.lexemes[end - 1]
      let before = end - 2 >= index ? line.lexemes[end - 2] : nil
      let beforeText = before.map { report.source[$0.range] } ?? ""
      if last.kind == .ellipsis {
        pattern.repetition = .oneOrMore
        end -= 1
      } else if last.kind == .word, ["times", "time"].contains(report.source[last.range]),
        before?.kind == .number
      {
        pattern.repetition = .exactly(
          try takeAtEnd(2) { reader throws(LineAbandoned) in
            try reader.takeCount(1...10_000, "the number of times")
          })
      } else if last.kind == .number, before?.kind == .word, beforeText == "at",
        pattern.word.text != "insertSubview"
      {
        pattern.time = try takeAtEnd(1) { reader throws(LineAbandoned) in
          try reader.takeTime()
        }
        end -= 1
      } else if last.kind == .word, before?.kind == .arrow || before?.kind == .backArrow {
        let other = NamePattern(report.source[last.range])
        if !other.hasWildcard, !EventVocabulary.bystanders.contains(other.text) {
          try check(NameReference(other.text, range: last.range), ElementKind.allCases)
        }
        if before?.kind == .arrow { pattern.receiver = other } else { pattern.sender = other }
        end -= 2
      } else {
        return
      }
    }
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

  private static func words(_ text: String) -> [String] {
    text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }.map {
      String(decoding: Array($0), as: UTF8.self)
    }
  }
}
