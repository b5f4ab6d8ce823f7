import TextAndOrder
import TraceModel

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

  /// Returns numbers as a scenario writes them, each with at most six digits after the point.
  static func text(_ numbers: [Double]) -> String {
    var text = ""
    for number in numbers { text += (text.isEmpty ? "" : " ") + number.text(decimals: 6) }
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
    guard let number = DecimalNumber(word[...]), number.end == word.count else { return nil }
    return number.value
  }
}
