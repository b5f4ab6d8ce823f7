import SourceDiagnostics

/// A parser for a block of expectations.
struct ExpectationParser {
  let names: NameTable
  let report: DiagnosticReport

  /// Parses an `expect` line with the lines under it and any lines that should have been indented
  /// under it.
  func parse(_ line: IndentedLine, strays: [IndentedLine]) -> ExpectationBlock {
    var block = ExpectationBlock(
      mode: .inOrder, expectations: [], range: line.range)
    var isUnderstood = true
    do throws(ParseError) {
      var parser = LineParser(line, names: names, report: report)
      block.mode = try parser.takeExpectationMode()
    } catch {
      isUnderstood = false
    }
    switch block.mode {
    case .trace(let trace):
      block.mode = .trace(parseTrace(line, into: trace))
      for stray in strays { report.add(.expectationNotIndented, at: stray.range) }
      return block
    case .anything:
      if let child = (line.children + strays).first {
        report.add(.expectationOfAnything, at: child.range)
      }
      return block
    case .nothing:
      if let child = (line.children + strays).first {
        report.add(.lineUnderExpectNothing, at: child.range)
      }
      return block
    case .anyOrder, .exactly, .inOrder:
      break
    }
    for child in line.children + strays {
      parseLine(child, into: &block)
      if let grandchild = child.children.first {
        report.add(.unexpectedIndentation, at: grandchild.range)
      }
    }
    if line.children.isEmpty, strays.isEmpty {
      if isUnderstood { report.add(.emptyExpectation, at: line.range) }
    } else if case .exactly = block.mode, !block.expectations.isEmpty,
      !block.expectations.contains(where: { $0.statement.traits.form == .event })
    {
      let hasGap = block.expectations.contains { $0.statement.traits.form == .gap }
      report.add(hasGap ? .onlyGaps : .exactlyNothing, at: line.range)
    }
    return block
  }

  /// Takes the lines of a trace verbatim, because a trace isn't written in the language.
  private func parseTrace(_ line: IndentedLine, into trace: ExpectedTrace) -> ExpectedTrace {
    var trace = trace
    for (number, child) in line.children.enumerated() {
      let start = child.range.lowerBound
      let range = start..<report.source.lineRange(at: start).upperBound
      if number == 0 {
        let lineStart = report.source.lineRange(at: start).lowerBound
        trace.indentation = report.source[lineStart..<start]
      }
      trace.range = trace.range.lowerBound..<range.upperBound
      var parser = LineParser(child, names: names, report: report)
      if parser.next?.kind == .ellipsis, parser.peek(1) == nil {
        trace.lines.append(.gap)
      } else if parser.next?.kind == .regularExpression, parser.peek(1) == nil {
        do throws(ParseError) {
          trace.lines.append(.text(try parser.takeRegularExpression()))
        } catch {
          continue
        }
      } else {
        trace.lines.append(.text(NamePattern(report.source[range])))
      }
      trace.ranges.append(range)
      if let grandchild = child.children.first {
        report.add(.unexpectedIndentation, at: grandchild.range)
      }
    }
    if !trace.lines.isEmpty, trace.lines.allSatisfy({ $0 == .gap }) {
      report.add(.onlyGaps, at: line.range)
    }
    return trace
  }

  private func parseLine(_ line: IndentedLine, into block: inout ExpectationBlock) {
    var parser = LineParser(line, names: names, report: report)
    do throws(ParseError) {
      let statement = try parser.takeStatement()
      parser.expectEnd()
      if case .gap = statement, block.mode == .inOrder || block.mode == .anyOrder {
        report.add(
          .gapWithoutMeaning, at: line.range, replacing: line.range, with: "")
      }
      check(statement, after: block.expectations, at: line.range)
      block.expectations.append(Expectation(statement: statement, range: line.range))
    } catch {}
  }

  /// Reports a time without an event, and a value that's compared with itself.
  private func check(
    _ statement: ExpectationStatement, after lines: [Expectation], at range: Range<Int>
  ) {
    switch statement {
    case .capture(_, .time) where !lines.contains { $0.statement.traits.form == .event }:
      report.add(.timeWithoutEvent, at: range)
    case .value(let value):
      guard case .captured(let name, _) = value.value else { return }
      let now = lines.reversed().prefix { $0.statement.traits.place != .inList }
      let isSame = now.contains { line in
        guard case .capture(let own, .property(let reference)) = line.statement,
          own.text == name.text
        else { return false }
        return reference.text == value.subject.text
      }
      if isSame { report.add(.comparedWithItself(name.text), at: value.valueRange) }
    default: return
    }
  }
}
