package import SourceDiagnostics

/// The scenes that a text uses, for a driver that has to have them at hand.
package enum SceneUses {
  /// Returns the names as the text has them, in order.
  package static func names(in source: SourceText) -> [String] {
    // Most scenarios use no other, and need not be read for it.
    guard mayUse(source.bytes) else { return [] }
    let indented = IndentedText(
      Lexer.lexemes(of: source), of: source, report: DiagnosticReport(source))
    return indented.lines.flatMap { line in
      let lines = SceneImporter.isVariant(line, source) ? line.children : [line]
      return lines.compactMap { SceneImporter.use(in: $0, source)?.text }
    }
  }

  /// Whether a text has the word that leads to another one somewhere.
  private static func mayUse(_ bytes: [UInt8]) -> Bool {
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "s")) {
      if rest[start...].starts(with: "scene".utf8) { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }
}
