import TextAndOrder

/// A syntax highlighter for HTML and XML: tags, attributes, their values, and comments.
struct MarkupHighlighter {
  private static let languages: Set = ["html", "xml", "svg", "mustache", "plist"]

  /// Returns the code as HTML, or `nil` if the language isn't a markup language.
  static func html(of code: String, language name: String) -> String? {
    guard languages.contains(name.lowercased()) else { return nil }
    var html = ""
    var rest = code[...]
    while let opening = rest.firstIndex(of: "<") {
      html += HTMLText.escaping(String(rest[..<opening]))
      rest = rest[opening...]
      let isComment = rest.hasPrefix("<!--")
      let end = isComment ? rest.firstRange(of: "-->")?.upperBound : self.end(ofTag: rest)
      let piece = rest[..<(end ?? rest.endIndex)]
      html += isComment ? span("comment", piece) : tag(piece)
      rest = rest[piece.endIndex...]
    }
    return html + HTMLText.escaping(String(rest))
  }

  /// Returns the end of the tag at the start of a text, after its `>` outside quotes.
  private static func end(ofTag text: Substring) -> Substring.Index? {
    var quote: Character?
    for place in text.indices {
      let character = text[place]
      if let open = quote {
        if character == open { quote = nil }
      } else if character == "\"" || character == "'" {
        quote = character
      } else if character == ">" {
        return text.index(after: place)
      }
    }
    return nil
  }

  private static func tag(_ text: Substring) -> String {
    let name = text.prefix { !$0.isWhitespace && $0 != ">" }
    var html = span("keyword", name)
    var rest = text[name.endIndex...]
    while let first = rest.first {
      if first == "\"" || first == "'" {
        let closing = rest.dropFirst().firstIndex(of: first).map { rest.index(after: $0) }
        let value = rest[..<(closing ?? rest.endIndex)]
        html += span("string", value)
        rest = rest[value.endIndex...]
      } else if first.isLetter {
        let attribute = rest.prefix { $0.isLetter || $0.isNumber || "-_:".contains($0) }
        html += span("attribute", attribute)
        rest = rest[attribute.endIndex...]
      } else {
        html += HTMLText.escaping(String(rest.removeFirst()))
      }
    }
    return html
  }

  private static func span(_ role: String, _ text: Substring) -> String {
    "<span class=\"\(role)\">\(HTMLText.escaping(String(text)))</span>"
  }
}
