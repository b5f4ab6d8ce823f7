/// What is wrong with the tags of a page, as far as a short look can tell: a tag without its other
/// half, and an element where the parser of a browser would move it elsewhere.
enum MarkupFault {
  /// Elements without content.
  private static let empty: Set = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]

  /// Elements that end a paragraph.
  private static let blocks: Set = [
    "address", "article", "aside", "blockquote", "details", "dialog", "div", "dl", "fieldset",
    "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "main", "nav",
    "ol", "p", "pre", "section", "table", "ul",
  ]

  /// Elements whose content is text, whatever it looks like.
  private static let raw: Set = ["script", "style", "title", "textarea"]

  /// Elements whose end tags pages leave out.
  private static let open: Set = ["html", "body", "head"]

  /// Elements that browsers end, each with the start tags that end it; so does the end of their
  /// parent.
  private static let ended: [String: Set<String>] = [
    "td": ["td", "th", "tr", "tbody"], "th": ["td", "th", "tr", "tbody"], "tr": ["tr", "tbody"],
    "thead": ["tbody"], "tbody": ["tbody"], "li": ["li"], "dt": ["dt", "dd"], "dd": ["dt", "dd"],
  ]

  /// Returns the first fault of a text; `nil` when there is none.
  static func first(in bytes: [UInt8], isXML: Bool) -> String? {
    var names: [String] = []
    var position = 0
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      position = start + 1
      let rest = bytes[position...]
      if rest.starts(with: "!--".utf8) {
        position = end(of: "-->", in: bytes, from: position)
        continue
      }
      let closes = rest.first == UInt8(ascii: "/")
      let name = String(
        decoding: rest.dropFirst(closes ? 1 : 0).prefix(while: \.isName), as: UTF8.self)
      let (tagEnd, isSelfClosing) = endOfTag(in: bytes, from: position)
      guard tagEnd <= bytes.count else { return "'<\(name)' never ends" }
      position = tagEnd
      if name.isEmpty || isSelfClosing || !isXML && open.contains(name) { continue }
      while !isXML, let last = names.last, let starts = ended[last],
        closes ? last != name : starts.contains(name)
      {
        names.removeLast()
      }
      if closes {
        guard names.last == name else {
          return "'</\(name)>' ends '<\(names.last ?? "")>'"
        }
        names.removeLast()
        continue
      }
      if !isXML {
        if empty.contains(name) { continue }
        if blocks.contains(name), names.contains("p"), !names.contains("svg") {
          return "'<\(name)>' in '<p>'"
        }
        if name == "a", names.contains("a") { return "'<a>' in '<a>'" }
        if raw.contains(name), !names.contains("svg") {
          position = end(of: "</\(name)>", in: bytes, from: position)
          continue
        }
      }
      names.append(name)
    }
    return names.isEmpty ? nil : "'<\(names[names.count - 1])>' has no end"
  }

  /// Returns where a tag ends, outside of quoted values, and whether it has no content; behind the
  /// text when it never ends.
  private static func endOfTag(in bytes: [UInt8], from start: Int) -> (
    end: Int, isSelfClosing: Bool
  ) {
    var quote: UInt8?
    for position in start..<bytes.count {
      let byte = bytes[position]
      if let present = quote {
        if byte == present { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return (position + 1, bytes[position - 1] == UInt8(ascii: "/"))
      }
    }
    return (bytes.count + 1, false)
  }

  private static func end(of mark: String, in bytes: [UInt8], from start: Int) -> Int {
    let wanted = Array(mark.utf8)
    var position = start
    while position + wanted.count <= bytes.count {
      if bytes[position] == wanted[0],
        bytes[position..<position + wanted.count].elementsEqual(wanted)
      {
        return position + wanted.count
      }
      position += 1
    }
    return bytes.count
  }
}

extension UInt8 {
  /// Whether the byte can be part of a tag's name.
  fileprivate var isName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: ":"):
      true
    default: false
    }
  }
}
