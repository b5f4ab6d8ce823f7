import SourceDiagnostics
import TouchEngine

/// Reads a block of expectations.
struct ExpectationReader {
  let names: NameTable
  let report: DiagnosticReport

  /// Reads the line `expect` with the lines under it, and those that should stand under it.
  func read(_ line: OutlineLine, strays: [OutlineLine]) -> ExpectationBlock {
    var block = ExpectationBlock(
      mode: .inOrder, expectations: [], range: line.range)
    var isUnderstood = true
    do throws(LineAbandoned) {
      block.mode = try readMode(line)
    } catch {
      isUnderstood = false
    }
    switch block.mode {
    case .trace(let trace):
      block.mode = .trace(readTrace(line, into: trace))
      for stray in strays { report.add(.expectationNotIndented, at: stray.range) }
      return block
    case .anything:
      if let child = (line.children + strays).first {
        report.add(.expectationOfAnything, at: child.range)
      }
      return block
    case .nothing:
      if let child = (line.children + strays).first {
        report.add(.lineUnderNothing, at: child.range)
      }
      return block
    case .anyOrder, .exactly, .inOrder:
      break
    }
    for child in line.children + strays {
      readLine(child, into: &block)
      if let grandchild = child.children.first {
        report.add(.nothingStandsUnderThis, at: grandchild.range)
      }
    }
    if line.children.isEmpty, strays.isEmpty {
      if isUnderstood { report.add(.emptyExpectation, at: line.range) }
    } else if case .exactly = block.mode, !block.expectations.isEmpty,
      block.expectations.allSatisfy({ $0.statement.isGap })
    {
      report.add(.gapsAlone, at: line.range)
    }
    return block
  }

  private func readMode(_ line: OutlineLine) throws(LineAbandoned) -> ExpectationBlock.Mode {
    var reader = LineReader(line, names: names, report: report)
    try reader.expect(word: "expect")
    if reader.isAtEnd { return .inOrder }
    enum Word {
      case anything
      case exactly
      case inAnyOrder
      case nothing
      case trace
    }
    let word = try reader.choose(
      "way to expect",
      from: [
        ("exactly", Word.exactly), ("in", .inAnyOrder), ("trace", .trace), ("anything", .anything),
        ("nothing", .nothing),
      ])
    switch word {
    case .anything:
      reader.expectEnd()
      return .anything
    case .inAnyOrder:
      try reader.expect(word: "any")
      try reader.expect(word: "order")
      reader.expectEnd()
      return .anyOrder
    case .exactly:
      return .exactly(of: try takeParticipants(&reader))
    case .nothing:
      guard let participants = try takeParticipants(&reader) else {
        report.add(.missingEnd(expected: "'of' and a name"), at: reader.nextRange)
        throw LineAbandoned()
      }
      try check(participants, with: reader)
      return .nothing(of: participants)
    case .trace:
      // With a wrong topic the lines are those of a trace all the same.
      var topics: [String]? = []
      do throws(LineAbandoned) {
        topics = try takeTopics(&reader)
      } catch {}
      return .trace(
        ExpectedTrace(
          topics: topics, range: line.range.upperBound..<line.range.upperBound, indentation: "  "))
    }
  }

  private func takeParticipants(
    _ reader: inout LineReader
  ) throws(LineAbandoned) -> [NameReference]? {
    guard reader.take(word: "of") else {
      reader.expectEnd()
      return nil
    }
    var participants: [NameReference] = []
    repeat {
      _ = reader.take(.comma)
      participants.append(try reader.takeReference(ObjectKind.allCases))
    } while !reader.isAtEnd
    return participants
  }

  /// Reports a participant whom nothing can happen to.
  private func check(
    _ participants: [NameReference], with reader: LineReader
  ) throws(LineAbandoned) {
    for participant in participants
    where participant.text != "target"
      && reader.words(of: NamePattern(participant.text)).isEmpty
    {
      report.add(.nothingCanHappen(participant.text), at: participant.range)
      throw LineAbandoned()
    }
  }

  private func takeTopics(_ reader: inout LineReader) throws(LineAbandoned) -> [String]? {
    guard reader.take(word: "of") else {
      reader.expectEnd()
      return nil
    }
    var topics: [String] = []
    repeat {
      _ = reader.take(.comma)
      topics.append(
        try reader.choose("topic", from: EventVocabulary.topics.map { ($0, $0) }))
    } while !reader.isAtEnd
    return topics
  }

