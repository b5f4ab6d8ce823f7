extension Double {
  /// The nearest number with six decimals, which a stored trace contains exactly.
  var toMillionth: Double { magnitude < 1e9 ? (self * 1e6).rounded() / 1e6 : self }

  /// Returns the number with at most the given decimals, without trailing zeros: `16.7`, `-0.5`,
  /// `3`.
  ///
  /// Every number on a page, in a trace, or in a message is written here, so that all of them look
  /// alike and come out the same on every platform.
  public func text(decimals: Int = 1) -> String {
    withDigits(decimals: decimals) { String(decoding: $0, as: UTF8.self) }
  }

  /// Appends the number in the form of `text`, with at most one decimal, in UTF-8.
  package func append(to bytes: inout [UInt8]) {
    let tenths = (magnitude * 10).rounded()
    // Figures have thousands of numbers, and rarely one as large as this.
    guard tenths < 100_000 else {
      return withDigits(decimals: 1) { bytes.append(contentsOf: $0) }
    }
    let number = UInt32(tenths)
    let whole = number / 10
    if number != 0, self < 0 { bytes.append(UInt8(ascii: "-")) }
    if whole >= 1_000 { bytes.append(digit: whole / 1_000) }
    if whole >= 100 { bytes.append(digit: whole / 100 % 10) }
    if whole >= 10 { bytes.append(digit: whole / 10 % 10) }
    bytes.append(digit: whole % 10)
    guard number % 10 != 0 else { return }
    bytes.append(UInt8(ascii: "."))
    bytes.append(digit: number % 10)
  }

  private func withDigits<Result>(
    decimals: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    guard isFinite else { return Self.with(isNaN ? "nan" : (self < 0 ? "-inf" : "inf"), body) }
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    let scaled = (magnitude * factor).rounded()
    guard scaled < 9e15 else { return Self.with(self < 0 ? "-huge" : "huge", body) }
    let digits = Int64(scaled)
    let divisor = Int64(factor)
    var fraction = digits % divisor
    var width = fraction == 0 ? 0 : decimals
    while width > 0, fraction % 10 == 0 {
      fraction /= 10
      width -= 1
    }
    // Figures have thousands of numbers, so each is written once, from its end.
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 40) { bytes in
      var start = bytes.count
      func write(_ byte: UInt8) {
        start -= 1
        bytes[start] = byte
      }
      for _ in 0..<width {
        write(UInt8(ascii: "0") + UInt8(fraction % 10))
        fraction /= 10
      }
      if width > 0 { write(UInt8(ascii: ".")) }
      var whole = digits / divisor
      repeat {
        write(UInt8(ascii: "0") + UInt8(whole % 10))
        whole /= 10
      } while whole > 0
      if digits != 0, self < 0 { write(UInt8(ascii: "-")) }
      return body(UnsafeBufferPointer(rebasing: bytes[start...]))
    }
  }

  private static func with<Result>(
    _ word: StaticString, _ body: (UnsafeBufferPointer<UInt8>) -> Result
  ) -> Result {
    body(UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }
}

extension [UInt8] {
  fileprivate mutating func append(digit: UInt32) { append(UInt8(ascii: "0") + UInt8(digit)) }
}

extension CGPoint {
  /// The point as in traces and lessons: `(12, 40.5)`.
  public var text: String { "(\(x.text()), \(y.text()))" }
}

extension CGRect {
  /// The rectangle as in traces: `(0, 0, 390, 844)`.
  public var text: String {
    "(\(minX.text()), \(minY.text()), \(width.text()), \(height.text()))"
  }
}
