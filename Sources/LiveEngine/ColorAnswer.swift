import RecognizerExamples
import ScenarioLanguage
import SourceDiagnostics
import TextAndOrder

/// The response for an editor, which requests one with every keystroke.
struct ColorAnswer {
  /// The response.
  let bytes: [UInt8]

  /// Parses a scenario without running it.
  init(_ text: String) {
    let source = SourceText(name: "", text: text)
    let parsed = ParsedScenario(source, resolver: .only(.course))
    bytes = JSONWriter.object { writer in
      writer.member("html", Highlighter.html(source, classes: .course, hidesLines: false))
      writer.diagnostics(parsed.diagnostics)
    }
  }
}
