package import SourceDiagnostics
import TextWriting

/// Everything that is wrong with what a user asked for: files that could not be read or written,
/// and errors in those that could.
package struct SourceProblems: Error, Equatable, Sendable {
  /// What could not be read or written.
  package var files: [FileProblem]

  /// What is wrong in the texts, warnings too.
  package var diagnostics: [Diagnostic]

  /// Creates a collection.
  package init(files: [FileProblem] = [], diagnostics: [Diagnostic] = []) {
    self.files = files
    self.diagnostics = diagnostics
  }

  /// The problems when warnings count as errors.
  package var strict: SourceProblems {
    SourceProblems(files: files, diagnostics: diagnostics.map { $0.strict })
  }

  /// Whether anything in it keeps the work from being done; warnings alone do not.
  package var areFatal: Bool { !files.isEmpty || diagnostics.hasErrors }

  /// The number of problems that keep the work from being done.
  package var errorCount: Int {
    files.count + diagnostics.filter { $0.message.severity == .error }.count
  }

  /// Returns it as it is shown to the user; empty when there is nothing.
  ///
  /// Of errors in texts so many are listed at most, or all for `nil`.
  package func listing(_ decoration: ListingDecoration = .plain, most: Int? = nil) -> String {
    var pieces = files.map { $0.message.listing(decoration) }
    if !diagnostics.isEmpty { pieces.append(diagnostics.listing(decoration, most: most)) }
    return pieces.joined(separator: "\n")
  }
}

extension SourceProblems {
  /// Returns it as HTML for a `pre` element: each code leads to its explanation, or the program that
  /// explains it is named below.
  package func page(messagePage: String?) -> String {
    let listing = listing(.html(messagePage: messagePage))
    guard messagePage == nil else { return listing }
    var codes: [String] = []
    for code in files.map(\.message.code) + diagnostics.map(\.message.code)
    where !codes.contains(code) { codes.append(code) }
    let commands = codes.prefix(Self.mostCommands).map { "touchstone explain \($0)\n" }
    return listing + "\nWhat it means, and what to do:\n"
      + HTMLText.escaping(commands.joined())
  }

  /// More commands than this nobody enters.
  private static let mostCommands = 5
}
