extension String {
  /// Calls a closure with the string's UTF-8 bytes in their storage, which is several times faster
  /// than iterating over `utf8`.
  @inlinable @inline(__always)
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }

  /// Returns whether the string's UTF-8 bytes include a byte.
  package func contains(byte: UInt8) -> Bool { withBytes { $0.holds(byte) } }
}
