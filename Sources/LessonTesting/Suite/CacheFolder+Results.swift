package import FileSystem

extension CacheFolder {
  private static let resultFile = "results"

  /// Returns the cached results of earlier runs of exactly this program.
  package func knownResults() -> KnownResults? {
    guard let program = program() else { return nil }
    return KnownResults(engine: program, text: text(ofFile: Self.resultFile) ?? "")
  }

  /// Saves the cached results.
  package func keep(_ known: KnownResults) { write(known.text, to: Self.resultFile) }

  /// Returns the names of the scenarios that failed in the last run from the working folder, or
  /// `nil` if there was no run.
  package func failures() -> Set<String>? {
    guard let text = text(ofFile: failureFile) else { return nil }
    return Set(text.split(separator: "\n").map(String.init))
  }

  /// Saves the names of the scenarios that failed.
  package func keep(failures: Set<String>) {
    write(failures.sorted().map { $0 + "\n" }.joined(), to: failureFile)
  }

  private var failureFile: String {
    var hash = ContentHash()
    hash.add(Disk.workingFolder)
    return "failures-" + hash.text
  }
}
