/// The elements and attributes of figures, as they're written.
extension Markup {
  /// An element.
  struct Element: Sendable {
    /// The position of line breaks around the element, so that a changed figure produces a readable
    /// diff.
    enum Lines: Sendable {
      /// The element is within a line.
      case within
      /// A line break follows the element.
      case after
      /// A line break follows the element, and its content begins on a new line.
      case around
    }

    /// The beginning of the element, up to its attributes.
    let opening: StaticString

    /// The end of the element when it has content.
    let closing: StaticString

    /// The end of the element's beginning when it has no content, with nothing to follow; `nil`
    /// when it's written as if it had content.
    let emptyEnding: StaticString?

    /// Whether a line break follows the element.
    let endsLine: Bool

    /// Whether its content begins on a new line.
    let opensLines: Bool

    fileprivate init(
      _ opening: StaticString, _ closing: StaticString, _ lines: Lines = .within,
      empty: StaticString? = nil
    ) {
      self.opening = opening
      self.closing = closing
      emptyEnding = empty
      endsLine = lines != .within
      opensLines = lines == .around
    }
  }
}

// HTML.
extension Markup.Element {
  static let a = Self("<a", "</a>")
  static let b = Self("<b", "</b>")
  static let bdi = Self("<bdi", "</bdi>")
  static let caption = Self("<caption", "</caption>", .after)
  static let code = Self("<code", "</code>")
  static let div = Self("<div", "</div>", .around)
  static let figcaption = Self("<figcaption", "</figcaption>", .after)
  static let figure = Self("<figure", "</figure>", .around)
  static let input = Self("<input", "", .after, empty: ">")
  static let label = Self("<label", "</label>", .after)
  static let li = Self("<li", "</li>", .after)
  static let ol = Self("<ol", "</ol>", .around)
  static let p = Self("<p", "</p>", .after)
  static let span = Self("<span", "</span>")
  static let table = Self("<table", "</table>", .around)
  static let tbody = Self("<tbody", "</tbody>", .around)
  static let td = Self("<td", "</td>")
  static let th = Self("<th", "</th>")
  static let thead = Self("<thead", "</thead>", .around)
  static let tr = Self("<tr", "</tr>", .after)
  static let ul = Self("<ul", "</ul>", .around)
  static let wbr = Self("<wbr", "", empty: ">")
}

// SVG.
extension Markup.Element {
  static let desc = Self("<desc", "</desc>", .after)
  static let g = Self("<g", "</g>", .after, empty: "/>")
  static let path = Self("<path", "</path>", empty: "/>")
  static let style = Self("<style", "</style>", .after)
  static let svg = Self("<svg", "</svg>", .around)
  static let text = Self("<text", "</text>")
  static let title = Self("<title", "</title>")
  static let tspan = Self("<tspan", "</tspan>")
}

extension Markup.Attribute {
  /// The name of an attribute.
  struct Key: Sendable {
    /// The closing quote of the previous attribute's value, and the beginning of this attribute up
    /// to its value.
    let opening: StaticString

    private init(_ opening: StaticString) { self.opening = opening }

    static let ariaHidden = Self("\" aria-hidden=\"")
    static let ariaLabel = Self("\" aria-label=\"")
    static let ariaLabelledby = Self("\" aria-labelledby=\"")
    static let checked = Self("\" checked=\"")
    static let `class` = Self("\" class=\"")
    static let colspan = Self("\" colspan=\"")
    static let d = Self("\" d=\"")
    static let dataFrom = Self("\" data-from=\"")
    static let dataName = Self("\" data-name=\"")
    static let dataSteps = Self("\" data-steps=\"")
    static let dataTo = Self("\" data-to=\"")
    static let height = Self("\" height=\"")
    static let href = Self("\" href=\"")
    static let id = Self("\" id=\"")
    static let opacity = Self("\" opacity=\"")
    static let role = Self("\" role=\"")
    static let scope = Self("\" scope=\"")
    static let tabindex = Self("\" tabindex=\"")
    static let transform = Self("\" transform=\"")
    static let type = Self("\" type=\"")
    static let viewBox = Self("\" viewBox=\"")
    static let width = Self("\" width=\"")
    static let x = Self("\" x=\"")
    static let xmlns = Self("\" xmlns=\"")
    static let y = Self("\" y=\"")
  }
}

extension Markup.Attribute.Key: Equatable {
  static func == (one: Self, other: Self) -> Bool {
    one.opening.utf8CodeUnitCount == other.opening.utf8CodeUnitCount
      && zip(
        UnsafeBufferPointer(start: one.opening.utf8Start, count: one.opening.utf8CodeUnitCount),
        UnsafeBufferPointer(start: other.opening.utf8Start, count: one.opening.utf8CodeUnitCount)
      ).allSatisfy { $0 == $1 }
  }
}
