import SourceDiagnostics
import TextWriting

extension JSONWriter {
  /// The most diagnostics that a page is told at once: more are not read, and it would show them
  /// with every letter that is typed.
  static let mostDiagnostics = 50

  /// Writes what is wrong under `diagnostics`, and how much more is under `more`.
  mutating func diagnostics(_ diagnostics: [Diagnostic]) {
    let told = diagnostics.foremost(Self.mostDiagnostics)
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

  /// Writes where a range of a text is: the line and the column at its beginning, and its offsets.
  mutating func place(_ range: Range<Int>?, in source: SourceText) {
    let place = range.map { source.place(at: $0.lowerBound) }
    member("line", place?.line)
    member("column", place?.column)
    offsets(range, in: source)
  }

  /// Writes the offsets of a range as a page's script counts them.
  mutating func offsets(_ range: Range<Int>?, in source: SourceText) {
    member("start", range.map { source.scriptOffset(at: $0.lowerBound) })
    member("end", range.map { source.scriptOffset(at: $0.upperBound) })
  }
}

extension SourceText {
  /// Returns an offset of the text in UTF-16 code units, which is how JavaScript counts.
  fileprivate func scriptOffset(at offset: Int) -> Int {
    bytes.prefix(max(0, offset)).reduce(0) { count, byte in
      // A byte that continues a character counts nothing; one that begins four counts two.
      byte & 0b1100_0000 == 0b1000_0000 ? count : count + (byte >= 0b1111_0000 ? 2 : 1)
    }
  }
}
