import RecognizerExamples
import ScenarioFigures
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TextAndOrder

/// The response with a scenario's runs side by side with those that would happen if UIKit didn't
/// follow some facts.
enum FactAnswer {
  /// Runs each variant of a scenario twice: as it is, and without the facts of the request.
  static func answer(_ text: String, _ requestText: String) throws(LiveFault) -> [UInt8] {
    let request = FigureRequest(text: requestText)
    let facts = try SuspendedFact.asked(in: requestText)
    let parsed = ParsedScenario(SourceText(name: "", text: text), resolver: .only(.course))
    guard !parsed.diagnostics.hasErrors else {
      return JSONWriter.object { $0.diagnostics(parsed.diagnostics) }
    }
    let options = request.runOptions(PageLimits.limits(of: parsed))
    var otherOptions = options
    otherOptions.suspend(facts)
    let comparison = FactComparison(
      of: parsed.run(options), and: parsed.run(otherOptions), without: facts)
    let isTooLarge = PageLimits.areTooLarge(comparison.traces)
    return JSONWriter.object { writer in
      writer.diagnostics([])
      writer.member("tooLarge", isTooLarge)
      writer.member("text", comparison.text)
      comparison.write(to: &writer, drawing: isTooLarge ? nil : request.options)
    }
  }
}

extension SuspendedFact {
  /// Returns the facts that a request goes without.
  static func asked(in request: String) throws(LiveFault) -> [SuspendedFact] {
    guard let facts = all(in: request) else { throw .unknownRule }
    return facts
  }
}
