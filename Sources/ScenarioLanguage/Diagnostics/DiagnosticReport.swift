import SourceDiagnostics

/// Collects what is wrong in one text while it is read.
final class DiagnosticReport {
  /// The text that is read.
  let source: SourceText

  /// What has been found so far.
  private(set) var diagnostics: [Diagnostic] = []

  /// Whether the same thing is told once; variants share lines, which are read for each.
  var forgetsRepetitions = false

  init(_ source: SourceText) {
    self.source = source
  }

  /// Adds one finding, with a repair that replaces a range when one is obvious.
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

  /// Adds one finding with its repairs.
  func add(
    _ message: DiagnosticMessage, at range: Range<Int>, notes: [Diagnostic.Note] = [],
    fixIts: [FixIt?]
  ) {
    append(
      Diagnostic(
        message, at: range, in: source, notes: notes, fixIts: fixIts.compactMap { $0 }))
  }

  private func append(_ diagnostic: Diagnostic) {
    let isKnown =
      forgetsRepetitions
      && diagnostics.contains { $0.range == diagnostic.range && $0 == diagnostic }
    if !isKnown { diagnostics.append(diagnostic) }
  }
}
