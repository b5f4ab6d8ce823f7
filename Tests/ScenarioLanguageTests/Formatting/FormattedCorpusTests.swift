import ScenarioLanguage
import SourceDiagnostics
import Testing

@Suite struct FormattedCorpusTests {
  /// The lexemes that mean something, in the spelling of the common form.
  private func meaning(of source: SourceText) -> [String] {
    Lexer.lexemes(of: source).compactMap { lexeme in
      switch lexeme.kind {
      case .comment, .hiddenMark, .lineBreak, .space: nil
      case .arrow: "→"
      case .ellipsis: "…"
      default: source[lexeme.range]
      }
    }
  }

  @Test func `formatting twice is formatting once, whatever the scenario`() {
    #expect(Corpus.scenarios.count > 100)
    for source in Corpus.scenarios {
      guard let once = Formatter.formatted(source) else { continue }
      let again = Formatter.formatted(SourceText(name: source.name, text: once))
      #expect(again == once, "\(source.name)")
    }
  }

  @Test func `formatting changes no meaning and no comment`() {
    for source in Corpus.scenarios {
      guard let text = Formatter.formatted(source) else { continue }
      let formatted = SourceText(name: source.name, text: text)
      #expect(meaning(of: formatted) == meaning(of: source), "\(source.name)")
      #expect(comments(of: formatted) == comments(of: source), "\(source.name)")
    }
  }

  @Test func `most scenarios can be formatted by themselves`() {
    let formatted = Corpus.scenarios.count { Formatter.formatted($0) != nil }
    #expect(formatted * 10 > Corpus.scenarios.count * 8)
  }

  private func comments(of source: SourceText) -> [String] {
    Lexer.lexemes(of: source).filter { $0.kind == .comment }.map { lexeme in
      let text = source[lexeme.range]
      return String(text.reversed().drop { $0 == " " || $0 == "\t" }.reversed())
    }
  }
}