  /// Reads the lines of a trace as they stand; a trace is not written in words of the language.
  private func readTrace(_ line: OutlineLine, into trace: ExpectedTrace) -> ExpectedTrace {
    var trace = trace
    for (number, child) in line.children.enumerated() {
      let start = child.range.lowerBound
      let range = start..<report.source.lineRange(at: start).upperBound
      if number == 0 {
        let lineStart = report.source.lineRange(at: start).lowerBound
        trace.indentation = report.source[lineStart..<start]
      }
      trace.range = trace.range.lowerBound..<range.upperBound
      var reader = LineReader(child, names: names, report: report)
      if reader.next?.kind == .ellipsis, reader.peek(1) == nil {
        trace.lines.append(.gap)
      } else if reader.next?.kind == .regularExpression, reader.peek(1) == nil {
        do throws(LineAbandoned) {
          trace.lines.append(.text(try reader.takeRegularExpression()))
        } catch {
          continue
        }
      } else {
        trace.lines.append(.text(NamePattern(report.source[range])))
      }
      trace.ranges.append(range)
      if let grandchild = child.children.first {
        report.add(.nothingStandsUnderThis, at: grandchild.range)
      }
    }
    if !trace.lines.isEmpty, trace.lines.allSatisfy({ $0 == .gap }) {
      report.add(.gapsAlone, at: line.range)
    }
    return trace
  }

  private func readLine(_ line: OutlineLine, into block: inout ExpectationBlock) {
    var reader = LineReader(line, names: names, report: report)
    do throws(LineAbandoned) {
      let statement = try takeStatement(&reader)
      reader.expectEnd()
      if case .gap = statement, block.mode == .inOrder || block.mode == .anyOrder {
        report.add(
          .gapWithoutMeaning, at: line.range, replacing: line.range, with: "")
      }
      check(statement, after: block.expectations, at: line.range)
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
      if let value = try reader.takeValueExpectation() { return .neverValue(value) }
      let start = reader.nextRange.lowerBound
      let pattern = try reader.takeEventPattern()
      if pattern.repetition != .once {
        report.add(.repetitionOfNever, at: start..<pattern.range.upperBound)
      }
      return .never(pattern)
    }
    if reader.nextText == "let" { return try takeCapture(&reader) }
    if reader.take(word: "states") { return try takeStates(&reader) }
    if reader.take(word: "chain") { return .chain(try takeChain(&reader)) }
    if let before = try takeOrder(&reader) { return before }
    if let value = try reader.takeValueExpectation() { return .value(value) }
    return .event(try reader.takeEventPattern())
  }

  /// Takes `PATTERN before PATTERN`; `nil` when the line says something else.
  private func takeOrder(
    _ reader: inout LineReader
  ) throws(LineAbandoned) -> ExpectationStatement? {
    let place = reader.line.lexemes.firstIndex { lexeme in
      lexeme.kind == .word && report.source[lexeme.range] == "before"
    }
    // An observer is called `before commit`; an event has two words at least.
    // `before 350ms` is a moment.
    guard let place, place > 1, place + 2 < reader.line.lexemes.count,
      reader.line.lexemes[place + 1].kind != .number
    else { return nil }
    let end = reader.end
    reader.end = place
    let left = try reader.takeEventPattern()
    reader.index = place + 1
    reader.end = end
    let right = try reader.takeEventPattern()
    for pattern in [left, right] where pattern.repetition != .once {
      report.add(.repetitionInOrder, at: pattern.range)
    }
    return .before(left, right)
  }

  private func takeCapture(
    _ reader: inout LineReader
  ) throws(LineAbandoned) -> ExpectationStatement {
    let name = try reader.takeCaptureName()
    if reader.take(word: "time") {
      names.captures.add(name, .moment)
      return .capture(name, .time)
    }
    let reference = try reader.takePropertyReference()
    names.captures.add(name, .value(reader.valueKind(of: reference)))
    return .capture(name, .property(reference))
  }

  /// Reports the moment of an event that is not there.
  private func check(
    _ statement: ExpectationStatement, after lines: [Expectation], at range: Range<Int>
  ) {
    let hasEvent = lines.contains { line in
      if case .event = line.statement { true } else { false }
    }
    guard !hasEvent else { return }
    if case .capture(_, .time) = statement { report.add(.timeOfNoEvent, at: range) }
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
      let state = try reader.choose(
        "state", from: UIGestureRecognizer.State.allNames.map { ($0, $0) })
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
