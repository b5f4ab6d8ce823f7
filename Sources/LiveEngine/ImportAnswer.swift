import ScreenImport
import SourceDiagnostics
import TextAndOrder

/// The response with the scenario of a dump.
enum ImportAnswer {
  /// Imports a dump; without a scenario, a diagnostic is an error.
  static func answer(_ dump: String) -> [UInt8] {
    let screen = ImportedScreen(SourceText(name: "", text: dump))
    return JSONWriter.object { writer in
      writer.member("text", screen.scenario)
      writer.diagnostics(screen.diagnostics)
    }
  }
}
