import SourceDiagnostics

/// The lines of a text as a tree in which each line contains the more deeply indented lines after
/// it.
struct IndentedText {
  /// The deepest level of the tree, which is enough for any setup and keeps a run's memory use
  /// small.
  static let deepestLevel = 40

  /// The lines of the first level.
  let lines: [IndentedLine]

  /// Builds the tree from the lexemes of a text, leaving out empty lines and comments.
  init(_ lexemes: [Lexeme], of source: SourceText, report: DiagnosticReport) {
    Self.checkCharacters(of: lexemes, in: source, report: report)
    var builder = IndentationParser(flat: Self.flatLines(lexemes, of: source), report: report)
    lines = builder.takeLines(level: 0, deeperThan: -1)
  }

  /// Reports the invisible characters in words, with which two names look the same.
  private static func checkCharacters(
    of lexemes: [Lexeme], in source: SourceText, report: DiagnosticReport
  ) {
    for lexeme in lexemes where lexeme.kind == .word {
      guard source.bytes[lexeme.range].contains(where: { $0 >= 0x80 }) else { continue }
      var offset = lexeme.range.lowerBound
      for scalar in source[lexeme.range].unicodeScalars {
        let end = offset + UTF8.width(scalar)
        if let replacement = scalar.visibleReplacement {
          report.add(
            .invisibleCharacter(scalar.value), at: offset..<end, with: replacement)
        }
        offset = end
      }
    }
  }

  private static func flatLines(_ lexemes: [Lexeme], of source: SourceText) -> [IndentedLine] {
    var lines: [IndentedLine] = []
    var indentation = 0
    var significant: [Lexeme] = []
    var atLineStart = true
    func finish() {
      if !significant.isEmpty {
        lines.append(IndentedLine(indentation: indentation, lexemes: significant, children: []))
      }
      significant = []
      indentation = 0
      atLineStart = true
    }
    for lexeme in lexemes {
      switch lexeme.kind {
      case .lineBreak:
        finish()
      case .space where atLineStart:
        for byte in source.bytes[lexeme.range] {
          switch byte {
          case UInt8(ascii: "\t"): indentation += 4 - indentation % 4
          case UInt8(ascii: " "): indentation += 1
          default: break  // the byte order mark
          }
        }
        atLineStart = false
      case .space, .comment, .hiddenMark:
        break
      case .arrow, .backArrow, .closeParenthesis, .colon, .comma, .dot, .ellipsis, .equalTo,
        .equals,
        .greater, .greaterOrEqual, .less, .lessOrEqual, .minus, .minusEquals, .notEqual, .number,
        .openParenthesis, .plus, .plusEquals, .plusMinus, .range, .regularExpression, .string,
        .unknown, .word:
        significant.append(lexeme)
        atLineStart = false
      }
    }
    finish()
    return lines
  }
}

/// A line that's neither empty nor a comment, with the lines indented under it.
struct IndentedLine {
  /// The number of columns before the first lexeme; a tab advances to the next multiple of four.
  let indentation: Int

  /// The lexemes without spaces and comments; never empty.
  let lexemes: [Lexeme]

  /// The lines indented under this one.
  var children: [IndentedLine]

  /// Returns the offsets of a signed number that follows a name without a space, as in `view-1`,
  /// which isn't a name, or `nil` when there is none.
  func numberAfterName(at index: Int) -> Range<Int>? {
    guard index + 1 < lexemes.count, lexemes[index].kind == .word,
      lexemes[index + 1].kind == .number,
      lexemes[index].range.upperBound == lexemes[index + 1].range.lowerBound
    else { return nil }
    return lexemes[index + 1].range
  }

  /// The offsets from the first lexeme to the last.
  var range: Range<Int> {
    guard let first = lexemes.first, let last = lexemes.last else { return 0..<0 }
    return first.range.lowerBound..<last.range.upperBound
  }
}

/// A parser that turns a sequence of lines into a tree.
private struct IndentationParser {
  let flat: [IndentedLine]
  let report: DiagnosticReport
  var index = 0
  var hasReportedDepth = false

  init(flat: [IndentedLine], report: DiagnosticReport) {
    self.flat = flat
    self.report = report
  }

  /// Takes the lines, from the current one on, that are indented more deeply than their parent.
  mutating func takeLines(level: Int, deeperThan parent: Int) -> [IndentedLine] {
    var lines: [IndentedLine] = []
    while index < flat.count, flat[index].indentation > parent {
      var line = flat[index]
      index += 1
      if let first = lines.first, line.indentation < first.indentation {
        report.add(.unevenIndentation, at: line.range)
      }
      if level < IndentedText.deepestLevel {
        line.children = takeLines(level: level + 1, deeperThan: line.indentation)
      } else if index < flat.count, flat[index].indentation > line.indentation, !hasReportedDepth {
        // Deeper lines become siblings, so that no text can exhaust the stack.
        hasReportedDepth = true
        report.add(.nestedTooDeeply(limit: IndentedText.deepestLevel), at: flat[index].range)
      }
      lines.append(line)
    }
    return lines
  }
}

extension Unicode.Scalar {
  /// What to write instead of a character that can't be seen: a plain space for another space, and
  /// nothing for one that only controls others; `nil` for all other characters.
  ///
  /// Those that join the pictures of an emoji or the letters of a script are parts of words.
  fileprivate var visibleReplacement: String? {
    switch value {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: " "
    case 0x80...0x9F, 0xAD, 0x061C, 0x115F, 0x1160, 0x180E, 0x200B, 0x200E, 0x200F,
      0x202A...0x202E, 0x2060...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0xFFF9...0xFFFB:
      ""
    default: nil
    }
  }
}
