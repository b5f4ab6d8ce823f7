package import SourceDiagnostics
import TouchEngine

/// The words that can continue a scenario at a position, for an editor.
///
/// They come from the tables that the parser uses: the classes, the properties and events of each
/// class, the names of the setup, and the words of the language.
package struct Completions {
  /// A word that an editor offers.
  package struct Candidate: Equatable, Sendable {
    /// The word.
    package var word: String

    /// What an editor writes after it, such as the colon after a property.
    package var ending = ""
  }

  /// The offsets of the beginning of a word that's replaced; empty where a word would begin.
  package let range: Range<Int>

  /// The words that fit, the likeliest first.
  package let candidates: [Candidate]

  /// The most words that an editor offers.
  private static let most = 30

  /// Finds the words for an offset, in UTF-8 bytes, of a text that may have errors.
  package init(_ source: SourceText, at offset: Int, classes: ScenarioClasses) {
    let offset = max(0, min(offset, source.bytes.count))
    let lexemes = Lexer.lexemes(of: source)
    let current = lexemes.last { $0.range.lowerBound < offset && offset <= $0.range.upperBound }
    switch current?.kind {
    case .word: range = (current?.range.lowerBound ?? offset)..<offset
    // There's nothing to complete in these.
    case .comment, .number, .regularExpression, .string:
      range = offset..<offset
      candidates = []
      return
    default: range = offset..<offset
    }
    let beginning = source[range]
    var fitting: [Candidate] = []
    let context = CompletionContext(source, lexemes, at: range.lowerBound, classes: classes)
    let candidates = context.candidates
    let spelledAlike = candidates.filter { $0.word.utf8.starts(with: beginning.utf8) }
    for candidate in spelledAlike + candidates where fitting.count < Self.most {
      if Self.begins(candidate.word, with: beginning), candidate.word != beginning,
        !fitting.contains(where: { $0.word == candidate.word })
      {
        fitting.append(candidate)
      }
    }
    self.candidates = fitting
  }

  /// Returns whether a word begins with some letters, in either case.
  private static func begins(_ word: String, with beginning: String) -> Bool {
    guard word.utf8.count >= beginning.utf8.count else { return false }
    return zip(word.utf8, beginning.utf8).allSatisfy { small($0) == small($1) }
  }

  private static func small(_ letter: UInt8) -> UInt8 {
    letter >= UInt8(ascii: "A") && letter <= UInt8(ascii: "Z") ? letter + 32 : letter
  }
}
