/// A replacement of one range of a text; an empty range inserts, an empty replacement deletes.
package struct SourceEdit: Equatable, Sendable {
  /// The UTF-8 offsets of the bytes to replace.
  package var range: Range<Int>

  /// The text that replaces the range.
  package var replacement: String

  /// Creates an edit.
  package init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// A fix that a tool can apply: a description and its edits.
package struct FixIt: Equatable, Sendable {
  /// The fix as a verb phrase: `replace 'UIVeiw' with 'UIView'`.
  package let message: String

  /// The edits in the text of the diagnostic; never empty.
  package let edits: [SourceEdit]

  /// Creates a fix-it, or returns `nil` when it wouldn't change anything.
  package init?(_ message: String, edits: [SourceEdit], in source: SourceText) {
    guard !edits.isEmpty, source.applying(edits) != source.text else { return nil }
    self.message = message
    self.edits = edits
  }

  /// Creates a fix-it that replaces one range, or returns `nil` when it wouldn't change anything.
  package init?(replacing range: Range<Int>, with replacement: String, in source: SourceText) {
    let old = source[range]
    let message =
      if range.isEmpty, replacement.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) {
        "indent the line"
      } else if range.isEmpty {
        "insert `\(replacement)`"
      } else if replacement.isEmpty {
        "remove `\(old)`"
      } else {
        "replace `\(old)` with `\(replacement)`"
      }
    self.init(
      message, edits: [SourceEdit(range: range, replacement: replacement)], in: source)
  }
}
