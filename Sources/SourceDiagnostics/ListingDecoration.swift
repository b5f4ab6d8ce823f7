import TextAndOrder

/// The decoration that distinguishes the parts of a listing.
package enum ListingDecoration: Equatable, Sendable {
  /// Plain characters.
  case plain
  /// Colors as ANSI escape sequences, for a terminal.
  case ansi
  /// Escaped spans with classes, for a `pre` element. If there's a page that explains messages,
  /// each message's code links to its explanation.
  case html(messagePage: String?)

  /// Returns one piece of a listing in this decoration.
  package func decorate(_ unsafeText: String, as role: ListingRole) -> String {
    let text = Self.showingControls(of: unsafeText)
    switch self {
    case .plain:
      return text
    case .ansi:
      guard let code = role.ansiCode, !text.isEmpty else { return text }
      return "\u{1B}[\(code)m\(text)\u{1B}[0m"
    case .html(let page):
      let escaped = HTMLText.escaping(text)
      if case .code = role, let page {
        return "<a href=\"\(HTMLText.escaping(page))#\(escaped)\">\(escaped)</a>"
      }
      guard let name = role.className, !text.isEmpty else { return escaped }
      return "<span class=\"\(name)\">\(escaped)</span>"
    }
  }

  /// The text before a quoted line of the source and its caret.
  ///
  /// In HTML, both are in one element, so that a style sheet can wrap the message without moving the
  /// caret away from what it's under.
  var quotationStart: String {
    if case .html = self { "<span class=\"diagnostic-quotation\">" } else { "" }
  }

  /// The text after a quoted line of the source and its caret.
  var quotationEnd: String {
    if case .html = self { "</span>" } else { "" }
  }

  /// Returns the text with symbols such as `␛` in place of control characters, which a terminal
  /// would interpret; line breaks and tabs stay.
  package static func showingControls(of text: String) -> String {
    guard text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F || $0 == 0xC2 }) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A: scalars.append(scalar)
      // The symbols begin at U+2400, in the order of the characters.
      case 0..<0x20: scalars.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
      case 0x7F: scalars.append("\u{2421}")
      case 0x80..<0xA0: scalars.append("\u{FFFD}")
      default: scalars.append(scalar)
      }
    }
    return String(scalars)
  }
}

/// The role of a piece of a listing.
package enum ListingRole: Equatable, Sendable {
  /// The file, line, and column.
  case place
  /// The word for the severity.
  case severity(Diagnostic.Severity)
  /// The code of a message of some severity.
  case code(Diagnostic.Severity)
  /// The phrase that describes the problem.
  case message
  /// The line numbers and the bar next to them.
  case gutter
  /// A line of the source.
  case source
  /// The caret and the line under the relevant part.
  case caret
  /// A fix-it.
  case fixIt
  /// A line of a note's text.
  case text

  /// Whether the piece belongs to a quoted line of the source or to the line with its caret.
  var isQuotation: Bool {
    switch self {
    case .gutter, .source, .caret: true
    case .place, .severity, .code, .message, .fixIt, .text: false
    }
  }

  /// The class of the span in HTML, or `nil` when the piece doesn't need one.
  fileprivate var className: String? {
    switch self {
    case .place: "diagnostic-place"
    case .severity(.error): "diagnostic-error"
    case .severity(.warning): "diagnostic-warning"
    case .severity(.note): "diagnostic-note"
    case .message: "diagnostic-message"
    case .gutter: "diagnostic-gutter"
    case .caret: "diagnostic-caret"
    case .fixIt: "diagnostic-fix-it"
    case .code, .source, .text: nil
    }
  }

  /// The parameters of the escape sequence, or `nil` when the piece doesn't need one.
  fileprivate var ansiCode: String? {
    switch self {
    case .place, .message: "1"
    case .severity(.error), .code(.error): "1;31"
    case .severity(.warning), .code(.warning): "1;33"
    case .severity(.note), .code(.note): "1;36"
    case .gutter: "36"
    case .caret, .fixIt: "1;32"
    case .source, .text: nil
    }
  }
}
