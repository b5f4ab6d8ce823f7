/// A number in a text, and one that's written like it and isn't equal.
enum NumberMutation {
  /// Returns another number in place of the first one in a word, or `nil` when there's none.
  static func mutated(_ word: String, by steps: Int = 1) -> String? {
    let bytes = Array(word.utf8)
    guard let start = bytes.firstIndex(where: \.isDigit) else { return nil }
    guard let (number, end) = mutated(bytes, from: start, by: steps) else { return nil }
    return String(decoding: bytes[..<start] + Array(number.utf8) + bytes[end...], as: UTF8.self)
  }

  /// Returns another number in place of the last one in a word: the end of a range.
  static func mutatedEnd(of word: String, by steps: Int = 1) -> String? {
    let bytes = Array(word.utf8)
    guard let last = bytes.lastIndex(where: \.isDigit) else { return nil }
    var start = last
    while start > 0, bytes[start - 1].isDigit || isPoint(bytes, start - 1) { start -= 1 }
    guard start > 0, let (number, end) = mutated(bytes, from: start, by: steps) else { return nil }
    return String(decoding: bytes[..<start] + Array(number.utf8) + bytes[end...], as: UTF8.self)
  }

  /// Returns the number at a position, more by some units of its last digit, and where it ends.
  private static func mutated(
    _ bytes: [UInt8], from start: Int, by steps: Int
  ) -> (text: String, end: Int)? {
    var end = start
    var decimals: Int?
    while end < bytes.count, bytes[end].isDigit || (decimals == nil && isPoint(bytes, end)) {
      if bytes[end].isDigit { decimals = decimals.map { $0 + 1 } } else { decimals = 0 }
      end += 1
    }
    let digits = bytes[start..<end].filter(\.isDigit)
    guard let number = Int(String(decoding: digits, as: UTF8.self)), number < 1_000_000_000_000
    else { return nil }
    var text = String(number + steps)
    guard let decimals else { return (text, end) }
    while text.utf8.count <= decimals { text = "0" + text }
    let cut = text.index(text.endIndex, offsetBy: -decimals)
    return (text[..<cut] + "." + text[cut...], end)
  }

  /// Returns whether the byte at a position is a decimal point, rather than the dots of a range.
  private static func isPoint(_ bytes: [UInt8], _ place: Int) -> Bool {
    bytes[place] == UInt8(ascii: ".") && place + 1 < bytes.count && bytes[place + 1].isDigit
      && place > 0 && bytes[place - 1].isDigit
  }
}

extension UInt8 {
  /// Whether the byte is a digit.
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
