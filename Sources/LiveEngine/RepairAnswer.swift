import RecognizerExamples
import ScenarioLanguage
import ScenarioRepairs
import ScenarioRunner
import SourceDiagnostics
import TextAndOrder

/// The response with changes that make a scenario's expectations true.
enum RepairAnswer {
  /// The most changes that a reader is offered.
  private static let maximumRepairs = 5

  /// Searches for changes; the goal is the lines that have to be met instead of the scenario's own
  /// expectations, or empty.
  static func answer(_ text: String, _ goal: String) -> [UInt8] {
    let source = SourceText(name: "", text: text)
    var search = RepairSearch(
      source, goal: goal.isEmpty ? [] : Self.lines(of: goal), resolver: .only(.course))
    search.options.limits = PageLimits.limits(byteCount: text.utf8.count)
    search.limits = PageLimits.ofSearch
    let report = search.report()
    return JSONWriter.object { writer in
      writer.member("repairs", Array(report.repairs.prefix(Self.maximumRepairs))) {
        writer, repair in
        writer.member("title", repair.title)
        writer.member("difference", texts: repair.difference)
        writer.member("swift", repair.swift)
        writer.member("text", repair.text)
        writer.member("vanished", texts: repair.vanished)
        writer.member("appeared", texts: repair.appeared)
        writer.member("prices", texts: repair.prices)
      }
      writer.member("tried", report.tried.count + report.triedPairs)
      writer.member("isCut", report.isCut)
    }
  }

  private static func lines(of text: String) -> [String] {
    let source = SourceText(name: "", text: text)
    return source.lineRanges.map { source[$0] }
  }
}
