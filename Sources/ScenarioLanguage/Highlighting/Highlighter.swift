package import SourceDiagnostics
import TextWriting
import TouchEngine

/// What a piece of a scenario's text is to the eye.
package enum HighlightClass: UInt8, CaseIterable, Sendable {
  /// The name of a class of UIKit.
  case className
  /// A comment.
  case comment
  /// A word of the language.
  case keyword
  /// A method, or the word for an event.
  case method
  /// The name of something in the scene.
  case name
  /// A number with its unit.
  case number
  /// A regular expression.
  case pattern
  /// A property of an element.
  case property
  /// A mark.
  case punctuation

  /// The class of the span in HTML; what looks alike shares one, so that it takes fewer spans.
  package var className: String {
    switch self {
    case .className: "type"
    case .comment: "comment"
    case .keyword: "keyword"
    case .method: "attribute"
    case .name: "name"
    case .number, .pattern: "number"
    case .property, .punctuation: "property"
    }
  }

  /// The numbers of the escape sequence for a terminal.
  package var ansiCode: String {
    switch self {
    case .className: "36"
    case .comment: "2"
    case .keyword: "1;35"
    case .method: "34"
    case .name: "1"
    case .number: "33"
    case .pattern: "35"
    case .property: "32"
    case .punctuation: "2"
    }
  }
}

/// A piece of text with its look.
package struct Highlight: Equatable, Sendable {
  /// The offsets, in UTF-8 bytes.
  package var range: Range<Int>

  /// What it is.
  package var highlightClass: HighlightClass
}

