package import FileSystem
import LessonMarkdown
import LessonRunner
package import SourceDiagnostics

/// What a build did.
package struct SiteSummary: Equatable, Sendable {
  /// The number of lessons.
  package var lessonCount: Int

  /// The number of scenarios that were run, all of which do what their lessons say.
  package var scenarioCount: Int

  /// The number of lines under `expect`, all of which came true.
  package var expectationCount: Int

  /// The number of facts in the ledger.
  package var factCount: Int

  /// The number of files of the site.
  package var fileCount: Int

  /// How long it took to make the files, without writing them.
  package var duration: Duration

  /// What happened to the folder of the site.
  package var publication: Publication

  /// The path of the page that explains messages by their codes; `nil` when the site has none.
  package var messagePage: String?

  /// What is doubtful in the lessons, though it keeps nothing from being built.
  package var warnings: [Diagnostic]
}

/// Builds a site: the stages in order, each from values to values.
package struct SiteBuild: Sendable {
  private let request: SiteRequest
  private let files: FileAccess
  private let memory: BuildMemory
  private let store: CacheFolder?
  private let progress: @Sendable (BuildStage) -> Void

  /// Creates a build.
  ///
  /// - Parameters:
  ///   - request: What to build, and where.
  ///   - files: The files that are there.
  ///   - memory: What is known from earlier builds of this process, and is not made again.
  ///   - store: Where is kept what the next process need not make again; nowhere when `nil`.
  ///   - progress: Is told what the build is doing.
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

  /// Builds the site and puts it in the place of the last one.
  ///
  /// - Throws: Everything that is wrong in any lesson, together. Nothing has been written then.
  package func run() async throws(SourceProblems) -> SiteSummary {
    // What is wrong is told by a build that has all lessons whole.
    if let summary = await runWithAbridgedLessons() { return summary }
    let (site, summary) = try await makeSite(isWritten: true)
    progress(.writing(count: site.count))
    var finished = summary
    do {
      finished.publication = try files.writer(request.output).publish(site)
    } catch {
      throw SourceProblems(files: [error])
    }
    return finished
  }

  /// Makes all files of the site without writing any; the output folder is looked at only when they
  /// are to be written.
  package func makeSite(
    isWritten: Bool = false
  ) async throws(SourceProblems) -> (site: [SiteFile], summary: SiteSummary) {
    let clock = ContinuousClock()
    let start = clock.now
    progress(.reading)
    var (sources, problems) = SourceReading.sources(for: request, from: files)
    // A link to a file that could not be read is not broken for that.
    let canFollowLinks = problems.files.isEmpty
    if canFollowLinks, isWritten { problems.files += OutputPlace.problems(with: request) }
    let materials = SiteMaterials(&sources, &problems)
    let reading = await LessonReading.lessons(
      in: sources.lessons, allowsRawHTML: materials.settings.allowsRawHTML, memo: memory.lessons)
    problems.diagnostics += reading.diagnostics

    let output = SiteOutput()
    var counts = SiteCounts()
    problems.diagnostics += await finish(
      reading.lessons, materials, sources, &counts, canFollowLinks: canFollowLinks,
      hasProblems: problems.areFatal, into: output)
    guard !problems.areFatal else { throw problems }
    progress(.followingLinks)
    problems.diagnostics += LinkChecking.diagnostics(ofFinished: output)
    guard !problems.areFatal else { throw problems }
    memory.endBuild()
    let site = output.files
    return (
      site,
      summary(
        counts, materials, fileCount: site.count, duration: start.duration(to: clock.now),
        warnings: problems.diagnostics)
    )
  }

  // MARK: With abridged lessons

  /// Builds the site with whole lessons only where something runs, and writes pages as they are
  /// made; `nil`, with the last site as it was, when anything is wrong that has to be told.
  private func runWithAbridgedLessons() async -> SiteSummary? {
    let clock = ContinuousClock()
    let start = clock.now
    progress(.reading)
    var (sources, problems) = SourceReading.sources(
      for: request, from: files, readsLessons: false)
    problems.files += OutputPlace.problems(with: request)
    let materials = SiteMaterials(&sources, &problems)
    guard problems.files.isEmpty, problems.diagnostics.isEmpty, let templates = materials.templates,
      // The page of all lessons needs all texts.
      !materials.settings.hasCoursePage, let writer = try? files.writer(request.output)
    else { return nil }
    let output = SiteOutput(writer: writer)
    let known = store?.knownPages(of: request) ?? KnownPages()
    let reading = await AbridgedReading(
      files: sources.lessons, access: files, materials: materials,
      templates: templates, known: known, output: output
    ).result()
    var counts = SiteCounts()
    guard let reading, reading.diagnostics.isEmpty, output.problem == nil,
      await finish(
        reading.lessons, materials, sources, &counts, canFollowLinks: true, hasProblems: false,
        into: output
      ).isEmpty
    else {
      writer.abandon()
      return nil
    }
    progress(.followingLinks)
    let paths = output.paths
    guard LinkChecking.faultyPages(among: output.summaries, files: paths).pages.isEmpty,
      output.problem == nil
    else {
      writer.abandon()
      return nil
    }
    let duration = start.duration(to: clock.now)
    progress(.writing(count: paths.count))
    guard let publication = try? writer.finish() else {
      writer.abandon()
      return nil
    }
    if reading.madeCount > 0 || reading.known.pages.count != known.pages.count {
      store?.keep(reading.known, of: request)
    }
    var summary = summary(
      counts, materials, fileCount: paths.count, duration: duration, warnings: [])
    summary.publication = publication
    return summary
  }

  // MARK: From lessons to files

  /// Runs what lessons run, checks all that they say, makes what of the site is not finished, and
  /// returns what is wrong.
  ///
  /// When anything is wrong, nothing is made.
  private func finish(
    _ lessons: [LessonDocument], _ materials: SiteMaterials, _ sources: SiteSources,
    _ counts: inout SiteCounts, canFollowLinks: Bool, hasProblems: Bool, into output: SiteOutput
  ) async -> [Diagnostic] {
    let settings = materials.settings
    let ledger = materials.ledger
    var diagnostics: [Diagnostic] = []
    let runs = await ScenarioRunning.runs(of: lessons, memo: memory.runs) {
      progress(.running(finished: $0, count: $1))
    }
    diagnostics += runs.flatMap(\.diagnostics)
    diagnostics += await ExerciseChecking.diagnostics(of: lessons, memo: memory.exercises)
    diagnostics += materials.ledgerDiagnostics
    let facts = FactChecking(
      ledger: ledger, lessons: lessons, outcomes: runs.map { ScenarioOutcome($0) })
    diagnostics += facts.diagnostics()

    let ordering = CourseOrdering.course(of: lessons, properties: settings)
    diagnostics += ordering.diagnostics
    let copies = sources.copies.map(\.file) + materials.theme.files
    if canFollowLinks {
      let map = SiteMap(ordering.course, copies: sources.copies)
      diagnostics += LinkChecking.diagnostics(of: ordering.course, with: map, memory: memory)
    }
    diagnostics += materials.templateDiagnostics
    diagnostics += LinkChecking.diagnostics(
      ofPathsIn: materials.parts(of: ordering.course), copies: copies)
    counts.lessons = ordering.course.lessons.count
    counts.scenarios = runs.count
    counts.expectations = runs.map(\.expectationCount).reduce(0, +)
    guard let templates = materials.templates, !hasProblems, !diagnostics.hasErrors else {
      return diagnostics
    }

    let sections = await sections(
      showing: runs, of: lessons, hasFacts: !ledger.isEmpty,
      explainsProgram: settings.explainsProgram, isLive: materials.theme.isLive)
    progress(.makingPages(count: ordering.course.pages.count))
    var context = materials.pageContext(
      of: ordering.course, templates, FactPage(checking: facts))
    context.runs = Self.byBlock(runs, of: lessons)
    context.sections = Self.byBlock(sections, of: lessons)
    await PageMaking(context, memory: memory).makeFiles(into: output)
    for file in copies { output.take(file) }
    return diagnostics
  }

  private func summary(
    _ counts: SiteCounts, _ materials: SiteMaterials, fileCount: Int, duration: Duration,
    warnings: [Diagnostic]
  ) -> SiteSummary {
    SiteSummary(
      lessonCount: counts.lessons, scenarioCount: counts.scenarios,
      expectationCount: counts.expectations, factCount: materials.ledger.facts.count,
      fileCount: fileCount, duration: duration, publication: .unchanged,
      messagePage: materials.settings.explainsProgram ? DiagnosticPage.path : nil,
      warnings: warnings)
  }

  /// Draws the figures of all runs.
  ///
  /// The runs are in the order of the lessons' scenarios.
  private func sections(
    showing runs: [LessonRun], of lessons: [LessonDocument], hasFacts: Bool,
    explainsProgram: Bool,
    isLive: Bool
  ) async -> [ScenarioSection] {
    let pages = lessons.flatMap { lesson in
      lesson.scenarios.map { _ in SitePath(PagePath.page(ofLesson: lesson.path)) }
    }
    let memory = memory
    return await Array(zip(runs, pages)).concurrentMap(
      { run, page in
        let factPage = hasFacts ? page.address(of: SitePath(FactPage.path)) : ""
        let messagePage =
          explainsProgram ? page.address(of: SitePath(DiagnosticPage.path)) : nil
        var hash = run.hash
        hash.add(factPage)
        hash.add(messagePage ?? "")
        hash.add("\(isLive)")
        return memory.sections.value(for: hash) {
          FigureDrawing.section(
            showing: run, factPage: factPage, messagePage: messagePage, isLive: isLive)
        }
      }, progress: { progress(.drawing(finished: $0, count: runs.count)) })
  }

  /// What belongs to each scenario, by the path of its lesson and the index of its block, given in
  /// the order of the lessons' scenarios.
  private static func byBlock<Value>(
    _ values: [Value], of lessons: [LessonDocument]
  ) -> [String: [Int: Value]] {
    var rest = values[...]
    var found: [String: [Int: Value]] = [:]
    for lesson in lessons {
      for scenario in lesson.scenarios {
        found[lesson.path, default: [:]][scenario.fenceIndex] = rest.popFirst()
      }
    }
    return found
  }
}
