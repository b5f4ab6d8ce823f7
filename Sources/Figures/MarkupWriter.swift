/// Writes markup as text; the one place that knows about brackets, quotes and escapes.
struct MarkupWriter {
  /// What has been written so far.
  private(set) var text = ""

  /// Writes a piece of markup and all that is in it.
  mutating func write(_ markup: Markup) {
    switch markup.content {
    case .text(let text):
      self.text += MarkupWriter.escaped(text)
    case .group(let pieces):
      for piece in pieces { write(piece) }
    case .element(let element, let attributes, let children):
      write(element, attributes, children)
    }
  }

  private mutating func write(
    _ element: Markup.Element, _ attributes: [Markup.Attribute], _ children: [Markup]
  ) {
    assert(MarkupWriter.areDistinct(attributes), "an attribute stands twice on \(element.rawValue)")
    // Piece by piece, for an interpolation would make a string of each tag first.
    text += "<"
    text += element.rawValue
    for attribute in attributes {
      text += " "
      text += attribute.name.rawValue
      text += "=\""
      text += MarkupWriter.escaped(attribute.value)
      text += "\""
    }
    switch (children.isEmpty, element.emptyForm) {
    case (true, .selfClosing):
      text += "/>"
    case (_, .void):
      assert(children.isEmpty, "\(element.rawValue) has no content")
      text += ">"
    case (_, .paired), (false, .selfClosing):
      text += ">"
      if element.opensLines && !children.isEmpty { text += "\n" }
      for child in children { write(child) }
      text += "</"
      text += element.rawValue
      text += ">"
    }
    if element.endsLine { text += "\n" }
  }

  private static func areDistinct(_ attributes: [Markup.Attribute]) -> Bool {
    for (place, attribute) in attributes.enumerated() {
      for other in attributes[..<place] where other.name == attribute.name { return false }
    }
    return true
  }

  /// Returns text that is safe both between tags and in a quoted attribute, in HTML and in XML.
  ///
  /// Control characters, which no escape makes legal in XML, become the replacement character; so
  /// do the invisible ones that turn the direction of all text behind them, since a name must not
  /// rearrange the sentence in which it stands.
  static func escaped(_ text: String) -> String {
    // Most texts are plain, which their bytes tell at once.
    guard text.utf8.contains(where: mayNeedEscape),
      text.unicodeScalars.contains(where: needsEscape)
    else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case _ where needsEscape(scalar): result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether a byte of UTF-8 is a character that needs an escape, or a part of one that may.
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte >= 0x7F || needsEscape(Unicode.Scalar(byte))
  }

  private static func needsEscape(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x26, 0x3C, 0x3E, 0x22: true
    case 0x09, 0x0A: false
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x202A...0x202E, 0x2066...0x2069: true
    case 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}
