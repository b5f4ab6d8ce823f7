import SourceDiagnostics
import TextAndOrder

extension JSONWriter {
  /// The maximum number of diagnostics in a response: no one reads more, and the page shows them
  /// anew with every keystroke.
  static let maximumDiagnostics = 50

  /// Writes the diagnostics as `diagnostics`, and the number of omitted ones as `more`.
  mutating func diagnostics(_ diagnostics: [Diagnostic]) {
    let told = diagnostics.foremost(Self.maximumDiagnostics)
    member("more", diagnostics.count - told.count)
    member("diagnostics", told) { writer, diagnostic in
      writer.member("severity", diagnostic.message.severity.word)
      writer.member("code", diagnostic.message.code)
      writer.member("message", diagnostic.message.text)
      writer.place(diagnostic.range, in: diagnostic.source)
      writer.member("notes", diagnostic.notes) { writer, note in
        writer.member("message", note.message)
        writer.place(note.range, in: note.source ?? diagnostic.source)
        writer.member("lines", texts: note.lines)
      }
      writer.member("fixIts", diagnostic.fixIts) { writer, fixIt in
        writer.member("message", fixIt.message)
        writer.member("edits", fixIt.edits) { writer, edit in
          writer.offsets(edit.range, in: diagnostic.source)
          writer.member("replacement", edit.replacement)
        }
      }
    }
  }

  /// Writes the line, the column, and the offsets of a range.
  mutating func place(_ range: Range<Int>?, in source: SourceText) {
    let place = range.map { source.place(at: $0.lowerBound) }
    member("line", place?.line)
    member("column", place?.column)
    offsets(range, in: source)
  }

  /// Writes the offsets of a range in JavaScript's units.
  mutating func offsets(_ range: Range<Int>?, in source: SourceText) {
    member("start", range.map { source.scriptOffset(at: $0.lowerBound) })
    member("end", range.map { source.scriptOffset(at: $0.upperBound) })
  }
}

extension SourceText {
  /// Returns an offset in UTF-16 code units, which is what JavaScript counts.
  fileprivate func scriptOffset(at offset: Int) -> Int {
    bytes.prefix(max(0, offset)).reduce(0) { count, byte in
      // A continuation byte adds nothing; the first byte of a four-byte sequence adds two.
      byte & 0b1100_0000 == 0b1000_0000 ? count : count + (byte >= 0b1111_0000 ? 2 : 1)
    }
  }
}
