/// An inline element within a block.
package indirect enum Inline: Sendable, Equatable {
  case text(String)
  case code(String)
  case emphasis([Inline])
  case strong([Inline])
  case strikethrough([Inline])
  case link(Link, [Inline])
  case image(Link, alternative: String)
  case footnoteReference(number: Int)
  case rawHTML(String)
  case softBreak
  case lineBreak
}

/// A link or an image, with its location in the lesson.
package struct Link: Sendable, Equatable {
  /// The destination as written: a URL, a path relative to the lesson, or a `#fragment`.
  package var destination: String
  /// The text of the tooltip; empty if there is none.
  package var title: String
  /// Whether it's an image.
  package var isImage: Bool
  /// The byte range in the file.
  package var range: Range<Int>

  /// Creates a link or an image.
  package init(destination: String, title: String, isImage: Bool, range: Range<Int>) {
    self.destination = destination
    self.title = title
    self.isImage = isImage
    self.range = range
  }
}

extension [Inline] {
  /// The text of the elements without markup, with line breaks as spaces.
  package var plainText: String {
    var text = ""
    for inline in self {
      switch inline {
      case .text(let words), .code(let words):
        text += words
      case .emphasis(let content), .strong(let content), .strikethrough(let content),
        .link(_, let content):
        text += content.plainText
      case .image(_, let alternative):
        text += alternative
      case .softBreak, .lineBreak:
        text += " "
      case .footnoteReference, .rawHTML:
        break
      }
    }
    return text
  }
}
