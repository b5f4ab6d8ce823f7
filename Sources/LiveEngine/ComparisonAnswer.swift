import Figures
import RecognizerExamples
import ScenarioFigures
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TextAndOrder
import TraceModel

/// The response with the runs of two scenarios side by side, such as the lesson's and the reader's.
enum ComparisonAnswer {
  /// Runs the first variant of each of two scenarios.
  static func answer(_ text: String, _ otherText: String, _ requestText: String) -> [UInt8] {
    let request = FigureRequest(text: requestText)
    let one = ParsedScenario(SourceText(name: "", text: text), resolver: .only(.course))
    let other = ParsedScenario(SourceText(name: "", text: otherText), resolver: .only(.course))
    let errors = one.diagnostics.hasErrors ? one.diagnostics : other.diagnostics
    guard !errors.hasErrors else {
      return JSONWriter.object { $0.diagnostics(errors) }
    }
    let sides = [one, other].map { side in
      side.scenario.run(request.runOptions(PageLimits.limits(of: side))).trace
    }
    let isTooLarge = PageLimits.areTooLarge(sides)
    let comparison =
      isTooLarge
      ? nil
      : TraceComparison(
        of: .init(name: "the lesson", trace: sides[0]), and: .init(name: "yours", trace: sides[1]),
        options: request.options)
    return JSONWriter.object { writer in
      writer.diagnostics([])
      writer.member("tooLarge", isTooLarge)
      writer.member("sentence", comparison?.sentence)
      writer.member("html", comparison?.html)
    }
  }
}
