import TextAndOrder

/// A text of the reference, in which code is in single quotes, as in messages on a terminal, or in
/// backticks, and titles are between asterisks.
///
/// On a page, such a piece loses its marks: `'point(inside:)'` is shown as code, and `*Facts*` is
/// emphasized.
struct QuotedCode {
  private enum Piece {
    case words(Substring)
    case code(Substring)
    case emphasis(Substring)
  }

  private let pieces: [Piece]

  /// Finds the marked pieces of a text; an apostrophe inside a word isn't a quote.
  init(_ text: String) {
    var pieces: [Piece] = []
    var rest = text[...]
    var start = text.startIndex
    while let open = rest.firstIndex(where: { "'`*".contains($0) }) {
      let mark = text[open]
      rest = text[text.index(after: open)...]
      guard Self.opens(at: open, in: text), let close = Self.end(of: rest, at: mark, in: text)
      else { continue }
      pieces.append(.words(text[start..<open]))
      pieces.append(mark == "*" ? .emphasis(rest[..<close]) : .code(rest[..<close]))
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
      case .emphasis(let words): "<em>\(HTMLText.escaping(String(words)))</em>"
      }
    }.joined()
  }

  /// The text without its marks.
  var text: String {
    pieces.map { piece in
      switch piece {
      case .words(let text), .code(let text), .emphasis(let text): String(text)
      }
    }.joined()
  }

  /// The text as Markdown.
  var markdown: String {
    pieces.map { piece in
      switch piece {
      case .words(let words): String(words)
      case .code(let code): code.contains("`") ? "'\(code)'" : "`\(code)`"
      case .emphasis(let words): "*\(words)*"
      }
    }.joined()
  }

  private static func opens(at place: String.Index, in text: String) -> Bool {
    guard place > text.startIndex else { return true }
    return " ([\n".contains(text[text.index(before: place)])
  }

  /// Returns the position of the mark that ends a piece.
  ///
  /// A quote or an asterisk has no letter after it, and an asterisk has no space next to it inside
  /// the piece.
  private static func end(
    of piece: Substring, at mark: Character, in text: String
  ) -> String.Index? {
    if mark == "*", piece.first?.isWhitespace != false { return nil }
    var rest = piece
    while let end = rest.firstIndex(of: mark) {
      let next = text.index(after: end)
      let endsWord = next == text.endIndex || !(text[next].isLetter || text[next].isNumber)
      switch mark {
      case "'" where endsWord, "`": return end
      case "*" where endsWord && !text[text.index(before: end)].isWhitespace: return end
      default: break
      }
      rest = text[next...]
    }
    return nil
  }
}
