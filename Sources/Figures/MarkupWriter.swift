/// Writes markup as text; the one place that knows about brackets, quotes and escapes.
///
/// It writes bytes, because figures are long and a finger that moves waits for them.
struct MarkupWriter {
  /// What has been written so far.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  private var bytes: [UInt8] = []

  /// Writes a piece of markup and all that is in it.
  mutating func write(_ markup: Markup) {
    switch markup.content {
    case .text(let text):
      write(escaping: text)
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
    write("<")
    write(element.rawValue)
    for attribute in attributes {
      write(" ")
      write(attribute.name.rawValue)
      write("=\"")
      write(escaping: attribute.value)
      write("\"")
    }
    switch (children.isEmpty, element.emptyForm) {
    case (true, .selfClosing):
      write("/>")
    case (_, .void):
      assert(children.isEmpty, "\(element.rawValue) has no content")
      write(">")
    case (_, .paired), (false, .selfClosing):
      write(">")
      if element.opensLines && !children.isEmpty { write("\n") }
      for child in children { write(child) }
      write("</")
      write(element.rawValue)
      write(">")
    }
    if element.endsLine { write("\n") }
  }

  private static func areDistinct(_ attributes: [Markup.Attribute]) -> Bool {
    for (place, attribute) in attributes.enumerated() {
      for other in attributes[..<place] where other.name == attribute.name { return false }
    }
    return true
  }

  // MARK: Bytes

  @inline(never)
  private mutating func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes.append(contentsOf: $0) }
  }

  /// Writes text so that it is safe both between tags and in a quoted attribute, in HTML and in XML.
  ///
  /// Control characters, which no escape makes legal in XML, become the replacement character; so
  /// do the invisible ones that turn the direction of all text behind them, since a name must not
  /// rearrange the sentence in which it stands.
  private mutating func write(escaping text: String) {
    // Most texts are plain, which their bytes tell at once.
    var text = text
    let isPlain = text.withUTF8 { characters in
      if characters.contains(where: MarkupWriter.mayNeedEscape) { return false }
      bytes.append(contentsOf: characters)
      return true
    }
    if isPlain { return }
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": write("&amp;")
      case "<": write("&lt;")
      case ">": write("&gt;")
      case "\"": write("&quot;")
      case _ where MarkupWriter.needsEscape(scalar): write("\u{FFFD}")
      default: bytes.append(contentsOf: scalar.utf8)
      }
    }
  }

  /// Whether a byte of UTF-8 is a character that needs an escape, or a part of one that may.
  @inline(__always)
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    byte >= 0x7F || byte < 0x20 || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<")
      || byte == UInt8(ascii: ">") || byte == UInt8(ascii: "\"")
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
