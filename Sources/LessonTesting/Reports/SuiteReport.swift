package import FileSystem
package import LessonRunner
package import SourceDiagnostics

/// The number of scenarios and exercises with each result.
package struct SuiteCounts: Equatable, Sendable {
  /// The number of planned ones.
  package private(set) var planned = 0

  /// The number of planned exercises of each kind.
  package private(set) var plannedExercises: [ExerciseKind: Int] = [:]

  /// The number that passed.
  package private(set) var passed = 0

  /// The number that failed.
  package private(set) var failed = 0

  /// The number that were skipped, as their lessons specify.
  package private(set) var skipped = 0

  /// The number of exercises of each kind that passed.
  package private(set) var passedExercises: [ExerciseKind: Int] = [:]

  /// The number of exercises of each kind that were run.
  package private(set) var runExercises: [ExerciseKind: Int] = [:]

  /// The number of errors outside the scenarios and exercises: in lessons, files, or facts.
  package var otherErrors = 0

  /// The number that were left because the run stopped.
  package var notRun: Int { planned - passed - failed - skipped }

  /// Creates counts before the first result.
  package init(planned entries: [SuiteEntry] = []) {
    planned = entries.count
    plannedExercises = Self.exercises(among: entries)
  }

  /// Counts another result.
  package mutating func count(_ result: SuiteResult) {
    let exercises = Self.exercises(among: [result.entry])
    runExercises.merge(exercises, uniquingKeysWith: +)
    switch result.outcome.status {
    case .passed:
      passed += 1
      passedExercises.merge(exercises, uniquingKeysWith: +)
    case .failed:
      failed += 1
    case .skipped:
      skipped += 1
    }
  }

  /// Returns the number of exercises of each kind among the entries.
  package static func exercises(among entries: [SuiteEntry]) -> [ExerciseKind: Int] {
    entries.reduce(into: [:]) { counts, entry in
      if let kind = entry.kind { counts[kind, default: 0] += 1 }
    }
  }

  /// Returns the number of scenarios and exercises as text: `12 scenarios and 1 quiz`.
  package static func words(_ count: Int, exercises: [ExerciseKind: Int]) -> String {
    let scenarios = count - exercises.values.reduce(0, +)
    var words: [String] = []
    if scenarios > 0 || count == 0 {
      words.append(scenarios == 1 ? "1 scenario" : "\(scenarios) scenarios")
    }
    for kind in ExerciseKind.allCases {
      if let count = exercises[kind], count > 0 { words.append(kind.words(count)) }
    }
    let last = words.removeLast()
    return words.isEmpty ? last : words.joined(separator: ", ") + " and " + last
  }
}

/// A format for reporting results to people or programs.
///
/// Each method returns the next part of the text; together, they produce the whole report.
package protocol SuiteReport: Sendable {
  /// Returns the text before all results.
  mutating func beginning(_ counts: SuiteCounts) -> String

  /// Returns the text for one scenario or exercise.
  mutating func text(for result: SuiteResult) -> String

  /// Returns the text for problems outside the scenarios: in lessons, files, or the ledger of
  /// facts.
  mutating func text(for problems: SourceProblems) -> String

  /// Returns the text after all results.
  mutating func ending(_ counts: SuiteCounts) -> String
}

/// The formats of reports.
package enum SuiteReportFormat: String, CaseIterable, Sendable {
  /// Text for people.
  case text
  /// The Test Anything Protocol, version 14.
  case tap
  /// JUnit's XML format, as build servers read it.
  case junit
  /// A JSON object on each line.
  case json
  /// Annotations for GitHub's list of changes.
  case github

  /// A short description of the format.
  package var summary: String {
    switch self {
    case .text: "for people"
    case .tap: "Test Anything Protocol, version 14"
    case .junit: "JUnit's XML"
    case .json: "a JSON object on each line"
    case .github: "annotations of GitHub's workflows"
    }
  }

  /// Creates a report in this format.
  ///
  /// Text shows at most the given number of errors for each scenario, or all of them for `nil`;
  /// other formats include all errors.
  package func report(
    _ decoration: ListingDecoration = .plain, errorLimit: Int? = nil
  ) -> any SuiteReport {
    switch self {
    case .text: TextReport(decoration, errorLimit: errorLimit)
    case .tap: TAPReport()
    case .junit: JUnitReport()
    case .json: JSONLinesReport()
    case .github: AnnotationReport()
    }
  }
}
