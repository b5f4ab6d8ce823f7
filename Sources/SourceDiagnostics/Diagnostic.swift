import TextAndOrder

/// One problem in a text: its location, its severity, and its description, with notes and fix-its.
package struct Diagnostic: Equatable, Sendable {
  /// The severity of a problem.
  package enum Severity: UInt8, CaseIterable, Comparable, Sendable {
    /// An explanation that belongs to another diagnostic.
    case note
    /// A questionable construct that doesn't affect the output.
    case warning
    /// A problem that prevents any output.
    case error

    /// The word in the listing.
    package var word: String {
      switch self {
      case .note: "note"
      case .warning: "warning"
      case .error: "error"
      }
    }

    /// Returns whether the left severity is less serious than the right one.
    package static func < (left: Severity, right: Severity) -> Bool {
      left.rawValue < right.rawValue
    }
  }

  /// An explanation: a phrase, the range that it refers to, and lines of text to show.
  package struct Note: Equatable, Sendable {
    /// The explanation, in one phrase.
    package var message: String

    /// The text that the note points into, or `nil` for the diagnostic's own text.
    package var source: SourceText?

    /// The offsets that the note points at, or `nil` when it doesn't point anywhere.
    package var range: Range<Int>?

    /// Lines to show verbatim below the phrase, such as a difference.
    package var lines: [String]

    /// Creates a note without a location.
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

  /// The description of the problem: its identifier, severity, and phrase.
  package var message: DiagnosticMessage

  /// The text that contains the problem.
  package var source: SourceText

  /// The offsets of the problem in the text, or `nil` when it concerns the file as a whole.
  package var range: Range<Int>?

  /// The explanations.
  package var notes: [Note]

  /// The fix-its, with the most likely one first.
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

  /// Creates a diagnostic about a part of a text that another text should replace, if it's clear
  /// which one.
  package init(
    _ message: DiagnosticMessage, at range: Range<Int>?, in source: SourceText, notes: [Note] = [],
    replacement: String?
  ) {
    self.init(message, at: range, in: source, notes: notes)
    if let range, let replacement {
      fixIts = FixIt(replacing: range, with: replacement, in: source).map { [$0] } ?? []
    }
  }

  /// Returns the same problem with another message and without fix-its.
  package func restated(as message: DiagnosticMessage) -> Diagnostic {
    var restated = self
    restated.message = message
    restated.fixIts = []
    return restated
  }

  /// The position where the problem begins, or `nil` when it concerns the file as a whole.
  package var place: SourcePlace? { range.map { source.place(at: $0.lowerBound) } }
}

/// The content of a diagnostic apart from its location: a stable identifier, a severity, and a
/// phrase.
///
/// Each stage lists its messages in one extension, alphabetically, as static members; the
/// identifier is the member's name.
package struct DiagnosticMessage: Equatable, Sendable {
  /// The stable name of the message, for tools and for the page that explains it.
  package let identifier: String

  /// The severity of the problem.
  package let severity: Diagnostic.Severity

  /// A phrase that begins with a lowercase letter and has no final period, with source in backticks.
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

  /// The identifier as listings, addresses, and pages show it: `unknown-name` for `unknownName`,
  /// `text-as-html` for `textAsHTML`.
  package var code: String {
    let letters = Array(identifier.utf8)
    var bytes: [UInt8] = []
    for (index, letter) in letters.enumerated() {
      // In a series of capitals, a word begins at the first one and at a capital before a lowercase
      // letter.
      let followsCapital = index > 0 && letters[index - 1].isUppercase
      let precedesSmall = index + 1 < letters.count && letters[index + 1].isLowercase
      if letter.isUppercase, index > 0, !followsCapital || precedesSmall {
        bytes.append(UInt8(ascii: "-"))
      }
      bytes.append(letter.isUppercase ? letter + 32 : letter)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns the end of a phrase that asks whether another word is meant, if one is likely.
  package static func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { "; did you mean `\($0)`?" } ?? ""
  }

  /// Returns the end of a phrase that asks whether another word is meant, or else lists all words
  /// that there are.
  package static func didYouMean(_ suggestion: String?, among known: [String]) -> String {
    guard suggestion == nil, !known.isEmpty else { return didYouMean(suggestion) }
    var list = ""
    for (index, word) in known.enumerated() {
      let isLast = index > 0 && index + 1 == known.count
      list += isLast ? known.count == 2 ? " and " : ", and " : index == 0 ? "" : ", "
      list += "`\(word)`"
    }
    return known.count == 1 ? "; there is only \(list)" : "; there are \(list)"
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

extension [Diagnostic] {
  /// Whether at least one of the diagnostics is an error.
  package var hasErrors: Bool { contains { $0.message.severity == .error } }

  /// The diagnostics by file name and position; those at the same position keep their order.
  package var inSourceOrder: [Diagnostic] {
    let origin = SourcePlace(line: 0, column: 0)
    // Columns are counted from the beginning of the line, and bytes order a line as well.
    let places = map { diagnostic in
      diagnostic.range.map { diagnostic.source.placeOfByte(at: $0.lowerBound) } ?? origin
    }
    return indices.stablySorted {
      (self[$0].source.name, places[$0]) < (self[$1].source.name, places[$1])
    }.map { self[$0] }
  }
}

extension Diagnostic {
  /// The diagnostic, converted to an error if it's a warning.
  package var strict: Diagnostic {
    var diagnostic = self
    diagnostic.message = message.strict
    return diagnostic
  }
}

extension DiagnosticMessage {
  /// The message, converted to an error if it's a warning.
  fileprivate var strict: DiagnosticMessage {
    severity == .warning ? DiagnosticMessage(.error, text, identifier: identifier) : self
  }
}
