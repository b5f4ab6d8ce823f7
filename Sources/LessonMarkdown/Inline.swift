/// A run of text within a block.
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

/// A link or an image as the lesson writes it, and where.
package struct Link: Sendable, Equatable {
  /// Where it leads, as written: an address, a path beside the lesson, or a `#fragment`.
  package var destination: String
  /// The words that a pointer at rest shows; empty when there are none.
  package var title: String
  /// Whether it shows what it leads to.
  package var isImage: Bool
  /// Where it stands, in bytes from the start of the file.
  package var range: Range<Int>

  /// Makes a link or an image.
  package init(destination: String, title: String, isImage: Bool, range: Range<Int>) {
    self.destination = destination
    self.title = title
    self.isImage = isImage
    self.range = range
  }
}

extension [Inline] {
  /// The words of these runs without markup, breaks as spaces.
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
