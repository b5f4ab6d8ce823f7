import SourceDiagnostics
import TraceModel

/// The form of a document's diagnostics in the protocol.
struct DiagnosticMessages {
  /// The document.
  let document: TextDocument

  /// Whether the client shows related information.
  let showsNotes: Bool

  /// Returns the locations of notes in other files.
  let location: (Range<Int>, SourceText) -> JSONValue?

  /// Returns a diagnostic in JSON.
  func json(_ diagnostic: Diagnostic) -> JSONValue {
    var message = diagnostic.message.text
    var related: [JSONValue] = []
    for note in diagnostic.notes {
      let place = note.range.flatMap { location($0, note.source ?? diagnostic.source) }
      if let place, showsNotes {
        related.append(.members(["location": place, "message": .string(note.message)]))
      } else {
        message += "\n\n" + ([note.message] + note.lines).joined(separator: "\n")
      }
    }
    return .members([
      "range": document.source.range(range(of: diagnostic)),
      "severity": .integer(diagnostic.message.severity.number),
      "code": .string(diagnostic.message.code),
      "source": .string("touchstone"),
      "message": .string(message),
      "relatedInformation": related.isEmpty ? nil : .array(related),
    ])
  }

  /// Returns the range in the document; a problem of the whole file is at its first line.
  func range(of diagnostic: Diagnostic) -> Range<Int> {
    let source = document.source
    guard let range = diagnostic.range else { return source.lineRange(at: 0) }
    return EmbeddedText(text: diagnostic.source, document: source).documentRange(of: range)
  }

  /// Returns a fix-it as an action for the user, or `nil` if the document can't be edited that way.
  func action(_ fixIt: FixIt, of diagnostic: Diagnostic, isPreferred: Bool) -> JSONValue? {
    let text = EmbeddedText(text: diagnostic.source, document: document.source)
    guard let edits = text.documentEdits(for: fixIt.edits) else { return nil }
    return .members([
      "title": .string(Self.capitalized(fixIt.message)), "kind": .string("quickfix"),
      "diagnostics": .array([json(diagnostic)]), "isPreferred": .boolean(isPreferred),
      "edit": .members([
        "changes": .members([document.address: .array(edits.map { document.source.json($0) })])
      ]),
    ])
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}

extension Diagnostic.Severity {
  /// The number in the protocol.
  fileprivate var number: Int {
    switch self {
    case .error: 1
    case .warning: 2
    case .note: 3
    }
  }
}

extension SourceText {
  /// Returns an edit of this text, in JSON.
  func json(_ edit: SourceEdit) -> JSONValue {
    .members(["range": range(edit.range), "newText": .string(edit.replacement)])
  }
}
