import TextWriting

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
      HTMLText.append(text, to: &bytes)
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
      HTMLText.append(attribute.value, to: &bytes)
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
}
