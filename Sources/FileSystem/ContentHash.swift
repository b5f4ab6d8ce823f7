/// A 64-bit FNV-1a hash of some content; in practice, different contents have different hashes.
package struct ContentHash: Hashable, Sendable {
  /// The hash value.
  package var value: UInt64 = 0xCBF2_9CE4_8422_2325

  private static let prime: UInt64 = 0x0000_0100_0000_01B3

  /// Creates the hash of empty content.
  package init() {}

  /// Creates a hash from a stored value.
  package init(value: UInt64) { self.value = value }

  /// Creates the hash of a file's bytes.
  package init(of bytes: [UInt8]) { add(bytes) }

  /// Adds a string and its end to the hash.
  package mutating func add(_ text: String) {
    var text = text
    text.withUTF8 { add(text: $0) }
  }

  /// Adds a string, given as UTF-8 bytes, and its end to the hash.
  package mutating func add(text bytes: UnsafeBufferPointer<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* Self.prime }
    // This byte never occurs in UTF-8, so two strings can't be confused with another pair.
    value = (value ^ 0xFF) &* Self.prime
  }

  /// Adds the hash of other content.
  package mutating func add(_ other: ContentHash) {
    value = (value ^ other.value) &* Self.prime
    value ^= value >> 32
  }

  /// Adds the bytes of a large file, eight at a time.
  package mutating func add(_ bytes: [UInt8]) { bytes.withUnsafeBytes { add($0) } }

  /// Adds bytes, eight at a time.
  package mutating func add(_ buffer: UnsafeRawBufferPointer) {
    var place = 0
    while place + 8 <= buffer.count {
      let word = buffer.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      value = (value ^ word) &* Self.prime
      // Multiplication carries only upward, so mix the high bits back into the low ones.
      value ^= value >> 32
      place += 8
    }
    for byte in buffer[place...] { value = (value ^ UInt64(byte)) &* Self.prime }
  }

  /// The hash as sixteen hexadecimal digits.
  package var text: String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
