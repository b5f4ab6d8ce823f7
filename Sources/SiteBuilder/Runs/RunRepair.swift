import FileSystem
import LessonRunner
import RecognizerExamples
import ScenarioLanguage
import ScenarioRepairs
import ScenarioRunner
import SourceDiagnostics
import TraceModel

/// The single change of a scenario that makes its silent recognizer act, or its lines true, as the
/// page of its run shows it to readers without scripts.
///
/// Searching takes longer than everything else on such a page, so a build keeps what it found, and
/// an edit searches only for what it concerns.
struct RunRepair: Equatable, Sendable {
  /// The hash of everything that the result depends on, apart from the program.
  var key: ContentHash
  /// The number of changes that were tried; none if there was nothing to try.
  var triedCount = 0
  /// The change as a verb phrase with code in backticks; empty if none works by itself.
  var title = ""
  /// The lines that the change affects, with a mark and a space before each.
  var difference: [String] = []

  /// Searches for a change, unless an earlier build has.
  ///
  /// The page's engine also tries pairs.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - silent: The recognizer that has to act; `nil` if the scenario's lines have to be true.
  ///   - known: What earlier builds found.
  init(for run: LessonRun, about silent: String?, knowing known: [ContentHash: RunRepair]) {
    key = ContentHash()
    // The text with the scenes that it uses.
    key.add(run.parsed?.scenario.source.text ?? "")
    key.add(silent ?? "")
    if let found = known[key] {
      self = found
      return
    }
    let wish = silent.flatMap { run.trace?.wish(for: $0, classes: .course) }
    var search = RepairSearch(
      run.scenario.source, goal: wish.map { ["expect", "  " + $0] } ?? [],
      variant: run.runs.first?.variant, resolver: run.scenario.library.resolver(),
      options: ScenarioRunning.options(for: run.scenario))
    search.limits.pairs = 0
    let report = search.report()
    triedCount = report.tried.count
    guard let repair = report.repairs.first else { return }
    title = repair.title
    difference = repair.difference
  }

  /// Creates the result of a search that hasn't been made.
  init() { key = ContentHash() }
}
