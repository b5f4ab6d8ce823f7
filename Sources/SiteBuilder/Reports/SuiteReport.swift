package import SourceDiagnostics

/// How many scenarios and quizzes came out how.
package struct SuiteCounts: Equatable, Sendable {
  /// The number of those that were to be run.
  package private(set) var planned = 0

  /// The number of quizzes among them.
  package private(set) var plannedQuizzes = 0

  /// The number of those that do what their lessons say.
  package private(set) var passed = 0

  /// The number of those that do not.
  package private(set) var failed = 0

  /// The number of those that were left out, as their lessons want it.
  package private(set) var skipped = 0

  /// The number of quizzes among those that passed.
  package private(set) var passedQuizzes = 0

  /// The number of quizzes among those that failed.
  package private(set) var failedQuizzes = 0

  /// The number of those that were not run any more.
  package var notRun: Int { planned - passed - failed - skipped }

  /// Creates counts before the first result.
  package init(planned entries: [ScenarioSuite.Entry] = []) {
    planned = entries.count
    plannedQuizzes = entries.count(where: \.isQuiz)
  }

  /// Counts one more.
  package mutating func count(_ result: SuiteResult) {
    let quizzes = result.entry.isQuiz ? 1 : 0
    switch result.outcome.status {
    case .passed:
      passed += 1
      passedQuizzes += quizzes
    case .failed:
      failed += 1
      failedQuizzes += quizzes
    case .skipped:
      skipped += 1
    }
  }

  /// Returns a number of scenarios and quizzes in words: `12 scenarios and 1 quiz`.
  package static func words(_ count: Int, quizzes: Int) -> String {
    let scenarios = count - quizzes
    var words: [String] = []
    if scenarios > 0 || quizzes == 0 {
      words.append(scenarios == 1 ? "1 scenario" : "\(scenarios) scenarios")
    }
    if quizzes > 0 { words.append(quizzes == 1 ? "1 quiz" : "\(quizzes) quizzes") }
    return words.joined(separator: " and ")
  }
}

/// A form in which what became of scenarios is told, to people or to programs.
///
/// Each function returns the text that comes next; together they are the whole report.
package protocol SuiteReport: Sendable {
  /// The text before all results.
  mutating func beginning(_ counts: SuiteCounts) -> String

  /// The text for one scenario or quiz.
  mutating func text(for result: SuiteResult) -> String

  /// The text for what is wrong outside the scenarios: in lessons, files or the ledger of facts.
  mutating func text(for problems: SiteProblems) -> String

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
  /// People are shown so many mistakes of a scenario at most, or all for `nil`; programs get all.
  package func report(
    _ decoration: ListingDecoration = .plain, mostMistakes: Int? = nil
  ) -> any SuiteReport {
    switch self {
    case .text: TextReport(decoration, mostMistakes: mostMistakes)
    case .tap: TAPReport()
    case .junit: JUnitReport()
    case .json: JSONLinesReport()
    case .github: AnnotationReport()
    }
  }
}
