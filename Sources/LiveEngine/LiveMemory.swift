/// The bytes of the module's memory that the page holds.
///
/// It knows them all, so that a wrong pointer is an answer and not the end of the page.
struct LiveMemory {
  /// The most bytes that the page may reserve in one piece.
  private static let mostBytes = 1_000_000

  /// The most pieces that the page may hold: one that never gives any back is not to fill the
  /// module's memory, in which a scene lives.
  private static let mostPieces = 64

  /// The number of bytes behind each pointer.
  private var counts: [UnsafeMutableRawPointer: Int] = [:]

  /// The number of bytes that the page holds.
  var byteCount: Int { counts.values.reduce(0, +) }

  /// Reserves bytes; returns `nil` when nobody can need that many, or so many pieces.
  mutating func allocate(_ count: Int) -> UnsafeMutableRawPointer? {
    guard count >= 0, count <= Self.mostBytes, counts.count < Self.mostPieces else { return nil }
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: max(1, count), alignment: MemoryLayout<UInt32>.alignment)
    counts[memory] = count
    return memory
  }

  /// Returns bytes as an answer: their number as a 32-bit number, then they themselves.
  mutating func answer(_ bytes: [UInt8]) -> UnsafeMutableRawPointer {
    let head = MemoryLayout<UInt32>.size
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: head + bytes.count, alignment: MemoryLayout<UInt32>.alignment)
    memory.storeBytes(of: UInt32(bytes.count), as: UInt32.self)
    (memory + head).copyMemory(from: bytes, byteCount: bytes.count)
    counts[memory] = head + bytes.count
    return memory
  }

  /// Returns a copy of bytes that the page has written; there are none behind the null pointer.
  func bytes(_ memory: UnsafeMutableRawPointer?, _ count: Int) throws(LiveFault) -> [UInt8] {
    guard let memory, count != 0 else { return [] }
    guard count > 0, let reserved = counts[memory], count <= reserved else {
      throw .unknownMemory
    }
    return [UInt8](UnsafeRawBufferPointer(start: memory, count: count))
  }

  /// Gives bytes back; what is not known is left alone.
  mutating func free(_ memory: UnsafeMutableRawPointer?) {
    guard let memory, counts.removeValue(forKey: memory) != nil else { return }
    memory.deallocate()
  }
}
