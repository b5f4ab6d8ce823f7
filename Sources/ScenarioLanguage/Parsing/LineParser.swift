import SourceDiagnostics

/// An error that stops parsing a line whose problem has been reported.
struct ParseError: Error {}

/// A parser for a line, from left to right.
struct LineParser {
  /// The line to parse.
  let line: IndentedLine

  /// The names that the line can use.
  let names: NameTable

  /// The report that collects diagnostics.
  let report: DiagnosticReport

  /// The index of the next lexeme.
  var index = 0

  /// The unit of a number that's written without one, because the other end of its range has it.
  var impliedUnit: String?

  /// The index after the last lexeme to parse, which excludes an ending that has already been
  /// parsed.
  var end: Int

  init(_ line: IndentedLine, names: NameTable, report: DiagnosticReport) {
    self.line = line
    self.names = names
    self.report = report
    end = line.lexemes.count
  }

  /// The next lexeme, or `nil` at the end.
  var next: Lexeme? { index < end ? line.lexemes[index] : nil }

  /// Whether the whole line has been parsed.
  var isAtEnd: Bool { index >= end }

  /// The characters of the next lexeme, or an empty string at the end.
  var nextText: String { next.map { report.source[$0.range] } ?? "" }

  /// The offsets of the next lexeme, or an empty range after the line at the end.
  var nextRange: Range<Int> {
    if let next { return next.range }
    let position = index > 0 ? line.lexemes[index - 1].range.upperBound : line.range.lowerBound
    return position..<position
  }

  /// Returns the lexeme at a distance from the next one, or `nil` beyond the end.
  func peek(_ distance: Int) -> Lexeme? {
    index + distance < end ? line.lexemes[index + distance] : nil
  }

  /// Returns the characters of the lexeme at a distance from the next one, or an empty string
  /// beyond the end.
  func peekText(_ distance: Int) -> String {
    peek(distance).map { report.source[$0.range] } ?? ""
  }

  /// Returns the offsets from a lexeme to the last one that has been parsed.
  func range(from start: Int) -> Range<Int> {
    let first = line.lexemes[min(start, line.lexemes.count - 1)].range.lowerBound
    let last = line.lexemes[max(0, min(index, line.lexemes.count) - 1)].range.upperBound
    return first..<max(first, last)
  }

  /// Moves past a lexeme of a kind if it is the next one.
  mutating func take(_ kind: Lexeme.Kind) -> Bool {
    guard next?.kind == kind else { return false }
    index += 1
    return true
  }

  /// Moves past a word if it is the next one.
  mutating func take(word: String) -> Bool {
    guard next?.kind == .word, nextText == word else { return false }
    index += 1
    return true
  }

  /// Reports what was expected instead of the next lexeme, and stops parsing the line.
  func abandon(expected: String) throws(ParseError) -> Never {
    if isAtEnd {
      report.add(.missingEnd(expected: expected), at: nextRange)
    } else if nextText == ".", index > 0, peek(1)?.kind == .word,
      line.lexemes[index - 1].range.upperBound == nextRange.lowerBound
    {
      report.add(.periodBeforeProperty, at: nextRange, with: " ")
    } else {
      report.add(.unexpectedText(nextText, expected: expected), at: nextRange)
    }
    throw ParseError()
  }

  /// Moves past a required word.
  mutating func expect(word: String) throws(ParseError) {
    if take(word: word) { return }
    if next?.kind == .word, Suggestion.nearest(to: nextText, among: [word]) == word {
      report.add(.misspelledWord(nextText, suggestion: word), at: nextRange, with: word)
      index += 1
      return
    }
    // Before a number or a name, the word was probably just omitted.
    guard let next else {
      report.add(.missingEnd(expected: "`\(word)`"), at: nextRange, with: " " + word)
      throw ParseError()
    }
    guard next.kind == .number || names[nextText] != nil else {
      try abandon(expected: "`\(word)`")
    }
    let start = next.range.lowerBound
    report.add(
      .unexpectedText(nextText, expected: "`\(word)`"), at: next.range, replacing: start..<start,
      with: word + " ")
    throw ParseError()
  }

  /// Moves past a required mark.
  mutating func expect(_ kind: Lexeme.Kind, _ mark: String) throws(ParseError) {
    if take(kind) { return }
    let position =
      index > 0 ? line.lexemes[index - 1].range.upperBound : line.range.lowerBound
    // In Swift, a property is set with an equals sign.
    let isSwift = kind == .colon && next?.kind == .equals
    report.add(
      .missingMark(mark), at: nextRange,
      replacing: position..<(isSwift ? nextRange.upperBound : position), with: mark)
    throw ParseError()
  }

  /// Takes one of several words, or reports the possible ones.
  mutating func choose<Choice>(
    _ what: String, from choices: [(word: String, value: Choice)]
  ) throws(ParseError) -> Choice {
    guard next?.kind == .word else {
      try abandon(expected: Self.list(choices.map { $0.word }))
    }
    let text = nextText
    for choice in choices where choice.word == text {
      index += 1
      return choice.value
    }
    let suggestion = Suggestion.nearest(to: text, among: choices.map { $0.word })
    report.add(
      .unknownWord(what, text, suggestion: suggestion, choices: choices.map { $0.word }),
      at: nextRange, with: suggestion)
    throw ParseError()
  }

  /// Reports the rest of the line, if there is any.
  ///
  /// A fix removes it only if that changes nothing: marks at the end, and a word that's written
  /// twice.
  mutating func expectEnd() {
    guard let next, let last = line.lexemes[index..<end].last else { return }
    let rest = next.range.lowerBound..<last.range.upperBound
    let text = report.source[rest]
    let before = index > 0 ? line.lexemes[index - 1].range : rest.lowerBound..<rest.lowerBound
    let isNothing =
      text == report.source[before] || text.utf8.allSatisfy { ".,;!".utf8.contains($0) }
    report.add(
      .extraText(text), at: rest, replacing: before.upperBound..<rest.upperBound,
      with: isNothing ? "" : nil)
    index = end
  }

  /// Returns the possible words as a list in a sentence; if there are very many, only the first of
  /// them.
  static func choice(of words: [String]) -> String {
    guard words.count > 20 else { return list(words) }
    var text = ""
    for word in words.prefix(8) { text += "`\(word)`, " }
    return text + "or another of \(words.count) words"
  }

  /// Returns words as a list in a sentence: `a, b, or c`.
  static func list(_ words: [String]) -> String {
    guard let last = words.last else { return "" }
    if words.count == 1 { return "`\(last)`" }
    var text = ""
    for (index, word) in words.dropLast().enumerated() {
      text += (index > 0 ? ", " : "") + "`\(word)`"
    }
    return text + " or `\(last)`"
  }
}
