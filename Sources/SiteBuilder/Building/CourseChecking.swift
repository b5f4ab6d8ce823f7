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

extension LessonMaking {
  /// Returns the complete lessons of the pages at some paths.
  func lessons(ofPages paths: Set<String>) -> [(page: String, lesson: LessonDocument)] {
    sources.compactMap { source in
      let page = PagePath.page(ofLesson: source.file.path)
      guard paths.contains(page), let whole = whole(source) else { return nil }
      return (page, whole.lesson)
    }
  }

  /// Returns the records, with the complete lessons read again for the given diagnostics.
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
