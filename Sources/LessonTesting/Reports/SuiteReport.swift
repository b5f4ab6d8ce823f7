package import FileSystem
package import LessonRunner
package import SourceDiagnostics

/// How many scenarios and exercises came out how.
package struct SuiteCounts: Equatable, Sendable {
  /// The number of those that were to be run.
  package private(set) var planned = 0

  /// The number of exercises of each kind among them.
  package private(set) var plannedExercises: [ExerciseKind: Int] = [:]

  /// The number of those that do what their lessons say.
  package private(set) var passed = 0

  /// The number of those that do not.
  package private(set) var failed = 0

  /// The number of those that were left out, as their lessons want it.
  package private(set) var skipped = 0

  /// The number of exercises of each kind among those that passed.
  package private(set) var passedExercises: [ExerciseKind: Int] = [:]

  /// The number of exercises of each kind among those that were run.
  package private(set) var runExercises: [ExerciseKind: Int] = [:]

  /// The number of those that were not run any more.
  package var notRun: Int { planned - passed - failed - skipped }

  /// Creates counts before the first result.
  package init(planned entries: [ScenarioSuite.Entry] = []) {
    planned = entries.count
    plannedExercises = Self.exercises(among: entries)
  }

  /// Counts one more.
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

  /// Returns how many exercises of each kind are among some entries.
  package static func exercises(among entries: [ScenarioSuite.Entry]) -> [ExerciseKind: Int] {
    entries.reduce(into: [:]) { counts, entry in
      if let kind = entry.kind { counts[kind, default: 0] += 1 }
    }
  }

  /// Returns a number of scenarios and exercises in words: `12 scenarios and 1 quiz`.
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

/// A form in which what became of scenarios is told, to people or to programs.
///
/// Each function returns the text that comes next; together they are the whole report.
package protocol SuiteReport: Sendable {
  /// The text before all results.
  mutating func beginning(_ counts: SuiteCounts) -> String

  /// The text for one scenario or exercise.
  mutating func text(for result: SuiteResult) -> String

  /// The text for what is wrong outside the scenarios: in lessons, files or the ledger of facts.
  mutating func text(for problems: SourceProblems) -> String

  /// The text after all results.
  mutating func ending(_ counts: SuiteCounts) -> String
}

/// The forms of reports.
package enum SuiteReportFormat: String, CaseIterable, Sendable {
  /// For people.
  case text
  /// The Test Anything Protocol, version 14.
  case tap
  /// JUnit's XML, as build servers read it.
  case junit
  /// A JSON object on each line.
  case json
  /// Annotations in the changes that GitHub shows.
  case github

  /// What the form is, in a few words.
  package var summary: String {
    switch self {
    case .text: "for people"
    case .tap: "Test Anything Protocol, version 14"
    case .junit: "JUnit's XML"
    case .json: "a JSON object on each line"
    case .github: "annotations of GitHub's workflows"
    }
  }

  /// Creates a report of this form.
  ///
  /// People are shown so many errors of a scenario at most, or all for `nil`; programs get all.
  package func report(
    _ decoration: ListingDecoration = .plain, mostErrors: Int? = nil
  ) -> any SuiteReport {
    switch self {
    case .text: TextReport(decoration, mostErrors: mostErrors)
    case .tap: TAPReport()
    case .junit: JUnitReport()
    case .json: JSONLinesReport()
    case .github: AnnotationReport()
    }
  }
}
