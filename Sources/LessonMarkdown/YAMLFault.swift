import SourceDiagnostics
import Yams

/// An error in YAML in the words of its author: what the library says about a text is about tokens,
/// but nearly always, a value only needs quotes.
struct YAMLFault {
  /// What is wrong, with its fix-it; `nil` if the library's words have to do.
  private(set) var diagnostic: Diagnostic?

  private let source: SourceText

  /// A line of YAML: its key, if it has one, and its value without the blanks around it.
  private struct Line {
    var key: Range<Int>?
    var value: Range<Int>
  }

  /// Explains a problem that the library found at an offset; the context is the offset at which what's
  /// broken begins, if the library knows it.
  init(
    _ problem: String, at offset: Int, context: Int?, in source: SourceText, keysFrom first: Int
  ) {
    self.source = source
    if problem == "did not find expected ',' or ']'"
      || problem == "did not find expected ',' or '}'"
    {
      explainBracket(at: context ?? offset)
    } else {
      explain(problem, at: offset, keysFrom: first)
    }
  }

  private mutating func explain(_ problem: String, at offset: Int, keysFrom first: Int) {
    let row = source.lineRange(at: offset)
    if let tab = leadingTabs(in: row) {
      let spaces = String(repeating: "  ", count: tab.count)
      return report(.tabInYAML, at: tab, with: spaces)
    }
    let line = line(in: row)
    let opening = source[line.value].first
    switch problem {
    case "mapping values are not allowed in this context":
      explainColon(at: offset, line, row, keysFrom: first)
    case "found unexpected end of stream" where opening == "\"" || opening == "'":
      let end = line.value.upperBound
      report(
        .unclosedQuote, at: line.value, replacing: end..<end, with: opening.map { String($0) })
    case "did not find expected key" where opening == "\"" || opening == "'":
      report(.textAfterQuote, at: line.value, with: Self.quoted(unquoted(line.value)))
    case "found unknown escape character":
      explainEscape(at: offset)
    case "found character that cannot start any token", "found undefined alias",
      "did not find expected comment or line break",
      "block sequence entries are not allowed in this context",
      "mapping keys are not allowed in this context":
      explainOpening(of: line)
    default:
      if Self.openings.contains(opening ?? " ") { explainOpening(of: line) }
    }
  }

  /// Explains a value that isn't text, although its author wrote text: `title: {A}`, `- A: B`.
  init(mistaken value: Node, in source: SourceText, at place: Range<Int>) {
    self.source = source
    let line = line(in: source.lineRange(at: place.lowerBound))
    if let mapping = value.mapping, mapping.style != .flow, mapping.count == 1,
      line.value.lowerBound > place.lowerBound
    {
      report(
        .unquotedColon, at: place.lowerBound..<line.value.upperBound,
        with: Self.quoted(source[place.lowerBound..<line.value.upperBound]))
    } else if value.sequence == nil, let opening = source[line.value].first,
      Self.openings.contains(opening)
    {
      explainOpening(of: line)
    }
  }

  /// The characters that mean something at the beginning of a value.
  private static let openings: Set<Character> = [
    "!", "#", "%", "&", "*", "-", ">", "?", "@", "[", "`", "{", "|",
  ]

  private mutating func report(
    _ message: DiagnosticMessage, at range: Range<Int>, replacing replaced: Range<Int>? = nil,
    with replacement: String? = nil
  ) {
    let fixIt = replacement.flatMap { FixIt(replacing: replaced ?? range, with: $0, in: source) }
    diagnostic = Diagnostic(message, at: range, in: source, fixIts: [fixIt].compactMap(\.self))
  }

  // MARK: Problems

  private mutating func explainOpening(of line: Line) {
    guard let opening = source[line.value].first else { return }
    report(
      .unquotedValue(String(opening)), at: line.value, with: Self.quoted(source[line.value]))
  }

  /// Explains a colon that can't be the end of a key: it's in a value, or its key continues the value
  /// above, because it's indented.
  private mutating func explainColon(
    at offset: Int, _ line: Line, _ row: Range<Int>, keysFrom first: Int
  ) {
    if offset >= line.value.lowerBound, line.key != nil {
      return report(.unquotedColon, at: line.value, with: Self.quoted(source[line.value]))
    }
    guard let key = line.key, row.lowerBound > first else { return }
    let margin = row.lowerBound..<key.lowerBound
    let above = source.lineRange(at: row.lowerBound - 1)
    let outer = source[above].prefix { $0 == " " }
    report(.indentedKey(source[key]), at: key, replacing: margin, with: String(outer))
  }

  /// Explains a bracket that isn't closed, if a value begins with it.
  private mutating func explainBracket(at offset: Int) {
    let line = line(in: source.lineRange(at: offset))
    guard line.key != nil, line.value.lowerBound == offset, let bracket = source[line.value].first
    else { return }
    // If the other bracket is there, the text continues after it.
    if source[line.value].contains(bracket == "[" ? "]" : "}") {
      explainOpening(of: line)
    } else {
      report(.unclosedBracket(String(bracket)), at: line.value)
    }
  }

  private mutating func explainEscape(at offset: Int) {
    let row = source.lineRange(at: offset)
    guard
      let slash = source.bytes[row.lowerBound..<min(offset + 1, row.upperBound)]
        .lastIndex(of: UInt8(ascii: "\\"))
    else { return }
    let letter = source[slash + 1..<row.upperBound].prefix(1)
    report(
      .unknownEscape(String(letter)), at: slash..<slash + 1 + letter.utf8.count,
      replacing: slash..<slash, with: "\\")
  }

  // MARK: Lines

  /// Returns the tabs before the first other character of a line, after spaces.
  private func leadingTabs(in row: Range<Int>) -> Range<Int>? {
    let blanks = source.bytes[row].prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard let first = blanks.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
    let tabs = blanks[first...].prefix { $0 == UInt8(ascii: "\t") }
    return first..<tabs.endIndex
  }

  private func line(in row: Range<Int>) -> Line {
    let bytes = source.bytes
    var start = row.lowerBound
    var end = row.upperBound
    func skipBlanks() {
      while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
    }
    skipBlanks()
    while start + 1 < end, bytes[start] == UInt8(ascii: "-"), bytes[start + 1] == UInt8(ascii: " ")
    {
      start += 1
      skipBlanks()
    }
    while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    var colon = start
    while colon < end,
      bytes[colon] != UInt8(ascii: ":")
        || (colon + 1 < end && bytes[colon + 1] != UInt8(ascii: " "))
    {
      colon += 1
    }
    // What begins like a value has no key.
    let isKey = source[start..<end].first.map { $0.isLetter || $0 == "_" } ?? false
    guard colon < end, isKey else { return Line(key: nil, value: start..<end) }
    let key = start..<colon
    start = colon + 1
    skipBlanks()
    return Line(key: key, value: start..<end)
  }

  /// Returns the text of a value without the quote at its beginning and the same one at its end.
  private func unquoted(_ range: Range<Int>) -> String {
    let text = source[range]
    guard let quote = text.first, text.count > 1, text.last == quote else { return text }
    return String(text.dropFirst().dropLast())
  }

  /// Returns a text in double quotes.
  private static func quoted(_ text: String) -> String {
    "\"" + text.flatMap { $0 == "\"" || $0 == "\\" ? ["\\", $0] : [$0] } + "\""
  }
}
