import FileSystem
import LessonMarkdown
package import LessonRunner
package import SourceDiagnostics

extension SiteBuild {
  /// Returns a build's errors and warnings for a folder, except about its scenarios, exercises, and
  /// facts: the site file, the order of the lessons, links and images, URLs, and the rows of sources.
  ///
  /// For a folder within a site, returns only the folder's own problems. Lessons that have already
  /// been read, with HTML allowed, aren't read again, and what was wrong with their text isn't
  /// repeated.
  package static func problems(
    ofFolder path: String, knowing lessons: [LessonDocument] = []
  ) async -> [Diagnostic] {
    let root = siteFolder(of: path)
    let beginning = path.hasSuffix("/") ? path : path + "/"
    return await problems(ofContent: root, knowing: lessons).filter {
      root == path || $0.source.name.hasPrefix(beginning)
    }
  }

  /// Returns the nearest enclosing folder with a site file, or the folder itself if there is none.
  private static func siteFolder(of path: String) -> String {
    var folder = path
    while true {
      let file = Disk.join(folder, ContentPath.siteFile)
      if FileAccess.disk.isFolder(file) == false { return folder }
      guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { return path }
      folder = String(folder[..<slash])
    }
  }

  /// Returns the errors and warnings of building a folder as a site, except about its scenarios,
  /// exercises, and facts.
  private static func problems(
    ofContent folder: String, knowing known: [LessonDocument]
  ) async -> [Diagnostic] {
    let request = SiteRequest(content: folder)
    var (sources, problems) = SourceReading.sources(for: request, from: .disk)
    let materials = SiteMaterials(&sources, &problems)
    let (lessons, messages) = await read(
      sources.lessons.map(\.file), knowing: known, materials.settings.allowsRawHTML)
    let ordering = CourseOrdering.course(of: lessons, properties: materials.settings)
    var diagnostics = problems.diagnostics + messages + ordering.diagnostics
    if problems.files.isEmpty {
      let map = SiteMap(ordering.course, copies: sources.copies)
      diagnostics += LinkChecking.diagnostics(of: ordering.course, with: map)
    }
    for lesson in lessons {
      diagnostics += WrittenHTML.diagnostics(
        of: lesson.lesson, in: lesson.source, allowing: materials.settings.allowed)
    }
    diagnostics += OwnValueChecking.diagnostics(of: ordering.course, in: materials.templates)
    diagnostics += await RowChecking.diagnostics(
      of: materials, in: lessons, with: SceneFiles(sources.lessons, .disk))
    return diagnostics + materials.templateDiagnostics
      + LinkChecking.diagnostics(
        ofPathsIn: materials.parts(of: ordering.course),
        copies: sources.copies.map(\.file) + materials.theme.files)
  }

  /// Reads lessons, except known ones in which it makes no difference whether HTML is allowed.
  private static func read(
    _ files: [LessonFile], knowing known: [LessonDocument], _ allowsRawHTML: Bool
  ) async -> (lessons: [LessonDocument], diagnostics: [Diagnostic]) {
    let known = Dictionary(
      known.lazy.filter { allowsRawHTML || $0.lesson.rawHTML.isEmpty }.map { ($0.source.name, $0) },
      uniquingKeysWith: { first, _ in first })
    let readings = await files.concurrentMap { file -> LessonReading.Reading in
      if let lesson = known[file.shownPath], lesson.path == file.path { return (lesson, []) }
      let whole = LessonFile(
        path: file.path, shownPath: file.shownPath,
        bytes: (try? FileAccess.disk.text(file.shownPath)) ?? [])
      return LessonReading.lesson(in: whole, allowsRawHTML: allowsRawHTML)
    }
    return (readings.map(\.lesson), readings.flatMap(\.diagnostics))
  }
}
