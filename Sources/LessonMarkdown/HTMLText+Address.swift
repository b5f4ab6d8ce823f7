import TextAndOrder

extension HTMLText {
  /// Returns a URL with its invalid bytes percent-encoded, and then escaped for HTML.
  static func escapingAddress(_ address: String) -> String {
    guard address.withBytes({ $0.contains(where: isUnsuitable) }) else { return escaping(address) }
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

  /// Returns whether the byte is invalid in a URL.
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
