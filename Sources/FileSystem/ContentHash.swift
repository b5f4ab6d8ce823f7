/// A number for a content: other contents have other numbers, as good as always (FNV-1a, 64 bits).
package struct ContentHash: Hashable, Sendable {
  /// The number.
  package var value: UInt64 = 0xCBF2_9CE4_8422_2325

  private static let prime: UInt64 = 0x0000_0100_0000_01B3

  /// Begins with nothing.
  package init() {}

  /// Is a number that was kept.
  package init(value: UInt64) { self.value = value }

  /// Takes in the bytes of a file.
  package init(of bytes: [UInt8]) { add(bytes) }

  /// Takes in a text, and that it ends here.
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(text: $0) }
  }

  /// Takes in a text that is given as its bytes, and that it ends here.
  package mutating func add(text bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* Self.prime }
    // No text in UTF-8 has this byte, so that two texts are not taken for another two.
    value = (value ^ 0xFF) &* Self.prime
  }

  /// Takes in the number of another content.
  package mutating func add(_ other: ContentHash) {
    value = (value ^ other.value) &* Self.prime
    value ^= value >> 32
  }

  /// Takes in the bytes of a large file, eight at a time.
  package mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

  /// Takes in bytes, eight at a time.
  package mutating func add(_ buffer: UnsafeRawBufferPointer) {
    var place = 0
    while place + 8 <= buffer.count {
      let word = buffer.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      value = (value ^ word) &* Self.prime
      // The product carries upwards only; what is high must have its say in what is low.
      value ^= value >> 32
      place += 8
    }
    for byte in buffer[place...] { value = (value ^ UInt64(byte)) &* Self.prime }
  }

  /// The number as sixteen hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
