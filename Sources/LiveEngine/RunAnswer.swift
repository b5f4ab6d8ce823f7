import Figures
import RecognizerExamples
import ScenarioFigures
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TextAndOrder
import TraceModel

/// The response with a scenario's run.
enum RunAnswer {
  /// Runs each variant of a scenario, without the facts that the request names.
  static func answer(_ text: String, _ requestText: String) throws(LiveFault) -> [UInt8] {
    let facts = try SuspendedFact.asked(in: requestText)
    let source = SourceText(name: "", text: text)
    var request = FigureRequest(text: requestText)
    let parsed = ParsedScenario(source, resolver: .only(.course))
    guard !parsed.diagnostics.hasErrors else {
      return JSONWriter.object { writer in
        writer.verdict(parsed, parsed.diagnostics)
        writer.member("colors", Highlighter.html(source, classes: .course))
        writer.member("tooLarge", false)
        writer.member("runs", [Int]()) { _, _ in }
        writer.figures([])
        writer.member("partings", texts: [])
      }
    }
    var options = request.runOptions(PageLimits.limits(of: parsed))
    options.suspend(facts)
    let runs = parsed.run(options)
    let shownEdits = runs.shownEdits
    request.lines = ListingLines(of: source, shownWith: shownEdits)
    let isTooLarge = PageLimits.areTooLarge(runs.map { $0.trace })
    let shown = SourceText(name: "", text: source.applying(shownEdits))
    return JSONWriter.object { writer in
      writer.verdict(parsed, (parsed.diagnostics + runs.warnings + runs.failures).inSourceOrder)
      writer.member("colors", Highlighter.html(shown, classes: .course))
      writer.member("tooLarge", isTooLarge)
      writer.member("runs", runs) { writer, run in
        writer.member("variant", run.variant.isEmpty ? nil : run.variant)
        writer.member("passed", run.hasPassed)
        writer.member("milliseconds", number: run.endTime.millisecondsText)
        writer.member("events", run.trace.events.count)
        writer.member("trace", run.trace.text)
      }
      writer.figures(isTooLarge ? [] : request.figures(of: runs))
      writer.member(
        "partings", texts: isTooLarge ? [] : request.comparisons(of: runs).map { $0.sentence })
    }
  }
}

extension JSONWriter {
  /// Writes the diagnostics and the number of expectations.
  fileprivate mutating func verdict(_ parsed: ParsedScenario, _ diagnostics: [Diagnostic]) {
    self.diagnostics(diagnostics)
    member("listing", diagnostics.listing(most: Self.maximumDiagnostics))
    member("passed", !diagnostics.hasErrors)
    member("expectations", parsed.expectationCount)
  }
}

extension FigureRequest {
  /// Returns the options for runs whose figures are requested.
  func runOptions(_ limits: RunLimits) -> RunOptions {
    var runOptions = RunOptions()
    runOptions.limits = limits
    runOptions.shownTopics = options.topics
    runOptions.mapsHits = options.overlays.contains(.hitAreas)
    return runOptions
  }
}

extension VirtualTime {
  /// The time in milliseconds, as a JSON number.
  var millisecondsText: String { (Double(microseconds) / 1_000).text(decimals: 3) }
}
