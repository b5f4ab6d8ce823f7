package import SourceDiagnostics
import TextAndOrder

/// Everything that is wrong with a request: files that couldn't be read or written, and errors in
/// those that could.
package struct SourceProblems: Error, Equatable, Sendable {
  /// The files that couldn't be read or written.
  package var files: [FileProblem]

  /// The errors and warnings in the files.
  package var diagnostics: [Diagnostic]

  /// Creates a collection.
  package init(files: [FileProblem] = [], diagnostics: [Diagnostic] = []) {
    self.files = files
    self.diagnostics = diagnostics
  }

  /// The problems with warnings turned into errors.
  package var strict: SourceProblems {
    SourceProblems(files: files, diagnostics: diagnostics.map { $0.strict })
  }

  /// Whether any of the problems prevents the work; warnings alone don't.
  package var areFatal: Bool { !files.isEmpty || diagnostics.hasErrors }

  /// The number of problems that prevent the work.
  package var errorCount: Int {
    files.count + diagnostics.filter { $0.message.severity == .error }.count
  }

  /// Returns the problems as text for the user; empty if there are none.
  ///
  /// Lists at most the given number of errors, or all of them for `nil`.
  package func listing(_ decoration: ListingDecoration = .plain, most: Int? = nil) -> String {
    var pieces = files.map { $0.message.listing(decoration) }
    if !diagnostics.isEmpty { pieces.append(diagnostics.listing(decoration, most: most)) }
    return pieces.joined(separator: "\n")
  }
}

extension SourceProblems {
  /// Returns the problems as HTML for a `pre` element, where each code links to its explanation or
  /// the listing ends with the command that explains it.
  package func page(messagePage: String?) -> String {
    let listing = listing(.html(messagePage: messagePage))
    guard messagePage == nil else { return listing }
    var codes: [String] = []
    for code in files.map(\.message.code) + diagnostics.map(\.message.code)
    where !codes.contains(code) { codes.append(code) }
    let commands = codes.prefix(Self.commandLimit).map { "touchstone explain \($0)\n" }
    return listing + "\nWhat it means, and what to do:\n"
      + HTMLText.escaping(commands.joined())
  }

  /// The maximum number of commands to suggest.
  private static let commandLimit = 5
}
