import LessonMarkdown
import RecognizerExamples
import ScenarioLanguage
import SourceDiagnostics
import TextAndOrder
import TouchEngine

/// The word at an offset of a document.
struct DocumentWord {
  /// The word.
  let text: String

  /// The range in the document.
  let range: Range<Int>

  /// Finds the word that consists of letters, digits, and hyphens; returns `nil` if there is none.
  init?(_ source: SourceText, at offset: Int) {
    let line = source.lineRange(at: offset)
    let offset = min(offset, line.upperBound)
    var start = offset
    var end = offset
    while start > line.lowerBound, Self.isPart(source.bytes[start - 1]) { start -= 1 }
    while end < line.upperBound, Self.isPart(source.bytes[end]) { end += 1 }
    guard start < end else { return nil }
    range = start..<end
    text = source[start..<end]
  }

  /// Whether a byte belongs to a word; letters of other alphabets do.
  private static func isPart(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte.isLetter || byte.isDigit || "-_".utf8.contains(byte)
  }
}

/// A word of a scenario, and the words before it on its line.
struct ScenarioWord {
  /// The word.
  let text: String

  /// The range in the scenario's text.
  let range: Range<Int>

  /// The words and marks before it on its line.
  let before: [String]

  private let source: SourceText

  /// Finds the word at an offset; returns `nil` if there is none.
  init?(_ source: SourceText, at offset: Int) {
    let lexemes = Lexer.lexemes(of: source)
    guard
      let lexeme = lexemes.last(where: {
        $0.kind == .word && $0.range.lowerBound <= offset && offset <= $0.range.upperBound
      })
    else { return nil }
    let line = source.lineRange(at: lexeme.range.lowerBound)
    self.source = source
    text = source[lexeme.range]
    range = lexeme.range
    before = lexemes.filter {
      $0.range.lowerBound >= line.lowerBound && $0.range.upperBound <= lexeme.range.lowerBound
        && $0.kind != .space && $0.kind != .hiddenMark
    }.map { source[$0.range] }
  }

  /// The class of the object whose line this is, or whose property the word may be.
  var owner: ClassDescription? {
    let owners = before.last == "." ? before.dropLast().suffix(1) : before.prefix(2)
    return owners.lazy.compactMap { ScenarioClasses.course[$0] ?? elementClass(of: $0) }.first
  }

  /// Returns the class of the object that has a name in this text.
  func elementClass(of name: String) -> ClassDescription? {
    guard let declaration = SceneNames.declaration(of: name, in: source, classes: .course) else {
      return nil
    }
    let line = source.lineRange(at: declaration.lowerBound)
    let words = source[line.lowerBound..<declaration.lowerBound].split(separator: " ")
    return words.last.flatMap { ScenarioClasses.course[String($0)] }
  }
}
