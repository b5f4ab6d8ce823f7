import SourceDiagnostics

/// A collection of the problems found while a text is parsed.
final class DiagnosticReport {
  /// The text being parsed.
  let source: SourceText

  /// The diagnostics so far.
  private(set) var diagnostics: [Diagnostic] = []

  /// Whether to report the same problem only once, because variants share lines and each variant
  /// parses them.
  var forgetsRepetitions = false

  init(_ source: SourceText) {
    self.source = source
  }

  /// Adds a diagnostic, with a fix-it that replaces a range if there's an obvious one.
  func add(
    _ message: DiagnosticMessage, at range: Range<Int>, notes: [Diagnostic.Note] = [],
    replacing replaced: Range<Int>? = nil, with replacement: String? = nil
  ) {
    var fixIts: [FixIt] = []
    if let replacement,
      let fixIt = FixIt(replacing: replaced ?? range, with: replacement, in: source)
    {
      fixIts.append(fixIt)
    }
    append(Diagnostic(message, at: range, in: source, notes: notes, fixIts: fixIts))
  }

  /// Adds a diagnostic with its fix-its.
  func add(
    _ message: DiagnosticMessage, at range: Range<Int>, notes: [Diagnostic.Note] = [],
    fixIts: [FixIt?]
  ) {
    append(
      Diagnostic(
        message, at: range, in: source, notes: notes, fixIts: fixIts.compactMap { $0 }))
  }

  /// Removes the diagnostics after the first ones.
  func takeBack(to count: Int) {
    diagnostics.removeLast(max(0, diagnostics.count - count))
  }

  private func append(_ diagnostic: Diagnostic) {
    let isKnown =
      forgetsRepetitions
      && diagnostics.contains { $0.range == diagnostic.range && $0 == diagnostic }
    if !isKnown { diagnostics.append(diagnostic) }
  }
}
