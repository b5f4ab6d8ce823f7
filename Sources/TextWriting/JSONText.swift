/// Text made safe for JSON, and with it for JavaScript and for YAML between double quotes.
package enum JSONText {
  /// Returns a text between quotes, without a `<` if it may stand in a script of a page.
  package static func quoting(_ text: String, isInPage: Bool = false) -> String {
    var bytes: [UInt8] = []
    append(text, isInPage: isInPage, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a text between quotes.
  ///
  /// Beyond what JSON demands, all control characters and the separators of lines and paragraphs,
  /// which end a line of a script, are written by their numbers.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - isInPage: Whether the text may stand in a script of a page, which `</script>` would end.
  ///   - bytes: What the text is added to, in UTF-8.
  package static func append(_ text: String, isInPage: Bool = false, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { append($0, isInPage: isInPage, to: &bytes) }
  }

  /// Writes a text in UTF-8 between quotes.
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

  /// How many bytes the character has that begins at a place if it needs an escape; zero otherwise.
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

  /// Writes the number of a character in four digits.
  private static func append(_ high: UInt8, _ low: UInt8, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "u"))
    for digit in [high >> 4, high & 15, low >> 4, low & 15] {
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
