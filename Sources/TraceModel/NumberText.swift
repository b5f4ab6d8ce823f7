extension Double {
  /// The nearest number with six decimals, which a stored trace has exactly.
  var toMillionth: Double { magnitude < 1e9 ? (self * 1e6).rounded() / 1e6 : self }

  /// Returns the number with at most the given decimals, without trailing zeros: `16.7`, `-0.5`,
  /// `3`.
  ///
  /// Every number that reaches a page, a trace or a message is written here, so that all of them
  /// look alike and come out the same on every platform.
  public func text(decimals: Int = 1) -> String {
    guard isFinite else { return isNaN ? "nan" : (self < 0 ? "-inf" : "inf") }
    var factor = 1.0
    for _ in 0..<decimals { factor *= 10 }
    let scaled = (magnitude * factor).rounded()
    guard scaled < 9e15 else { return self < 0 ? "-huge" : "huge" }
    let digits = Int64(scaled)
    let divisor = Int64(factor)
    let whole = digits / divisor
    var fraction = digits % divisor
    var text = digits != 0 && self < 0 ? "-" : ""
    text += "\(whole)"
    guard fraction != 0 else { return text }
    var width = decimals
    while fraction % 10 == 0 {
      fraction /= 10
      width -= 1
    }
    let tail = "\(fraction)"
    text += "."
    for _ in 0..<(width - tail.utf8.count) { text += "0" }
    return text + tail
  }
}

extension CGPoint {
  /// The point as it stands in traces and lessons: `(12, 40.5)`.
  public var text: String { "(\(x.text()), \(y.text()))" }
}

extension CGRect {
  /// The rectangle as it stands in traces: `(0, 0, 390, 844)`.
  public var text: String {
    "(\(minX.text()), \(minY.text()), \(width.text()), \(height.text()))"
  }
}