/// Finds out what each piece of a scenario is, for colouring.
package enum Highlighter {
  /// The words of the language that are no names of UIKit.
  static let keywords =
    NameTable.reservedWords + LineClass.stepVerbs + StepVerb.wordsOfFingers
    + ExpectationBlock.Mode.Opening.allCases.map { $0.rawValue } + [
      "after", "and", "any", "bounds", "by", "cancels", "comes", "delegate", "fail", "false", "for",
      "forMode", "forwards", "front", "handles", "horizontal", "implements", "inModes", "inset",
      "inside", "is", "least", "leaves", "limit", "long", "loses", "most", "not", "of", "on", "or",
      "order", "other", "over", "override", "pass", "recognizer", "releases", "requires", "rests",
      "roll", "screen", "shakes", "step", "steps", "the", "thread", "time", "times", "to", "too",
      "true", "unless", "vertical", "with", "within",
    ]

  private static let keywordSet = Set(keywords)

  /// Returns the pieces that look different from plain text, in order; a broken text has fewer.
  package static func highlights(in source: SourceText) -> [Highlight] {
    let lexemes = Lexer.lexemes(of: source)
    let report = DiagnosticReport(source)
    let indented = IndentedText(lexemes, of: source, report: report)
    let lines = VariantSections(indented.lines, report: report).allLines
    let names = ScenarioParser(sections: [lines], report: report).names
    var highlights: [Highlight] = []
    for (index, lexeme) in lexemes.enumerated() {
      let next = index + 1 < lexemes.count ? lexemes[index + 1].kind : nil
      let found = highlightClass(of: lexeme, before: next, source: source, names: names) {
        mayBeVerb(at: index, of: lexemes, in: source)
      }
      if let found {
        highlights.append(Highlight(range: lexeme.range, highlightClass: found))
      }
    }
    return highlights
  }

  /// Whether a word stands where a gesture does: first on its line or behind `double`, and nothing
  /// happens to it.
  private static func mayBeVerb(at index: Int, of lexemes: [Lexeme], in source: SourceText) -> Bool
  {
    let place = lexemes[..<index].lastIndex { $0.kind != .space && $0.kind != .hiddenMark }
    if let place, lexemes[place].kind != .lineBreak {
      return source[lexemes[place].range] == "double"
        && mayBeVerb(at: place, of: lexemes, in: source)
    }
    guard let next = lexemes[(index + 1)...].first(where: { $0.kind != .space }),
      next.kind == .word
    else { return true }
    let word = source[next.range]
    return !EventVocabulary.contains(word) && word != "requires"
  }

  /// Returns the text as HTML, pieces that look alike in one span with its class, without the lines
  /// that are hidden from readers unless they are asked for.
  package static func html(_ source: SourceText, hidesLines: Bool = true) -> String {
    html(source, hiding: hidesLines ? hiddenLines(in: source) : [])
  }

  /// Returns the text as HTML in two parts: the scene with its steps, and the expectations at the end; `nil`
  /// for the second if the text ends with none.
  package static func htmlParts(of source: SourceText) -> (scene: String, expectations: String?) {
    let hidden = hiddenLines(in: source)
    guard let start = startOfExpectations(in: source) else {
      return (html(source, hiding: hidden), nil)
    }
    let scene = hidden.filter { $0.upperBound <= start } + [start..<source.bytes.count]
    let expectations = [0..<start] + hidden.filter { $0.lowerBound >= start }
    return (html(source, hiding: scene), html(source, hiding: expectations))
  }

  /// Returns where the last run of expectation blocks begins, including the blank lines before it; `nil` if
  /// something follows it, or nothing comes before it.
  private static func startOfExpectations(in source: SourceText) -> Int? {
    var start: Int?
    var end = source.bytes.count
    while end > 0 {
      let line = source.bytes[..<(end - 1)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let word = source.bytes[line..<end].prefix { !$0.isSpace && !$0.isLineBreak }
      if word.elementsEqual("expect".utf8) {
        start = line
      } else if !word.isEmpty {
        return start
      } else if source.bytes[line].isLineBreak, start == end {
        start = line
      }
      end = line
    }
    return nil
  }

  private static func html(_ source: SourceText, hiding hidden: [Range<Int>]) -> String {
    let pieces = joined(highlights(in: source), in: source)
    var html: [UInt8] = []
    html.reserveCapacity(3 * source.bytes.count)
    decorate(source, as: pieces, hiding: hidden) { text, found in
      if let found {
        html.append(literal: "<span class=\"")
        html += found.className.utf8
        html.append(literal: "\">")
      }
      HTMLText.append(text, to: &html)
      if found != nil { html.append(literal: "</span>") }
    }
    return String(decoding: html, as: UTF8.self)
  }

  /// Returns the text with escape sequences for a terminal.
  package static func ansi(_ source: SourceText) -> String {
    var ansi: [UInt8] = []
    decorate(source, as: highlights(in: source), hiding: []) { text, found in
      if let found { ansi += "\u{1B}[\(found.ansiCode)m".utf8 }
      ansi += text
      if found != nil { ansi += "\u{1B}[0m".utf8 }
    }
    return String(decoding: ansi, as: UTF8.self)
  }

  /// Returns the lines that run but are not shown, with their line breaks.
  package static func hiddenLines(in source: SourceText) -> [Range<Int>] {
    // Few texts have the character that marks one.
    guard source.bytes.contains(UInt8(ascii: "#")) else { return [] }
    var hidden: [Range<Int>] = []
    var start: Int?
    for lexeme in Lexer.lexemes(of: source) {
      if lexeme.kind == .hiddenMark { start = lexeme.range.lowerBound }
      if lexeme.kind == .lineBreak, let first = start {
        hidden.append(first..<lexeme.range.upperBound)
        start = nil
      }
    }
    if let start { hidden.append(start..<source.bytes.count) }
    return hidden
  }

  /// Joins neighbours that look alike and have nothing but spaces between them.
  private static func joined(_ highlights: [Highlight], in source: SourceText) -> [Highlight] {
    var joined: [Highlight] = []
    for highlight in highlights {
      if let last = joined.last,
        last.highlightClass.className == highlight.highlightClass.className,
        source.bytes[last.range.upperBound..<highlight.range.lowerBound]
          .allSatisfy({ $0 == UInt8(ascii: " ") })
      {
        joined[joined.count - 1].range = last.range.lowerBound..<highlight.range.upperBound
      } else {
        joined.append(highlight)
      }
    }
    return joined
  }

  /// Hands over the text piece by piece, without some lines.
  private static func decorate(
    _ source: SourceText, as highlights: [Highlight], hiding hidden: [Range<Int>],
    _ write: (ArraySlice<UInt8>, HighlightClass?) -> Void
  ) {
    var end = 0
    var remaining = hidden[...]
    func append(_ range: Range<Int>, _ found: HighlightClass?) {
      var start = range.lowerBound
      while let line = remaining.first, line.lowerBound < range.upperBound {
        if start < line.lowerBound { write(source.bytes[start..<line.lowerBound], found) }
        start = min(line.upperBound, range.upperBound)
        if line.upperBound > range.upperBound { return }
        remaining = remaining.dropFirst()
      }
      if start < range.upperBound { write(source.bytes[start..<range.upperBound], found) }
    }
    for highlight in highlights {
      if end < highlight.range.lowerBound { append(end..<highlight.range.lowerBound, nil) }
      append(highlight.range, highlight.highlightClass)
      end = highlight.range.upperBound
    }
    append(end..<source.bytes.count, nil)
  }

  private static func highlightClass(
    of lexeme: Lexeme, before next: Lexeme.Kind?, source: SourceText, names: NameTable,
    mayBeVerb: () -> Bool
  ) -> HighlightClass? {
    switch lexeme.kind {
    case .comment: return .comment
    case .number: return .number
    case .regularExpression: return .pattern
    case .arrow, .backArrow, .closeParenthesis, .colon, .comma, .ellipsis, .equalTo, .equals,
      .greater, .greaterOrEqual, .less, .lessOrEqual, .minus, .minusEquals, .notEqual,
      .openParenthesis, .plus, .plusEquals, .plusMinus, .range:
      return .punctuation
    case .dot, .hiddenMark, .lineBreak, .space, .string, .unknown: return nil
    case .word: break
    }
    let word = source[lexeme.range]
    if ClassDescription.named(word) != nil { return .className }
    // A recognizer may be called `tap`; its name is one only where no gesture can be meant.
    if names[word]?.declaration != nil, !LineClass.stepVerbs.contains(word) || !mayBeVerb() {
      return .name
    }
    if Property.isName(word), next == .colon { return .property }
    if keywordSet.contains(word) { return .keyword }
    if names[word] != nil { return .name }
    if Property.isName(word) { return .property }
    if EventVocabulary.contains(word) || word.utf8.last == UInt8(ascii: ")") { return .method }
    return nil
  }
}
