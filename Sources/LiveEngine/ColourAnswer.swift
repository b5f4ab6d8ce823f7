import ScenarioLanguage
import SourceDiagnostics
import TextWriting

/// What an editor is told of a scenario with every letter that is typed.
struct ColourAnswer {
  /// The answer.
  let bytes: [UInt8]

  /// Reads a scenario without running it.
  init(_ text: String) {
    let source = SourceText(name: "", text: text)
    let parsed = ParsedScenario(source)
    bytes = JSONWriter.object { writer in
      writer.member("html", Highlighter.html(source, hidesLines: false))
      writer.diagnostics(parsed.diagnostics)
    }
  }
}
