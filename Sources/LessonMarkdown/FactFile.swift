package import SourceDiagnostics

/// A file of the ledger of facts, with the facts about one subject.
package struct FactFile: Sendable, Equatable {
  /// The subject.
  package var title = ""
  /// The position among the ledger's files, counted from 1; files without a number come last.
  package var number: Int?
  /// The facts in the file's order.
  package var facts: [Fact] = []

  /// Parses a file of facts; any text results in facts, with diagnostics for its errors.
  package static func read(_ source: SourceText) -> (file: FactFile, diagnostics: [Diagnostic]) {
    FactFileParser.read(source)
  }
}
