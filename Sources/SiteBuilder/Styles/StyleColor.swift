import Foundation

/// An opaque color of a style sheet, as red, green, and blue from 0 to 1.
struct StyleColor {
  private let parts: [Double]

  /// Reads a color that is written as hexadecimal digits, as a name, or with `rgb()` or `hsl()`;
  /// returns `nil` for anything else, and for a color through which others can be seen.
  init?(_ text: String) {
    let word = text.lowercased()
    guard
      let parts = Self.hexadecimal(word) ?? Self.named(word) ?? Self.function(word)
    else { return nil }
    self.parts = parts
  }

  private static func parts(of value: Int) -> [Double] {
    [16, 8, 0].map { Double(value >> $0 & 0xFF) / 255 }
  }

  private static func named(_ word: String) -> [Double]? {
    ColorNames.values[word[...]].map(parts)
  }

  private static func hexadecimal(_ word: String) -> [Double]? {
    guard word.first == "#", word.dropFirst().allSatisfy(\.isHexDigit) else { return nil }
    var digits = String(word.dropFirst())
    if [3, 4].contains(digits.count) { digits = digits.map { "\($0)\($0)" }.joined() }
    if digits.count == 8, digits.hasSuffix("ff") { digits.removeLast(2) }
    return digits.count == 6 ? Int(digits, radix: 16).map(parts) : nil
  }

  private static func function(_ word: String) -> [Double]? {
    guard let match = word.wholeMatch(of: /(rgb|hsl)a?\(([^()]*)\)/) else { return nil }
    var values = match.output.2.split { ", /\t\n".contains($0) }
    if values.count == 4 {
      guard ["1", "1.0", "100%"].contains(values.removeLast()) else { return nil }
    }
    guard values.count == 3 else { return nil }
    if match.output.1 == "rgb" {
      let parts = values.compactMap { number($0, of: 255) }
      return parts.count == 3 ? parts.map { min(1, max(0, $0)) } : nil
    }
    guard let hue = Self.finite(values[0].replacing("deg", with: "")),
      let saturation = number(values[1], of: 100), let lightness = number(values[2], of: 100)
    else { return nil }
    return rgb(
      hue: hue, saturation: min(1, max(0, saturation)), lightness: min(1, max(0, lightness)))
  }

  /// Returns a number as a part of the whole, or a percentage as a part of one.
  private static func number(_ word: Substring, of whole: Double) -> Double? {
    word.hasSuffix("%") ? finite(word.dropLast()).map { $0 / 100 } : finite(word).map { $0 / whole }
  }

  /// Returns a number; `nan` and `inf` are none in a style sheet.
  private static func finite(_ word: some StringProtocol) -> Double? {
    Double(word).flatMap { $0.isFinite ? $0 : nil }
  }

  private static func rgb(hue: Double, saturation: Double, lightness: Double) -> [Double] {
    let amplitude = saturation * min(lightness, 1 - lightness)
    return [0, 8, 4].map { offset in
      let turn = (offset + hue / 30).truncatingRemainder(dividingBy: 12)
      let place = turn < 0 ? turn + 12 : turn
      return lightness - amplitude * max(-1, min(place - 3, 9 - place, 1))
    }
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
