/// The module that runs scenarios in the page, as a site gets it.
struct EngineFiles: Equatable, Sendable {
  /// The module, as it is or as gzip has packed it.
  let module: [UInt8]

  /// The module as gzip has packed it, which makes the script for pages from a disk smaller; `nil` where
  /// there is no such file.
  let packed: [UInt8]?

  /// Takes a module, and the packed file beside it if that holds the very same bytes.
  init(module: [UInt8], packed: [UInt8]? = nil) {
    self.module = module
    self.packed = packed.flatMap { Self.holds($0, module) ? $0 : nil }
  }

  /// Whether bytes begin as those of a module do, or as those of a file that gzip has made.
  static func isModule(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "\0asm".utf8) || isPacked(bytes)
  }

  /// Whether bytes begin as those of a file that gzip has made.
  static func isPacked(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  /// Whether a packed file says at its end that it holds some bytes: by their checksum and their number.
  private static func holds(_ packed: [UInt8], _ bytes: [UInt8]) -> Bool {
    guard isPacked(packed), packed.count > 18 else { return false }
    func number(at place: Int) -> UInt32 {
      (0..<4).reduce(0) { $0 | UInt32(packed[place + $1]) << UInt32(8 * $1) }
    }
    return number(at: packed.count - 8) == checksum(of: bytes)
      && number(at: packed.count - 4) == UInt32(truncatingIfNeeded: bytes.count)
  }

  /// The checksum of gzip and of many other formats, CRC-32.
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
