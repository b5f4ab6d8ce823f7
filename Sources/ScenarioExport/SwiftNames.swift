/// The Swift identifiers for the names of a scenario, each different from the others.
struct SwiftNames {
  private var identifiers: [String: String] = [:]
  private var used = Self.reserved

  /// The keywords, and the members of `UIResponder` and `NSObject` that a property can't replace.
  private static let reserved: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "className", "continue", "copy",
    "default", "defer", "deinit", "delegate", "description", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "hash", "if", "import", "in",
    "init", "inout", "inputView", "internal", "is", "isFirstResponder", "let", "next", "nil",
    "open", "operator", "owner", "participant", "perform", "play", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "static", "steps", "struct", "subscript", "super",
    "superclass", "switch", "swizzling", "target", "throw", "throws", "traceName", "true", "try",
    "typealias", "undoManager", "var", "where", "while", "windowScene",
  ]

  /// Returns the identifier for a name, making one up for a new name.
  mutating func identifier(for name: String, or suffix: String) -> String {
    if let known = identifiers[name] { return known }
    var candidate = Self.words(of: name, capitalizesFirst: false)
    if used.contains(candidate) { candidate += suffix }
    var number = 2
    let stem = candidate
    while used.contains(candidate) {
      candidate = stem + "\(number)"
      number += 1
    }
    used.insert(candidate)
    identifiers[name] = candidate
    return candidate
  }

  /// Returns a name as one word in camel case.
  static func words(of name: String, capitalizesFirst: Bool) -> String {
    var bytes: [UInt8] = []
    var startsWord = capitalizesFirst
    for byte in name.utf8 {
      let isLetter = isUppercase(byte) || isUppercase(byte &- 32)
      let isDigit = (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      guard isLetter || isDigit || byte >= 128 else {
        startsWord = !bytes.isEmpty || capitalizesFirst
        continue
      }
      if bytes.isEmpty, isDigit { bytes.append(UInt8(ascii: "_")) }
      if startsWord, isUppercase(byte &- 32), byte < 128 {
        bytes.append(byte - 32)
      } else {
        bytes.append(byte)
      }
      startsWord = false
    }
    if !capitalizesFirst { lowercaseStart(&bytes) }
    return bytes.isEmpty ? "element" : String(decoding: bytes, as: UTF8.self)
  }

  /// Lowercases a capital letter at the beginning, together with those that follow it.
  private static func lowercaseStart(_ bytes: inout [UInt8]) {
    for index in bytes.indices {
      guard isUppercase(bytes[index]) else { break }
      // In `URLField`, the `F` begins the next word.
      let isNextWord =
        index > 0 && index + 1 < bytes.count && !isUppercase(bytes[index + 1])
      if isNextWord { break }
      bytes[index] += 32
    }
  }

  private static func isUppercase(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }
}
