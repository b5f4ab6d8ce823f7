package import FileSystem
import LessonMarkdown
import LessonRunner
package import SourceDiagnostics

/// The counts of everything that a build has found.
package struct SiteCounts: Equatable, Sendable {
  /// The number of lessons.
  package var lessons = 0

  /// The number of scenarios that were run, all of which passed.
  package var scenarios = 0

  /// The number of lines under `expect`, all of which were met.
  package var expectations = 0

  /// The number of facts in the ledger.
  package var facts = 0

  /// Whether a page of the site explains messages.
  var hasMessagePage = false
}

/// The results of a build.
package struct SiteSummary: Equatable, Sendable {
  /// What the site consists of.
  package var counts: SiteCounts

  /// The number of files of the site.
  package var fileCount: Int

  /// How long it took to make the files, without writing them.
  package var duration: Duration

  /// The effect on the site's folder.
  package var publication = Publication.unchanged

  /// The warnings, which don't prevent the build.
  package var warnings: [Diagnostic] = []

  /// The path of the page that explains messages by their codes; `nil` if the site has none.
  package var messagePage: String? { counts.hasMessagePage ? DiagnosticPage.path : nil }
}

/// A build of a site, as a sequence of stages that turn values into values.
package struct SiteBuild: Sendable {
  let request: SiteRequest
  let files: FileAccess
  private let memory: BuildMemory
  private let store: CacheFolder?
  let progress: @Sendable (BuildStage) -> Void

  /// Creates a build.
  ///
  /// - Parameters:
  ///   - request: What to build, and where.
  ///   - files: Access to the files.
  ///   - memory: The results of earlier builds in this process, which are reused.
  ///   - store: The cache for the next process; `nil` for none.
  ///   - progress: A closure that is called with each stage of the build.
  package init(
    _ request: SiteRequest, files: FileAccess = .disk, memory: BuildMemory = BuildMemory(),
    store: CacheFolder? = nil, progress: @escaping @Sendable (BuildStage) -> Void = { _ in }
  ) {
    self.request = request
    self.progress = progress
    self.files = files
    self.memory = memory
    self.store = store
  }

  /// Builds the site and replaces the last one.
  ///
  /// - Throws: All errors in all lessons. The last site is then unchanged.
  package func run() async throws(SourceProblems) -> SiteSummary {
    // Report why the site can't be written only if there are no other errors.
    var refusal: FileProblem?
    var writer: (any SiteWriter)?
    do {
      writer = try files.writer(request.output)
    } catch {
      refusal = error
    }
    let output = SiteOutput(writer: writer)
    do throws(SourceProblems) {
      let known = store?.knownSite(of: request) ?? KnownSite()
      var (summary, site) = try await make(into: output, knowing: known, isWritten: true)
      guard let writer, output.problem == nil else {
        throw SourceProblems(files: [refusal ?? output.problem].compactMap(\.self))
      }
      progress(.writing(count: summary.fileCount))
      summary.publication = try Self.publication(by: writer)
      if let site { store?.keep(site, of: request) }
      return summary
    } catch {
      writer?.abandon()
      throw error
    }
  }

  private static func publication(
    by writer: any SiteWriter
  ) throws(SourceProblems) -> Publication {
    do {
      return try writer.finish()
    } catch {
      throw SourceProblems(files: [error])
    }
  }

  /// Makes all files of the site without writing any; the output folder is examined only before
  /// writing to it.
  package func makeSite(
    isWritten: Bool = false
  ) async throws(SourceProblems) -> (site: [SiteFile], summary: SiteSummary) {
    let output = SiteOutput(previous: memory.files)
    let (summary, site) = try await make(
      into: output, knowing: memory.known, isWritten: isWritten)
    if let site { memory.keep(site, output.files) }
    return (output.files, summary)
  }

  /// Makes all files, and returns the results that the next build can reuse, or `nil` if they are
  /// already known.
  private func make(
    into output: SiteOutput, knowing known: KnownSite, isWritten: Bool
  ) async throws(SourceProblems) -> (summary: SiteSummary, site: KnownSite?) {
    let clock = ContinuousClock()
    let start = clock.now
    progress(.reading)
    var (sources, problems) = SourceReading.sources(for: request, from: files)
    if problems.files.isEmpty, isWritten {
      problems.files += OutputPlace.problems(with: request)
    }
    let key = sources.hash
    if !problems.areFatal, problems.diagnostics.isEmpty, let whole = known.whole, whole.key == key,
      output.keep(whole.files, [])
    {
      let summary = SiteSummary(
        counts: whole.counts, fileCount: whole.files.count, duration: start.duration(to: clock.now))
      return (summary, nil)
    }

    let materials = SiteMaterials(&sources, &problems)
    let lessonFiles = LessonFiles(
      sources: sources.lessons, access: files, allowsRawHTML: materials.settings.allowsRawHTML)
    let making = LessonMaking(
      files: lessonFiles, materials: materials, known: known, output: output,
      makesPages: !problems.areFatal, progress: progress)
    let made = await making.result()
    // Someone is changing the files during the build.
    guard !made.isOutdated else {
      output.reset()
      return try await make(into: output, knowing: known, isWritten: isWritten)
    }
    problems.diagnostics += made.diagnostics
    var check = CourseChecking(
      materials, copies: sources.copies, drafts: sources.drafts,
      canFollowLinks: problems.files.isEmpty, of: made.records)
    if !check.diagnostics.isEmpty {
      // Errors can be located only in complete lessons.
      check = CourseChecking(
        materials, copies: sources.copies, drafts: sources.drafts,
        canFollowLinks: problems.files.isEmpty,
        of: lessonFiles.records(made.records, wholeIn: check.diagnostics))
    }
    problems.diagnostics += check.diagnostics
    let rows = await RowChecking.result(
      of: materials, lessons: made.lessons, files: lessonFiles, knowing: known.rows)
    problems.diagnostics += rows.diagnostics
    guard !problems.areFatal, let templates = materials.templates else { throw problems }

    progress(.makingPages)
    var context = materials.pageContext(
      of: check.course, templates,
      FactPage(
        checking: check.facts, words: materials.words, conformance: materials.conformance))
    context.show(made.lessons, from: output)
    var site = KnownSite()
    site.rows = rows.kept
    site.groups = await GroupMaking(
      context, lessons: made.lessons, known: known.groups, into: output
    ).groups()
    for file in sources.copies.map(\.file) + materials.theme.files { output.take(file) }
    progress(.followingLinks)
    problems.diagnostics += LinkChecking.diagnostics(
      ofFinished: output, allowing: materials.settings.allowed,
      writtenIn: { pages in
        WrittenPlaces(
          templates: sources.templates, site: materials.settings,
          lessons: lessonFiles.lessons(ofPages: pages))
      })
    guard !problems.areFatal else { throw problems }

    for lesson in made.lessons where lesson.isKept {
      if let page = lesson.page { site.pages[page.record.lesson.hash] = page }
    }
    let counts = SiteCounts(check, materials)
    let files = output.listed
    if problems.diagnostics.isEmpty {
      site.whole = KnownSite.Whole(
        key: key, counts: counts, files: files.sorted { $0.path < $1.path })
    }
    let summary = SiteSummary(
      counts: counts, fileCount: files.count, duration: start.duration(to: clock.now),
      warnings: problems.diagnostics)
    return (summary, site)
  }
}

