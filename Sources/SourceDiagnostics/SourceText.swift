import TextAndOrder

/// A text that diagnostics refer to: its name, its characters, and its position in its file.
///
/// A scenario inside a lesson has a separate source text, but its problems are reported at the line
/// and the column in the lesson, which `firstLine` and `indentation` determine.
package struct SourceText: Equatable, Sendable {
  /// The file name to show to the reader, or an empty string when there isn't any.
  package let name: String

  /// The characters.
  package let text: String

  /// The line in the file on which the text begins, from one.
  package let firstLine: Int

  /// The number of columns before each line of the text in the file.
  package let indentation: Int

  /// The bytes of the text in UTF-8.
  package let bytes: [UInt8]

  /// The offset at which each line begins; never empty.
  private let lineStarts: [Int]

  /// Creates a text.
  package init(name: String, text: String, firstLine: Int = 1, indentation: Int = 0) {
    self.name = name
    self.text = text
    self.firstLine = firstLine
    self.indentation = indentation
    bytes = Array(text.utf8)
    lineStarts = bytes.withUnsafeBufferPointer { Self.lineStarts(in: $0) }
  }

  private static func lineStarts(in bytes: UnsafeBufferPointer<UInt8>) -> [Int] {
    var starts = [0]
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      // Nearly all bytes are greater than those that end lines.
      guard byte <= UInt8(ascii: "\r") else { continue }
      if byte == UInt8(ascii: "\r"), offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") {
        offset += 1
      }
      if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { starts.append(offset) }
    }
    return starts
  }

  /// The number of lines, at least one; a line break at the end begins an empty last line.
  package var lineCount: Int { lineStarts.count }

  /// Returns the offset of a line's first byte, given the line's number from one.
  ///
  /// For a line after the last one, this is the end of the text.
  package func offset(ofLine line: Int) -> Int {
    line <= lineStarts.count ? lineStarts[max(0, line - 1)] : bytes.count
  }

  /// Returns the position of an offset; an offset outside the text counts as the nearest end.
  ///
  /// - Complexity: O(log *n*) in the number of lines, and linear in the length of the line.
  package func place(at offset: Int) -> SourcePlace {
    let offset = max(0, min(offset, bytes.count))
    let line = lineIndex(at: offset)
    let start = lineStarts[line]
    let count = bytes.withUnsafeBufferPointer { bytes in
      var count = 0
      for place in start..<offset where !bytes[place].isContinuation { count += 1 }
      return count
    }
    return SourcePlace(line: firstLine + line, column: 1 + indentation + count)
  }

  /// Returns the position of an offset with bytes as columns, in the order of positions.
  ///
  /// - Complexity: O(log *n*) in the number of lines.
  func placeOfByte(at offset: Int) -> SourcePlace {
    let offset = max(0, min(offset, bytes.count))
    let line = lineIndex(at: offset)
    return SourcePlace(line: firstLine + line, column: 1 + indentation + offset - lineStarts[line])
  }

  /// Returns the offsets of the line that contains an offset, without its line break.
  package func lineRange(at offset: Int) -> Range<Int> {
    let line = lineIndex(at: max(0, min(offset, bytes.count)))
    let start = lineStarts[line]
    var end = line + 1 < lineStarts.count ? lineStarts[line + 1] : bytes.count
    while end > start,
      bytes[end - 1] == UInt8(ascii: "\n") || bytes[end - 1] == UInt8(ascii: "\r")
    {
      end -= 1
    }
    return start..<end
  }

  /// Returns the offset at which the next line begins, or `nil` in the last line.
  ///
  /// A loop over the lines with this method always ends, regardless of the line endings.
  package func nextLineStart(after offset: Int) -> Int? {
    let line = lineIndex(at: max(0, min(offset, bytes.count)))
    return line + 1 < lineStarts.count ? lineStarts[line + 1] : nil
  }

  /// The offsets of each line, without its line break; a line break at the end of the text begins an
  /// empty last line.
  package var lineRanges: [Range<Int>] { lineStarts.map { lineRange(at: $0) } }

  /// Returns the characters in a range of offsets, leaving out any part outside the text.
  // A copy of the decoding at each of its hundreds of callers would be a tenth of their code.
  @inline(never)
  package subscript(range: Range<Int>) -> String {
    let lower = max(0, min(range.lowerBound, bytes.count))
    let upper = max(lower, min(range.upperBound, bytes.count))
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }

  /// Returns the range extended to whole characters; bytes that aren't valid text count as one
  /// replacement character.
  func wholeCharacters(_ range: Range<Int>) -> Range<Int> {
    var lower = min(range.lowerBound, bytes.count)
    while lower > 0, lower < bytes.count, bytes[lower].isContinuation { lower -= 1 }
    var upper = max(lower, min(range.upperBound, bytes.count))
    while upper < bytes.count, bytes[upper].isContinuation { upper += 1 }
    return lower..<upper
  }

  /// Returns the text with the edits applied, leaving out any edit that overlaps an earlier one.
  package func applying(_ edits: [SourceEdit]) -> String {
    let sorted = edits.stablySorted { $0.range.lowerBound < $1.range.lowerBound }
    var result: [UInt8] = []
    var end = 0
    for edit in sorted {
      guard edit.range.lowerBound >= end, edit.range.upperBound <= bytes.count else { continue }
      result += bytes[end..<edit.range.lowerBound]
      result += Array(edit.replacement.utf8)
      end = edit.range.upperBound
    }
    result += bytes[end...]
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the index of the last line that begins at or before an offset.
  private func lineIndex(at offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }
}

/// A line and a column in a file, both from one.
///
/// Columns count Unicode scalars, so they don't need tables and are the same on every platform; a
/// tab counts as one.
package struct SourcePlace: Comparable, Hashable, Sendable {
  /// The line, from one.
  package var line: Int

  /// The column, from one.
  package var column: Int

  /// Creates a position.
  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// Returns whether the left position comes first.
  package static func < (left: SourcePlace, right: SourcePlace) -> Bool {
    left.line != right.line ? left.line < right.line : left.column < right.column
  }
}

extension UInt8 {
  /// Whether the byte continues a UTF-8 character that began before it.
  fileprivate var isContinuation: Bool { self & 0b1100_0000 == 0b1000_0000 }
}
