package import SourceDiagnostics

/// The scenes that a text uses, for a driver that has to have them at hand.
package enum SceneUses {
  /// Returns the names as the text has them, in order.
  package static func names(in source: SourceText) -> [String] {
    let indented = IndentedText(
      Lexer.lexemes(of: source), of: source, report: DiagnosticReport(source))
    return indented.lines.flatMap { line in
      let lines = SceneImporter.isVariant(line, source) ? line.children : [line]
      return lines.compactMap { SceneImporter.use(in: $0, source)?.text }
    }
  }
}
