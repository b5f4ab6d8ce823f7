/// Text that is safe in JSON, and therefore in JavaScript and double-quoted YAML.
package enum JSONText {
  /// Returns text in quotes, without a `<` if it may be in a page's script.
  package static func quoting(_ text: String, isInPage: Bool = false) -> String {
    var bytes: [UInt8] = []
    append(text, isInPage: isInPage, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes text in quotes.
  ///
  /// In addition to what JSON requires, escapes all control characters and the line and paragraph
  /// separators, which end a line in a script.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isInPage: Whether the text may be in a page's script, which `</script>` would end.
  ///   - bytes: The UTF-8 bytes to append to.
  package static func append(_ text: String, isInPage: Bool = false, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { append($0, isInPage: isInPage, to: &bytes) }
  }

  /// Writes UTF-8 text in quotes.
  static func append(
    _ characters: UnsafeBufferPointer<UInt8>, isInPage: Bool = false, to bytes: inout [UInt8]
  ) {
    bytes.append(UInt8(ascii: "\""))
    var start = 0
    var place = 0
    while place < characters.count {
      if place + 8 <= characters.count, EightBytes(characters, at: place).areOfJSON {
        place += 8
        continue
      }
      let isBracket = isInPage && characters[place] == UInt8(ascii: "<")
      let length = isBracket ? 1 : escapedLength(at: place, in: characters)
      guard length > 0 else {
        place += 1
        continue
      }
      bytes.append(bytes: UnsafeBufferPointer(rebasing: characters[start..<place]))
      escape(characters, place, length, to: &bytes)
      place += length
      start = place
    }
    bytes.append(bytes: UnsafeBufferPointer(rebasing: characters[start...]))
    bytes.append(UInt8(ascii: "\""))
  }

  /// Returns the length, in bytes, of the character at an index if it needs an escape; otherwise,
  /// zero.
  @inline(__always)
  private static func escapedLength(
    at place: Int, in characters: UnsafeBufferPointer<UInt8>
  ) -> Int {
    let byte = characters[place]
    if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") || byte == 0x7F {
      return 1
    }
    guard byte == 0xC2 || byte == 0xE2, place + 1 < characters.count else { return 0 }
    if byte == 0xC2 { return characters[place + 1] < 0xA0 ? 2 : 0 }
    let isSeparator =
      place + 2 < characters.count && characters[place + 1] == 0x80
      && (characters[place + 2] == 0xA8 || characters[place + 2] == 0xA9)
    return isSeparator ? 3 : 0
  }

  private static func escape(
    _ characters: UnsafeBufferPointer<UInt8>, _ place: Int, _ length: Int, to bytes: inout [UInt8]
  ) {
    bytes.append(UInt8(ascii: "\\"))
    switch (characters[place], length) {
    case (UInt8(ascii: "\n"), _): bytes.append(UInt8(ascii: "n"))
    case (UInt8(ascii: "\r"), _): bytes.append(UInt8(ascii: "r"))
    case (UInt8(ascii: "\t"), _): bytes.append(UInt8(ascii: "t"))
    case (UInt8(ascii: "\""), _), (UInt8(ascii: "\\"), _): bytes.append(characters[place])
    case (let byte, 1): append(0, byte, to: &bytes)
    // U+0080 to U+009F, then U+2028 and U+2029.
    case (_, 2): append(0, characters[place + 1], to: &bytes)
    default: append(0x20, characters[place + 2] - 0x80, to: &bytes)
    }
  }

  /// Writes a character's code in four digits.
  private static func append(_ high: UInt8, _ low: UInt8, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "u"))
    for digit in [high >> 4, high & 15, low >> 4, low & 15] {
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
