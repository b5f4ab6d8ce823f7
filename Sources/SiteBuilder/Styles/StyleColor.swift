import Foundation

/// An opaque color of a style sheet, as red, green, and blue from 0 to 1.
struct StyleColor {
  private let parts: [Double]

  /// Reads a color in three or six hexadecimal digits; returns `nil` for anything else.
  init?(_ text: String) {
    let digits = text.dropFirst()
    guard text.first == "#", [3, 6].contains(digits.count), digits.allSatisfy(\.isHexDigit),
      let value = Int(
        digits.count == 6 ? String(digits) : digits.map { "\($0)\($0)" }.joined(),
        radix: 16)
    else { return nil }
    parts = [16, 8, 0].map { Double(value >> $0 & 0xFF) / 255 }
  }

  /// The contrast between two colors, from 1 to 21, as the Web Content Accessibility Guidelines
  /// define it.
  func contrast(with other: StyleColor) -> Double {
    let (dark, light) = (min(luminance, other.luminance), max(luminance, other.luminance))
    return (light + 0.05) / (dark + 0.05)
  }

  private var luminance: Double {
    let linear = parts.map { $0 <= 0.04045 ? $0 / 12.92 : pow(($0 + 0.055) / 1.055, 2.4) }
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
  }
}
