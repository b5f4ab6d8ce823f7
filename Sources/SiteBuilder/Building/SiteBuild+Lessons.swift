package import FileSystem
import LessonMarkdown
import LessonRunner
import SourceDiagnostics

extension SiteBuild {
  /// Returns the errors and warnings that a build finds in some lessons, without building the rest
  /// of the site.
  ///
  /// Only these lessons are run. Lessons that they link to are read, and of the others only the
  /// front matter. The problems of other files that appear on the way are left to the caller.
  ///
  /// - Parameter names: The names of the lessons' files, as diagnostics have them.
  /// - Returns: The problems, or `nil` if only a complete build can find them: if a name isn't a
  ///   lesson's, or a lesson has HTML, whose addresses can lead to any page.
  package func problems(ofLessons names: Set<String>) async -> SourceProblems? {
    progress(.reading)
    var (sources, problems) = SourceReading.sources(for: request, from: files)
    let meant = sources.lessons.filter { names.contains($0.file.shownPath) }
    guard meant.count == names.count else { return nil }
    let materials = SiteMaterials(&sources, &problems)
    let making = LessonMaking(
      files: LessonFiles(
        sources: sources.lessons, access: files, allowsRawHTML: materials.settings.allowsRawHTML),
      materials: materials, known: KnownSite(), output: SiteOutput(), makesPages: false,
      progress: progress)
    guard let result = await making.result(ofOnly: meant) else { return nil }
    let check = CourseChecking(
      materials, copies: sources.copies, drafts: sources.drafts,
      canFollowLinks: problems.files.isEmpty, of: result.records)
    problems.diagnostics += result.diagnostics + check.diagnostics
    return problems
  }
}

extension LessonMaking {
  /// Runs only some lessons, and reads of the others what these need.
  ///
  /// - Returns: The results for all lessons, ordered by file, or `nil` if one of them has HTML or
  ///   custom values, or if a file has changed.
  fileprivate func result(ofOnly meant: [LessonSource]) async -> Result? {
    var whole: [String: LessonDocument] = [:]
    for source in meant {
      guard let (lesson, _) = files.whole(source) else { return nil }
      guard lesson.lesson.rawHTML.isEmpty, lesson.lesson.properties.own.isEmpty else { return nil }
      whole[lesson.path] = lesson
    }
    let linked = Set(
      whole.values.flatMap { lesson in
        lesson.lesson.links.compactMap { link -> String? in
          guard case .file(let path, _) = LinkDestination(link.destination, in: lesson.path)
          else { return nil }
          return path
        }
      })
    let scenes = SceneFiles(files.sources, files.access)
    let names = Set(meant.map(\.file.shownPath))
    var finished = 0
    var result = Result()
    for source in files.sources {
      if names.contains(source.file.shownPath) {
        progress(.makingLessons(finished: finished, count: meant.count))
        guard let front = files.front(of: source, in: known),
          let lesson = whole[source.file.path],
          var made = await self.lesson(source, front, nil, at: nil, scenes)
        else { return nil }
        made.record.lesson = lesson
        result.lessons.append(made)
        finished += 1
      } else if linked.contains(source.file.path) {
        guard let (lesson, _) = files.whole(source) else { return nil }
        result.lessons.append(Lesson(record: LessonRecord(lesson: lesson, scenarios: [])))
      } else {
        guard let front = files.front(of: source, in: known) else { return nil }
        result.lessons.append(Lesson(record: LessonRecord(lesson: front.document, scenarios: [])))
      }
    }
    return result
  }
}
