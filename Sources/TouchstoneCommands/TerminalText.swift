import SourceDiagnostics
import TextAndOrder

/// Text for a terminal, which interprets control characters from any source.
enum TerminalText {
  /// Returns the text with control characters shown as symbols, except for line breaks, tabs, and
  /// what the program itself writes: colors, and the progress line.
  static func safe(_ text: String) -> String {
    let escape = UInt8(ascii: "\u{1B}")
    var rest = Array(text.utf8)[...]
    var result = ""
    while let start = rest.firstIndex(of: escape) ?? rest.firstIndex(of: UInt8(ascii: "\r")) {
      let isReturn = rest[rest.startIndex..<start].last == UInt8(ascii: "\r")
      let length = ownLength(of: rest[start...])
      let plainEnd = isReturn && length > 0 ? start - 1 : start
      result += shown(rest[rest.startIndex..<plainEnd])
      result += String(decoding: rest[plainEnd..<start + length], as: UTF8.self)
      if length == 0 { result += shown(rest[start..<start + 1]) }
      rest = rest[(start + max(1, length))...]
    }
    return result + shown(rest)
  }

  /// Returns the length of the program's own escape sequence at the beginning of some bytes; zero
  /// if there is none.
  private static func ownLength(of bytes: ArraySlice<UInt8>) -> Int {
    guard bytes.starts(with: "\u{1B}[".utf8) else { return 0 }
    let numbers = bytes.dropFirst(2).prefix { $0 == UInt8(ascii: ";") || $0.isDigit }
    guard let end = bytes[numbers.endIndex...].first,
      end == UInt8(ascii: "m") || end == UInt8(ascii: "K")
    else { return 0 }
    return numbers.endIndex + 1 - bytes.startIndex
  }

  private static func shown(_ bytes: ArraySlice<UInt8>) -> String {
    ListingDecoration.showingControls(of: String(decoding: bytes, as: UTF8.self))
  }
}
