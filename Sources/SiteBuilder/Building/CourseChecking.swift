import FileSystem
import LessonMarkdown
import LessonRunner
import SourceDiagnostics

/// The stage that orders the lessons and checks them against each other, the ledger of facts, and
/// the other files.
struct CourseChecking {
  /// The lessons, ordered by file.
  let records: [LessonRecord]
  let course: Course
  let facts: FactChecking
  /// The diagnostics, including the ledger's and the templates'.
  let diagnostics: [Diagnostic]

  /// Checks lessons; in an abridged one, an error is detected but not located.
  init(
    _ materials: SiteMaterials, copies: [(source: String, file: SiteFile)], drafts: Set<String>,
    canFollowLinks: Bool, of records: [LessonRecord]
  ) {
    self.records = records
    let lessons = records.map(\.lesson)
    facts = FactChecking(
      ledger: materials.ledger, lessons: lessons,
      outcomes: records.flatMap(\.scenarios).map(\.outcome))
    let ordering = CourseOrdering.course(of: lessons, properties: materials.settings)
    course = ordering.course
    var diagnostics = materials.ledgerDiagnostics + facts.diagnostics() + ordering.diagnostics
    diagnostics += materials.shown.diagnostics(naming: materials.ledger)
    diagnostics += SourceComparing.diagnostics(ofRunsIn: materials.shown, among: lessons)
    diagnostics += materials.conformance.diagnostics
    diagnostics += materials.conformance.diagnostics(against: lessons)
    if canFollowLinks {
      diagnostics += LinkChecking.diagnostics(
        of: course, with: SiteMap(course, copies: copies, drafts: drafts))
    }
    diagnostics += materials.templateDiagnostics
    diagnostics += OwnValueChecking.diagnostics(of: course, in: materials.templates)
    self.diagnostics =
      diagnostics
      + LinkChecking.diagnostics(
        ofPathsIn: materials.parts(of: course),
        copies: copies.map(\.file) + materials.theme.files)
  }
}
