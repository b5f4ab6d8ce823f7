import FileSystem
import LessonRunner
import SourceDiagnostics

/// A report with a line for each scenario, followed by its problems, and a line with the counts.
struct TextReport: SuiteReport {
  private let decoration: ListingDecoration

  private let errorLimit: Int?

  init(_ decoration: ListingDecoration, errorLimit: Int? = nil) {
    self.decoration = decoration
    self.errorLimit = errorLimit
  }

  mutating func beginning(_ counts: SuiteCounts) -> String { "" }

  mutating func text(for result: SuiteResult) -> String {
    let word =
      switch result.outcome.status {
      case .passed: "pass"
      case .failed: decoration.decorate("FAIL", as: .severity(.error))
      case .skipped: "skip"
      }
    let reason = result.entry.skipReason.map { "  (\($0))" } ?? ""
    let line = word + "  " + result.entry.name + reason + "\n"
    guard !result.outcome.diagnostics.isEmpty else { return line }
    return line + "\n" + result.outcome.diagnostics.listing(decoration, most: errorLimit) + "\n"
  }

  mutating func text(for problems: SourceProblems) -> String {
    let listing = problems.listing(decoration, most: errorLimit)
    return listing.isEmpty ? "" : "\n" + listing + "\n"
  }

  mutating func ending(_ counts: SuiteCounts) -> String {
    let run = SuiteCounts.words(
      counts.passed + counts.failed + counts.skipped, exercises: counts.runExercises)
    // With several kinds, the line doesn't say which of them failed.
    let isMixed = counts.runExercises.isEmpty == false
    var line =
      counts.failed > 0
      ? isMixed ? "\(run): \(counts.failed) failed" : "\(counts.failed) of \(run) failed"
      : counts.otherErrors > 0
        ? "of \(run), none failed"
        : SuiteCounts.words(counts.passed, exercises: counts.passedExercises) + " passed"
    if counts.skipped > 0 { line += ", \(counts.skipped) skipped" }
    if counts.notRun > 0 { line += ", \(counts.notRun) not run" }
    if counts.otherErrors > 0 {
      let errors = counts.otherErrors == 1 ? "1 error" : "\(counts.otherErrors) errors"
      line = "failed with \(errors) outside the scenarios; " + line
    }
    return line + "\n"
  }
}
