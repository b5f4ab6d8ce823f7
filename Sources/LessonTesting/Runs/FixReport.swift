package import LessonRunner
import RecognizerExamples
import ScenarioFigures
import ScenarioLanguage
import ScenarioRepairs
import ScenarioRunner
package import SourceDiagnostics
import TextAndOrder
import TraceModel

/// The changes that make a scenario's expectations true, for a terminal or another program.
package struct FixReport: Sendable {
  private let report: RepairReport

  /// The maximum number of changes that are tried alone.
  package static var changeLimit: Int { RepairLimits().singles }

  /// The maximum number of pairs of changes that are tried.
  package static var pairLimit: Int { RepairLimits().pairs }

  /// The errors in the scenario or in the wishes, which prevented trying anything.
  package var errors: [Diagnostic] {
    if case .errors(let errors) = report.obstacle { errors } else { [] }
  }

  /// Whether everything is as expected already.
  package var hasNothingToFix: Bool { report.obstacle == .nothingToRepair }

  /// Whether a change was found.
  package var hasFix: Bool { !report.repairs.isEmpty }

  /// Searches for changes of a scenario.
  ///
  /// - Parameters:
  ///   - run: The run of the scenario.
  ///   - name: The participant that should act, if the expectations are met and there are no
  ///     wishes.
  ///   - wishes: Lines as under `expect` that have to be met instead of the scenario's own.
  ///   - limits: The limits of each run.
  package init(
    for run: LessonRun, about name: String? = nil, wishes: [String] = [],
    limits: GivenLimits = GivenLimits()
  ) {
    var wishes = wishes
    if wishes.isEmpty, let name, run.runs.first?.hasPassed == true,
      let wish = run.trace?.wish(for: name, classes: .course)
    {
      wishes = [wish]
    }
    let search = RepairSearch(
      run.scenario.source,
      // Each wish has its own block, so that their order doesn't matter.
      goal: wishes.flatMap { ["expect", "  " + $0] }, variant: run.runs.first?.variant,
      resolver: run.scenario.library.resolver(),
      options: ScenarioRunning.options(for: run.scenario, limits.options))
    report = search.report()
  }

  /// The changes as text, each with its difference, its code, and what else it changes.
  package var text: String {
    if report.repairs.isEmpty { return emptyText }
    var text = ""
    for (place, repair) in report.repairs.enumerated() {
      text += "\(place + 1). \(Self.sentence(repair.title))\n\n"
      for line in repair.difference { text += "  \(line)\n" }
      text += "\n"
      for line in repair.swift.split(separator: "\n", omittingEmptySubsequences: false) {
        text += line.isEmpty ? "\n" : "    \(line)\n"
      }
      text += "\n"
      text += Self.list("no longer", repair.vanished)
      text += Self.list("new", repair.appeared)
      text += Self.list("no longer true", repair.broken)
      text += Self.list("price", repair.prices)
      text += "\n"
    }
    return text + "\(effort)\n"
  }

  private var emptyText: String {
    guard report.obstacle == nil else { return "" }
    var text = "No fix found. \(effort)\n"
    for title in report.tried { text += "  \(title)\n" }
    return text
  }

  /// The number of trials in a sentence.
  private var effort: String {
    let count = report.tried.count
    let pairs = report.triedPairs == 0 ? "" : " and \(report.triedPairs) pairs of changes"
    let cut = report.isCut ? "; there are more to try" : ""
    return "Tried \(count) \(count == 1 ? "change" : "changes")\(pairs)\(cut)."
  }

  private static func sentence(_ title: String) -> String {
    var characters = Array(title)
    if let first = characters.first {
      characters.replaceSubrange(0..<1, with: Array(first.uppercased()))
    }
    return String(characters) + "."
  }

  private static func list(_ heading: String, _ lines: [String], limit: Int = 6) -> String {
    guard !lines.isEmpty else { return "" }
    let shown = lines.prefix(limit).map { "    \($0)\n" }.joined()
    let more = lines.count - limit
    return "  \(heading):\n" + shown + (more > 0 ? "    … and \(more) more\n" : "")
  }

  /// Writes the changes as members of an object.
  func write(to writer: inout JSONWriter) {
    writer.member("repairs", report.repairs) { writer, repair in
      writer.member("titles", texts: repair.titles)
      writer.member("difference", texts: repair.difference)
      writer.member("swift", repair.swift)
      writer.member("scenario", repair.text)
      writer.member("vanished", texts: repair.vanished)
      writer.member("appeared", texts: repair.appeared)
      writer.member("broken", texts: repair.broken)
      writer.member("prices", texts: repair.prices)
    }
    writer.member("tried", texts: report.tried)
    writer.member("triedPairs", report.triedPairs)
    writer.member("isCut", report.isCut)
  }
}
