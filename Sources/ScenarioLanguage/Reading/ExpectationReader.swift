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
      let start = reader.nextRange.lowerBound
      let pattern = try reader.takeEventPattern()
      if pattern.repetition != .once {
        report.add(.repetitionOfNever, at: start..<pattern.range.upperBound)
      }
      return .never(pattern)
    }
    if reader.take(word: "states") { return try takeStates(&reader) }
    if reader.take(word: "chain") { return .chain(try takeChain(&reader)) }
    if let value = try reader.takeValueExpectation() { return .value(value) }
    return .event(try reader.takeEventPattern())
  }

  /// Reports the value of a gesture that is looked at when no gesture is under way any more.
  private func check(
    _ statement: ExpectationStatement, after lines: [Expectation], at range: Range<Int>
  ) {
    guard case .value(let value) = statement, value.property.isOfGesture else { return }
    let hasEvent = lines.contains { line in
      if case .event = line.statement { true } else { false }
    }
    if !hasEvent { report.add(.valueOfFinishedGesture(value.property.name), at: range) }
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
