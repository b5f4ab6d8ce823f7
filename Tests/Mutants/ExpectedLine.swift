import ScenarioLanguage
import SourceDiagnostics

/// A line of an expectation in a scenario's own text.
struct ExpectedLine {
  /// What the line is.
  enum Content {
    /// The line that begins a block.
    case opening
    /// A statement in a block.
    case statement(ExpectationStatement)
    /// A line of an expected trace.
    case trace
  }

  /// What the line is.
  var content: Content

  /// The line without its indentation and comment.
  var range: Range<Int>

  /// The offset of its block.
  var block: Int

  /// The way in which its block is compared.
  var mode: ExpectationBlock.Mode

  /// The line below it in its block.
  var next: Range<Int>?

  /// Whether a gap is the line above or below.
  var isBesideGap = false

  /// The statement, if the line has one.
  var statement: ExpectationStatement? {
    if case .statement(let statement) = content { statement } else { nil }
  }

  /// Returns the lines of a scenario's expectations that are in its own text, each one once.
  static func all(in parsed: ParsedScenario) -> [ExpectedLine] {
    var lines: [ExpectedLine] = []
    var seen: Set<Int> = []
    for scenario in parsed.scenarios {
      for block in scenario.expectations where scenario.sources.isOwn(block.range) {
        for line in all(in: block) where seen.insert(line.range.lowerBound).inserted {
          lines.append(line)
        }
      }
    }
    return lines
  }

  private static func all(in block: ExpectationBlock) -> [ExpectedLine] {
    var lines = [
      ExpectedLine(
        content: .opening, range: block.range, block: block.range.lowerBound, mode: block.mode)
    ]
    if case .trace(let trace) = block.mode {
      for (place, range) in trace.ranges.enumerated() where trace.lines[place] != .gap {
        lines.append(
          ExpectedLine(
            content: .trace, range: range, block: block.range.lowerBound, mode: block.mode,
            next: trace.ranges.dropFirst(place + 1).first))
      }
    }
    let expectations = block.expectations
    for (place, line) in expectations.enumerated() {
      if line.isGap { continue }
      let isBesideGap = [place - 1, place + 1].contains {
        expectations.indices.contains($0) && expectations[$0].isGap
      }
      lines.append(
        ExpectedLine(
          content: .statement(line.statement), range: line.range,
          block: block.range.lowerBound, mode: block.mode,
          next: expectations.dropFirst(place + 1).first?.range, isBesideGap: isBesideGap))
    }
    return lines
  }
}

extension Expectation {
  /// Whether the line is a gap.
  fileprivate var isGap: Bool { if case .gap = statement { true } else { false } }
}

/// A word of a line, with its range.
struct LineWord {
  /// The word.
  var text: String

  /// The word's range in the scenario's text.
  var range: Range<Int>

  /// Returns the words of a part of a text that spaces separate.
  static func all(in range: Range<Int>, of source: SourceText) -> [LineWord] {
    var words: [LineWord] = []
    var start: Int?
    for offset in range.lowerBound...range.upperBound {
      let isSpace = offset == range.upperBound || source.bytes[offset] == UInt8(ascii: " ")
      if isSpace, let first = start {
        words.append(LineWord(text: source[first..<offset], range: first..<offset))
        start = nil
      } else if !isSpace, start == nil {
        start = offset
      }
    }
    return words
  }
}
