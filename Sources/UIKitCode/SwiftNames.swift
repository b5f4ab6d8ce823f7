/// The names of what one scope of Swift code declares: legal, and each different from the others.
package struct SwiftNames {
  private var names: [String: String] = [:]
  private var used: Set<String>

  /// Creates the names of a scope in which some names already mean something else.
  package init(reserved: Set<String>) { used = reserved }

  /// Returns the name for a key, making one up for a new key: a proposed one, the same with a
  /// suffix if that means something else, or with a number.
  package mutating func name(
    for key: String, proposing proposal: String, or suffix: String = ""
  ) -> String {
    if let known = names[key] { return known }
    var candidate = proposal
    if used.contains(candidate) { candidate += suffix }
    let stem = candidate
    var number = 2
    while used.contains(candidate) {
      candidate = stem + "\(number)"
      number += 1
    }
    used.insert(candidate)
    names[key] = candidate
    return candidate
  }

  /// Returns the name that a key has, or `nil` for a new key.
  package subscript(key: String) -> String? { names[key] }

  // MARK: Words

  /// Returns a text as one word in camel case, which is legal unless it's a keyword.
  package static func word(_ text: String, capitalizesFirst: Bool = false) -> String {
    var result = ""
    var startsWord = capitalizesFirst
    for scalar in text.unicodeScalars {
      guard scalar.continuesIdentifier, scalar != "_" else {
        startsWord = !result.isEmpty || capitalizesFirst
        continue
      }
      if result.isEmpty, !scalar.startsIdentifier { result = "_" }
      if startsWord, let capital = scalar.asciiCapital {
        result.unicodeScalars.append(capital)
      } else {
        result.unicodeScalars.append(scalar)
      }
      startsWord = false
    }
    if result.isEmpty { return "element" }
    return capitalizesFirst ? result : loweringStart(of: result)
  }

  /// Returns a word whose first capital letters, up to the next word's, are small.
  private static func loweringStart(of word: String) -> String {
    var bytes = Array(word.utf8)
    for index in bytes.indices {
      guard isCapital(bytes[index]) else { break }
      // In `URLField`, the `F` begins the next word.
      if index > 0, index + 1 < bytes.count, !isCapital(bytes[index + 1]) { break }
      bytes[index] += 32
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static func isCapital(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  /// Returns a name in backticks if it's a keyword, or a camel-case word if it isn't legal.
  package static func legal(_ name: String) -> String {
    let scalars = name.unicodeScalars
    // An underscore alone isn't a name.
    guard let first = scalars.first, first.startsIdentifier, name != "_",
      scalars.allSatisfy({ $0.continuesIdentifier })
    else { return legal(word(name)) }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  // MARK: Reserved names

  /// The keywords, with those that mean something else only before a name.
  package static let keywords: Set<String> = [
    "Any", "Self", "as", "associatedtype", "await", "break", "case", "catch", "class", "continue",
    "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false",
    "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout", "internal", "is",
    "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The properties of `UIResponder` and `NSObject`, which another property can't replace, and
  /// names that the code itself uses.
  package static let members: Set<String> = [
    "accessibilityElements", "accessibilityLabel", "canBecomeFirstResponder",
    "canResignFirstResponder", "className", "copy", "debugDescription", "delegate", "description",
    "hash", "inputAccessoryView", "inputAssistantItem", "inputView", "inputViewController",
    "isFirstResponder", "keyCommands", "next", "open", "owner", "participant", "perform", "play",
    "steps", "superclass", "swizzling", "target", "textInputMode", "traceName", "undoManager",
    "userActivity", "windowScene",
  ]
}

extension Unicode.Scalar {
  /// Whether an identifier can begin with the character.
  fileprivate var startsIdentifier: Bool {
    switch value {
    case 0..<0x80: isASCIILetter || self == "_"
    case 0x300...0x36F, 0x1DC0...0x1DFF, 0x20D0...0x20FF, 0xFE20...0xFE2F: false  // accents
    default: continuesIdentifier
    }
  }

  /// Whether an identifier can contain the character; beyond ASCII these are letters and pictures,
  /// rather than spaces, punctuation, arrows, or signs of mathematics, which make operators.
  fileprivate var continuesIdentifier: Bool {
    switch value {
    case 0..<0x80: isASCIILetter || self == "_" || ("0"..."9").contains(self)
    case 0x80..<0xC0, 0xD7, 0xF7, 0x1680, 0x180E, 0x2000...0x206F, 0x2190...0x245F,
      0x2500...0x2775, 0x2794...0x2BFF, 0x2E00...0x2E7F, 0x3000...0x3003, 0x3008...0x3020, 0x3030,
      0xE000...0xF8FF, 0xFD3E...0xFD3F, 0xFDD0...0xFDEF, 0xFE45...0xFE46, 0xFFFE...0xFFFF,
      0xF0000...:
      false
    default: true
    }
  }

  private var isASCIILetter: Bool { ("a"..."z").contains(self) || ("A"..."Z").contains(self) }

  /// The capital letter for a small one of ASCII.
  fileprivate var asciiCapital: Unicode.Scalar? {
    ("a"..."z").contains(self) ? Unicode.Scalar(value - 32) : nil
  }
}
