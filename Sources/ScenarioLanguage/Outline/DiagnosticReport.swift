import SourceDiagnostics

/// Collects what is wrong in one text while it is read.
final class DiagnosticReport {
  /// The text that is read.
  let source: SourceText

  /// What has been found so far.
  private(set) var diagnostics: [Diagnostic] = []

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
    diagnostics.append(Diagnostic(message, at: range, in: source, notes: notes, fixIts: fixIts))
  }

  /// Adds one finding with its repairs.
  func add(
    _ message: DiagnosticMessage, at range: Range<Int>, notes: [Diagnostic.Note] = [],
    fixIts: [FixIt?]
  ) {
    diagnostics.append(
      Diagnostic(
        message, at: range, in: source, notes: notes, fixIts: fixIts.compactMap { $0 }))
  }
}
