package import FileSystem

extension CacheFolder {
  private static let resultFile = "results"

  /// What is known of scenarios from earlier runs of this very program.
  package func knownResults() -> KnownResults? {
    guard let program = program() else { return nil }
    return KnownResults(engine: program, text: text(ofFile: Self.resultFile) ?? "")
  }

  /// Keeps what is known.
  package func keep(_ known: KnownResults) { write(known.text, to: Self.resultFile) }

  /// The names of the scenarios that failed when they were last run from the working folder; `nil`
  /// when none has been run.
  package func failures() -> Set<String>? {
    guard let text = text(ofFile: failureFile) else { return nil }
    return Set(text.split(separator: "\n").map(String.init))
  }

  /// Keeps the names of the scenarios that failed.
  package func keep(failures: Set<String>) {
    write(failures.sorted().map { $0 + "\n" }.joined(), to: failureFile)
  }

  private var failureFile: String {
    var hash = ContentHash()
    hash.add(Disk.workingFolder)
    return "failures-" + hash.text
  }
}
