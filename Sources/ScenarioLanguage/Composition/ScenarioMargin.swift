package import SourceDiagnostics

/// The number of columns by which all lines of a scenario are indented, for example because it was
/// copied from under another line.
package enum ScenarioMargin {
  /// Returns the number of columns before the first line that's neither empty nor a comment.
  package static func columns(of source: SourceText) -> Int {
    columns(
      of: IndentedText(Lexer.lexemes(of: source), of: source, report: DiagnosticReport(source)))
  }

  /// Returns the number of columns before the first line of a text.
  static func columns(of indented: IndentedText) -> Int { indented.lines.first?.indentation ?? 0 }
}
