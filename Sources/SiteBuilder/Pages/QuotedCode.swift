import TextWriting

/// Text with pieces of code in single quotes, in the form of messages on a terminal.
///
/// On a page, such a piece is shown as code: `'point(inside:)'` loses its quotes.
struct QuotedCode {
  private enum Piece {
    case words(Substring)
    case code(Substring)
  }

  private let pieces: [Piece]

  /// Finds the quoted pieces of a text; an apostrophe inside a word isn't a quote.
  init(_ text: String) {
    var pieces: [Piece] = []
    var rest = text[...]
    var start = text.startIndex
    while let open = rest.firstIndex(of: "'") {
      rest = text[text.index(after: open)...]
      guard Self.opens(at: open, in: text), let close = Self.end(of: rest, in: text) else {
        continue
      }
      pieces.append(.words(text[start..<open]))
      pieces.append(.code(rest[..<close]))
      start = text.index(after: close)
      rest = text[start...]
    }
    pieces.append(.words(text[start...]))
    self.pieces = pieces
  }

  /// The text as HTML.
  var html: String {
    pieces.map { piece in
      switch piece {
      case .words(let words): HTMLText.escaping(String(words))
      case .code(let code): "<code>\(HTMLText.escaping(String(code)))</code>"
      }
    }.joined()
  }

  /// The text as Markdown.
  var markdown: String {
    pieces.map { piece in
      switch piece {
      case .words(let words): String(words)
      case .code(let code): code.contains("`") ? "'\(code)'" : "`\(code)`"
      }
    }.joined()
  }

  private static func opens(at place: String.Index, in text: String) -> Bool {
    guard place > text.startIndex else { return true }
    return " ([\n".contains(text[text.index(before: place)])
  }

  /// Returns the position of the first quote without a letter after it.
  private static func end(of rest: Substring, in text: String) -> String.Index? {
    var rest = rest
    while let quote = rest.firstIndex(of: "'") {
      let next = text.index(after: quote)
      let isEnd = next == text.endIndex || !(text[next].isLetter || text[next].isNumber)
      if isEnd { return quote }
      rest = text[next...]
    }
    return nil
  }
}
