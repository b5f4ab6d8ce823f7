import FileSystem
import LessonMarkdown
import LessonRunner
import SourceDiagnostics

/// The stage that makes each lesson's page.
///
/// A lesson is read, run, drawn, rendered, and written, and then released, except for what other
/// pages show of it. If the last build made the page from the same inputs, the page is reused
/// without reading it.
struct LessonMaking: Sendable {
  let files: LessonFiles
  let materials: SiteMaterials
  let known: KnownSite
  let output: SiteOutput
  /// Whether to make pages; if there are already errors, the stage only looks for more.
  let makesPages: Bool
  let progress: @Sendable (BuildStage) -> Void

  /// The languages of blocks that aren't shown as code.
  private static let languages =
    Set(ExerciseKind.allCases.map(\.rawValue)).union([ScenarioFenceParser.language])

  private var sources: [LessonSource] { files.sources }

  /// The results for the lessons, ordered by file.
  struct Result: Sendable {
    var lessons: [Lesson] = []
    /// Whether a file has been changed or removed since it was read.
    var isOutdated = false

    var records: [LessonRecord] { lessons.map(\.record) }

    /// The diagnostics of single lessons, from parsing, running, and checking exercises.
    var diagnostics: [Diagnostic] {
      lessons.flatMap(\.problems.reading) + lessons.flatMap(\.problems.runs)
        + lessons.flatMap(\.problems.exercises)
    }
  }

  /// The result for one lesson.
  struct Lesson: Sendable {
    var record: LessonRecord
    var problems = CheckedLesson.Problems()
    /// The page with the unchanged text, if it's finished.
    var page: KnownSite.Page?
    /// Whether the next build can reuse the page, because the lesson has no warnings.
    var isKept = false
    /// The runs and their figures by block index, for lessons that are part of another page.
    var shown = ShownScenarios()
    /// The text as HTML, if the page doesn't contain it unchanged.
    var body: [UInt8]?
  }

  /// Makes all pages.
  func result() async -> Result {
    let fronts = await sources.concurrentMap { files.front(of: $0, in: known) }
    var result = Result()
    let all = fronts.compactMap { $0?.document }
    guard all.count == sources.count else {
      result.isOutdated = true
      return result
    }
    let course = CourseOrdering.course(of: all, properties: materials.settings).course
    let making = pageMaking(for: course)
    let places = Dictionary(
      course.lessons.enumerated().map { ($1.lesson.path, $0) },
      uniquingKeysWith: { first, _ in first })
    let scenes = SceneFiles(sources, files.access)
    let lessons = await Array(zip(sources, fronts)).concurrentMap(
      { source, front -> Lesson? in
        guard let front else { return nil }
        return await lesson(source, front, making, at: places[source.file.path], scenes)
      }, progress: { progress(.makingLessons(finished: $0, count: sources.count)) })
    result.lessons = lessons.compactMap(\.self)
    result.isOutdated = result.lessons.count < sources.count
    return result
  }

  /// Returns the next stage, if pages are made.
  private func pageMaking(for course: Course) -> PageMaking? {
    guard makesPages, let templates = materials.templates else { return nil }
    let facts = FactPage(
      checking: FactChecking(ledger: materials.ledger, lessons: [], outcomes: []),
      words: materials.words, conformance: materials.conformance)
    return PageMaking(materials.pageContext(of: course, templates, facts))
  }

  /// Makes the page of a lesson, or reuses it; returns `nil` if the lesson's file has changed.
  func lesson(
    _ source: LessonSource, _ front: LessonFiles.Front, _ making: PageMaking?, at place: Int?,
    _ scenes: SceneFiles
  ) async -> Lesson? {
    let key = place.flatMap { place in making?.key(ofPageAt: place) }
    if let page = known.pages[front.document.hash], scenes.hold(page.scenes),
      making == nil || page.key == key && output.keep(page.files, page.summaries)
    {
      return Lesson(record: page.record, page: page, isKept: true)
    }
    guard let whole = files.whole(source, knowing: front.properties) else { return nil }
    let checked = await CheckedLesson(whole, with: scenes, materials)
    let isSound = !checked.problems.all.hasErrors
    let facts = place.flatMap { making?.listedFacts(of: checked.lesson.lesson, at: $0) } ?? []
    let hasRunPages = place != nil && materials.settings.hasRunPages
    let drawings =
      making != nil && isSound
      ? await checked.drawings(
        listing: facts, hasRunPages: hasRunPages, with: materials, knowing: known.fixes) : []
    let sections = drawings.map(\.section)
    let shown = ShownScenarios(checked.lesson, checked.runs, sections)
    var made = Lesson(record: record(of: checked, sections), problems: checked.problems)
    guard let place else {
      // The first page and the glossary are made later, with the pages outside the course.
      made.record.lesson = checked.lesson
      made.shown = shown
      return made
    }
    guard let making, let key, isSound else { return made }
    let page = making.page(of: checked.lesson, showing: shown, at: place)
    var summaries = [page.summary]
    var written = page.files.map { file in
      (file.path, output.take(file, file.path == page.summary.path ? page.summary : nil))
    }
    let runPages = drawings.compactMap(\.whole)
    for (file, summary) in making.runPages(showing: runPages, at: place) {
      written.append((file.path, output.take(file, summary)))
      summaries.append(summary)
    }
    guard let body = page.body else {
      made.body = page.bodyHTML
      return made
    }
    made.page = KnownSite.Page(
      record: made.record, key: key, scenes: checked.scenes, files: written, body: body,
      summaries: summaries, fixes: runPages.compactMap(\.repair))
    made.isKept = checked.problems.all.isEmpty && summaries.allSatisfy(\.isSound)
    return made
  }

  /// Returns what other pages show of a lesson.
  private func record(of checked: CheckedLesson, _ sections: [ScenarioSection]) -> LessonRecord {
    LessonRecord(
      lesson: checked.lesson.abridged,
      scenarios: checked.runs.enumerated().map { place, run in
        ScenarioRecord(
          run, drawnAs: sections.isEmpty ? nil : sections[place],
          keepsEvents: materials.settings.explainsProgram)
      },
      texts: sources.count <= SearchIndex.maximumTexts
        ? checked.lesson.lesson.sectionTexts(withoutCodeIn: Self.languages) : [])
  }
}
