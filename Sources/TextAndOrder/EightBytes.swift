/// Eight bytes of a text as one integer, for examining all of them at the same time.
struct EightBytes {
  private let bytes: UInt64

  private static let lowest: UInt64 = 0x0101_0101_0101_0101
  private static let highest: UInt64 = 0x8080_8080_8080_8080

  /// Loads the eight bytes from an index on, which must exist.
  @inline(__always)
  init(_ text: UnsafeBufferPointer<UInt8>, at place: Int) {
    bytes = UnsafeRawBufferPointer(text).loadUnaligned(fromByteOffset: place, as: UInt64.self)
  }

  /// Returns whether one of the bytes equals the given byte.
  @inline(__always)
  func contain(_ byte: UInt8) -> Bool { mark(byte) & Self.highest != 0 }

  /// Whether every byte is a printable ASCII character other than `"`, `&`, `'`, `<`, and `>`.
  @inline(__always)
  var arePlain: Bool {
    // The two angle brackets differ in one bit.
    let brackets = EightBytes(bytes | Self.lowest &* 0x02).mark(UInt8(ascii: ">"))
    let marks =
      mark(UInt8(ascii: "\"")) | mark(UInt8(ascii: "&")) | mark(UInt8(ascii: "'")) | mark(0x7F)
    // Less than a space, or outside ASCII.
    let others = (bytes &- Self.lowest &* 0x20) | bytes
    return (brackets | marks | others) & Self.highest == 0
  }

  /// Whether every byte is a printable ASCII character other than `"`, `<`, and the backslash.
  @inline(__always)
  var areOfJSON: Bool {
    let marks =
      mark(UInt8(ascii: "\"")) | mark(UInt8(ascii: "<")) | mark(UInt8(ascii: "\\")) | mark(0x7F)
    let others = (bytes &- Self.lowest &* 0x20) | bytes
    return (marks | others) & Self.highest == 0
  }

  private init(_ bytes: UInt64) { self.bytes = bytes }

  /// Sets the highest bit of each byte that equals the given byte, and perhaps of others after it.
  @inline(__always)
  private func mark(_ byte: UInt8) -> UInt64 {
    let difference = bytes ^ (Self.lowest &* UInt64(byte))
    return (difference &- Self.lowest) & ~difference
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Returns whether the bytes include the given byte.
  func holds(_ byte: UInt8) -> Bool {
    var place = 0
    while place + 8 <= count {
      if EightBytes(self, at: place).contain(byte) { return true }
      place += 8
    }
    return self[place...].contains(byte)
  }
}
