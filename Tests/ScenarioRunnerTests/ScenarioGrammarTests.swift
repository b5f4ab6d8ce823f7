import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import Testing

struct ScenarioGrammarTests {
  @Test func `every construct is explained once`() {
    let explained = ScenarioGrammar.entries.map(\.construct)
    #expect(Set(explained) == Set(Construct.allCases))
    #expect(explained.count == Construct.allCases.count)
  }

  @Test(arguments: ScenarioGrammar.entries.map(\.construct))
  func `an example has its construct and does what it expects`(construct: Construct) throws {
    let entry = try #require(ScenarioGrammar.entries.first { $0.construct == construct })
    let source = SourceText(name: construct.code, text: entry.example)
    let parsed = ParsedScenario(source, resolver: ScenarioGrammar.resolver)
    #expect(parsed.diagnostics.listing() == "")
    for scenario in parsed.scenarios { #expect(scenario.run().failures.listing() == "") }
    #expect(entry.explanation.hasSuffix("."))
    switch construct {
    case .comment:
      #expect(Lexer.lexemes(of: source).contains { $0.kind == .comment })
    case .hiddenLine:
      #expect(!Highlighter.hiddenLines(in: source).isEmpty)
    case .change, .removal, .usedScene:
      #expect(!parsed.includedSources.isEmpty)
    default:
      #expect(parsed.scenarios.allSatisfy { $0.constructs.contains(construct) })
    }
  }

  /// The words that begin a step stand in the forms, so that a new one cannot be forgotten.
  @Test func `every word that begins a step stands in a form`() {
    let forms = ScenarioGrammar.entries.flatMap(\.forms).joined(separator: "\n")
    let words = forms.split { !$0.isLetter && $0 != "-" && $0 != ":" }.map(String.init)
    #expect(ScenarioGrammar.stepWords.filter { !words.contains($0) } == [])
  }
}
