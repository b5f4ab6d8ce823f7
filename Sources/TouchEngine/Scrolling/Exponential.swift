/// Powers and logarithms from the standard library alone.
///
/// As in `Trigonometry`, only operations that IEEE 754 defines exactly are used, so that host and
/// browser write the same bytes.
enum Exponential {
  private static let logarithmOfTwo = 0.693147180559945309417232121458

  /// Returns e to a power, to about fifteen digits.
  static func power(_ exponent: Double) -> Double {
    guard exponent > -700 else { return 0 }
    let doublings = (min(exponent, 700) / logarithmOfTwo).rounded()
    let rest = min(exponent, 700) - doublings * logarithmOfTwo
    var sum = 0.0
    var term = 1.0
    var n = 1.0
    while n < 20 {
      sum += term
      term *= rest / n
      n += 1
    }
    return Double(sign: .plus, exponent: Int(doublings), significand: sum)
  }

  /// Returns the natural logarithm of a positive number, to about fifteen digits.
  static func logarithm(_ number: Double) -> Double {
    guard number > 0, number.isFinite else { return -.infinity }
    let part = (number.significand - 1) / (number.significand + 1)
    let square = part * part
    var sum = 0.0
    var power = part
    var n = 1.0
    while n < 36 {
      sum += power / n
      power *= square
      n += 2
    }
    return Double(number.exponent) * logarithmOfTwo + 2 * sum
  }
}
