import FileSystem
import LessonMarkdown
import LessonRunner
package import SourceDiagnostics

extension SiteBuild {
  /// Returns a build's errors and warnings for a folder, except about its scenarios, exercises, and
  /// facts: the site file, the order of the lessons, links and images, URLs, and the rows of sources.
  ///
  /// For a folder within a site, returns only the folder's own problems.
  package static func problems(ofFolder path: String) async -> [Diagnostic] {
    let root = siteFolder(of: path)
    let beginning = path.hasSuffix("/") ? path : path + "/"
    return await problems(ofContent: root).filter {
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
  private static func problems(ofContent folder: String) async -> [Diagnostic] {
    let request = SiteRequest(content: folder)
    var (sources, problems) = SourceReading.sources(for: request, from: .disk)
    let materials = SiteMaterials(&sources, &problems)
    let lessons = sources.lessons.map { source in
      LessonFile(
        path: source.file.path, shownPath: source.file.shownPath,
        bytes: (try? FileAccess.disk.text(source.file.shownPath)) ?? [])
    }
    let reading = await LessonReading.lessons(
      in: lessons, allowsRawHTML: materials.settings.allowsRawHTML)
    let ordering = CourseOrdering.course(of: reading.lessons, properties: materials.settings)
    var diagnostics = problems.diagnostics + reading.diagnostics + ordering.diagnostics
    if problems.files.isEmpty {
      let map = SiteMap(ordering.course, copies: sources.copies)
      diagnostics += LinkChecking.diagnostics(of: ordering.course, with: map)
    }
    for lesson in reading.lessons {
      diagnostics += WrittenHTML.diagnostics(
        of: lesson.lesson, in: lesson.source, allowing: materials.settings.allowed)
    }
    diagnostics += OwnValueChecking.diagnostics(of: ordering.course, in: materials.templates)
    diagnostics += await RowChecking.diagnostics(
      of: materials, in: reading.lessons, with: SceneFiles(sources.lessons, .disk))
    return diagnostics + materials.templateDiagnostics
      + LinkChecking.diagnostics(
        ofPathsIn: materials.parts(of: ordering.course),
        copies: sources.copies.map(\.file) + materials.theme.files)
  }
}
