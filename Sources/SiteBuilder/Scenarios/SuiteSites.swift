import LessonMarkdown
package import SourceDiagnostics

extension ScenarioSuite {
  /// Returns what a build would reject of the folders, apart from what their scenarios and facts do:
  /// the site file, the order of the lessons, links and images, and addresses; without what is known.
  package func problemsOfFolders(but known: [Diagnostic]) async -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for folder in folders {
      for problem in await folder.problemsOfSite()
      where !known.contains(problem) && !problems.contains(problem) {
        problems.append(problem)
      }
    }
    return problems
  }
}

extension ScenarioSuite.Folder {
  /// What a build would reject of the site that the folder is, or is a part of.
  fileprivate func problemsOfSite() async -> [Diagnostic] {
    let root = siteFolder
    let beginning = path.hasSuffix("/") ? path : path + "/"
    return await SiteBuild.problems(ofContent: root).filter {
      root == path || $0.source.name.hasPrefix(beginning)
    }
  }

  /// The folder, or the nearest around it, that has a site file; the folder itself when none has.
  private var siteFolder: String {
    var folder = path
    while true {
      let file = Disk.join(folder, SourceReading.siteFileName)
      if FileAccess.disk.isFolder(file) == false { return folder }
      guard let slash = folder.lastIndex(of: "/"), slash != folder.startIndex else { return path }
      folder = String(folder[..<slash])
    }
  }
}

extension SiteBuild {
  /// What keeps a folder from becoming a site, apart from what its scenarios, exercises and facts
  /// do; warnings, too.
  fileprivate static func problems(ofContent folder: String) async -> [Diagnostic] {
    let request = SiteRequest(content: folder)
    var (sources, problems) = SourceReading.sources(for: request, from: .disk)
    let materials = SiteMaterials(&sources, &problems)
    let reading = await LessonReading.lessons(
      in: sources.lessons, allowsRawHTML: materials.settings.allowsRawHTML)
    let ordering = CourseOrdering.course(of: reading.lessons, properties: materials.settings)
    var diagnostics = problems.diagnostics + reading.diagnostics + ordering.diagnostics
    if problems.files.isEmpty {
      let map = SiteMap(ordering.course, copies: sources.copies)
      diagnostics += LinkChecking.diagnostics(of: ordering.course, with: map)
    }
    return diagnostics + materials.templateDiagnostics
      + LinkChecking.diagnostics(
        ofPathsIn: ordering.course, copies: sources.copies.map(\.file) + materials.theme.files,
        hasFacts: !materials.ledger.isEmpty)
  }
}
