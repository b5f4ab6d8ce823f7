import ArgumentParser

/// The engine that a site's live pages use.
struct EngineOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The WebAssembly module that lets readers touch the figures, instead of the module that "
        + "was installed with the program. LiveTools.wasm must be in the same folder. Pages from a disk "
        + "get FILE.gz, if gzip has compressed the same module into it.",
      valueName: "file"), completion: .file())
  var engine: String?

  @Flag(
    name: .customLong("no-engine"),
    help: "Make pages that can only be read, as a program without an installed module does.")
  var isReadOnly = false

  /// The module's path, or `nil` for pages that can only be read.
  var file: String? { isReadOnly ? nil : engine ?? InstalledFiles.engine }

  func validate() throws {
    if isReadOnly, engine != nil { throw ValidationError(.engineWithNoEngine) }
  }
}
