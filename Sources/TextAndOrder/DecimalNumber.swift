/// A decimal number at the start of a text; the standard library for the browser can't read one.
package struct DecimalNumber {
  /// The value, which is exact for up to fifteen digits.
  package let value: Double

  /// The place after the number.
  package let end: Int

  /// Reads a sign, digits with at most one point, and an exponent, or returns `nil` when the bytes
  /// begin with anything else.
  ///
  /// - Parameters:
  ///   - bytes: A text that begins with the number.
  ///   - hasExponent: Whether an `e` after the digits begins an exponent, and not a unit.
  package init?(_ bytes: ArraySlice<UInt8>, hasExponent: Bool = true) {
    var rest = bytes
    let isNegative = Self.takeSign(&rest)
    var mantissa = 0.0
    var scale = 0
    var hasDigits = false
    var isInFraction = false
    while let byte = rest.first, byte.isDigit || byte == UInt8(ascii: ".") && !isInFraction {
      rest.removeFirst()
      guard byte.isDigit else {
        isInFraction = true
        continue
      }
      hasDigits = true
      // Further digits are beyond what a `Double` can tell apart.
      if mantissa < 1e16 {
        mantissa = mantissa * 10 + Double(byte - UInt8(ascii: "0"))
        if isInFraction { scale -= 1 }
      } else if !isInFraction {
        scale += 1
      }
    }
    guard hasDigits else { return nil }
    if hasExponent, let letter = rest.first, letter | 0x20 == UInt8(ascii: "e") {
      var exponent = rest.dropFirst()
      let isNegative = Self.takeSign(&exponent)
      let digits = exponent.prefix { $0.isDigit }
      let size = digits.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), 1_000) }
      scale += isNegative ? -size : size
      if !digits.isEmpty { rest = exponent[digits.endIndex...] }
    }
    var power = 1.0
    for _ in 0..<min(abs(scale), 400) { power *= 10 }
    let magnitude = scale < 0 ? mantissa / power : mantissa * power
    value = isNegative ? -magnitude : magnitude
    end = rest.startIndex
  }

  /// Takes a sign, and returns whether it's a minus.
  private static func takeSign(_ bytes: inout ArraySlice<UInt8>) -> Bool {
    let sign = bytes.first
    if sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") { bytes.removeFirst() }
    return sign == UInt8(ascii: "-")
  }
}
