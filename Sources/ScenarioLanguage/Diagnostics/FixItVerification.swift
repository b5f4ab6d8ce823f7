import SourceDiagnostics

/// Finds out whether fix-its mend what they are offered for, by reading the texts that they make.
struct FixItVerification {
  /// How many bytes are read at most: nobody applies the fix-its of thousands of errors one by one,
  /// and a page must answer at once.
  private static let mostBytes = 200_000

  /// How many errors of the text as it is say the same.
  private let errors: [String: Int]

  private let read: (SourceText) -> [Diagnostic]

  /// The bytes that have been read.
  private var byteCount = 0

  /// Takes all that is wrong with a text, and what reads another one.
  init(of diagnostics: [Diagnostic], read: @escaping (SourceText) -> [Diagnostic]) {
    errors = Self.errors(among: diagnostics)
    self.read = read
  }

  /// Returns a diagnostic with those of its fix-its after which fewer errors are left and none is new.
  mutating func verified(_ diagnostic: Diagnostic) -> Diagnostic {
    guard !diagnostic.fixIts.isEmpty else { return diagnostic }
    var verified = diagnostic
    verified.fixIts = []
    for fixIt in diagnostic.fixIts {
      let source = diagnostic.source
      byteCount += source.bytes.count
      guard byteCount <= Self.mostBytes else { break }
      let mended = SourceText(
        name: source.name, text: source.applying(fixIt.edits), firstLine: source.firstLine,
        indentation: source.indentation)
      if mends(diagnostic, read(mended)) { verified.fixIts.append(fixIt) }
    }
    return verified
  }

  /// Whether what is wrong after a repair is less than before.
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
