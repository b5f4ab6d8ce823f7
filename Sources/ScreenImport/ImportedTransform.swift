/// An affine transform as scenarios write it: a translation, a rotation, and scales.
struct ImportedTransform {
  /// The operations, ready for a scenario.
  let text: String

  /// The size of the view without the transform.
  let size: [Double]

  /// The center without the translation.
  let center: [Double]

  /// Resolves a matrix, given the frame, which contains the transformed view; `nil` when the matrix
  /// also skews.
  init?(_ matrix: [Double], frame: [Double]) {
    let (a, b, c, d) = (matrix[0], matrix[1], matrix[2], matrix[3])
    let width = (a * a + b * b).squareRoot()
    guard width > 0.0001, (a * c + b * d).magnitude < 0.001 * width else { return nil }
    let height = (a * d - b * c) / width
    guard height.magnitude > 0.0001, width < 1_000, height.magnitude < 1_000 else { return nil }
    var text = ""
    if matrix[4] != 0 || matrix[5] != 0 {
      text += "translate \(NumberList.text([matrix[4], matrix[5]])) "
    }
    if b != 0 || a < 0 {
      text += "rotate \(NumberList.text([Self.degrees(a / width, b / width)]))° "
    }
    if (width - 1).magnitude > 0.000001 || (height - 1).magnitude > 0.000001 {
      text += "scale \(NumberList.text([width, height])) "
    }
    self.text = text.isEmpty ? "identity" : String(decoding: text.utf8.dropLast(), as: UTF8.self)
    center = Self.rounded([
      frame[0] + frame[2] / 2 - matrix[4], frame[1] + frame[3] / 2 - matrix[5],
    ])
    let (p, q, r, s) = (a.magnitude, c.magnitude, b.magnitude, d.magnitude)
    let determinant = p * s - q * r
    if determinant.magnitude > 0.0001 {
      size = Self.roundedSize([
        (s * frame[2] - q * frame[3]) / determinant, (p * frame[3] - r * frame[2]) / determinant,
      ])
    } else {
      // At 45°, all rectangles with the same sum of sides have the same frame.
      size = Self.roundedSize([frame[2] / (p + q), frame[3] / (r + s)])
    }
  }

  /// Returns lengths to a hundredth of a point, because they're computed from rounded numbers.
  private static func rounded(_ lengths: [Double]) -> [Double] {
    lengths.map { (max(-100_000, min($0, 100_000)) * 100).rounded() / 100 }
  }

  private static func roundedSize(_ size: [Double]) -> [Double] {
    rounded(size.map { max(0, $0) })
  }

  /// Returns the angle of a direction, in degrees.
  private static func degrees(_ cosine: Double, _ sine: Double) -> Double {
    // Halving the angle until it's small makes the series converge quickly.
    var (x, y) = (cosine, sine)
    var factor = 180 / Double.pi
    for _ in 0..<6 {
      let length = (x * x + y * y).squareRoot()
      if x < 0, y.magnitude < 1e-12 { (x, y) = (0, 1) } else { (x, y) = (x + length, y) }
      factor *= 2
    }
    let slope = y / x
    let square = slope * slope
    let series = slope * (1 - square * (1 / 3 - square * (1 / 5 - square / 7)))
    // UIKit prints six digits of the sine.
    return (series * factor * 1_000).rounded() / 1_000
  }
}
