import DeviceLogs
import Figures
import RecognizerExamples
import ScenarioFigures
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TextAndOrder
import TraceModel

/// The response with a log from a device: its figures, and its comparison with a scenario's runs.
enum LogAnswer {
  /// Reads a log.
  ///
  /// It's compared with a scenario that has no errors and an object of the log.
  static func answer(_ logText: String, _ text: String, _ requestText: String) -> [UInt8] {
    let log = DeviceLog(SourceText(name: "", text: logText))
    let traces = log.sequences.map { Trace($0) }
    let isTooLarge = PageLimits.areTooLarge(traces)
    let report = isTooLarge ? nil : Self.report(on: log, text)
    var request = FigureRequest(text: requestText)
    request.kinds = nil
    request.options.topics = TraceTopic.allCases
    let figures = isTooLarge || traces.isEmpty ? [] : request.figures(of: log)
    return JSONWriter.object { writer in
      writer.diagnostics(log.problem.map { [$0] } ?? [])
      writer.member("tooLarge", isTooLarge)
      if let report {
        writer.member("agrees", report.agrees)
        writer.member("report", report.text)
      }
      writer.figures(figures)
    }
  }

  private static func report(on log: DeviceLog, _ text: String) -> LogReport? {
    let parsed = ParsedScenario(SourceText(name: "", text: text), resolver: .only(.course))
    guard !log.sequences.isEmpty, !parsed.diagnostics.hasErrors else { return nil }
    let runs = parsed.run(FigureRequest(text: "").runOptions(PageLimits.limits(of: parsed)))
    guard !PageLimits.areTooLarge(runs.map { $0.trace }) else { return nil }
    let report = LogReport(of: runs.map { ($0.variant, $0.trace) }, log)
    return report.flatMap { $0.isAboutTheScenario ? $0 : nil }
  }
}
