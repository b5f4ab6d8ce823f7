import ScreenImport
import SourceDiagnostics
import TextAndOrder

/// The response with the scenario of a dump.
struct ImportAnswer {
  /// The response.
  let bytes: [UInt8]

  /// Imports a dump; without a scenario, a diagnostic is an error.
  init(_ dump: String) {
    let screen = ImportedScreen(SourceText(name: "", text: dump))
    bytes = JSONWriter.object { writer in
      writer.member("text", screen.scenario)
      writer.diagnostics(screen.diagnostics)
    }
  }
}
