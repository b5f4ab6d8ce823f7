package import SourceDiagnostics

extension SourceText {
  /// Returns whether the text consists of exactly these bytes, comparing eight at a time.
  package func holds(_ other: [UInt8]) -> Bool {
    guard bytes.count == other.count else { return false }
    return bytes.withUnsafeBytes { one in
      other.withUnsafeBytes { other in
        var place = 0
        while place + 8 <= one.count {
          guard
            one.loadUnaligned(fromByteOffset: place, as: UInt64.self)
              == other.loadUnaligned(fromByteOffset: place, as: UInt64.self)
          else { return false }
          place += 8
        }
        while place < one.count {
          guard one[place] == other[place] else { return false }
          place += 1
        }
        return true
      }
    }
  }
}
