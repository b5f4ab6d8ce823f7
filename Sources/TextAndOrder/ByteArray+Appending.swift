extension [UInt8] {
  /// Appends bytes from a buffer.
  ///
  /// Pages and figures are written in pieces of a few bytes, and `append(contentsOf:)` takes four
  /// times as many instructions for each.
  package mutating func append(bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress else { return }
    append(addingCapacity: bytes.count) { free in
      free.withUnsafeMutableBufferPointer { free, count in
        guard let end = free.baseAddress else { return }
        (end + count).initialize(from: start, count: bytes.count)
        count += bytes.count
      }
    }
  }

  /// Appends the bytes of another array.
  package mutating func append(bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { append(bytes: $0) }
  }

  /// Appends a string literal.
  package mutating func append(literal text: StaticString) {
    append(bytes: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }
}
