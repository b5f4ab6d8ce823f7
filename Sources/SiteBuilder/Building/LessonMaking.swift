import FileSystem
import LessonMarkdown
import LessonRunner
import ScenarioFigures
import ScenarioRunner
import SourceDiagnostics

/// The stage that makes each lesson's page.
///
/// A lesson is read, run, drawn, rendered, and written, and then released, except for what other
/// pages show of it. If the last build made the page from the same inputs, the page is reused
/// without reading it.
struct LessonMaking: Sendable {
  let sources: [LessonSource]
  let access: FileAccess
  let materials: SiteMaterials
  let known: KnownSite
  let output: SiteOutput
  /// Whether to make pages; if there are already errors, the stage only looks for more.
  let makesPages: Bool
  let progress: @Sendable (BuildStage) -> Void

  /// The languages of blocks that aren't shown as code.
  private static let languages =
    Set(ExerciseKind.allCases.map(\.rawValue)).union([ScenarioFenceParser.language])

  private var settings: SiteProperties { materials.settings }

  /// The results for the lessons, ordered by file.
  struct Result: Sendable {
    var lessons: [Lesson] = []
    /// Whether a file has been changed or removed since it was read.
    var isOutdated = false

    var records: [LessonRecord] { lessons.map(\.record) }

    /// The diagnostics of single lessons, from parsing, running, and checking exercises.
    var diagnostics: [Diagnostic] {
      lessons.flatMap(\.reading) + lessons.flatMap(\.runs) + lessons.flatMap(\.exercises)
    }
  }

  /// The result for one lesson.
  struct Lesson: Sendable {
    var record: LessonRecord
    /// The page with the unchanged text, if it's finished.
    var page: KnownSite.Page?
    /// Whether the next build can reuse the page, because the lesson has no warnings.
    var isKept = false
    var reading: [Diagnostic] = []
    var runs: [Diagnostic] = []
    var exercises: [Diagnostic] = []
    /// The runs and their figures by block index, for lessons that are part of another page.
    var shown = ShownScenarios()
    /// The text as HTML, if the page doesn't contain it unchanged.
    var body: [UInt8]?
  }

  /// Makes all pages.
  func result() async -> Result {
    let fronts = await sources.concurrentMap { front(of: $0) }
    var result = Result()
    let all = fronts.compactMap { $0?.document }
    guard all.count == sources.count else {
      result.isOutdated = true
      return result
    }
    let course = CourseOrdering.course(of: all, properties: settings).course
    let facts = FactPage(
      checking: FactChecking(ledger: materials.ledger, lessons: [], outcomes: []),
      words: materials.words, conformance: materials.conformance)
    let making = materials.templates.flatMap { templates in
      makesPages
        ? PageMaking(materials.pageContext(of: course, templates, facts)) : nil
    }
    let places = Dictionary(
      course.lessons.enumerated().map { ($1.lesson.path, $0) },
      uniquingKeysWith: { first, _ in first })
    let scenes = SceneFiles(sources, access)
    let lessons = await Array(zip(sources, fronts)).concurrentMap(
      { source, front -> Lesson? in
        guard let front else { return nil }
        return await lesson(source, front, making, at: places[source.file.path], scenes)
      }, progress: { progress(.makingLessons(finished: $0, count: sources.count)) })
    result.lessons = lessons.compactMap(\.self)
    result.isOutdated = result.lessons.count < sources.count
    return result
  }

  private func hash(of source: LessonSource) -> ContentHash {
    LessonReading.hash(
      of: source.file, holding: source.content, allowsRawHTML: settings.allowsRawHTML)
  }

  /// The properties of a lesson that the course needs before any page is made.
  struct Front: Sendable {
    var document: LessonDocument
    /// The front matter's properties, if they have been parsed without errors.
    var properties: LessonProperties?
  }

  func front(of source: LessonSource) -> Front? {
    let hash = hash(of: source)
    if let page = known.pages[hash] { return Front(document: page.record.lesson) }
    guard let bytes = try? access.contents(source.file.shownPath) else { return nil }
    let (properties, isSound) = LessonMarkdown.Lesson.properties(
      ofBytes: bytes, name: source.file.shownPath)
    let document = LessonDocument(
      path: source.file.path, hash: hash,
      source: SourceText(name: source.file.shownPath, text: ""),
      lesson: LessonMarkdown.Lesson(properties: properties), scenarios: [], isAbridged: true)
    return Front(document: document, properties: isSound ? properties : nil)
  }

