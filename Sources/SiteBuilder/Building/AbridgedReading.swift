import FileSystem
import LessonMarkdown
import LessonRunner
import SourceDiagnostics

/// The stage that reads lessons in the place of ``LessonReading``, and of those that run nothing makes
/// the pages at once: of these, only abridged ones are kept, and pages that the last build has made of the
/// same are taken over unread.
struct AbridgedReading: Sendable {
  /// The lessons, whose bytes have not been read.
  let files: [LessonFile]
  let access: FileAccess
  let materials: SiteMaterials
  let templates: PageTemplates
  let known: KnownPages
  let output: SiteOutput

  private var settings: SiteProperties { materials.settings }

  /// What came of the lessons.
  struct Result: Sendable {
    /// The lessons in the order of their files: abridged ones, and whole ones where something runs.
    var lessons: [LessonDocument] = []
    /// What is wrong with those that are whole.
    var diagnostics: [Diagnostic] = []
    /// What is known of the others now.
    var known = KnownPages()
    /// The number of pages that were made and not taken over.
    var madeCount = 0
  }

  private enum Step: Sendable {
    case known(KnownPages.Page)
    case made(KnownPages.Page)
    case whole(LessonReading.Reading)
  }

  /// Reads all lessons; `nil` when a file cannot be read, or changes meanwhile.
  func result() async -> Result? {
    let fronts = await files.concurrentMap { front(of: $0) }
    let all = fronts.compactMap(\.self)
    guard all.count == files.count else { return nil }
    let course = CourseOrdering.course(of: all, properties: settings).course
    let facts = FactChecking(ledger: materials.ledger, lessons: [], outcomes: [])
    let making = PageMaking(
      materials.pageContext(of: course, templates, FactPage(checking: facts)))
    let places = Dictionary(
      course.lessons.enumerated().map { ($1.lesson.path, $0) },
      uniquingKeysWith: { first, _ in first })
    let steps = await Array(zip(files, all)).concurrentMap { file, abridged in
      step(file, abridged, places[file.path], making)
    }
    var result = Result()
    var pages: [KnownPages.Page] = []
    for step in steps {
      switch step {
      case .known(let page):
        pages.append(page)
        result.lessons.append(page.abridged)
      case .made(let page):
        pages.append(page)
        result.madeCount += 1
        result.lessons.append(page.abridged)
      case .whole(let reading):
        result.lessons.append(reading.lesson)
        result.diagnostics += reading.diagnostics
      case nil:
        return nil
      }
    }
    result.known = KnownPages(pages)
    LessonReading.shareScenes(of: &result.lessons)
    return result
  }

  /// What the course must know of a lesson before any page is made.
  private func front(of file: LessonFile) -> LessonDocument? {
    guard let bytes = try? access.contents(file.shownPath) else { return nil }
    let hash = LessonReading.hash(of: file, bytes, settings.allowsRawHTML)
    if let page = known.pages[hash] { return page.abridged }
    let properties = Lesson.properties(ofBytes: bytes, name: file.shownPath)
    return LessonDocument(
      path: file.path, hash: hash, source: SourceText(name: file.shownPath, text: ""),
      lesson: Lesson(properties: properties), scenarios: [], isAbridged: true)
  }

  private func step(
    _ file: LessonFile, _ abridged: LessonDocument, _ place: Int?, _ making: PageMaking
  ) -> Step? {
    let key = place.map { making.key(ofPageAt: $0) }
    if let key, let page = known.pages[abridged.hash], page.key == key,
      output.keep(page.files, page.summary)
    {
      return .known(page)
    }
    guard let bytes = try? access.contents(file.shownPath),
      LessonReading.hash(of: file, bytes, settings.allowsRawHTML) == abridged.hash
    else { return nil }
    var file = file
    file.bytes = bytes
    var reading = LessonReading.lesson(in: file, allowsRawHTML: settings.allowsRawHTML)
    reading.lesson.hash = abridged.hash
    guard let place, let key, reading.diagnostics.isEmpty, reading.lesson.scenarios.isEmpty,
      reading.lesson.exercises.isEmpty
    else { return .whole(reading) }
    let made = making.made(reading.lesson, at: place)
    guard let summary = made.summary, summary.isSound else { return nil }
    for file in made.files { output.take(file, file.path == summary.path ? summary : nil) }
    return .made(
      KnownPages.Page(
        abridged: reading.lesson.abridged, key: key,
        files: made.files.map { ($0.path, ContentHash(of: $0.bytes).value) }, summary: summary))
  }
}

extension LessonDocument {
  /// The lesson without what only its own page shows.
  var abridged: LessonDocument {
    var properties = lesson.properties
    properties.places = [:]
    var destinations: Set<String> = []
    let abridged = Lesson(
      properties: properties,
      footnotes: lesson.footnotes.map { Footnote(number: $0.number, blocks: []) },
      headings: lesson.headings.map { heading in
        Heading(
          level: heading.level, identifier: heading.identifier, content: [.text(heading.text)],
          range: 0..<0)
      },
      links: lesson.links.filter { link in
        destinations.insert((link.isImage ? "!" : "") + link.destination).inserted
      })
    return LessonDocument(
      path: path, hash: hash, source: SourceText(name: source.name, text: ""), lesson: abridged,
      scenarios: [], isAbridged: true)
  }
}
