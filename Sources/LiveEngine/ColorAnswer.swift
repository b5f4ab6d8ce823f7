import RecognizerExamples
import ScenarioLanguage
import SourceDiagnostics
import TextAndOrder

/// The response for an editor, which requests one with every keystroke.
enum ColorAnswer {
  /// Parses a scenario without running it.
  static func answer(_ text: String) -> [UInt8] {
    let source = SourceText(name: "", text: text)
    let parsed = ParsedScenario(source, resolver: .only(.course))
    return JSONWriter.object { writer in
      writer.member("html", Highlighter.html(source, classes: .course, hidesLines: false))
      writer.diagnostics(parsed.diagnostics)
    }
  }
}
