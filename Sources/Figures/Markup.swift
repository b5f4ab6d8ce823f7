import TextAndOrder
import TraceModel

/// A piece of finished SVG or HTML, in UTF-8; the only type that handles brackets, quotes, and
/// escapes.
///
/// Element and attribute names are closed lists, so a figure can't contain an unexpected element, a
/// script, or an event handler, and can't leave an element open. Figures with a row for each event
/// write their elements directly to existing markup (`write`); small pieces are values.
struct Markup: Sendable {
  /// The bytes written so far.
  private(set) var bytes: [UInt8] = []

  /// Whether nothing has been written yet.
  var isEmpty: Bool { bytes.isEmpty }

  /// The piece as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// An attribute with its value.
  struct Attribute: Sendable {
    /// A value between the quotes: text, which is escaped; a number of CSS pixels, which is written
    /// to a tenth; or path data.
    enum Value: Sendable {
      case text(String)
      case number(Double)
      case path(PathData)
    }

    var name: Key
    var value: Value

    init(_ name: Key, _ value: String) {
      self.name = name
      self.value = .text(value)
    }

    /// Creates an attribute with a number of CSS pixels, to a tenth.
    init(_ name: Key, _ value: Double) {
      self.name = name
      self.value = .number(value)
    }

    /// Creates the data of a path.
    init(_ path: PathData) {
      name = .d
      value = .path(path)
    }
    static func `class`(_ value: String) -> Attribute { Attribute(.class, value) }
    static func id(_ value: String) -> Attribute { Attribute(.id, value) }
  }

  /// Creates an empty piece with room for some bytes.
  init(reserving count: Int = 0) { bytes.reserveCapacity(count) }

  /// Creates an element.
  static func element(
    _ element: Element, _ attributes: [Attribute] = [], _ children: [Markup] = []
  ) -> Markup {
    var markup = Markup(reserving: children.reduce(192) { $0 + $1.bytes.count })
    markup.write(element, attributes, isEmpty: children.allSatisfy { $0.isEmpty }) { content in
      for child in children { content.write(child) }
    }
    return markup
  }

  /// Creates an element that contains nothing but text.
  static func element(
    _ element: Element, _ attributes: [Attribute] = [], text: String
  ) -> Markup {
    var markup = Markup(reserving: 192 + text.utf8.count)
    markup.write(element, attributes, text: text)
    return markup
  }

  /// Creates an SVG drawing; its size is also its coordinate system, so that it can be made
  /// smaller.
  ///
  /// A drawing whose top is not zero is a strip of a larger one.
  static func drawing(
    width: Double, top: Double = 0, height: Double, _ attributes: [Attribute], _ children: [Markup]
  ) -> Markup {
    let size = [
      Attribute(.width, width), Attribute(.height, height),
      Attribute(.viewBox, "0 \(top.text()) \(width.text()) \(height.text())"),
    ]
    return .element(.svg, size + attributes, children)
  }

  /// Creates a path of a class.
  static func path(_ path: PathData, _ name: String) -> Markup {
    var markup = Markup(reserving: 64 + path.bytes.count)
    markup.write(path: path, name)
    return markup
  }

  /// Creates text, escaped.
  static func text(_ text: String) -> Markup {
    var markup = Markup()
    markup.write(text)
    return markup
  }

  /// Creates text whose long identifiers can be broken only where a word begins in them.
  static func breakable(_ text: String) -> Markup {
    var markup = Markup()
    markup.write(breakable: text)
    return markup
  }

  /// Creates text in which everything between two backticks is code.
  static func withCode(_ text: String) -> Markup {
    var markup = Markup()
    let pieces = text.utf8.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false)
    for (place, piece) in pieces.enumerated() {
      let piece = String(decoding: Array(piece), as: UTF8.self)
      if place % 2 == 1 {
        markup.write(.code) { $0.write(breakable: piece) }
      } else {
        markup.write(breakable: piece)
      }
    }
    return markup
  }

  /// Creates a group of adjacent pieces.
  static func group(_ pieces: [Markup]) -> Markup {
    var markup = Markup(reserving: pieces.reduce(0) { $0 + $1.bytes.count })
    for piece in pieces { markup.write(piece) }
    return markup
  }
}

