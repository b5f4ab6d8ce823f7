extension String {
  /// Returns what a function makes of the bytes of the text in UTF-8, which are looked at where they
  /// are, in a fraction of the time that a walk through `utf8` takes.
  @inlinable @inline(__always)
  package func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    if let result = utf8.withContiguousStorageIfAvailable(body) { return result }
    var copy = self
    return copy.withUTF8(body)
  }

  /// Whether a byte stands in the text in UTF-8.
  package func contains(byte: UInt8) -> Bool { withBytes { $0.holds(byte) } }
}
