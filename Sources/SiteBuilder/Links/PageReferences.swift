/// What a finished page offers to links, and what it asks for: its ids, its links, its images.
///
/// The page is looked at as a browser will get it, whoever wrote its parts.
struct PageReferences: Equatable, Sendable {
  /// An attribute that leads to another file or place.
  struct Reference: Equatable, Sendable {
    /// The value, with character references resolved.
    var destination: String
    /// Whether the browser loads it together with the page.
    var isLoaded: Bool
    /// Where the value stands, in bytes.
    var range: Range<Int>
  }

  /// The value of each `id` attribute, in order, with the place where it stands.
  var identifiers: [(name: String, range: Range<Int>)] = []

  /// The values of all `id` attributes.
  private(set) var names: Set<String> = []

  /// Each link, image, style sheet and script.
  var references: [Reference] = []

  /// Looks through the text of a page.
  init(html: [UInt8]) {
    var scanner = Scanner(bytes: html)
    while let tag = scanner.nextTag() {
      // A link in the head that only says where something is loads nothing.
      let onlyTells = tag.attributes.contains { attribute in
        attribute.name == "rel"
          && ["alternate", "canonical", "edit"].contains(
            String(decoding: html[attribute.value], as: UTF8.self))
      }
      for attribute in tag.attributes {
        switch attribute.name {
        case "id":
          let value = Self.resolvingCharacters(html[attribute.value])
          identifiers.append((value, attribute.value))
          names.insert(value)
        case "href", "xlink:href", "src", "poster", "data", "action":
          let isLink = attribute.name == "href" && (tag.name == "a" || tag.name == "area")
          references.append(
            Reference(
              destination: Self.resolvingCharacters(html[attribute.value]),
              isLoaded: !isLink && !onlyTells && attribute.name != "action",
              range: attribute.value))
        default:
          continue
        }
      }
    }
  }

  /// Every attribute of every tag with a value, in order, and where the value stands.
  static func attributes(of html: [UInt8]) -> [(name: String, value: Range<Int>)] {
    var scanner = Scanner(bytes: html)
    var attributes: [(name: String, value: Range<Int>)] = []
    while let tag = scanner.nextTag() { attributes += tag.attributes }
    return attributes
  }

  static func == (left: Self, right: Self) -> Bool {
    left.references == right.references
      && left.identifiers.elementsEqual(right.identifiers) { $0 == $1 }
  }

  private static func resolvingCharacters(_ bytes: ArraySlice<UInt8>) -> String {
    var text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    for (reference, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
    ] {
      text = text.split(separator: reference, omittingEmptySubsequences: false)
        .joined(separator: character)
    }
    return text
  }
}

extension PageReferences {
  private struct Tag {
    var name: String
    var attributes: [(name: String, value: Range<Int>)]
  }

  /// Finds the tags of a page one after the other.
  private struct Scanner {
    let bytes: [UInt8]
    private var position = 0

    init(bytes: [UInt8]) {
      self.bytes = bytes
    }

    mutating func nextTag() -> Tag? {
      while let open = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
        position = open + 1
        if starts(with: "!--") {
          skip(past: "-->")
        } else if position < bytes.count, bytes[position].isLetter {
          let tag = readTag()
          // Their text is no markup.
          if tag.name == "script" || tag.name == "style" { skip(to: "</" + tag.name) }
          return tag
        }
      }
      return nil
    }

    private mutating func readTag() -> Tag {
      var tag = Tag(name: readName(), attributes: [])
      while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
        if bytes[position].isSpace || bytes[position] == UInt8(ascii: "/") {
          position += 1
          continue
        }
        let name = readName()
        if name.isEmpty {
          position += 1
          continue
        }
        skipSpace()
        if position < bytes.count, bytes[position] == UInt8(ascii: "=") {
          position += 1
          skipSpace()
          tag.attributes.append((name, readValue()))
        }
      }
      return tag
    }

    private mutating func readName() -> String {
      let start = position
      var hasCapital = false
      while position < bytes.count, !bytes[position].endsName {
        hasCapital = hasCapital || bytes[position].isCapital
        position += 1
      }
      let name = String(decoding: bytes[start..<position], as: UTF8.self)
      // Nearly all names are in lower case, and a page has thousands of them.
      return hasCapital ? name.lowercased() : name
    }

    private mutating func readValue() -> Range<Int> {
      guard position < bytes.count else { return position..<position }
      let quote = bytes[position]
      guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
        let start = position
        while position < bytes.count, !bytes[position].isSpace, bytes[position] != UInt8(ascii: ">")
        {
          position += 1
        }
        return start..<position
      }
      let start = position + 1
      let end = bytes[start...].firstIndex(of: quote) ?? bytes.count
      position = min(end + 1, bytes.count)
      return start..<end
    }

    private mutating func skipSpace() {
      while position < bytes.count, bytes[position].isSpace { position += 1 }
    }

    private func starts(with text: String) -> Bool {
      bytes[position...].starts(with: text.utf8)
    }

    private mutating func skip(to text: String) {
      while position < bytes.count, !starts(with: text) { position += 1 }
    }

    private mutating func skip(past text: String) {
      skip(to: text)
      position = min(position + text.utf8.count, bytes.count)
    }
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }

  fileprivate var isCapital: Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) }

  /// Whether the byte cannot stand in the name of a tag or an attribute.
  fileprivate var endsName: Bool {
    switch self {
    case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"): true
    default: isSpace
    }
  }

  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
