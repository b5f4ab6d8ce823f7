import LessonMarkdown
import PageRendering
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

  /// What is doubtful in the lessons, though it keeps nothing from being built.
  package var warnings: [Diagnostic]
}

/// Builds a site: the stages in order, each from values to values.
package struct SiteBuild: Sendable {
  private let request: SiteRequest
  private let files: FileAccess
  private let memory: BuildMemory
  private let progress: @Sendable (BuildStage) -> Void

  /// Creates a build.
  ///
  /// - Parameters:
  ///   - request: What to build, and where.
  ///   - files: The files that are there.
  ///   - memory: What is known from earlier builds, and is not made again.
  ///   - progress: Is told what the build is doing.
  package init(
    _ request: SiteRequest, files: FileAccess = .disk, memory: BuildMemory = BuildMemory(),
    progress: @escaping @Sendable (BuildStage) -> Void = { _ in }
  ) {
    self.request = request
    self.progress = progress
    self.files = files
    self.memory = memory
  }

  /// Builds the site and puts it in the place of the last one.
  ///
  /// - Throws: Everything that is wrong in any lesson, together. Nothing has been written then.
  package func run() async throws(SiteProblems) -> SiteSummary {
    let (site, summary) = try await makeSite(isWritten: true)
    progress(.writing(count: site.count))
    var finished = summary
    do {
      finished.publication = try files.publish(site, request.output)
    } catch {
      throw SiteProblems(files: [error])
    }
    return finished
  }

  /// Makes all files of the site without writing any; the output folder is looked at only when they
  /// are to be written.
  package func makeSite(
    isWritten: Bool = false
  ) async throws(SiteProblems) -> (site: [SiteFile], summary: SiteSummary) {
    let clock = ContinuousClock()
    let start = clock.now
    progress(.reading)
    var (sources, problems) = SourceReading.sources(for: request, from: files)
    // A link to a file that could not be read is not broken for that.
    let canFollowLinks = problems.files.isEmpty
    if canFollowLinks, isWritten { problems.files += OutputPlace.problems(with: request) }

    let properties = sources.siteFile.map { SiteProperties.read($0) }
    problems.diagnostics += properties?.diagnostics ?? []
    let settings = properties?.properties ?? SiteProperties()

    let reading = await LessonReading.lessons(
      in: sources.lessons, allowsRawHTML: settings.allowsRawHTML, memory: memory)
    problems.diagnostics += reading.diagnostics

    let runs = await ScenarioRunning.runs(of: reading.lessons, memory: memory, progress)
    problems.diagnostics += runs.flatMap(\.diagnostics)

    problems.diagnostics += await QuizChecking.diagnostics(of: reading.lessons, memory: memory)

    let (ledger, mistakes) = FactLedger.read(sources.facts)
    problems.diagnostics += mistakes
    let facts = FactChecking(
      ledger: ledger, lessons: reading.lessons, outcomes: runs.map { ScenarioOutcome($0) })
    problems.diagnostics += facts.diagnostics()

    let ordering = CourseOrdering.course(of: reading.lessons, properties: settings)
    problems.diagnostics += ordering.diagnostics
    let map = SiteMap(ordering.course, copies: sources.copies)
    let theme = Theme(sources.theme)
    let copies = sources.copies.map(\.file) + theme.files
    if canFollowLinks {
      problems.diagnostics += LinkChecking.diagnostics(
        of: ordering.course, with: map, memory: memory)
    }
    let templates = Self.templates(from: &sources, &problems)
    var shared = ContentHash()
    for text in sources.templates + sources.facts + [sources.siteFile].compactMap(\.self) {
      shared.add(text.name)
      shared.add(text.text)
    }
    problems.diagnostics += LinkChecking.diagnostics(
      ofPathsIn: ordering.course, copies: copies, hasFacts: !ledger.isEmpty)

    guard let templates, !problems.areFatal else { throw problems }

    let sections = await sections(
      showing: runs, of: reading.lessons, hasFacts: !ledger.isEmpty,
      explainsProgram: settings.explainsProgram)
    progress(.makingPages(count: ordering.course.pages.count))
    let pages = await PageMaking(
      course: ordering.course, map: map, templates: templates, theme: theme, shared: shared,
      memory: memory,
      facts: FactPage(checking: facts), runs: Self.byBlock(runs, of: reading.lessons),
      sections: Self.byBlock(sections, of: reading.lessons),
      names: NamePage(of: ordering.course.pages, runs: runs)
    ).files()
    let site = (pages + copies).sorted { $0.path < $1.path }
    progress(.followingLinks)
    problems.diagnostics += await LinkChecking.diagnostics(ofFinished: site, memory: memory)
    guard !problems.areFatal else { throw problems }
    memory.endBuild()

    let summary = SiteSummary(
      lessonCount: ordering.course.lessons.count, scenarioCount: runs.count,
      expectationCount: runs.map(\.expectationCount).reduce(0, +),
      factCount: ledger.facts.count, fileCount: site.count,
      duration: start.duration(to: clock.now), publication: .unchanged,
      warnings: problems.diagnostics)
    return (site, summary)
  }

  private static func templates(
    from sources: inout SiteSources, _ problems: inout SiteProblems
  ) -> PageTemplates? {
    do {
      return try PageTemplates(sources.templates)
    } catch {
      // Of templates that could not be read nothing more needs to be said.
      if !sources.templates.isEmpty || problems.files.isEmpty {
        problems.diagnostics += error.diagnostics
      }
      return nil
    }
  }

  /// Draws the figures of all runs.
  ///
  /// The runs are in the order of the lessons' scenarios.
  private func sections(
    showing runs: [ScenarioRun], of lessons: [SiteLesson], hasFacts: Bool, explainsProgram: Bool
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
        return memory.sections.value(for: hash) {
          FigureDrawing.section(showing: run, factPage: factPage, messagePage: messagePage)
        }
      }, progress: { progress(.drawing(finished: $0, count: runs.count)) })
  }

  /// What belongs to each scenario, by the path of its lesson and the index of its block, given in
  /// the order of the lessons' scenarios.
  private static func byBlock<Value>(
    _ values: [Value], of lessons: [SiteLesson]
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
