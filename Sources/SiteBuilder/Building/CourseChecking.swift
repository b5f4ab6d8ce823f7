import FileSystem
import LessonMarkdown
import LessonRunner
import SourceDiagnostics

/// The stage that puts the lessons in order and holds them against each other, against the ledger of
/// facts, and against the files beside them.
struct CourseChecking {
  /// The lessons in the order of their files.
  let records: [LessonRecord]
  let course: Course
  let facts: FactChecking
  /// What is wrong, and what was found to be wrong with the ledger and the templates.
  let diagnostics: [Diagnostic]

  /// Checks lessons; where one is abridged, an error is found, but not its place.
  init(
    _ materials: SiteMaterials, copies: [(source: String, file: SiteFile)], canFollowLinks: Bool,
    of records: [LessonRecord]
  ) {
    self.records = records
    let lessons = records.map(\.lesson)
    facts = FactChecking(
      ledger: materials.ledger, lessons: lessons,
      outcomes: records.flatMap(\.scenarios).map(\.outcome))
    let ordering = CourseOrdering.course(of: lessons, properties: materials.settings)
    course = ordering.course
    var diagnostics = materials.ledgerDiagnostics + facts.diagnostics() + ordering.diagnostics
    if canFollowLinks {
      diagnostics += LinkChecking.diagnostics(
        of: course, with: SiteMap(course, copies: copies))
    }
    diagnostics += materials.templateDiagnostics
    self.diagnostics =
      diagnostics
      + LinkChecking.diagnostics(
        ofPathsIn: materials.parts(of: course),
        copies: copies.map(\.file) + materials.theme.files)
  }
}

extension LessonMaking {
  /// The records with those lessons read again, whole, that some diagnostics are about.
  func records(
    _ records: [LessonRecord], wholeIn diagnostics: [Diagnostic]
  ) -> [LessonRecord] {
    let names = Set(
      diagnostics.flatMap { diagnostic in
        [diagnostic.source.name] + diagnostic.notes.compactMap(\.source?.name)
      })
    return zip(records, sources).map { record, source in
      guard names.contains(source.file.shownPath), let whole = whole(source) else { return record }
      var record = record
      record.lesson = whole.lesson
      return record
    }
  }
}
