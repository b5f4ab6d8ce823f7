import RecognizerExamples
import ScenarioExport
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TextAndOrder

/// The response with a scenario as UIKit code.
struct CodeAnswer {
  /// The response.
  let bytes: [UInt8]

  /// Exports the variant that the request names, or the first one, under the name in the request.
  init(_ text: String, _ requestText: String) {
    let parsed = ParsedScenario(SourceText(name: "", text: text), resolver: .only(.course))
    let request = TextLines.pairs(in: requestText)
    let value = { (word: String) in request.first { $0.word == word }?.value }
    let variant = value("variant")
    let scenario = parsed.scenarios.first { $0.variant?.text == variant } ?? parsed.scenario
    let isCorrect = !parsed.diagnostics.hasErrors
    let export =
      isCorrect
      ? ScenarioExport(
        scenario, named: value("name") ?? "scenario", within: PageLimits.limits(of: parsed)) : nil
    bytes = JSONWriter.object { writer in
      writer.member("swift", export?.text)
      writer.diagnostics(export?.diagnostics ?? parsed.diagnostics)
    }
  }
}
