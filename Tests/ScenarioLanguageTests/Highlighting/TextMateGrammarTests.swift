import Foundation
import RecognizerExamples
import ScenarioLanguage
import SourceDiagnostics
import Testing

/// The grammar for editors, held against the highlighter of the site.
@Suite struct TextMateGrammarTests {
  private static let folder = ".vscode/extensions/scenario/syntaxes/"

  /// A piece of text as an editor sees it.
  private struct Token {
    var range: Range<Int>
    var highlightClass: HighlightClass?
  }

  @Test(arguments: [
    ("scenario.tmLanguage.json", TextMateGrammar.json(.course)),
    ("markdown-scenario.tmLanguage.json", TextMateGrammar.markdownJSON),
  ])
  func `the grammar in the repository knows the words of the lexer`(name: String, json: String)
    throws
  {
    _ = try JSONSerialization.jsonObject(with: Data(json.utf8))
    if ProcessInfo.processInfo.environment["TOUCHSTONE_RECORD"] == "1" {
      try Corpus.write(json, toFile: Self.folder + name)
    }
    #expect(try Corpus.text(ofFile: Self.folder + name) == json)
  }

  @Test func `an editor knows the lines of an exercise that are the language's`() throws {
    // Those lines begin with a bar here.
    let lesson = """
       ```quiz who of: s
       Who expects a tap?

       - [x] `A`.
         > It is expect.
      |  expect
      |    A touchesBegan
       - [ ] Nobody.
         > No.
      |  expect
      |    never A touchesBegan
       ```
       ```challenge let-it-end of: s
       Let it end.

      |hint A touchesCancelled
         > Why?
      |expect
      |  A touchesEnded
      |solution
      |  UIView A
      |
      |  tap A
         > So.
       ```
      """
    typealias Pattern = TextMateGrammar.MarkdownPattern
    var isInText = false
    for marked in lesson.split(separator: "\n", omittingEmptySubsequences: false) {
      let line = String(marked.dropFirst())
      func matches(_ pattern: String) -> Bool {
        line.range(of: pattern, options: .regularExpression) != nil
      }
      if isInText, matches(Pattern.textEnd) { isInText = false }
      if !isInText, matches(Pattern.textBegin) { isInText = true }
      #expect((isInText || matches(Pattern.hint)) == marked.hasPrefix("|"), "\(line)")
      #expect(matches(Pattern.exerciseBegin) == (line.hasPrefix("```") && line.count > 3))
    }
  }

  @Test func `an editor colours scenarios as the site does, but for names that it cannot know`()
    throws
  {
    let rules = try TextMateGrammar.rules(.course).map { rule in
      (
        expression: try NSRegularExpression(pattern: rule.pattern, options: []),
        highlightClass: rule.highlightClass
      )
    }
    for source in Corpus.scenarios {
      let tokens = tokens(of: source, rules)
      for highlight in Highlighter.highlights(in: source, classes: .course)
      where highlight.highlightClass != .name && !isKeptTrace(highlight.range, in: source) {
        let token = tokens[highlight.range.lowerBound]
        #expect(
          token?.range == highlight.range && token?.highlightClass == highlight.highlightClass,
          "\(source.name): \(source[highlight.range]) is \(highlight.highlightClass)")
      }
    }
  }

  /// Cuts a text as an editor does: line by line, always taking the rule that matches first.
  private func tokens(
    of source: SourceText,
    _ rules: [(expression: NSRegularExpression, highlightClass: HighlightClass?)]
  ) -> [Int: Token] {
    var tokens: [Int: Token] = [:]
    var offset = 0
    for line in source.text.split(separator: "\n", omittingEmptySubsequences: false) {
      let text = String(line)
      let whole = text as NSString
      var start = 0
      while start < whole.length {
        var best: (range: NSRange, highlightClass: HighlightClass?)?
        for rule in rules {
          let rest = NSRange(location: start, length: whole.length - start)
          let found = rule.expression.firstMatch(
            in: text, options: [.withTransparentBounds, .withoutAnchoringBounds], range: rest)
          guard let range = found?.range, range.length > 0 else { continue }
          if best.map({ range.location < $0.range.location }) ?? true {
            best = (range, rule.highlightClass)
          }
        }
        guard let best else { break }
        let before = whole.substring(to: best.range.location).utf8.count
        let length = whole.substring(with: best.range).utf8.count
        let range = offset + before..<offset + before + length
        tokens[range.lowerBound] = Token(range: range, highlightClass: best.highlightClass)
        start = best.range.location + best.range.length
      }
      offset += text.utf8.count + 1
    }
    return tokens
  }

  /// Whether a place is in the lines of a trace that an expectation keeps, which are no language.
  private func isKeptTrace(_ range: Range<Int>, in source: SourceText) -> Bool {
    source.text.contains("expect trace")
  }
}
