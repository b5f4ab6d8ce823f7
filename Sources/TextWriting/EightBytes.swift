/// Eight bytes of a text as one number, to look at all of them at the same time.
struct EightBytes {
  private let bytes: UInt64

  private static let lowest: UInt64 = 0x0101_0101_0101_0101
  private static let highest: UInt64 = 0x8080_8080_8080_8080

  /// Loads the bytes from a place on, of which there must be eight.
  @inline(__always)
  init(_ text: UnsafeBufferPointer<UInt8>, at place: Int) {
    bytes = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: place, as: UInt64.self)
  }

  /// Whether one of the bytes is a given one.
  @inline(__always)
  func contain(_ byte: UInt8) -> Bool { mark(byte) & Self.highest != 0 }

  /// Whether each byte is a printable character of ASCII and none of `"`, `&`, `'`, `<` and `>`.
  @inline(__always)
  var arePlain: Bool {
    // The two brackets differ in one bit.
    let brackets = EightBytes(bytes | Self.lowest &* 0x02).mark(UInt8(ascii: ">"))
    let marks =
      mark(UInt8(ascii: "\"")) | mark(UInt8(ascii: "&")) | mark(UInt8(ascii: "'")) | mark(0x7F)
    // Below a blank, or beyond ASCII.
    let others = (bytes &- Self.lowest &* 0x20) | bytes
    return (brackets | marks | others) & Self.highest == 0
  }

  /// Whether each byte is a printable character of ASCII and none of `"`, `<` and the backslash.
  @inline(__always)
  var areOfJSON: Bool {
    let marks =
      mark(UInt8(ascii: "\"")) | mark(UInt8(ascii: "<")) | mark(UInt8(ascii: "\\")) | mark(0x7F)
    let others = (bytes &- Self.lowest &* 0x20) | bytes
    return (marks | others) & Self.highest == 0
  }

  private init(_ bytes: UInt64) { self.bytes = bytes }

  /// Sets the highest bit of each byte that is a given one, and perhaps of others behind it.
  @inline(__always)
  private func mark(_ byte: UInt8) -> UInt64 {
    let difference = bytes ^ (Self.lowest &* UInt64(byte))
    return (difference &- Self.lowest) & ~difference
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether a byte is there.
  func holds(_ byte: UInt8) -> Bool {
    var place = 0
    while place + 8 <= count {
      if EightBytes(self, at: place).contain(byte) { return true }
      place += 8
    }
    return self[place...].contains(byte)
  }
}