// Appending to existing markup.
extension Markup {
  /// Writes a piece of markup.
  mutating func write(_ markup: Markup) { bytes.append(bytes: markup.bytes) }

  /// Writes text, escaped.
  mutating func write(_ text: String) { HTMLText.append(text, to: &bytes) }

  /// Writes text whose long identifiers can be broken only where a word begins in them.
  mutating func write(breakable text: String) {
    guard Self.hasLongWord(text) else { return write(text) }
    for (place, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if place > 0 { write(" ") }
      guard word.utf8.count >= Self.minimumBroken else {
        write(String(word))
        continue
      }
      for (place, piece) in FontFace.pieces(of: String(word)).enumerated() {
        if place > 0 { write(.wbr) }
        write(piece)
      }
    }
  }

  /// The minimum length of a word that can be broken, in bytes.
  private static let minimumBroken = 18

  private static func hasLongWord(_ text: String) -> Bool {
    var length = 0
    for byte in text.utf8 {
      length = byte == UInt8(ascii: " ") ? 0 : length + 1
      if length >= minimumBroken { return true }
    }
    return false
  }

  /// Writes an element without content.
  mutating func write(_ element: Element, _ attributes: [Attribute] = []) {
    write(element, attributes, isEmpty: true) { _ in }
  }

  /// Writes an element that contains nothing but text.
  mutating func write(_ element: Element, _ attributes: [Attribute] = [], text: String) {
    write(element, attributes, isEmpty: false) { $0.write(text) }
  }

  /// Writes an element with the content that a closure writes.
  mutating func write(
    _ element: Element, _ attributes: [Attribute] = [], _ content: (inout Markup) -> Void
  ) {
    write(element, attributes, isEmpty: false, content)
  }

  /// Writes a path of a class, or of none.
  mutating func write(path: PathData, _ name: String = "") {
    write(.path, name.isEmpty ? [Attribute(path)] : [.class(name), Attribute(path)])
  }

  /// Writes an element when it's known whether the closure will write any content.
  mutating func write(
    _ element: Element, _ attributes: [Attribute], isEmpty: Bool, _ content: (inout Markup) -> Void
  ) {
    assert(Self.areDistinct(attributes), "an attribute appears twice on \(element.opening)")
    bytes.append(literal: element.opening)
    for (place, attribute) in attributes.enumerated() { append(attribute, isFirst: place == 0) }
    if !attributes.isEmpty { bytes.append(UInt8(ascii: "\"")) }
    if isEmpty, let ending = element.emptyEnding {
      bytes.append(literal: ending)
    } else {
      bytes.append(UInt8(ascii: ">"))
      if element.opensLines && !isEmpty { bytes.append(UInt8(ascii: "\n")) }
      content(&self)
      bytes.append(literal: element.closing)
    }
    if element.endsLine { bytes.append(UInt8(ascii: "\n")) }
  }

  /// Writes an attribute up to the quote after its value.
  private mutating func append(_ attribute: Attribute, isFirst: Bool) {
    let opening = attribute.name.opening
    let skipped = isFirst ? 1 : 0
    bytes.append(
      bytes: UnsafeBufferPointer(
        start: opening.utf8Start + skipped, count: opening.utf8CodeUnitCount - skipped))
    switch attribute.value {
    case .text(let text): HTMLText.append(text, to: &bytes)
    case .number(let number): number.append(to: &bytes)
    case .path(let path): bytes.append(bytes: path.bytes)
    }
  }

  private static func areDistinct(_ attributes: [Attribute]) -> Bool {
    for (place, attribute) in attributes.enumerated() {
      for other in attributes[..<place] where other.name == attribute.name { return false }
    }
    return true
  }
}
