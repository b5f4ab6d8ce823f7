/// A WebAssembly module, in the form that a site gets.
struct EngineModule: Equatable, Sendable {
  /// The module, either uncompressed or compressed by gzip.
  let bytes: [UInt8]

  /// The module compressed by gzip, which makes the script for pages opened from disk smaller;
  /// `nil` if there is no such file.
  let packed: [UInt8]?

  /// The bytes for a script, which the page decompresses if necessary.
  var shortestBytes: [UInt8] { packed ?? bytes }

  /// Creates a module, with its compressed version if that contains the same bytes.
  init(_ bytes: [UInt8], packed: [UInt8]? = nil) {
    self.bytes = bytes
    self.packed = packed.flatMap { Self.holds($0, bytes) ? $0 : nil }
  }

  /// Returns whether bytes begin like a module or a gzip file.
  static func isModule(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "\0asm".utf8) || isPacked(bytes)
  }

  /// Returns whether bytes begin like a gzip file.
  static func isPacked(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  /// Returns whether a gzip file's trailer matches some bytes by checksum and size.
  private static func holds(_ packed: [UInt8], _ bytes: [UInt8]) -> Bool {
    guard isPacked(packed), packed.count > 18 else { return false }
    func number(at place: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(packed[place + $1]) << UInt32(8 * $1) }
    }
    return number(at: packed.count - 8) == checksum(of: bytes)
      && number(at: packed.count - 4) == UInt32(truncatingIfNeeded: bytes.count)
  }

  /// Returns the CRC-32 checksum, which gzip and many other formats use.
  private static func checksum(of bytes: [UInt8]) -> UInt32 {
    var table: [UInt32] = []
    for byte in 0..<256 as Range<UInt32> {
      var sum = byte
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : (sum >> 1) ^ 0xEDB8_8320 }
      table.append(sum)
    }
    var sum = ~UInt32(0)
    for byte in bytes { sum = table[Int((sum ^ UInt32(byte)) & 0xFF)] ^ (sum >> 8) }
    return ~sum
  }
}
