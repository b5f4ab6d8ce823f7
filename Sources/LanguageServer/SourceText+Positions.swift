package import SourceDiagnostics
import TraceModel

/// A position as the protocol counts it: a line from zero, and a number of UTF-16 code units.
package struct DocumentPosition: Equatable, Sendable {
  /// The line, from zero.
  package var line: Int

  /// The number of UTF-16 code units before the position on its line.
  package var character: Int

  /// Creates a position.
  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  /// Reads a position; returns `nil` if it isn't one.
  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.integer, let character = value?["character"]?.integer,
      line >= 0, character >= 0
    else { return nil }
    self.init(line: line, character: character)
  }

  /// The position in JSON.
  var json: JSONValue {
    .members(["line": .integer(line), "character": .integer(character)])
  }
}

extension SourceText {
  /// Returns the offset of a position; one after the end of a line is at the line's end.
  ///
  /// A position between the halves of a character is before the character.
  package func offset(of position: DocumentPosition) -> Int {
    guard position.line < lineCount else { return bytes.count }
    let line = lineRange(at: offset(ofLine: position.line + 1))
    var offset = line.lowerBound
    var units = 0
    for scalar in self[line].unicodeScalars {
      units += UTF16.width(scalar)
      guard units <= position.character else { break }
      offset += UTF8.width(scalar)
    }
    return offset
  }

  /// Returns the position of an offset.
  package func position(of offset: Int) -> DocumentPosition {
    let offset = max(0, min(offset, bytes.count))
    let line = lineRange(at: offset)
    // An offset in a line break of two characters is at the line's end.
    let text = self[line.lowerBound..<min(offset, line.upperBound)]
    let number = place(at: offset).line - firstLine
    return DocumentPosition(line: number, character: text.utf16.count)
  }

  /// Returns the range between two positions, in JSON.
  func range(_ range: Range<Int>) -> JSONValue {
    .members([
      "start": position(of: range.lowerBound).json, "end": position(of: range.upperBound).json,
    ])
  }

  /// Reads a range; returns `nil` if it isn't one.
  func offsets(of range: JSONValue?) -> Range<Int>? {
    guard let start = DocumentPosition(range?["start"]), let end = DocumentPosition(range?["end"])
    else { return nil }
    let lower = offset(of: start)
    return lower..<max(lower, offset(of: end))
  }
}
