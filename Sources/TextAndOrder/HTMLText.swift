/// Text that is safe in HTML and XML, between tags and in double-quoted attributes.
///
/// Characters with a meaning in markup are written as references. Control characters, which are
/// invalid even as references, are shown as symbols: `␀`. The invisible characters that change the
/// direction of the text after them become the replacement character, because a name must not
/// rearrange the sentence around it.
package enum HTMLText {
  /// Returns text as markup.
  package static func escaping(_ text: String) -> String {
    var text = text
    guard text.withUTF8({ $0.contains(where: mayNeedEscape) }) else { return text }
    var bytes: [UInt8] = []
    append(text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes text as markup.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - escapingApostrophes: Whether the text may also be in a single-quoted attribute.
  ///   - bytes: The UTF-8 bytes to append to.
  package static func append(
    _ text: String, escapingApostrophes: Bool = false, to bytes: inout [UInt8]
  ) {
    var text = text
    text.withUTF8 { append($0, escapingApostrophes, to: &bytes) }
  }

  /// Writes part of a text as markup.
  package static func append(_ text: ArraySlice<UInt8>, to bytes: inout [UInt8]) {
    text.withUnsafeBufferPointer { append($0, false, to: &bytes) }
  }

  private static func append(
    _ text: UnsafeBufferPointer<UInt8>, _ escapesApostrophes: Bool, to bytes: inout [UInt8]
  ) {
    var start = 0
    var place = 0
    // Before this index, there's a byte that isn't plain.
    var unknown = 0
    while place < text.count {
      if place >= unknown {
        while place + 8 <= text.count, EightBytes(text, at: place).arePlain { place += 8 }
        unknown = place + 8
        guard place < text.count else { break }
      }
      let byte = text[place]
      let isApostrophe = byte == UInt8(ascii: "'") && escapesApostrophes
      guard isApostrophe || mayNeedEscape(byte) else {
        place += 1
        continue
      }
      let (escape, length): (StaticString, Int) =
        isApostrophe ? ("&#39;", 1) : Self.escape(at: place, in: text)
      guard length > 0 else {
        place += 1
        continue
      }
      bytes.append(bytes: UnsafeBufferPointer(rebasing: text[start..<place]))
      bytes.append(literal: escape)
      // The symbols start at U+2400, in the order of the characters.
      if byte < 0x20 { bytes.append(contentsOf: [0xE2, 0x90, 0x80 + byte]) }
      place += length
      start = place
    }
    bytes.append(bytes: UnsafeBufferPointer(rebasing: text[start...]))
  }

  /// Returns whether a byte of UTF-8 is a character that needs an escape, or begins one that may.
  @inline(__always)
  private static func mayNeedEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
    case 0..<0x20, 0x7F, 0xC2, 0xE2, 0xEF: true
    default: false
    }
  }

  /// Returns the replacement of the character at an index, and the character's length, or zero if
  /// it needs no escape.
  ///
  /// For a control character, the replacement isn't included.
  private static func escape(
    at place: Int, in text: UnsafeBufferPointer<UInt8>
  ) -> (StaticString, length: Int) {
    let second = place + 1 < text.count ? text[place + 1] : 0
    let third = place + 2 < text.count ? text[place + 2] : 0
    switch (text[place], second, third) {
    case (UInt8(ascii: "&"), _, _): return ("&amp;", 1)
    case (UInt8(ascii: "<"), _, _): return ("&lt;", 1)
    case (UInt8(ascii: ">"), _, _): return ("&gt;", 1)
    case (UInt8(ascii: "\""), _, _): return ("&quot;", 1)
    case (0x09, _, _), (0x0A, _, _), (0x0D, _, _): return ("", 0)
    case (0..<0x20, _, _): return ("", 1)
    case (0x7F, _, _): return ("\u{2421}", 1)
    case (0xC2, 0x80..<0xA0, _): return ("\u{FFFD}", 2)
    // U+202A to U+202E, U+2066 to U+2069, U+FFFE, and U+FFFF.
    case (0xE2, 0x80, 0xAA...0xAE), (0xE2, 0x81, 0xA6...0xA9), (0xEF, 0xBF, 0xBE...0xBF):
      return ("\u{FFFD}", 3)
    default: return ("", 0)
    }
  }
}
