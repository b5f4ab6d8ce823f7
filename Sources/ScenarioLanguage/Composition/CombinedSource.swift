package import SourceDiagnostics

/// The text of a scenario followed by the texts that it uses, combined into one.
///
/// All ranges are offsets into the combined text. Diagnostics are mapped back to the text that they
/// belong to.
package struct CombinedSource: Sendable {
  /// All texts, one after another.
  package private(set) var combined: SourceText

  /// The scenario's own text.
  package let own: SourceText

  /// The other texts, each with the offset at which it begins.
  private var others: [(start: Int, source: SourceText)] = []

  init(_ own: SourceText) {
    self.own = own
    combined = own
  }

  /// The texts that the scenario uses, in the order of their use.
  package var included: [SourceText] { others.map { $0.source } }

  /// Appends a text and returns the offset at which it begins.
  mutating func append(_ source: SourceText) -> Int {
    // A line break separates the last line of one text from the first line of the next.
    let start = combined.bytes.count + 1
    others.append((start, source))
    combined = SourceText(
      name: own.name, text: combined.text + "\n" + source.text, firstLine: own.firstLine,
      indentation: own.indentation)
    return start
  }

  /// Returns whether a range is in the scenario's own text.
  package func isOwn(_ range: Range<Int>) -> Bool {
    range.lowerBound <= own.bytes.count
  }

  /// Returns a diagnostic of the combined text as a diagnostic of the text that contains its range.
  package func localized(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.source == combined, !others.isEmpty else { return diagnostic }
    var localized = diagnostic
    let range = diagnostic.range ?? 0..<0
    let home = home(of: range)
    localized.source = home.source
    if diagnostic.range != nil { localized.range = range.moved(by: -home.start) }
    localized.notes = diagnostic.notes.map { note in
      guard let range = note.range, note.source == nil || note.source == combined else {
        return note
      }
      let home = self.home(of: range)
      var localized = note
      localized.source = home.source
      localized.range = range.moved(by: -home.start)
      return localized
    }
    localized.fixIts = diagnostic.fixIts.compactMap { fixIt in
      let edits = fixIt.edits.map { edit in
        SourceEdit(range: edit.range.moved(by: -home.start), replacement: edit.replacement)
      }
      return FixIt(fixIt.message, edits: edits, in: home.source)
    }
    return localized
  }

  /// Returns the text that contains a range.
  private func home(of range: Range<Int>) -> (start: Int, source: SourceText) {
    others.last { $0.start <= range.lowerBound } ?? (0, own)
  }
}

extension Range<Int> {
  /// Returns the range shifted by a distance.
  func moved(by distance: Int) -> Range<Int> {
    lowerBound + distance..<upperBound + distance
  }
}
