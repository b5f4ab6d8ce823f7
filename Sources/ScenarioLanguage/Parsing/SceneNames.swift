package import SourceDiagnostics

/// The names that the scene of a text declares.
package enum SceneNames {
  /// Returns where a name is declared; `nil` when nothing has it, or what has it is not written.
  package static func declaration(of name: String, in source: SourceText) -> Range<Int>? {
    let report = DiagnosticReport(source)
    let indented = IndentedText(Lexer.lexemes(of: source), of: source, report: report)
    let lines = VariantSections(indented.lines, report: report).allLines
    return ScenarioParser(sections: [lines], report: report).names[name]?.declaration
  }
}
