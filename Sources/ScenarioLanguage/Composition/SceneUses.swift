package import SourceDiagnostics

/// A list of the setups that a text uses, for clients that need to load them in advance.
package enum SceneUses {
  /// Returns the names as they appear in the text, in order.
  package static func names(in source: SourceText) -> [String] {
    // Most scenarios don't use another one, so they don't need to be parsed for it.
    guard mayUse(source.bytes) else { return [] }
    let indented = IndentedText(
      Lexer.lexemes(of: source), of: source, report: DiagnosticReport(source))
    return indented.lines.flatMap { line in
      let lines = SceneImporter.isVariant(line, source) ? line.children : [line]
      return lines.compactMap { SceneImporter.use(in: $0, source)?.text }
    }
  }

  /// Returns whether a text contains the word that refers to another scenario.
  private static func mayUse(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "s")) {
      if rest[start...].starts(with: "scene".utf8) { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }
}
