import RecognizerExamples
import ScenarioExport
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TextAndOrder

/// The response with a scenario as UIKit code.
enum CodeAnswer {
  /// Exports the variant that the request names, or the first one, under the name in the request, and
  /// its own.
  static func answer(_ text: String, _ requestText: String) -> [UInt8] {
    let parsed = ParsedScenario(SourceText(name: "", text: text), resolver: .only(.course))
    let request = TextLines.pairs(in: requestText)
    let value = { (word: String) in request.first { $0.word == word }?.value }
    let variant = value("variant")
    let scenario = parsed.scenarios.first { $0.variant?.text == variant } ?? parsed.scenario
    let isCorrect = !parsed.diagnostics.hasErrors
    let export =
      isCorrect
      ? ScenarioExport(
        scenario, named: scenario.exportName(value("name") ?? "scenario"),
        within: PageLimits.limits(of: parsed)) : nil
    return JSONWriter.object { writer in
      writer.member("swift", export?.text)
      writer.diagnostics(export?.diagnostics ?? parsed.diagnostics)
    }
  }
}
