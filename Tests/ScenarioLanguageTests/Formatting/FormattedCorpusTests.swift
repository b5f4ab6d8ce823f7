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
    // The page of promises has the sum; see Tests/Gates/promises.py.
    print("figure: \(Corpus.scenarios.count) formatted texts")
  }

  /// Pieces that mean something else next to a space, or next to each other.
  private static let pieces = [
    "//x", "://x", ": //x", "/a/", ">/a/", " ( /a/", " ,", ":", "->", "...", "=", "+ =", "- >",
    " \t",
    "\r", "\r\n", "# ", "\n#", "\u{FEFF}", "\"", "±", ".5", "-", "5-3", "…", "*",
  ]

  @Test func `formatting twice is formatting once, whatever is put between the words`() {
    var state: UInt64 = 14
    func random(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    var count = 0
    for source in Corpus.scenarios {
      let lexemes = Lexer.lexemes(of: source)
      for _ in 0..<6 where !lexemes.isEmpty {
        let place = lexemes[random(below: lexemes.count)].range.upperBound
        let piece = Self.pieces[random(below: Self.pieces.count)]
        let text = source[0..<place] + piece + source[place..<source.bytes.count]
        let changed = SourceText(name: source.name, text: text)
        guard let once = Formatter.formatted(changed) else { continue }
        count += 1
        let formatted = SourceText(name: source.name, text: once)
        #expect(Formatter.formatted(formatted) == once, "\(text)")
        #expect(meaning(of: formatted) == meaning(of: changed), "\(text)")
      }
    }
    #expect(count > 400)
    print("figure: \(count) formatted texts")
  }

  @Test(arguments: ["grid didSelectItemAt item : 1", "grid didSelectItemAt item: 1"])
  func `a colon that would change a detail is no part of one`(_ line: String) {
    let text = "UIView root\n  UICollectionView grid\n\ntap grid\n\nexpect\n  \(line)\n"
    #expect(Formatter.formatted(SourceText(name: "test", text: text)) == nil)
  }

  @Test(arguments: ["hit B://x", "hit B:/x/", "hit B>/x/", "hit B/x/y"])
  func `a slash is moved away from nothing`(_ line: String) {
    let text = "UIView B\n\ntap B\n\nexpect\n  \(line)\n"
    #expect(Formatter.formatted(SourceText(name: "", text: text)).map { $0.contains("/") } ?? true)
    let once = Formatter.formatted(SourceText(name: "", text: text)) ?? ""
    #expect(!once.contains(" /"))
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
