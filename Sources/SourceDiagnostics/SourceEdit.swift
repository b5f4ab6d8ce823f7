/// A replacement of one range of a text; an empty range inserts, an empty replacement deletes.
package struct SourceEdit: Equatable, Sendable {
  /// The offsets that are replaced, in UTF-8 bytes.
  package var range: Range<Int>

  /// What stands there afterwards.
  package var replacement: String

  /// Creates an edit.
  package init(range: Range<Int>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}

/// A repair that a tool can make: what it does in words, and its edits.
package struct FixIt: Equatable, Sendable {
  /// The repair as a verb phrase: `replace 'UIVeiw' with 'UIView'`.
  package let message: String

  /// The edits in the text of the diagnostic; never empty.
  package let edits: [SourceEdit]

  /// Creates a repair, or returns `nil` when it would change nothing.
  package init?(_ message: String, edits: [SourceEdit], in source: SourceText) {
    guard !edits.isEmpty, source.applying(edits) != source.text else { return nil }
    self.message = message
    self.edits = edits
  }

  /// Creates a repair that replaces one range, or returns `nil` when it would change nothing.
  package init?(replacing range: Range<Int>, with replacement: String, in source: SourceText) {
    let old = source[range]
    let message =
      if range.isEmpty, replacement.utf8.allSatisfy({ $0 == UInt8(ascii: " ") }) {
        "indent the line"
      } else if range.isEmpty {
        "insert '\(replacement)'"
      } else if replacement.isEmpty {
        "remove '\(old)'"
      } else {
        "replace '\(old)' with '\(replacement)'"
      }
    self.init(
      message, edits: [SourceEdit(range: range, replacement: replacement)], in: source)
  }
}
