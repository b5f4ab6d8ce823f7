import TextAndOrder

/// A syntax highlighter for Swift and other languages of that kind, so that a page needs no script
/// to color its code.
///
/// It looks at words instead of the grammar: a capital letter makes a type, and a list of words has
/// the keywords. That's nearly always right, and where it isn't, the code is still readable.
struct CodeHighlighter {
  /// The classes of the spans, which the site's style sheet colors.
  private enum Role {
    case attribute, comment, keyword, number, string, type

    /// The opening tag.
    var opening: StaticString {
      switch self {
      case .attribute: "<span class=\"attribute\">"
      case .comment: "<span class=\"comment\">"
      case .keyword: "<span class=\"keyword\">"
      case .number: "<span class=\"number\">"
      case .string: "<span class=\"string\">"
      case .type: "<span class=\"type\">"
      }
    }
  }

  private let bytes: [UInt8]
  private let language: CodeLanguage
  private var position = 0
  private var html: [UInt8]

  /// Returns the code as HTML, without highlighting if the language is unknown.
  static func html(of code: String, language name: String) -> String {
    var html: [UInt8] = []
    append(code, language: name, to: &html)
    return String(decoding: html, as: UTF8.self)
  }

  /// Appends highlighted code as HTML.
  static func append(_ code: String, language name: String, to html: inout [UInt8]) {
    let other =
      ShellHighlighter.html(of: code, language: name)
      ?? MarkupHighlighter.html(of: code, language: name)
    if let other {
      html += other.utf8
      return
    }
    guard let language = CodeLanguage.named(name) else {
      return HTMLText.append(code, to: &html)
    }
    // Move the output into the highlighter and back, so that it's never copied.
    var highlighter = CodeHighlighter(bytes: Array(code.utf8), language: language, html: html)
    html = []
    while highlighter.position < highlighter.bytes.count { highlighter.appendNext() }
    html = highlighter.html
  }

  /// Returns whether code in a language is highlighted, or is meant not to be.
  static func knows(_ name: String) -> Bool {
    CodeLanguage.named(name) != nil || CodeLanguage.plain.contains(name.lowercased())
      || ShellHighlighter.html(of: "", language: name) != nil
      || MarkupHighlighter.html(of: "", language: name) != nil
  }

  private mutating func appendNext() {
    let byte = bytes[position]
    if beginsLineComment {
      append(upTo: lineEnd(from: position), as: .comment)
    } else if language.hasBlockComments, starts(with: "/*") {
      append(upTo: blockCommentEnd(), as: .comment)
    } else if let end = stringEnd() {
      append(upTo: end, as: .string)
    } else if byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") {
      appendMarkedWord()
    } else if byte.isDigit {
      append(upTo: end(from: position) { Self.isWord($0) || $0 == UInt8(ascii: ".") }, as: .number)
    } else if Self.isWord(byte) {
      appendWord()
    } else {
      append(upTo: end(from: position + 1) { !Self.isMeaningful($0) }, as: nil)
    }
  }

  private mutating func appendWord() {
    let end = end(from: position, while: Self.isWord)
    let word = String(decoding: bytes[position..<end], as: UTF8.self)
    // A keyword after a period is a member's name: `.default`, `.self`.
    let isMember = position > 0 && bytes[position - 1] == UInt8(ascii: ".")
    if language.keywords.contains(word), !isMember || word == "self" {
      append(upTo: end, as: .keyword)
    } else if language.hasTypes, (0x41...0x5A).contains(bytes[position]), end - position > 1 {
      append(upTo: end, as: .type)
    } else {
      append(upTo: end, as: nil)
    }
  }

  /// Appends `@MainActor`, `#if`, `@interface`, or `#import`.
  private mutating func appendMarkedWord() {
    let end = end(from: position + 1, while: Self.isWord)
    let word = String(decoding: bytes[position..<end], as: UTF8.self)
    let isKeyword = bytes[position] == UInt8(ascii: "#") || language.keywords.contains(word)
    append(upTo: end, as: end == position + 1 ? nil : isKeyword ? .keyword : .attribute)
  }

  private mutating func append(upTo end: Int, as role: Role?) {
    if let role { html.append(literal: role.opening) }
    HTMLText.append(bytes[position..<end], to: &html)
    if role != nil { html.append(literal: "</span>") }
    position = end
  }
}

// MARK: - Token ends

extension CodeHighlighter {
  private var beginsLineComment: Bool {
    guard language.lineComment.first == bytes[position] else { return false }
    return bytes[position...].starts(with: language.lineComment)
  }

  private func blockCommentEnd() -> Int {
    var depth = 0
    var offset = position
    while offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "/"), bytes[offset + 1] == UInt8(ascii: "*") {
        depth = language.commentsNest ? depth + 1 : 1
        offset += 2
      } else if bytes[offset] == UInt8(ascii: "*"), bytes[offset + 1] == UInt8(ascii: "/") {
        depth -= 1
        offset += 2
        if depth == 0 { return offset }
      } else {
        offset += 1
      }
    }
    return bytes.count
  }

  /// Returns the end of the string that starts here, or `nil` if none does.
  private func stringEnd() -> Int? {
    var start = position
    while start < bytes.count, bytes[start] == language.stringMark { start += 1 }
    let markCount = start - position
    guard start < bytes.count, language.quotes.contains(bytes[start]) else { return nil }
    let quote = bytes[start]
    let isQuote: (Int) -> Bool = { $0 < bytes.count && bytes[$0] == quote }
    let isLong = language.hasLongStrings && isQuote(start + 1) && isQuote(start + 2)
    let isRaw = language.commentsNest && markCount > 0
    var offset = start + (isLong ? 3 : 1)
    while offset < bytes.count {
      if bytes[offset] == UInt8(ascii: "\\"), !isRaw {
        offset += 2
      } else if isQuote(offset), !isLong || (isQuote(offset + 1) && isQuote(offset + 2)) {
        return min(bytes.count, offset + (isLong ? 3 : 1) + (isRaw ? markCount : 0))
      } else if bytes[offset] == 0x0A, !isLong, quote != UInt8(ascii: "`") {
        return offset
      } else {
        offset += 1
      }
    }
    return bytes.count
  }

  private func lineEnd(from start: Int) -> Int { end(from: start) { $0 != 0x0A } }

  private func end(from start: Int, while belongs: (UInt8) -> Bool) -> Int {
    var end = start
    while end < bytes.count, belongs(bytes[end]) { end += 1 }
    return end
  }

  private func starts(with mark: StaticString) -> Bool {
    position + 2 <= bytes.count && bytes[position] == mark.utf8Start[0]
      && bytes[position + 1] == mark.utf8Start[1]
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte.isDigit || byte.isLetter || byte == UInt8(ascii: "_") || byte >= 0x80
  }

  /// Returns whether something other than plain text may start with this byte in some language.
  private static func isMeaningful(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"),
      UInt8(ascii: "@"), UInt8(ascii: "#"):
      true
    default: isWord(byte)
    }
  }
}
