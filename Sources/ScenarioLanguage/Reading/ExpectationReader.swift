import SourceDiagnostics

/// Reads a block of expectations.
struct ExpectationReader {
  let names: NameTable
  let report: DiagnosticReport

  /// Reads the line `expect` with the lines under it, and those that should stand under it.
  func read(_ line: OutlineLine, strays: [OutlineLine]) -> ExpectationBlock {
    var block = ExpectationBlock(
      mode: .inOrder, expectations: [], range: line.range)
    do throws(LineAbandoned) {
      block.mode = try readMode(line)
    } catch {}
    for child in line.children + strays {
      readLine(child, into: &block)
      if let grandchild = child.children.first {
        report.add(.nothingStandsUnderThis, at: grandchild.range)
      }
    }
    if line.children.isEmpty, strays.isEmpty { report.add(.emptyExpectation, at: line.range) }
    return block
  }

  private func readMode(_ line: OutlineLine) throws(LineAbandoned) -> ExpectationBlock.Mode {
    var reader = LineReader(line, names: names, report: report)
    try reader.expect(word: "expect")
    if reader.isAtEnd { return .inOrder }
    try reader.expect(word: "exactly")
    guard reader.take(word: "of") else {
      reader.expectEnd()
      return .exactly(of: nil)
    }
    var participants: [NameReference] = []
    repeat {
      _ = reader.take(.comma)
      participants.append(try reader.takeReference(ElementKind.allCases))
    } while !reader.isAtEnd
    return .exactly(of: participants)
  }

  private func readLine(_ line: OutlineLine, into block: inout ExpectationBlock) {
    var reader = LineReader(line, names: names, report: report)
    do throws(LineAbandoned) {
      let statement = try takeStatement(&reader)
      reader.expectEnd()
      if case .gap = statement, block.mode == .inOrder {
        report.add(
          .gapWithoutMeaning, at: line.range, replacing: line.range, with: "")
      }
      block.expectations.append(Expectation(statement: statement, range: line.range))
    } catch {}
  }

  private func takeStatement(_ reader: inout LineReader) throws(LineAbandoned)
    -> ExpectationStatement
  {
    if reader.next?.kind == .ellipsis, reader.peek(1) == nil {
      reader.index += 1
      return .gap
    }
    if reader.take(word: "never") {
      let start = reader.nextRange.lowerBound
      let pattern = try reader.takeEventPattern()
      if pattern.repetition != .once {
        report.add(.repetitionOfNever, at: start..<pattern.range.upperBound)
      }
      return .never(pattern)
    }
    if reader.take(word: "states") { return try takeStates(&reader) }
    if reader.take(word: "chain") { return .chain(try takeChain(&reader)) }
    return .event(try reader.takeEventPattern())
  }

  private func takeStates(_ reader: inout LineReader) throws(LineAbandoned)
    -> ExpectationStatement
  {
    let recognizer = try reader.takeReference(.recognizers)
    try reader.expect(.colon, ":")
    var states: [NameReference] = []
    repeat {
      _ = reader.take(.arrow)
      let range = reader.nextRange
      let state = try reader.choose("state", from: EventVocabulary.states.map { ($0, $0) })
      states.append(NameReference(state, range: range))
    } while !reader.isAtEnd
    return .states(recognizer, states)
  }

  private func takeChain(_ reader: inout LineReader) throws(LineAbandoned) -> [ChainMember] {
    var members: [ChainMember] = [.named(try reader.takeReference(.responders))]
    while reader.take(.arrow) {
      if reader.take(.ellipsis) {
        members.append(.any)
      } else if names[reader.nextText] == nil, reader.nextText == "nil" {
        // UIKit's chain ends with nil; it may be written for clarity.
        reader.index += 1
      } else {
        members.append(.named(try reader.takeReference(.responders)))
      }
    }
    if members.count == 1 { try reader.expect(.arrow, " →") }
    return members
  }
}

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
    }
    index = line.lexemes.count
    end = index
    pattern.range = range(from: start)
    return pattern
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
    if nextText == "finger" {
      index += 1
      var number = 1
      if next?.kind == .number { number = try takeCount(1...10, "the number of the finger") }
      subject = NamePattern("finger \(number)")
    } else if nextText == "system" || nextText == "program" {
      index += 1
    } else {
      subject = try takePattern(ElementKind.allCases)
    }
    guard next?.kind == .word else { try abandon(expected: "what happens, such as 'touchesBegan'") }
    let word = NamePattern(EventVocabulary.traced(nextText))
    if !word.hasWildcard, !EventVocabulary.contains(nextText) {
      let suggestion = Suggestion.nearest(to: nextText, among: EventVocabulary.all)
      report.add(
        .unknownEvent(nextText, suggestion: suggestion), at: nextRange, with: suggestion)
      throw LineAbandoned()
    }
    index += 1
    return EventPattern(subject: subject, word: word, range: nextRange)
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
