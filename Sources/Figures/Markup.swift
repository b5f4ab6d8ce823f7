import TraceModel

/// A piece of SVG or HTML as a value; `MarkupWriter` turns it into text in one place.
///
/// Element and attribute names are closed lists, so a figure cannot contain an element that nobody
/// thought of, a script or an event handler, and cannot leave an element open.
struct Markup: Sendable {
  /// What a piece of markup is: an element, text, or several pieces beside each other.
  indirect enum Content: Sendable {
    case element(Element, [Attribute], [Markup])
    case text(String)
    case group([Markup])
  }

  var content: Content

  /// The elements that figures are made of.
  enum Element: String, Sendable {
    case a, b, bdi, caption, code, div, figcaption, figure, input, label, li, ol, p, span
    case table, tbody, td, th, thead, tr, ul, wbr
    case desc, g, path, style, svg, text, title, tspan
  }

  /// An attribute with its value.
  struct Attribute: Sendable {
    /// The attributes that figures use.
    enum Name: String, Sendable {
      case ariaHidden = "aria-hidden"
      case ariaLabel = "aria-label"
      case ariaLabelledby = "aria-labelledby"
      case checked
      case `class`
      case colspan
      case d
      case dataFrom = "data-from"
      case dataName = "data-name"
      case dataSteps = "data-steps"
      case dataTo = "data-to"
      case height
      case href
      case id
      case role
      case scope
      case tabindex
      case transform
      case type
      case viewBox
      case width
      case x
      case xmlns
      case y
    }

    var name: Name
    var value: String

    init(_ name: Name, _ value: String) {
      self.name = name
      self.value = value
    }

    /// Creates an attribute with a number of CSS pixels, to a tenth.
    init(_ name: Name, _ value: Double) {
      self.init(name, value.text())
    }

    static func `class`(_ value: String) -> Attribute { Attribute(.class, value) }
    static func id(_ value: String) -> Attribute { Attribute(.id, value) }
  }

  /// Creates an element.
  static func element(
    _ element: Element, _ attributes: [Attribute] = [], _ children: [Markup] = []
  ) -> Markup {
    Markup(content: .element(element, attributes, children))
  }

  /// Creates an element that contains nothing but text.
  static func element(
    _ element: Element, _ attributes: [Attribute] = [], text: String
  ) -> Markup {
    Markup(content: .element(element, attributes, [.text(text)]))
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

  /// Creates text; it is escaped when it is written.
  static func text(_ text: String) -> Markup {
    Markup(content: .text(text))
  }

  /// Creates text whose long identifiers may be broken where a word begins in them, and nowhere
  /// else.
  static func breakable(_ text: String) -> Markup {
    guard hasLongWord(text) else { return .text(text) }
    var pieces: [Markup] = []
    for (place, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      if place > 0 { pieces.append(.text(" ")) }
      guard word.utf8.count >= leastBroken else {
        pieces.append(.text(String(word)))
        continue
      }
      for (place, piece) in FontFace.pieces(of: String(word)).enumerated() {
        if place > 0 { pieces.append(.element(.wbr, [], [])) }
        pieces.append(.text(piece))
      }
    }
    return .group(pieces)
  }

  /// How long a word is that may be broken, in bytes.
  private static let leastBroken = 18

  private static func hasLongWord(_ text: String) -> Bool {
    var length = 0
    for byte in text.utf8 {
      length = byte == UInt8(ascii: " ") ? 0 : length + 1
      if length >= leastBroken { return true }
    }
    return false
  }

  /// Creates several pieces beside each other.
  static func group(_ pieces: [Markup]) -> Markup {
    Markup(content: .group(pieces))
  }

  /// The piece as text.
  var text: String {
    var writer = MarkupWriter()
    writer.write(self)
    return writer.text
  }
}

extension Markup.Element {
  /// Whether a line ends behind the element, so that a changed figure reads well as a difference.
  var endsLine: Bool {
    switch self {
    case .caption, .desc, .div, .figcaption, .figure, .g, .input, .label, .li, .ol, .p,
      .style, .svg, .table, .tbody, .thead, .tr, .ul:
      true
    case .a, .b, .bdi, .code, .path, .span, .td, .text, .th, .title, .tspan, .wbr: false
    }
  }

  /// Whether its children begin on a new line.
  var opensLines: Bool {
    switch self {
    case .div, .figure, .ol, .svg, .table, .tbody, .thead, .ul: true
    case .a, .b, .bdi, .caption, .code, .desc, .figcaption, .g, .input, .label, .li, .p, .path,
      .span,
      .style, .td, .text, .th, .title, .tr, .tspan, .wbr:
      false
    }
  }

  /// How the element is written when it is empty.
  var emptyForm: EmptyForm {
    switch self {
    case .input, .wbr: .void
    case .path, .g: .selfClosing
    case .a, .b, .bdi, .caption, .code, .desc, .div, .figcaption, .figure, .label, .li, .ol, .p,
      .span, .style, .svg, .table, .tbody, .td, .text, .th, .thead, .title, .tr, .tspan,
      .ul:
      .paired
    }
  }

  /// The ways to write an element without children.
  enum EmptyForm {
    /// `<input>`, which must stay empty.
    case void
    /// `<path/>`.
    case selfClosing
    /// `<td></td>`.
    case paired
  }
}
