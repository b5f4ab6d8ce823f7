package import SourceDiagnostics
import TextAndOrder

/// A lexer that splits a text into lexemes.
package struct Lexer {
  private let bytes: [UInt8]
  private var offset = 0
  private var lexemes: [Lexeme] = []

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the lexemes of a text, which aren't empty and together make up the whole text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package static func lexemes(of source: SourceText) -> [Lexeme] {
    var lexer = Lexer(source.bytes)
    while lexer.offset < lexer.bytes.count { lexer.takeLexeme() }
    return lexer.lexemes
  }

  private mutating func takeLexeme() {
    let start = offset
    let kind = scan(bytes[offset])
    lexemes.append(Lexeme(kind: kind, range: start..<offset))
  }

  /// Moves past one lexeme and returns its kind.
  private mutating func scan(_ byte: UInt8) -> Lexeme.Kind {
    if byte == UInt8(ascii: "\n") {
      offset += 1
      return .lineBreak
    }
    if byte == UInt8(ascii: "\r") {
      offset += peek(1) == UInt8(ascii: "\n") ? 2 : 1
      return .lineBreak
    }
    if offset == 0, begins("\u{FEFF}") {
      // Some editors begin every file with an invisible byte order mark.
      offset += 3
      return .space
    }
    if byte.isBlank {
      take { $0.isBlank }
      return .space
    }
    if begins("//"), offset == 0 || bytes[offset - 1].isBlank || bytes[offset - 1].isLineBreak {
      take { !$0.isLineBreak }
      return .comment
    }
    if let kind = scanHiddenMark() ?? scanRegularExpression() ?? scanJoint() ?? scanMark() {
      return kind
    }
    if byte == UInt8(ascii: "\"") { return scanString() }
    if beginsNumber(at: 0) { return scanNumber() }
    if byte.isWordPart {
      scanWord()
      return .word
    }
    offset += 1
    return byte == UInt8(ascii: "+") ? .plus : byte == UInt8(ascii: "-") ? .minus : .unknown
  }

  /// Moves past the mark of a hidden line, if the line begins with one.
  private mutating func scanHiddenMark() -> Lexeme.Kind? {
    guard bytes[offset] == UInt8(ascii: "#"), offset == 0 || bytes[offset - 1].isLineBreak,
      peek(1)?.isBlank ?? true || peek(1)?.isLineBreak ?? true
    else { return nil }
    offset += peek(1)?.isBlank ?? false ? 2 : 1
    return .hiddenMark
  }

  /// Moves past a regular expression, if there's a complete one.
  private mutating func scanRegularExpression() -> Lexeme.Kind? {
    guard bytes[offset] == UInt8(ascii: "/"), offset == 0 || bytes[offset - 1].isBlank else {
      return nil
    }
    var end = offset + 1
    while end < bytes.count, !bytes[end].isLineBreak, bytes[end] != UInt8(ascii: "/") {
      let isEscaped = bytes[end] == UInt8(ascii: "\\") && end + 1 < bytes.count
      end += isEscaped && !bytes[end + 1].isLineBreak ? 2 : 1
    }
    guard end < bytes.count, bytes[end] == UInt8(ascii: "/") else { return nil }
    offset = end + 1
    return .regularExpression
  }

  /// Moves past the dots between the ends of a range or the period before a part of a value,
  /// neither of which has a space on either side, if there are any.
  private mutating func scanJoint() -> Lexeme.Kind? {
    guard offset > 0, bytes[offset - 1].isWordPart else { return nil }
    for mark: StaticString in ["...", "..<"] where begins(mark) {
      let length = mark.utf8CodeUnitCount
      guard let after = peek(length), after.isDigit || after.isLetter || beginsNumber(at: length)
      else { continue }
      offset += length
      return .range
    }
    guard bytes[offset] == UInt8(ascii: "."), peek(1)?.isLetter ?? false else { return nil }
    offset += 1
    return .dot
  }

  /// Moves past an arrow, an ellipsis, or a punctuation mark, if there is one.
  private mutating func scanMark() -> Lexeme.Kind? {
    for (mark, kind) in Self.marks where begins(mark) {
      offset += mark.utf8CodeUnitCount
      return kind
    }
    return nil
  }

  /// A mark that begins with another one comes before it.
  private static let marks: [(StaticString, Lexeme.Kind)] = [
    ("…", .ellipsis), ("...", .ellipsis), ("→", .arrow), ("->", .arrow), ("←", .backArrow),
    ("±", .plusMinus), ("+=", .plusEquals), ("-=", .minusEquals),
    ("<=", .lessOrEqual), ("<", .less), (">=", .greaterOrEqual), (">", .greater),
    ("==", .equalTo), ("!=", .notEqual), ("=", .equals),
    (":", .colon), (",", .comma), ("(", .openParenthesis), (")", .closeParenthesis),
  ]

  private mutating func scanString() -> Lexeme.Kind {
    offset += 1
    take { $0 != UInt8(ascii: "\"") && !$0.isLineBreak }
    if offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") { offset += 1 }
    return .string
  }

  private func beginsNumber(at distance: Int) -> Bool {
    let sign = peek(distance)
    var ahead = distance + (sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+") ? 1 : 0)
    if peek(ahead) == UInt8(ascii: ".") { ahead += 1 }
    return peek(ahead)?.isDigit ?? false
  }

  private mutating func scanNumber() -> Lexeme.Kind {
    if !bytes[offset].isDigit, bytes[offset] != UInt8(ascii: ".") { offset += 1 }
    take { $0.isDigit }
    if peek(0) == UInt8(ascii: "."), peek(1)?.isDigit ?? false {
      offset += 1
      take { $0.isDigit }
    }
    // The unit: a degree sign is two bytes, both of which are word parts, and so is an ellipsis.
    while offset < bytes.count, bytes[offset].isWordPart || bytes[offset] == UInt8(ascii: "%"),
      !beginsMark
    {
      offset += 1
    }
    return .number
  }

  private mutating func scanWord() {
    while offset < bytes.count, !beginsMark {
      // A hyphen joins two words, as in `event-fetch`, but doesn't become part of a number.
      let isHyphen = bytes[offset] == UInt8(ascii: "-") && peek(1)?.isLetter ?? false
      guard bytes[offset].isWordPart || isHyphen else { break }
      offset += 1
    }
    // The argument labels of a selector: `(inside:)`, but not a parenthesis in a condition.
    guard peek(0) == UInt8(ascii: "(") else { return }
    var end = offset + 1
    while end < bytes.count, bytes[end].isWordPart || bytes[end] == UInt8(ascii: ":") { end += 1 }
    guard end < bytes.count, bytes[end] == UInt8(ascii: ")"), bytes[end - 1] == UInt8(ascii: ":")
    else { return }
    offset = end + 1
  }

  /// Whether the next bytes are a mark that consists of word bytes.
  private var beginsMark: Bool { begins("…") || begins("→") || begins("←") || begins("±") }

  private func peek(_ distance: Int) -> UInt8? {
    offset + distance < bytes.count ? bytes[offset + distance] : nil
  }

  private func begins(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= bytes.count else { return false }
    return text.withUTF8Buffer { buffer in
      for index in 0..<count where bytes[offset + index] != buffer[index] { return false }
      return true
    }
  }

  private mutating func take(while condition: (UInt8) -> Bool) {
    while offset < bytes.count, condition(bytes[offset]) { offset += 1 }
  }
}

extension UInt8 {
  var isLineBreak: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// Whether the byte is part of a letter, a digit, an underscore, an asterisk, or a character
  /// beyond ASCII.
  fileprivate var isWordPart: Bool {
    isDigit || isLetter || self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: "*")
  }
}
