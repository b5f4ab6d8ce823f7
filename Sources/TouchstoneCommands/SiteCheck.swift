import FileSystem
import LessonRunner
import LessonTesting
import SiteBuilder
import SourceDiagnostics

/// A build that writes nothing, and whose problems may be limited to some files.
struct SiteCheck {
  /// What a check finds.
  struct Result {
    /// The errors and warnings.
    var problems = SourceProblems()

    /// The scenarios, quizzes, and challenges, for reports of their results.
    var suite = ScenarioSuite(entries: [])

    /// The number of lessons, if the whole site is free of errors.
    var lessonCount: Int?

    /// The paths and names that nothing has.
    var misses: [DiagnosticMessage] = []
  }

  private let request: SiteRequest

  /// The files and folders that the user names; none for everything.
  private let paths: [String]

  init(content: String, templates: String, paths: [String]) {
    request = SiteRequest(
      content: content, templates: templates, lentFacts: FactLedger.embeddedSources)
    self.paths = paths.map { $0.hasPrefix("./") ? String($0.dropFirst(2)) : $0 }
  }

  /// Does everything that a build does, except writing.
  func result(progress: @escaping @Sendable (BuildStage) -> Void) async -> Result {
    var result = Result()
    let search = ScenarioSuite.find(
      in: paths.isEmpty ? [request.content] : paths, withExercises: true, content: request.content)
    result.suite = search.suite
    result.misses = search.misses
    // A site that doesn't exist has no errors if only files elsewhere are checked.
    if paths.isEmpty || paths.contains(where: isInContent) {
      result.problems = await buildProblems(lessonCount: &result.lessonCount, progress: progress)
    }
    guard !paths.isEmpty else { return result }
    result.problems.diagnostics.removeAll { !isMeant($0.source.name) }
    result.problems.files += search.problems.files.filter {
      !result.problems.files.contains($0)
    }
    var elsewhere = search.problems.diagnostics
    for outcome in await search.suite.outcomes() { elsewhere += outcome.diagnostics }
    for diagnostic in elsewhere where !isInContent(diagnostic.source.name) {
      result.problems.diagnostics.append(diagnostic)
    }
    return result
  }

  private func buildProblems(
    lessonCount: inout Int?, progress: @escaping @Sendable (BuildStage) -> Void
  ) async -> SourceProblems {
    let build = SiteBuild(request, progress: progress)
    let areLessons = paths.allSatisfy { isInContent($0) && ContentPath.isLesson($0) }
    if !paths.isEmpty, areLessons, let problems = await build.problems(ofLessons: Set(paths)) {
      return problems
    }
    do throws(SourceProblems) {
      let summary = try await build.makeSite().summary
      if paths.isEmpty { lessonCount = summary.counts.lessons }
      return SourceProblems(diagnostics: summary.warnings)
    } catch {
      return error
    }
  }

  private func isInContent(_ path: String) -> Bool {
    Self.path(path, isIn: request.content)
  }

  /// Returns whether the user asks for a file.
  private func isMeant(_ name: String) -> Bool { paths.contains { Self.path(name, isIn: $0) } }

  private static func path(_ path: String, isIn folder: String) -> Bool {
    path == folder || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }
}
