package import SourceDiagnostics
import TextAndOrder
import TouchEngine

/// The appearance of a piece of a scenario's text.
package enum HighlightClass: UInt8, CaseIterable, Sendable {
  /// The name of a UIKit class.
  case className
  /// A comment.
  case comment
  /// A word of the language.
  case keyword
  /// A method, or the word of an event.
  case method
  /// The name of an element.
  case name
  /// A number with its unit.
  case number
  /// A regular expression.
  case pattern
  /// A property of an element.
  case property
  /// A mark.
  case punctuation

  /// The class of the span in HTML; kinds that look alike share one so that fewer spans are needed.
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

  /// The parameters of the escape sequence for a terminal.
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

/// A piece of text with its appearance.
package struct Highlight: Equatable, Sendable {
  /// The offsets, in UTF-8 bytes.
  package var range: Range<Int>

  /// The class of the piece.
  package var highlightClass: HighlightClass
}

/// A syntax highlighter for scenarios.
package enum Highlighter {
  /// The words of the language that aren't UIKit names.
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

  /// Returns the pieces that look different from plain text, in order.
  ///
  /// A text with errors has fewer.
  package static func highlights(
    in source: SourceText, classes: ScenarioClasses
  ) -> [Highlight] {
    let lexemes = Lexer.lexemes(of: source)
    let report = DiagnosticReport(source)
    let indented = IndentedText(lexemes, of: source, report: report)
    let lines = VariantSections(indented.lines, report: report).allLines
    let names = ScenarioParser(sections: [lines], classes: classes, report: report).names
    var highlights: [Highlight] = []
    for (index, lexeme) in lexemes.enumerated() {
      let next = index + 1 < lexemes.count ? lexemes[index + 1].kind : nil
      let found = highlightClass(of: lexeme, before: next, source: source, names: names) {
        mayBeVerb(at: index, of: lexemes, in: source, classes)
      }
      if let found {
        highlights.append(Highlight(range: lexeme.range, highlightClass: found))
      }
    }
    return highlights
  }

  /// Returns whether a word is in the position of a gesture, which is first on its line or after
  /// `double`, and isn't the subject of an event.
  private static func mayBeVerb(
    at index: Int, of lexemes: [Lexeme], in source: SourceText, _ classes: ScenarioClasses
  ) -> Bool {
    let place = lexemes[..<index].lastIndex { $0.kind != .space && $0.kind != .hiddenMark }
    if let place, lexemes[place].kind != .lineBreak {
      return source[lexemes[place].range] == "double"
        && mayBeVerb(at: place, of: lexemes, in: source, classes)
    }
    guard let next = lexemes[(index + 1)...].first(where: { $0.kind != .space }),
      next.kind == .word
    else { return true }
    let word = source[next.range]
    return !classes.isEvent(word) && word != "requires"
  }

  /// Returns the text as HTML, with a classed span around pieces that look alike, and without the
  /// hidden lines unless they're requested.
  package static func html(
    _ source: SourceText, classes: ScenarioClasses, hidesLines: Bool = true
  ) -> String {
    html(source, classes, hiding: hidesLines ? hiddenLines(in: source) : [])
  }

  /// Returns the text as HTML in two parts: the setup with the steps, and the expectations at the
  /// end, or `nil` if the text doesn't end with expectations.
  package static func htmlParts(
    of source: SourceText, classes: ScenarioClasses
  ) -> (scene: String, expectations: String?) {
    let hidden = hiddenLines(in: source)
    guard let start = startOfExpectations(in: source) else {
      return (html(source, classes, hiding: hidden), nil)
    }
    let scene = hidden.filter { $0.upperBound <= start } + [start..<source.bytes.count]
    let expectations = [0..<start] + hidden.filter { $0.lowerBound >= start }
    return (
      html(source, classes, hiding: scene), html(source, classes, hiding: expectations)
    )
  }

  /// Returns the offset at which the last group of expectation blocks begins, including the blank
  /// lines before it, or `nil` if anything follows it or nothing comes before it.
  private static func startOfExpectations(in source: SourceText) -> Int? {
    var start: Int?
    var end = source.bytes.count
    while end > 0 {
      let line = source.bytes[..<(end - 1)].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let word = source.bytes[line..<end].prefix { !$0.isBlank && !$0.isLineBreak }
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

  private static func html(
    _ source: SourceText, _ classes: ScenarioClasses, hiding hidden: [Range<Int>]
  ) -> String {
    let pieces = joined(highlights(in: source, classes: classes), in: source)
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
  package static func ansi(_ source: SourceText, classes: ScenarioClasses) -> String {
    var ansi: [UInt8] = []
    decorate(source, as: highlights(in: source, classes: classes), hiding: []) { text, found in
      if let found { ansi += "\u{1B}[\(found.ansiCode)m".utf8 }
      ansi += text
      if found != nil { ansi += "\u{1B}[0m".utf8 }
    }
    return String(decoding: ansi, as: UTF8.self)
  }

  /// Returns the ranges of the lines that run but aren't shown, with their line breaks.
  package static func hiddenLines(in source: SourceText) -> [Range<Int>] {
    // Few texts contain the character that marks a hidden line.
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

  /// Returns the highlights with neighbors joined when they look alike and have only spaces between
  /// them.
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

  /// Passes on the text piece by piece, leaving out some lines.
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
    let classes = names.classes
    if classes[word] != nil { return .className }
    // A recognizer can be named `tap`, which counts as a name only where it can't be a gesture.
    if names[word]?.declaration != nil, !LineClass.stepVerbs.contains(word) || !mayBeVerb() {
      return .name
    }
    if classes.isProperty(word), next == .colon { return .property }
    if keywordSet.contains(word) { return .keyword }
    if names[word] != nil { return .name }
    if classes.isProperty(word) { return .property }
    if classes.isEvent(word) || word.utf8.last == UInt8(ascii: ")") { return .method }
    return nil
  }
}
