/// The numbers in a value such as `(0 0; 390 844)`, `{0, -91}` or `[1, 0, 0, 1, 5, 0]`.
enum NumberList {
  /// Returns the numbers in some bytes, which can be infinite or no numbers at all, or `nil` when the
  /// bytes contain anything else than numbers and punctuation.
  static func numbers(_ bytes: ArraySlice<UInt8>) -> [Double]? {
    var numbers: [Double] = []
    var word: [UInt8] = []
    for byte in bytes + [UInt8(ascii: " ")] {
      if isPunctuation(byte) {
        guard !word.isEmpty else { continue }
        guard let number = number(word) else { return nil }
        numbers.append(number)
        word = []
      } else {
        word.append(byte)
      }
    }
    return numbers
  }

  /// Returns a number as a scenario writes it, with at most six digits after the point.
  static func text(_ number: Double) -> String {
    let millionths = (number.magnitude * 1_000_000).rounded()
    // The caller has checked the limit.
    guard millionths > 0, millionths < 1e17 else { return "0" }
    let whole = Int64(millionths) / 1_000_000
    var fraction = Int64(millionths) % 1_000_000
    var text = (number < 0 ? "-" : "") + "\(whole)"
    guard fraction > 0 else { return text }
    var digits = 6
    while fraction % 10 == 0 {
      fraction /= 10
      digits -= 1
    }
    let written = "\(fraction)"
    text += "." + String(repeating: "0", count: max(0, digits - written.utf8.count)) + written
    return text
  }

  /// Returns numbers as a scenario writes them.
  static func text(_ numbers: [Double]) -> String {
    var text = ""
    for number in numbers { text += (text.isEmpty ? "" : " ") + Self.text(number) }
    return text
  }

  private static func isPunctuation(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "("),
      UInt8(ascii: ")"), UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "["),
      UInt8(ascii: "]"):
      true
    default: false
    }
  }

  /// Reads a decimal number, with an exponent as UIKit prints for very small ones.
  private static func number(_ word: [UInt8]) -> Double? {
    let letters = word.map { $0 | 0x20 }
    if letters.elementsEqual("nan".utf8) || letters.elementsEqual("-nan".utf8) { return .nan }
    if letters.elementsEqual("inf".utf8) { return .infinity }
    if letters.elementsEqual("-inf".utf8) { return -.infinity }
    var offset = 0
    var mantissa = 0.0
    var scale = 0
    var digits = 0
    let isNegative = word[0] == UInt8(ascii: "-")
    if isNegative || word[0] == UInt8(ascii: "+") { offset += 1 }
    var isFraction = false
    while offset < word.count {
      if word[offset].isDigit {
        digits += 1
        if digits <= 17 {
          mantissa = mantissa * 10 + Double(word[offset] - UInt8(ascii: "0"))
          if isFraction { scale -= 1 }
        } else if !isFraction {
          scale += 1
        }
      } else if word[offset] == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else {
        break
      }
      offset += 1
    }
    guard digits > 0 else { return nil }
    if offset < word.count {
      guard word[offset] | 0x20 == UInt8(ascii: "e"), let exponent = exponent(word[(offset + 1)...])
      else { return nil }
      scale += exponent
    }
    var power = 1.0
    for _ in 0..<min(abs(scale), 400) { power *= 10 }
    let number = scale < 0 ? mantissa / power : mantissa * power
    return isNegative ? -number : number
  }

  private static func exponent(_ word: ArraySlice<UInt8>) -> Int? {
    var value = 0
    var rest = word
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative || rest.first == UInt8(ascii: "+") { rest = rest.dropFirst() }
    guard !rest.isEmpty, rest.count < 5 else { return nil }
    for byte in rest {
      guard byte.isDigit else { return nil }
      value = value * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return isNegative ? -value : value
  }
}
