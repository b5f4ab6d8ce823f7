package import SourceDiagnostics

/// Everything that is wrong with what a user asked for: files that could not be read or written,
/// and mistakes in those that could.
package struct SiteProblems: Error, Equatable, Sendable {
  /// What could not be read or written.
  package var files: [FileProblem]

  /// What is wrong in the texts, warnings too.
  package var diagnostics: [Diagnostic]

  /// Creates a collection.
  package init(files: [FileProblem] = [], diagnostics: [Diagnostic] = []) {
    self.files = files
    self.diagnostics = diagnostics
  }

  /// Whether anything in it keeps the work from being done; warnings alone do not.
  package var areFatal: Bool { !files.isEmpty || diagnostics.hasErrors }

  /// The number of problems that keep the work from being done.
  package var errorCount: Int {
    files.count + diagnostics.filter { $0.message.severity == .error }.count
  }

  /// Returns it as it is shown to the user; empty when there is nothing.
  ///
  /// Of mistakes in texts so many are listed at most, or all for `nil`.
  package func listing(_ decoration: ListingDecoration = .plain, most: Int? = nil) -> String {
    var pieces = files.map { $0.message.listing(decoration) }
    if !diagnostics.isEmpty { pieces.append(diagnostics.listing(decoration, most: most)) }
    return pieces.joined(separator: "\n")
  }
}
