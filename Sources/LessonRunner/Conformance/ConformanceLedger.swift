import LessonMarkdown
package import SourceDiagnostics

/// All conformance reports of a content folder.
package struct ConformanceLedger: Sendable {
  /// A mark for a scenario or a fact: what one system says about it.
  package struct Mark: Sendable, Equatable {
    /// How much of what the model does a system does, too.
    package enum Agreement: Sendable {
      case whole
      case partial
      case none
    }

    /// Whether the system does the same.
    package var agreement: Agreement
    /// The system: `iOS 26.1 (simulator)`.
    package var place: String
    /// The path of the report in the content folder, if UIKit did something else.
    package var report: String?
    /// The first expectation that UIKit didn't meet; `nil` if there's none.
    package var expectation: String?
  }

  /// A report with its file.
  private struct File {
    /// The path in the content folder.
    var path: String
    var source: SourceText
    var report: ConformanceReport
    /// The results by their scenarios' names.
    var results: [String: [ConformanceReport.Result]]
  }

  private let files: [File]

  /// The diagnostics of the reports themselves.
  package let diagnostics: [Diagnostic]

  /// Whether there are no reports.
  package var isEmpty: Bool { files.isEmpty }

  /// Parses reports, which are sorted by their paths in the content folder.
  package init(_ sources: [(path: String, source: SourceText)] = []) {
    var files: [File] = []
    var diagnostics: [Diagnostic] = []
    for (path, source) in sources {
      let (report, problems) = ConformanceReport.read(source)
      diagnostics += problems
      files.append(
        File(
          path: path, source: source, report: report,
          results: Dictionary(grouping: report.results, by: \.scenario)))
    }
    self.files = files
    self.diagnostics = diagnostics
  }

  /// Returns the marks of a scenario, `finding-the-view#which-pass-counts`; none if no report has a
  /// result for it.
  package func marks(ofScenario name: String) -> [Mark] { marks(ofScenarios: [name]) }

  /// Returns the marks of a fact, given the scenarios that show it.
  package func marks(ofScenarios names: [String]) -> [Mark] {
    var marks: [Mark] = []
    for file in files {
      let results = names.flatMap { file.results[$0] ?? [] }
      guard let mark = Self.mark(of: results, in: file), !marks.contains(mark) else { continue }
      marks.append(mark)
    }
    return marks
  }

  /// Returns a report's mark: one difference counts more than any agreement, and a scenario that
  /// wasn't run says nothing.
  private static func mark(of results: [ConformanceReport.Result], in file: File) -> Mark? {
    let place = file.report.place
    if let result = results.first(where: { $0.outcome == .differs }) {
      return Mark(
        agreement: .none, place: place, report: file.path, expectation: result.expectation)
    }
    guard results.contains(where: { $0.outcome == .agreed }) else { return nil }
    let isWhole = results.allSatisfy { $0.outcome == .agreed && !$0.isPartial }
    return Mark(agreement: isWhole ? .whole : .partial, place: place)
  }

  /// Returns the errors about scenarios that no lesson has.
  package func diagnostics(against lessons: [LessonDocument]) -> [Diagnostic] {
    guard !isEmpty else { return [] }
    let known = Set(
      lessons.flatMap { lesson in lesson.scenarios.map { lesson.conformanceName(of: $0) } })
    return files.flatMap { file in
      file.report.results.filter { !known.contains($0.scenario) }.map { result in
        let meant = Suggestion.nearest(to: result.scenario, among: known.sorted())
        return Diagnostic(
          .unknownReportedScenario(result.scenario, suggestion: meant), at: result.range,
          in: file.source, replacement: meant)
      }
    }
  }
}

extension LessonDocument {
  /// Returns the name of a scenario in reports, which is the same as in the ledger of facts.
  package func conformanceName(of scenario: LessonScenario) -> String {
    "\(ContentPath.name(ofLesson: path))#\(scenario.name)"
  }
}
