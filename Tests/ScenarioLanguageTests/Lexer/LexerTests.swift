import ScenarioLanguage
import SourceDiagnostics
import Testing

struct LexerTests {
  @Test(arguments: [
    "", "\n", "\r\n\r\n", "\r", "a\tb\n\tc", "tap B // comment\r\nwait 5ms", "«»🙂 é 𝔸 …→←->...",
    "x<-5 x<=.5 -.5 1.2.3 1e5 45° 2x 50% -", "\"open", "\"closed\" \"\"",
    "point(inside:) (x < 3) a(b",
    "////\n//", "a//b", "\u{0}\u{7F}\u{FEFF}",
  ])
  func `the lexemes of a text are the text`(text: String) {
    checkRoundTrip(text)
  }

  @Test func `the lexemes of a long scenario are the scenario`() {
    checkRoundTrip(longScenario)
  }

  private func checkRoundTrip(_ text: String) {
    let source = SourceText(name: "", text: text)
    let lexemes = Lexer.lexemes(of: source)
    #expect(lexemes.map { source[$0.range] }.joined() == text)
    var end = 0
    for lexeme in lexemes {
      #expect(lexeme.range.lowerBound == end)
      #expect(!lexeme.range.isEmpty)
      end = lexeme.range.upperBound
    }
    #expect(end == text.utf8.count)
  }

  @Test(arguments: [
    ("B touchesMoved…", "word:B word:touchesMoved ellipsis:…"),
    ("x<-5", "word:x less:< number:-5"),
    ("A→B -> C ← D", "word:A arrow:→ word:B arrow:-> word:C backArrow:← word:D"),
    ("point(inside:): x", "word:point(inside:) colon:: word:x"),
    (
      "not(x >= 3)",
      "word:not openParenthesis:( word:x greaterOrEqual:>= number:3 closeParenthesis:)"
    ),
    ("rotate 45° 5…", "word:rotate number:45° number:5 ellipsis:…"),
    ("frame: -1,+2 .5", "word:frame colon:: number:-1 comma:, number:+2 number:.5"),
    ("a//b  // c", "word:a unknown:/ unknown:/ word:b comment:// c"),
    ("tou*hes*", "word:tou*hes*"),
    ("event-fetch a->b x-5", "word:event-fetch word:a arrow:-> word:b word:x number:-5"),
    ("0.5±0.01 ± 1°", "number:0.5 plusMinus:± number:0.01 plusMinus:± number:1°"),
  ])
  func `lexemes have kinds`(text: String, expected: String) {
    let source = SourceText(name: "", text: text)
    let shown = Lexer.lexemes(of: source).filter { $0.kind != .space }.map {
      "\($0.kind):\(source[$0.range])"
    }
    #expect(shown.joined(separator: " ") == expected)
  }
}
