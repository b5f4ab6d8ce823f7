/// Text made safe for HTML, within elements and within double-quoted attributes.
enum HTMLText {
  /// The text with the four characters replaced that mean something in HTML, and with control
  /// characters shown by their symbols.
  static func escaping(_ text: String) -> String {
    guard text.utf8.contains(where: isSpecial) else { return text }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 { append(byte, to: &bytes) }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Writes a byte of a text, or what stands for it.
  static func append(_ byte: UInt8, to bytes: inout [UInt8]) {
    switch byte {
    case UInt8(ascii: "&"): bytes += "&amp;".utf8
    case UInt8(ascii: "<"): bytes += "&lt;".utf8
    case UInt8(ascii: ">"): bytes += "&gt;".utf8
    case UInt8(ascii: "\""): bytes += "&quot;".utf8
    // A character that HTML must not have is shown by its symbol.
    case 0..<0x09, 0x0B..<0x0D, 0x0E..<0x20: bytes += [0xE2, 0x90, 0x80 + byte]
    case 0x7F: bytes += [0xE2, 0x90, 0xA1]
    default: bytes.append(byte)
    }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "\"") || byte < 0x20 || byte == 0x7F
  }

  /// An address with the bytes percent-encoded that no address holds, then escaped.
  static func escapingAddress(_ address: String) -> String {
    guard address.utf8.contains(where: isUnsuitable) else { return escaping(address) }
    let digits = Array("0123456789ABCDEF".utf8)
    var bytes: [UInt8] = []
    for byte in address.utf8 {
      if isUnsuitable(byte) {
        bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      } else {
        bytes.append(byte)
      }
    }
    return escaping(String(decoding: bytes, as: UTF8.self))
  }

  /// Whether no address holds the byte.
  private static func isUnsuitable(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F..., UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"),
      UInt8(ascii: "\\"), UInt8(ascii: "^"), UInt8(ascii: "`"), UInt8(ascii: "{"),
      UInt8(ascii: "|"), UInt8(ascii: "}"):
      true
    default:
      false
    }
  }
}
