import TextAndOrder

/// The character references of HTML, such as `&amp;` and `&#x68;`.
enum CharacterReferences {
  /// Returns a value as text, with character references resolved as browsers resolve them.
  ///
  /// Of the named ones, only the names of ASCII characters are known; no other can be a part of what
  /// browsers take for an address or for markup.
  static func resolving(_ bytes: some Collection<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    let bytes = Array(bytes)
    var text: [UInt8] = []
    var place = 0
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "&"), let found = reference(in: bytes, at: place + 1) {
        text += Array(String(found.character).utf8)
        place = found.end
      } else {
        text.append(bytes[place])
        place += 1
      }
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// Returns the character of a reference after its `&`, and its end, or `nil` if there is none.
  private static func reference(
    in bytes: [UInt8], at start: Int
  ) -> (character: Unicode.Scalar, end: Int)? {
    guard start < bytes.count else { return nil }
    if bytes[start] == UInt8(ascii: "#") { return number(in: bytes, at: start + 1) }
    let name = bytes[start...].prefix(longestName).prefix { $0.isLetter }
    guard let character = names[String(decoding: name, as: UTF8.self)] else { return nil }
    let end = name.endIndex
    if end < bytes.count, bytes[end] == UInt8(ascii: ";") { return (character, end + 1) }
    return nil
  }

  private static func number(
    in bytes: [UInt8], at start: Int
  ) -> (character: Unicode.Scalar, end: Int)? {
    guard start < bytes.count else { return nil }
    let isHexadecimal = bytes[start] | 0x20 == UInt8(ascii: "x")
    var end = isHexadecimal ? start + 1 : start
    var value: UInt32 = 0
    let first = end
    while end < bytes.count,
      let digit = Character(Unicode.Scalar(bytes[end])).hexDigitValue, isHexadecimal || digit < 10
    {
      value = min(value * (isHexadecimal ? 16 : 10) + UInt32(digit), 0x11_0000)
      end += 1
    }
    guard end > first else { return nil }
    if end < bytes.count, bytes[end] == UInt8(ascii: ";") { end += 1 }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", end)
  }

  private static let longestName = 8

  private static let names: [String: Unicode.Scalar] = [
    "AMP": "&", "GT": ">", "LT": "<", "NewLine": "\n", "QUOT": "\"", "Tab": "\t", "amp": "&",
    "apos": "'", "ast": "*", "bsol": "\\", "colon": ":", "comma": ",", "commat": "@",
    "dollar": "$", "equals": "=", "excl": "!", "grave": "`", "gt": ">", "lbrace": "{",
    "lbrack": "[", "lcub": "{", "lowbar": "_", "lpar": "(", "lsqb": "[", "lt": "<", "midast": "*",
    "num": "#", "percnt": "%", "period": ".", "plus": "+", "quest": "?", "quot": "\"",
    "rbrace": "}", "rbrack": "]", "rcub": "}", "rpar": ")", "rsqb": "]", "semi": ";", "sol": "/",
    "verbar": "|", "vert": "|",
  ]
}
