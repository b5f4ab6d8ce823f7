import SourceDiagnostics

/// A text within a document, such as a scenario in a lesson, with the offsets that correspond.
///
/// Each line of the text is the end of a line of the document. What precedes it there is the
/// indentation of a list, or the mark of a quote.
struct EmbeddedText {
  /// The text.
  let text: SourceText

  /// The document.
  let document: SourceText

  /// Whether the text is the whole document.
  private var isWhole: Bool { text.firstLine == 1 && text.text == document.text }

  /// Returns the document's offset for an offset in the text.
  func documentOffset(of offset: Int) -> Int {
    guard !isWhole else { return offset }
    let line = text.lineRange(at: offset)
    let lines = documentLine(of: text.place(at: offset).line, ending: line)
    return min(lines.upperBound, lines.lowerBound + min(offset, line.upperBound) - line.lowerBound)
  }

  /// Returns the document's range for a range in the text.
  func documentRange(of range: Range<Int>) -> Range<Int> {
    let lower = documentOffset(of: range.lowerBound)
    return lower..<max(lower, documentOffset(of: range.upperBound))
  }

  /// Returns the text's offset for an offset in the document, or `nil` if that isn't in the text.
  func offset(ofDocumentOffset offset: Int) -> Int? {
    guard !isWhole else { return offset }
    let number = document.place(at: offset).line
    let index = number - text.firstLine
    guard index >= 0, index < text.lineCount else { return nil }
    let line = text.lineRange(at: text.offset(ofLine: index + 1))
    let lines = documentLine(of: number, ending: line)
    guard offset >= lines.lowerBound else { return nil }
    return min(line.upperBound, line.lowerBound + offset - lines.lowerBound)
  }

  /// Returns the edits of the document for edits of the text, or `nil` if the document has other
  /// characters there.
  func documentEdits(for edits: [SourceEdit]) -> [SourceEdit]? {
    var result: [SourceEdit] = []
    for edit in edits {
      let range = documentRange(of: edit.range)
      let isOneLine = !text[edit.range].contains(where: \.isNewline)
      guard isWhole || isOneLine && document[range] == text[edit.range] else { return nil }
      result.append(SourceEdit(range: range, replacement: replacement(edit)))
    }
    return result
  }

  /// Returns an edit's text, in which each further line begins like the line that it follows.
  private func replacement(_ edit: SourceEdit) -> String {
    guard !isWhole, edit.replacement.contains("\n") else { return edit.replacement }
    let start = text.lineRange(at: edit.range.lowerBound).lowerBound
    let prefix = document[
      document.lineRange(at: documentOffset(of: start)).lowerBound..<documentOffset(of: start)]
    return edit.replacement.replacing("\n", with: "\n" + prefix)
  }

  /// Returns the part of a document's line that is a line of the text.
  private func documentLine(of number: Int, ending line: Range<Int>) -> Range<Int> {
    let whole = document.lineRange(at: document.offset(ofLine: number))
    guard document.bytes[whole].reversed().starts(with: text.bytes[line].reversed()) else {
      // A tab that belongs partly to a list is read as spaces.
      return min(whole.upperBound, whole.lowerBound + text.indentation)..<whole.upperBound
    }
    return whole.upperBound - line.count..<whole.upperBound
  }
}
