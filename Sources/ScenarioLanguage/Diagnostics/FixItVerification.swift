import SourceDiagnostics

/// A check that fix-its resolve the problems that they're offered for, which parses the resulting
/// texts.
struct FixItVerification {
  /// The most bytes to parse: no author applies the fix-its of thousands of errors one by one, and
  /// a page must respond immediately.
  private static let maximumBytes = 200_000

  /// The number of errors in the original text, by message.
  private let errors: [String: Int]

  private let read: (SourceText) -> [Diagnostic]

  /// The number of bytes parsed so far.
  private var byteCount = 0

  /// Creates a verification from all diagnostics of a text and a function that parses another text.
  init(of diagnostics: [Diagnostic], read: @escaping (SourceText) -> [Diagnostic]) {
    errors = Self.errors(among: diagnostics)
    self.read = read
  }

  /// Returns a diagnostic with only those fix-its that reduce the number of errors without adding a
  /// new one.
  mutating func verified(_ diagnostic: Diagnostic) -> Diagnostic {
    guard !diagnostic.fixIts.isEmpty else { return diagnostic }
    var verified = diagnostic
    verified.fixIts = []
    for fixIt in diagnostic.fixIts {
      let source = diagnostic.source
      byteCount += source.bytes.count
      guard byteCount <= Self.maximumBytes else { break }
      let mended = SourceText(
        name: source.name, text: source.applying(fixIt.edits), firstLine: source.firstLine,
        indentation: source.indentation)
      if mends(diagnostic, read(mended)) { verified.fixIts.append(fixIt) }
    }
    return verified
  }

  /// Returns whether fewer errors are left after a fix than before.
  private func mends(_ diagnostic: Diagnostic, _ rest: [Diagnostic]) -> Bool {
    let after = Self.errors(among: rest)
    guard after.allSatisfy({ $0.value <= errors[$0.key, default: 0] }) else { return false }
    return diagnostic.message.severity != .error || after != errors
  }

  private static func errors(among diagnostics: [Diagnostic]) -> [String: Int] {
    var counts: [String: Int] = [:]
    for diagnostic in diagnostics where diagnostic.message.severity == .error {
      counts[diagnostic.message.identifier + " " + diagnostic.message.text, default: 0] += 1
    }
    return counts
  }
}
