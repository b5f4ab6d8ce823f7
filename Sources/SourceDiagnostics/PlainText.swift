/// Bytes of a text as terminals, consoles, and editors save it, made plain.
package enum PlainText {
  /// Returns the bytes of a file in UTF-8, without a byte order mark; a file in UTF-16 is converted.
  ///
  /// Without a mark, UTF-16 is known by its first two characters, which are ASCII in a log and in a
  /// dump.
  package static func utf8(of bytes: [UInt8]) -> [UInt8] {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { return Array(bytes.dropFirst(3)) }
    if bytes.starts(with: [0xFF, 0xFE]) {
      return converted(bytes.dropFirst(2), isBigEndian: false)
    }
    if bytes.starts(with: [0xFE, 0xFF]) { return converted(bytes.dropFirst(2), isBigEndian: true) }
    guard bytes.count >= 4 else { return bytes }
    let isZero = bytes.prefix(4).map { $0 == 0 }
    if isZero == [false, true, false, true] { return converted(bytes[...], isBigEndian: false) }
    if isZero == [true, false, true, false] { return converted(bytes[...], isBigEndian: true) }
    return bytes
  }

  private static func converted(_ bytes: ArraySlice<UInt8>, isBigEndian: Bool) -> [UInt8] {
    var units: [UInt16] = []
    units.reserveCapacity(bytes.count / 2)
    var place = bytes.startIndex
    while place + 1 < bytes.endIndex {
      let (first, second) = (UInt16(bytes[place]), UInt16(bytes[place + 1]))
      units.append(isBigEndian ? first << 8 | second : second << 8 | first)
      place += 2
    }
    return Array(String(decoding: units, as: UTF16.self).utf8)
  }

  /// Returns bytes without a terminal's codes for colors, such as `ESC[2m`.
  package static func withoutColors(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let escape: UInt8 = 0x1B
    guard bytes.contains(escape) else { return bytes }
    var plain: [UInt8] = []
    var place = bytes.startIndex
    while place < bytes.endIndex {
      guard bytes[place] == escape, place + 1 < bytes.endIndex,
        bytes[place + 1] == UInt8(ascii: "[")
      else {
        plain.append(bytes[place])
        place += 1
        continue
      }
      // Parameters come before the letter that ends a code.
      var end = place + 2
      while end < bytes.endIndex, (0x20...0x3F).contains(bytes[end]) { end += 1 }
      place = min(end + 1, bytes.endIndex)
    }
    return plain[...]
  }
}
