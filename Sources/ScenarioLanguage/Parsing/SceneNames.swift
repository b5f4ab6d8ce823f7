package import SourceDiagnostics

/// The names that a text's setup declares.
package enum SceneNames {
  /// The words that can't be names, because they can begin an expectation or a step, or replace a
  /// name there.
  package static let reservedWords = NameTable.reservedWords

  /// Returns the range in which a name is declared, or `nil` when nothing has it or it exists by
  /// default.
  package static func declaration(
    of name: String, in source: SourceText, classes: ScenarioClasses
  ) -> Range<Int>? {
    let report = DiagnosticReport(source)
    let indented = IndentedText(Lexer.lexemes(of: source), of: source, report: report)
    let lines = VariantSections(indented.lines, report: report).allLines
    return ScenarioParser(sections: [lines], classes: classes, report: report)
      .names[name]?.declaration
  }
}
