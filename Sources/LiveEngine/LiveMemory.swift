/// The parts of the module's memory that the page has allocated.
///
/// It tracks them all, so that an invalid pointer leads to an error response instead of a crash.
struct LiveMemory {
  /// The maximum size of one allocation, in bytes.
  private static let maximumBytes = 1_000_000

  /// The maximum number of allocations, so that a page that never frees any doesn't fill the
  /// module's memory, which also holds the live session.
  private static let maximumPieces = 64

  /// The number of bytes behind each pointer.
  private var counts: [UnsafeMutableRawPointer: Int] = [:]

  /// The number of allocated bytes.
  var byteCount: Int { counts.values.reduce(0, +) }

  /// Allocates memory; returns `nil` if the size or the number of allocations is too large.
  mutating func allocate(_ count: Int) -> UnsafeMutableRawPointer? {
    guard count >= 0, count <= Self.maximumBytes, counts.count < Self.maximumPieces else {
      return nil
    }
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: max(1, count), alignment: MemoryLayout<UInt32>.alignment)
    counts[memory] = count
    return memory
  }

  /// Returns bytes as a response: a 32-bit length followed by the bytes.
  mutating func answer(_ bytes: [UInt8]) -> UnsafeMutableRawPointer {
    let head = MemoryLayout<UInt32>.size
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: head + bytes.count, alignment: MemoryLayout<UInt32>.alignment)
    memory.storeBytes(of: UInt32(bytes.count), as: UInt32.self)
    (memory + head).copyMemory(from: bytes, byteCount: bytes.count)
    counts[memory] = head + bytes.count
    return memory
  }

  /// Returns a copy of the bytes that the page has written; a null pointer has none.
  func bytes(_ memory: UnsafeMutableRawPointer?, _ count: Int) throws(LiveFault) -> [UInt8] {
    guard let memory, count != 0 else { return [] }
    guard count > 0, let reserved = counts[memory], count <= reserved else {
      throw .unknownMemory
    }
    return [UInt8](UnsafeRawBufferPointer(start: memory, count: count))
  }

  /// Frees memory; ignores unknown pointers.
  mutating func free(_ memory: UnsafeMutableRawPointer?) {
    guard let memory, counts.removeValue(forKey: memory) != nil else { return }
    memory.deallocate()
  }
}
