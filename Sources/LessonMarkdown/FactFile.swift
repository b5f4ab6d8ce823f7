package import SourceDiagnostics

/// One file of the ledger of facts: those of one subject.
package struct FactFile: Sendable, Equatable {
  /// The subject.
  package var title = ""
  /// The place among the ledger's files, counted from 1; those without come last.
  package var number: Int?
  /// The facts in the order in which they are written.
  package var facts: [Fact] = []

  /// Reads a file of facts; whatever the text, there are facts, and its errors are diagnostics.
  package static func read(_ source: SourceText) -> (file: FactFile, diagnostics: [Diagnostic]) {
    FactFileParser.read(source)
  }
}