extension SiteCounts {
  fileprivate init(_ check: CourseChecking, _ materials: SiteMaterials) {
    let outcomes = check.records.flatMap(\.scenarios).map(\.outcome)
    self.init(
      lessons: check.course.lessons.count, scenarios: outcomes.count,
      expectations: outcomes.map(\.expectationCount).reduce(0, +),
      facts: materials.ownFactCount, hasMessagePage: materials.settings.explainsProgram)
  }
}

extension PageContext {
  /// Provides the lessons' results to the pages outside the course.
  fileprivate mutating func show(_ lessons: [LessonMaking.Lesson], from output: SiteOutput) {
    var made: [String: LessonMaking.Lesson] = [:]
    for lesson in lessons {
      let path = lesson.record.lesson.path
      records[path] = lesson.record.scenarios
      texts[path] = lesson.record.texts
      shown[path] = lesson.shown
      made[path] = lesson
    }
    let ordered = course.lessons.map { made[$0.lesson.path] }
    body = { place in
      guard let lesson = ordered[place] else { return [] }
      if let body = lesson.body { return body }
      guard let page = lesson.page else { return [] }
      let bytes = output.contents(of: page.summaries.first?.path ?? "")
      return Array(bytes[page.body.clamped(to: bytes.indices)])
    }
  }
}
