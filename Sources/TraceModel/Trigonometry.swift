/// Sine, cosine, and angles from the standard library alone.
///
/// The C library's functions may differ in the last bit across platforms; these use only operations
/// that IEEE 754 defines exactly, so that host and browser write the same bytes.
public enum Trigonometry {
  /// Returns the sine of an angle in radians, to about fifteen digits for angles of a few turns.
  public static func sine(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    let (remainder, quarter) = reduced(angle)
    switch quarter {
    case 0: return sineSeries(remainder)
    case 1: return cosineSeries(remainder)
    case 2: return -sineSeries(remainder)
    default: return -cosineSeries(remainder)
    }
  }

  /// Returns the cosine of an angle in radians, to about fifteen digits for angles of a few turns.
  public static func cosine(_ angle: Double) -> Double {
    guard angle.isFinite else { return .nan }
    let (remainder, quarter) = reduced(angle)
    switch quarter {
    case 0: return cosineSeries(remainder)
    case 1: return -sineSeries(remainder)
    case 2: return -cosineSeries(remainder)
    default: return sineSeries(remainder)
    }
  }

  /// Returns the angle of the vector (x, y) in radians, between -π and π; zero for the zero vector.
  public static func angle(x: Double, y: Double) -> Double {
    guard x.isFinite, y.isFinite else { return .nan }
    if x == 0 { return y == 0 ? 0 : (y > 0 ? .pi / 2 : -.pi / 2) }
    let angle = arcTangent(y / x)
    if x > 0 { return angle }
    return y >= 0 ? angle + .pi : angle - .pi
  }

  /// Halves the angle until the series runs fast, and doubles the sum.
  private static func arcTangent(_ tangent: Double) -> Double {
    if tangent.magnitude > 1 {
      return (tangent > 0 ? .pi / 2 : -.pi / 2) - arcTangent(1 / tangent)
    }
    var x = tangent
    for _ in 0..<3 { x /= 1 + (1 + x * x).squareRoot() }
    let square = x * x
    var sum = 0.0
    var power = x
    var n = 1.0
    while n < 30 {
      sum += power / n
      power *= -square
      n += 2
    }
    return 8 * sum
  }

  /// Splits an angle into quarter turns and a remainder between -π/4 and π/4.
  private static func reduced(_ angle: Double) -> (remainder: Double, quarter: Int) {
    let quarterTurn = Double.pi / 2
    let turn = angle.truncatingRemainder(dividingBy: 4 * quarterTurn)
    let quarters = (turn / quarterTurn).rounded()
    let quarter = Int(quarters)
    return (turn - quarters * quarterTurn, ((quarter % 4) + 4) % 4)
  }

  private static func sineSeries(_ x: Double) -> Double {
    let square = x * x
    var sum = 0.0
    var term = x
    var n = 1.0
    while n < 22 {
      sum += term
      term *= -square / ((n + 1) * (n + 2))
      n += 2
    }
    return sum
  }

  private static func cosineSeries(_ x: Double) -> Double {
    let square = x * x
    var sum = 0.0
    var term = 1.0
    var n = 0.0
    while n < 22 {
      sum += term
      term *= -square / ((n + 1) * (n + 2))
      n += 2
    }
    return sum
  }
}
