import Sorting

/// One problem in a text: where, how bad, what, with notes and repairs.
package struct Diagnostic: Equatable, Sendable {
  /// How bad a problem is.
  package enum Severity: UInt8, CaseIterable, Comparable, Sendable {
    /// An explanation that belongs to another diagnostic.
    case note
    /// Something doubtful; the output is not affected.
    case warning
    /// Something wrong; there is no output.
    case error

    /// The word in the listing.
    package var word: String {
      switch self {
      case .note: "note"
      case .warning: "warning"
      case .error: "error"
      }
    }

    /// Whether the left severity is the lesser one.
    package static func < (left: Severity, right: Severity) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// An explanation: one phrase, the place it speaks of, and lines of text to look at.
  package struct Note: Equatable, Sendable {
    /// What is explained, in one phrase.
    package var message: String

    /// The text that the note points into; the text of the diagnostic when the range is in it.
    package var source: SourceText?

    /// The offsets that it points at, or `nil` when it points nowhere.
    package var range: Range<Int>?

    /// Lines shown as they are below the phrase, such as a difference.
    package var lines: [String]

    /// Creates a note without a place.
    package init(_ message: String, lines: [String] = []) {
      self.message = message
      self.lines = lines
    }

    /// Creates a note about a range of a text.
    package init(_ message: String, at range: Range<Int>, in source: SourceText) {
      self.message = message
      self.source = source
      self.range = range
      lines = []
    }
  }

  /// What is wrong: the identifier, the severity and the phrase.
  package var message: DiagnosticMessage

  /// The text that the problem is in.
  package var source: SourceText

  /// The offsets of the problem in the text, or `nil` when it concerns the file as a whole.
  package var range: Range<Int>?

  /// The explanations.
  package var notes: [Note]

  /// The repairs; the first one is the obvious one.
  package var fixIts: [FixIt]

  /// Creates a diagnostic.
  package init(
    _ message: DiagnosticMessage, at range: Range<Int>?, in source: SourceText, notes: [Note] = [],
    fixIts: [FixIt] = []
  ) {
    self.message = message
    self.source = source
    self.range = range
    self.notes = notes
    self.fixIts = fixIts
  }

  /// Returns the problem in other words, for which there is no repair.
  package func restated(as message: DiagnosticMessage) -> Diagnostic {
    var restated = self
    restated.message = message
    restated.fixIts = []
    return restated
  }

  /// Where the problem begins, or `nil` when it concerns the file as a whole.
  package var place: SourcePlace? { range.map { source.place(at: $0.lowerBound) } }
}

/// What a diagnostic says, apart from where: a stable identifier, a severity and a phrase.
///
/// A stage lists its messages in one extension, alphabetically, one static member each; the
/// identifier is the member's name.
package struct DiagnosticMessage: Equatable, Sendable {
  /// The stable name of the message, for tools and for the page that explains it.
  package let identifier: String

  /// How bad it is.
  package let severity: Diagnostic.Severity

  /// One phrase that begins with a small letter and has no final period; names in single quotes.
  package let text: String

  /// Creates a message whose identifier is the name of the member that creates it.
  @inline(never)
  package init(
    _ severity: Diagnostic.Severity, _ text: String, identifier member: String = #function
  ) {
    let name = member.utf8.prefix { $0 != UInt8(ascii: "(") }
    identifier = String(decoding: Array(name), as: UTF8.self)
    self.severity = severity
    self.text = text
  }

  /// The identifier as it stands in listings, in addresses and on pages: `unknown-name` for
  /// `unknownName`, `text-as-html` for `textAsHTML`.
  package var code: String {
    let letters = Array(identifier.utf8)
    var bytes: [UInt8] = []
    for (index, letter) in letters.enumerated() {
      // Of several capitals in a row only the first begins a word, and one before a small letter.
      let followsCapital = index > 0 && letters[index - 1].isCapital
      let precedesSmall = index + 1 < letters.count && letters[index + 1].isSmall
      if letter.isCapital, index > 0, !followsCapital || precedesSmall {
        bytes.append(UInt8(ascii: "-"))
      }
      bytes.append(letter.isCapital ? letter + 32 : letter)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Creates an error whose identifier is the name of the member that creates it.
  package static func error(_ text: String, identifier member: String = #function) -> Self {
    DiagnosticMessage(.error, text, identifier: member)
  }

  /// Creates a warning whose identifier is the name of the member that creates it.
  package static func warning(_ text: String, identifier member: String = #function) -> Self {
    DiagnosticMessage(.warning, text, identifier: member)
  }
}

extension UInt8 {
  /// Whether this is a capital letter of ASCII.
  fileprivate var isCapital: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }

  /// Whether this is a small letter of ASCII.
  fileprivate var isSmall: Bool { self >= UInt8(ascii: "a") && self <= UInt8(ascii: "z") }
}

extension [Diagnostic] {
  /// Whether one of them is an error.
  package var hasErrors: Bool { contains { $0.message.severity == .error } }

  /// The diagnostics by file name and place; those at one place keep their order.
  package var inSourceOrder: [Diagnostic] {
    let origin = SourcePlace(line: 0, column: 0)
    return stablySorted {
      ($0.source.name, $0.place ?? origin) < ($1.source.name, $1.place ?? origin)
    }
  }
}

extension Diagnostic {
  /// The diagnostic as an error, if it is a warning.
  package var strict: Diagnostic {
    var diagnostic = self
    diagnostic.message = message.strict
    return diagnostic
  }
}

extension DiagnosticMessage {
  /// The message as an error, if it is a warning.
  fileprivate var strict: DiagnosticMessage {
    severity == .warning ? DiagnosticMessage(.error, text, identifier: identifier) : self
  }
}
