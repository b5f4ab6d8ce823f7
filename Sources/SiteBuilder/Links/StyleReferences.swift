import LessonMarkdown
import TextAndOrder

/// The URLs in a style sheet.
enum StyleReferences {
  /// A URL that browsers load with a style sheet.
  struct Reference: Equatable {
    /// The URL with escapes resolved.
    var destination: String
    /// What it is, if it's something that a site can allow from another host.
    var kind: AllowedOrigins.Kind?
    /// The byte range in the text.
    var range: Range<Int>
  }

  /// Returns the URLs in a range of a text.
  static func references(in bytes: [UInt8], _ range: Range<Int>) -> [Reference] {
    var reader = StyleReader(bytes, range)
    reader.read()
    return reader.found
  }
}

/// A reader of one style sheet.
private struct StyleReader {
  private let bytes: [UInt8]
  private let end: Int
  private var place: Int

  private(set) var found: [StyleReferences.Reference] = []

  /// The names of the at-rules that are open, with an empty name for each other rule.
  private var rules: [String] = []
  /// The at-rule that has begun, if one has.
  private var rule = ""
  /// The functions that are open, with an empty name for a plain parenthesis.
  private var functions: [String] = []
  /// Whether the value is a property's of the author, which can become a part of any other.
  private var isCustom = false

  /// The functions in which a text in quotes is a URL.
  private static let loading: Set<String> = [
    "-webkit-cross-fade", "-webkit-image-set", "cross-fade", "image", "image-set", "src", "url",
  ]

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    place = range.lowerBound
    end = range.upperBound
  }

  /// What a URL at this place is for.
  private var kind: AllowedOrigins.Kind? {
    rule == "import" ? nil : rules.contains("font-face") ? .fonts : .images
  }

  mutating func read() {
    while place < end {
      switch bytes[place] {
      case UInt8(ascii: "/") where bytes[place..<end].starts(with: "/*".utf8): skipComment()
      case UInt8(ascii: "@"):
        place += 1
        rule = name().lowercased()
      case UInt8(ascii: "{"): begin()
      case UInt8(ascii: "}"):
        _ = rules.popLast()
        finish()
      case UInt8(ascii: ";"): finish()
      case UInt8(ascii: "("):
        functions.append("")
        place += 1
      case UInt8(ascii: ")"):
        _ = functions.popLast()
        place += 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"): readText()
      case let byte where byte.isOfStyleName: readName()
      default: place += 1
      }
    }
  }

  private mutating func begin() {
    rules.append(rule)
    finish()
  }

  /// Ends a declaration or an at-rule.
  private mutating func finish() {
    rule = ""
    functions = []
    isCustom = false
    place += 1
  }

  private mutating func skipComment() {
    place += 2
    while place < end, !bytes[place..<end].starts(with: "*/".utf8) { place += 1 }
    place = min(end, place + 2)
  }

  private mutating func readText() {
    let text = quoted()
    let isAddress =
      rule == "import" || rule == "property" || rules.last == "property" || isCustom
      || functions.contains(where: Self.loading.contains)
    if isAddress { add(text) }
  }

  private mutating func readName() {
    let name = name().lowercased()
    if name.hasPrefix("--"), functions.isEmpty { isCustom = true }
    guard place < end, bytes[place] == UInt8(ascii: "(") else { return }
    place += 1
    guard name == "url" || name == "src" else { return functions.append(name) }
    while place < end, bytes[place] <= 0x20 { place += 1 }
    guard place < end, bytes[place] != UInt8(ascii: "\""), bytes[place] != UInt8(ascii: "'") else {
      return functions.append(name)
    }
    let start = place
    while place < end, bytes[place] != UInt8(ascii: ")") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    var text = start..<min(place, end)
    while let last = text.last, bytes[last] <= 0x20 { text.removeLast() }
    add(text)
    place = min(end, place + 1)
  }

  private mutating func add(_ text: Range<Int>) {
    found.append(
      StyleReferences.Reference(
        destination: Self.resolvingEscapes(bytes[text]), kind: kind, range: text))
  }

  /// Moves past a name and returns it with escapes resolved.
  private mutating func name() -> String {
    let start = place
    while place < end, bytes[place].isOfStyleName {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
      // A space after an escape in hexadecimal digits belongs to it.
      if place < end, bytes[place] == 0x20, endsEscape(from: start) { place += 1 }
    }
    place = min(place, end)
    return Self.resolvingEscapes(bytes[start..<place])
  }

  /// Returns whether the name so far ends in an escape of one to six hexadecimal digits.
  private func endsEscape(from start: Int) -> Bool {
    var first = place
    while first > start, place - first < 6, bytes[first - 1].isStyleDigit { first -= 1 }
    return first < place && first > start && bytes[first - 1] == UInt8(ascii: "\\")
  }

  /// Moves past a quoted text and returns its range without its quotes.
  private mutating func quoted() -> Range<Int> {
    let quote = bytes[place]
    place += 1
    let start = min(place, end)
    while place < end, bytes[place] != quote {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    let text = start..<max(start, min(place, end))
    place = min(end, place + 1)
    return text
  }

  /// Returns a name, a text, or a URL with escapes such as `\72` resolved.
  private static func resolvingEscapes(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "\\")) else { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      let digits = rest.prefix(6).prefix { $0.isStyleDigit }
      rest = rest.dropFirst(digits.count)
      if let value = UInt32(String(decoding: digits, as: UTF8.self), radix: 16) {
        text += Array(String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8)
        if let next = rest.first, next <= 0x20 { rest = rest.dropFirst() }
      } else if let next = rest.popFirst(), next != UInt8(ascii: "\n") {
        text.append(next)
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether the byte can be in a name of a style sheet.
  fileprivate var isOfStyleName: Bool {
    isLetter || isDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "_") || self >= 0x80
      || self == UInt8(ascii: "\\")
  }

  /// Whether the byte is a hexadecimal digit.
  fileprivate var isStyleDigit: Bool {
    isDigit || (0x61...0x66).contains(self | 0x20)
  }
}