  func lesson(
    _ source: LessonSource, _ front: Front, _ making: PageMaking?, at place: Int?,
    _ scenes: SceneFiles
  ) async -> Lesson? {
    let key = place.flatMap { place in making?.key(ofPageAt: place) }
    if let page = known.pages[front.document.hash], scenes.hold(page.scenes),
      making == nil || page.key == key && output.keep(page.files, [page.summary])
    {
      return Lesson(record: page.record, page: page, isKept: true)
    }
    guard let whole = whole(source, knowing: front.properties) else { return nil }
    let reading =
      whole.diagnostics
      + WrittenHTML.diagnostics(
        of: whole.lesson.lesson, in: whole.lesson.source, allowing: settings.allowed)
    var lesson = whole.lesson
    let used = scenes.share(with: &lesson)
    let runs = await lesson.run()
    let suspended = runs.flatMap {
      $0.diagnostics(ofSuspendedFactsIn: materials.ledger, lesson.source)
    }
    var made = Lesson(
      record: LessonRecord(lesson: lesson.abridged, scenarios: []), reading: reading,
      runs: runs.flatMap(\.diagnostics) + suspended,
      exercises: ExerciseChecking.diagnostics(of: lesson))
    if sources.count <= SearchIndex.mostTexts {
      made.record.texts = lesson.lesson.sectionTexts(withoutCodeIn: Self.languages)
    }
    let isSound = !(made.reading + made.runs + made.exercises).hasErrors
    let facts = place.flatMap { making?.listedFacts(of: lesson.lesson, at: $0) } ?? []
    let sections =
      making != nil && isSound
      ? await sections(showing: runs, of: lesson, listing: facts) : []
    made.record.scenarios = runs.enumerated().map { place, run in
      ScenarioRecord(
        run, drawnAs: sections.isEmpty ? nil : sections[place],
        keepsEvents: settings.explainsProgram)
    }
    let shown = ShownScenarios(lesson, runs, sections)
    guard let place else {
      // The first page and the glossary are made later, with the pages outside the course.
      made.record.lesson = lesson
      made.shown = shown
      return made
    }
    guard let making, let key, isSound else { return made }
    let page = making.page(of: lesson, showing: shown, at: place)
    let files = page.files.map { file in
      (file.path, output.take(file, file.path == page.summary.path ? page.summary : nil))
    }
    guard let body = page.body else {
      made.body = page.bodyHTML
      return made
    }
    let isDoubtful = !(made.reading + made.runs + made.exercises).isEmpty
    made.page = KnownSite.Page(
      record: made.record, key: key, scenes: used,
      files: files, body: body, summary: page.summary)
    made.isKept = !isDoubtful && page.summary.isSound
    return made
  }

  /// Parses the whole lesson; returns `nil` if its file has changed.
  func whole(
    _ source: LessonSource, knowing properties: LessonProperties? = nil
  ) -> LessonReading.Reading? {
    guard let bytes = try? access.text(source.file.shownPath),
      ContentHash(of: bytes) == source.content
    else { return nil }
    var file = source.file
    file.bytes = bytes
    var reading = LessonReading.lesson(
      in: file, allowsRawHTML: settings.allowsRawHTML, knowing: properties)
    reading.lesson.hash = hash(of: source)
    return reading
  }

  /// Draws the figures of a lesson's runs, and finds which of the facts that the page lists each
  /// scenario depends on.
  private func sections(
    showing runs: [LessonRun], of lesson: LessonDocument, listing facts: [String]
  ) async -> [ScenarioSection] {
    let page = SitePath(PagePath.page(ofLesson: lesson.path))
    let factPage = materials.ledger.isEmpty ? "" : page.address(of: SitePath(FactPage.path))
    let messagePage =
      settings.explainsProgram ? page.address(of: SitePath(DiagnosticPage.path)) : nil
    let isLive = materials.theme.isLive
    let facts = materials.ledger.suspendedFacts(facts)
    return await runs.concurrentMap { run in
      var section = FigureDrawing.section(
        showing: run, factPage: factPage, messagePage: messagePage, isLive: isLive,
        words: materials.words)
      if section.live != nil {
        section.live?.facts = run.dependencies(among: facts).map(\.number)
      }
      section.show(
        run.comparisons(
          without: materials.ledger.suspendedFacts(run.scenario.suspendedFacts.map(\.number))),
        drawnAs: FigureDrawing.request(for: run, factPage).options)
      section.marks = materials.conformance.marks(
        ofScenario: lesson.conformanceName(of: run.scenario)
      ).map { ConformanceMark($0, materials.words) }
      return section
    }
  }
}
