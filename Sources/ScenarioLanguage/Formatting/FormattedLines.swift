import SourceDiagnostics
import TouchEngine

/// A line in the standard format.
struct FormattedLine {
  /// The text of the line, without indentation.
  var text = ""

  /// The number of levels that the line is indented.
  var level = 0

  /// Whether the line begins the steps or a block of expectations, so an empty line comes before
  /// it.
  var beginsPart = false

  /// Whether the line runs but isn't shown.
  var isHidden = false

  /// Whether the line contains only a comment.
  var isComment = false

  /// Whether the line has no text.
  var isEmpty: Bool { text.isEmpty }
}

/// The lines of a text with standard spacing between their lexemes.
struct FormattedLines {
  private(set) var lines: [FormattedLine] = []

  /// The number of the line that each lexeme begins, by the lexeme's offset in the original text.
  private(set) var places: [Int: Int] = [:]

  private let source: SourceText
  private let classes: ScenarioClasses
  private var line = FormattedLine()

  /// The last lexeme of the line, if it has one.
  private var previous: Lexeme?

  /// Whether there are spaces between that lexeme and the next.
  private var hasSpace = false

  /// Whether the line begins with the name of a class, which properties follow.
  private var declares = false

  /// Creates the lines from the lexemes of a text.
  init(_ lexemes: [Lexeme], of source: SourceText, _ classes: ScenarioClasses) {
    self.source = source
    self.classes = classes
    for (index, lexeme) in lexemes.enumerated() {
      let next = lexemes[(index + 1)...].first { $0.kind != .space }
      take(lexeme, before: next?.kind)
    }
    finish()
  }

  private mutating func take(_ lexeme: Lexeme, before next: Lexeme.Kind?) {
    switch lexeme.kind {
    case .lineBreak: finish()
    case .space: hasSpace = true
    case .hiddenMark: line.isHidden = true
    case .comment:
      line.isComment = previous == nil
      line.text += previous == nil ? "" : "  "
      line.text += trimmed(source[lexeme.range])
      previous = lexeme
    default:
      if previous == nil {
        places[lexeme.range.lowerBound] = lines.count
        let word = source[lexeme.range]
        declares =
          classes[word] != nil || (next == .colon && classes.isProperty(word))
      }
      line.text += space(before: lexeme, next) + spelling(of: lexeme)
      previous = lexeme
      hasSpace = false
    }
  }

  private mutating func finish() {
    lines.append(line)
    line = FormattedLine()
    previous = nil
    hasSpace = false
  }

  private func space(before lexeme: Lexeme, _ next: Lexeme.Kind?) -> String {
    guard let previous else { return "" }
    if lexeme.kind == .word, next == .colon, declares, previous.kind != .colon { return "  " }
    // After a space, a slash has another meaning: it begins a regular expression or a comment.
    if source.bytes[lexeme.range.lowerBound] == UInt8(ascii: "/") { return hasSpace ? " " : "" }
    switch (previous.kind, lexeme.kind) {
    case (_, .colon) where Self.stands(apart: previous.kind): return " "
    case (.openParenthesis, _), (_, .closeParenthesis), (_, .colon), (_, .comma): return ""
    case (.colon, _), (.comma, _), (_, .openParenthesis): return " "
    default: break
    }
    let isSpaced = hasSpace || Self.stands(apart: previous.kind) || Self.stands(apart: lexeme.kind)
    return isSpaced ? " " : ""
  }

  /// Returns whether a mark is surrounded by spaces even if the text doesn't contain any.
  private static func stands(apart kind: Lexeme.Kind) -> Bool {
    switch kind {
    case .arrow, .backArrow, .ellipsis, .equalTo, .equals, .greater, .greaterOrEqual, .less,
      .lessOrEqual, .minusEquals, .notEqual, .plusEquals, .plusMinus:
      true
    default: false
    }
  }

  private func spelling(of lexeme: Lexeme) -> String {
    switch lexeme.kind {
    case .arrow: "→"
    case .ellipsis: "…"
    default: source[lexeme.range]
    }
  }

  private func trimmed(_ comment: String) -> String {
    var text = comment
    while text.utf8.last == UInt8(ascii: " ") || text.utf8.last == UInt8(ascii: "\t") {
      text.removeLast()
    }
    return text
  }
}
