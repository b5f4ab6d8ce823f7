/// A diagnostic laid out for reading: the phrase, the source line with a caret under the relevant
/// part, notes, and fix-its.
package struct AnnotatedListing: Sendable {
  private var pieces: [(role: ListingRole, text: String)] = []

  /// Lays out one diagnostic.
  package init(_ diagnostic: Diagnostic) {
    appendHeading(
      diagnostic.message.text, severity: diagnostic.message.severity,
      code: diagnostic.message.code, source: diagnostic.source, range: diagnostic.range)
    for note in diagnostic.notes {
      appendHeading(
        note.message, severity: .note, source: note.source ?? diagnostic.source, range: note.range)
      for line in note.lines {
        append(.text, line.isEmpty ? "\n" : "    " + line + "\n")
      }
    }
    for fixIt in diagnostic.fixIts {
      append(.fixIt, "fix-it")
      append(.message, ": " + fixIt.message + "\n")
    }
  }

  /// Returns the listing in a decoration; it ends with a line break.
  package func text(_ decoration: ListingDecoration = .plain) -> String {
    var text = ""
    var isQuoting = false
    for piece in pieces {
      if piece.role.isQuotation != isQuoting {
        isQuoting.toggle()
        text += isQuoting ? decoration.quotationStart : decoration.quotationEnd
      }
      // A line break inside a span or an escape sequence would break the next line's appearance.
      let endsLine = piece.text.utf8.last == UInt8(ascii: "\n")
      let body = endsLine ? String(decoding: piece.text.utf8.dropLast(), as: UTF8.self) : piece.text
      text += decoration.decorate(body, as: piece.role)
      if endsLine { text += "\n" }
    }
    return isQuoting ? text + decoration.quotationEnd : text
  }

  private mutating func append(_ role: ListingRole, _ text: String) {
    pieces.append((role, text))
  }

  private mutating func appendHeading(
    _ message: String, severity: Diagnostic.Severity, code: String = "", source: SourceText,
    range: Range<Int>?
  ) {
    if severity != .note || range != nil {
      var place = source.name.isEmpty ? "" : source.name + ":"
      if let range {
        let start = source.place(at: range.lowerBound)
        place += "\(start.line):\(start.column):"
      }
      if !place.isEmpty { append(.place, place + " ") }
    }
    append(.severity(severity), severity.word)
    if !code.isEmpty {
      append(.severity(severity), "[")
      append(.code(severity), code)
      append(.severity(severity), "]")
    }
    append(.message, ": " + message + "\n")
    if let range { appendSource(source, range) }
  }

  private mutating func appendSource(_ source: SourceText, _ meantRange: Range<Int>) {
    let range = source.wholeCharacters(meantRange)
    let line = source.lineRange(at: range.lowerBound)
    let number = "\(source.place(at: range.lowerBound).line)"
    let empty = String(repeating: " ", count: number.utf8.count)
    var cells = TerminalCells()
    let before = cells.append(source[line.lowerBound..<min(range.lowerBound, line.upperBound)])
    let caretAt = cells.width
    let end = max(range.lowerBound, min(range.upperBound, line.upperBound))
    let meant = cells.append(source[min(range.lowerBound, line.upperBound)..<end])
    let caretWidth = max(1, cells.width - caretAt)
    let after = cells.append(source[end..<max(end, line.upperBound)])

    append(.gutter, "\(empty) |\n")
    append(.gutter, "\(number) |")
    append(.source, " \(before)\(meant)\(after)\n")
    append(.gutter, "\(empty) |")
    append(.source, " " + String(repeating: " ", count: caretAt))
    append(.caret, "^" + String(repeating: "~", count: caretWidth - 1) + "\n")
  }
}

extension DiagnosticMessage {
  /// Returns the line for a message that isn't about a text, ending with a line break.
  package func listing(_ decoration: ListingDecoration = .plain) -> String {
    Diagnostic(self, at: nil, in: SourceText(name: "", text: "")).listing(decoration)
  }
}

extension Diagnostic {
  /// Returns the diagnostic as an annotated listing; it ends with a line break.
  package func listing(_ decoration: ListingDecoration = .plain) -> String {
    AnnotatedListing(self).text(decoration)
  }
}

extension [Diagnostic] {
  /// Returns the listings in source order, with an empty line between two.
  ///
  /// If there are more diagnostics than `most`, errors take precedence over all others, and the
  /// last line says how many more there are. Pass `nil` to list all.
  package func listing(_ decoration: ListingDecoration = .plain, most: Int? = nil) -> String {
    let shown = most.map { foremost($0) } ?? self
    var text = ""
    for diagnostic in shown.inSourceOrder {
      if !text.isEmpty { text += "\n" }
      text += diagnostic.listing(decoration)
    }
    if shown.count < count { text += "\nand \(count - shown.count) more\n" }
    return text
  }

  /// Returns the first diagnostics, with as many non-errors as there's room for.
  package func foremost(_ most: Int) -> [Diagnostic] {
    guard count > most else { return self }
    let sorted = inSourceOrder
    let errors = sorted.filter { $0.message.severity == .error }
    let others = sorted.filter { $0.message.severity != .error }
    return Array((errors + others).prefix(most))
  }
}
