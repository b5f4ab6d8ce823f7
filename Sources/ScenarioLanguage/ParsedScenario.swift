package import SourceDiagnostics

/// What the language makes of a text: always a scenario, with everything that is wrong with it.
package struct ParsedScenario: Sendable {
  /// The scenario; only worth running when no diagnostic is an error.
  package let scenario: Scenario

  /// What is wrong, in source order.
  package let diagnostics: [Diagnostic]

  /// Reads a text; no text is too broken for it.
  package init(_ source: SourceText) {
    let report = DiagnosticReport(source)
    let lexemes = Lexer.lexemes(of: source)
    let outline = Outline(lexemes, of: source, report: report)
    scenario = ScenarioReader(outline: outline, report: report).read()
    diagnostics = report.diagnostics.inSourceOrder
  }
}
