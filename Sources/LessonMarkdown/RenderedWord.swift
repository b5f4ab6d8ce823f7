/// The words that a renderer adds to a lesson's text, by their names in language files.
package enum RenderedWord: String, CaseIterable, Sendable {
  case backToPlace
  case backToText
  case calloutCaution
  case calloutImportant
  case calloutNote
  case calloutTip
  case calloutWarning
  case noteNumber
  case notes
  case table
  case tableOf
  case taskDone
  case taskOpen

  /// The English phrase, with its placeholders.
  package var english: String {
    switch self {
    case .backToPlace: "Back to the text from note {number}, place {place}"
    case .backToText: "Back to the text from note {number}"
    case .calloutCaution: "Caution"
    case .calloutImportant: "Important"
    case .calloutNote: "Note"
    case .calloutTip: "Tip"
    case .calloutWarning: "Warning"
    case .noteNumber: "Note {number}"
    case .notes: "Notes"
    case .table: "Table"
    case .tableOf: "Table: {columns}"
    case .taskDone: "Done"
    case .taskOpen: "Open"
    }
  }
}

extension Callout.Kind {
  /// The name of the kind, which is the title of a callout without one.
  var word: RenderedWord {
    switch self {
    case .note: .calloutNote
    case .tip: .calloutTip
    case .important: .calloutImportant
    case .warning: .calloutWarning
    case .caution: .calloutCaution
    }
  }
}
