import FileSystem
import LessonMarkdown
import LessonRunner
import SourceDiagnostics
import StandardTemplates

/// The contents of everything that a site is made from.
struct SiteSources: Sendable {
  /// The site file, if there is one.
  var siteFile: SourceText?
  /// The lessons, sorted by path, without their contents.
  var lessons: [LessonSource] = []
  /// The paths of the lessons that are left out because they aren't finished.
  var drafts: Set<String> = []
  /// The files of the ledger of facts, sorted by path.
  var facts: [SourceText] = []
  /// The files of what documents show, sorted by path.
  var shown: [SourceText] = []
  /// Whether the ledger is the program's, because the site has none.
  var factsAreLent = false
  /// The conformance reports, sorted by path, with their paths in the content folder.
  var reports: [(path: String, source: SourceText)] = []
  /// The files of the content folder that are copied unchanged, with their paths there.
  var copies: [(source: String, file: SiteFile)] = []
  /// The templates.
  var templates: [SourceText] = []
  /// The style sheets that the author wrote, with the file names that the author knows, by their
  /// paths in the templates folder.
  var ownStyles: [String: SourceText] = [:]
  /// The language files, with their paths in the folder of the templates.
  var languages: [(path: String, source: SourceText)] = []
  /// The style sheets and images that all pages share.
  var theme: [SiteFile] = []
  /// The names under which the author knows the files in the templates folder, by their paths in it.
  var names: [String: String] = [:]
  /// The modules that run scenarios in the page; `nil` for read-only pages.
  var engine: EngineFiles?
}

extension SiteSources {
  /// The hash of all file names and contents.
  var hash: ContentHash {
    var hash = ContentHash()
    for lesson in lessons {
      hash.add(lesson.file.shownPath)
      hash.add(lesson.content)
    }
    for text in facts + shown + templates + languages.map(\.source) + [siteFile].compactMap(\.self)
    {
      hash.add(text.name)
      hash.add(text.bytes)
    }
    for file in copies.map(\.file) + theme {
      hash.add(file.path)
      hash.add(file.bytes)
    }
    for module in [engine?.main, engine?.tools] {
      hash.add(module?.bytes ?? [])
      hash.add(module?.packed ?? [])
    }
    return hash
  }
}

extension SiteSources {
  /// The style sheets of every page, in the order in which they apply, and whether the author wrote
  /// them.
  var styleSheets: [(source: SourceText, isOwn: Bool)] {
    let sheets = theme.filter { file in
      file.path.hasSuffix(".css") && ![Theme.late, Theme.live].contains { file.path.hasPrefix($0) }
    }
    let ordered =
      sheets.filter { $0.path != Theme.customStyle }
      + sheets.filter { $0.path == Theme.customStyle }
    return ordered.map { file in
      if let source = ownStyles[file.path] { return (source, true) }
      return (SourceText(name: file.path, text: String(decoding: file.bytes, as: UTF8.self)), false)
    }
  }
}

/// The stage that finds and reads the files.
enum SourceReading {
  /// Reads everything that a site is made from.
  ///
  /// Files that can't be read are reported and left out, so that the errors in the others can be
  /// shown at the same time.
  static func sources(
    for request: SiteRequest, from files: FileAccess
  ) -> (sources: SiteSources, problems: SourceProblems) {
    var sources = SiteSources()
    var problems = SourceProblems()
    // Whether the author has written a page where the page of facts would be. A lesson isn't one.
    var hasOwnPageOfFacts = false
    for path in list(request.content, files, &problems) {
      guard let bytes = read(request.content, path, files, &problems) else { continue }
      let shownPath = Disk.join(request.content, path)
      if path == ContentPath.siteFile {
        sources.siteFile = text(bytes, named: shownPath, &problems)
        continue
      }
      if ContentPath.isFactFile(path) {
        sources.facts.append(text(bytes, named: shownPath, &problems))
        continue
      }
      if ContentPath.isSourceFile(path) {
        sources.shown.append(text(bytes, named: shownPath, &problems))
        continue
      }
      if ContentPath.isConformanceNote(path) { continue }
      // A report is copied, too, because pages link to it.
      if ContentPath.isConformanceReport(path) {
        sources.reports.append((path, text(bytes, named: shownPath, &problems)))
      }
      if let meant = meantName(for: path) {
        let name = SourceText(name: shownPath, text: "")
        problems.diagnostics.append(Diagnostic(.misleadingFileName(meant), at: nil, in: name))
      }
      if let character = ContentPath.unsuitableCharacter(in: path) {
        let name = SourceText(name: shownPath, text: "")
        problems.diagnostics.append(
          Diagnostic(.unsuitableFileName(character), at: nil, in: name))
      }
      if ContentPath.isLesson(path) {
        if PagePath.page(ofLesson: path) == PagePath.facts {
          hasOwnPageOfFacts =
            hasOwnPageOfFacts || LessonMarkdown.Lesson.isPage(bytes, name: shownPath)
        }
        if !request.showsDrafts, LessonMarkdown.Lesson.isDraft(bytes, name: shownPath) {
          sources.drafts.insert(path)
          continue
        }
        sources.lessons.append(
          LessonSource(
            file: LessonFile(path: path, shownPath: shownPath, bytes: []),
            content: ContentHash(of: bytes)))
      } else {
        let copy = PagePath.copy(ofFile: path)
        hasOwnPageOfFacts = hasOwnPageOfFacts || copy == PagePath.facts
        sources.copies.append((path, SiteFile(path: copy, bytes: bytes)))
      }
    }
    if sources.facts.isEmpty, !request.lentFacts.isEmpty, !hasOwnPageOfFacts {
      sources.facts = request.lentFacts
      sources.factsAreLent = true
    }
    if sources.lessons.isEmpty, problems.files.isEmpty {
      problems.files.append(FileProblem(.read, request.content, .holdsNoLesson))
    }
    readTemplates(of: request, from: files, into: &sources, &problems)
    if let engine = request.engine {
      sources.engine = attempt(&problems) { () throws(FileProblem) in
        EngineFiles(
          main: try module(engine, files),
          tools: try module(EngineFiles.tools(besides: engine), files))
      }
    }
    return (sources, problems)
  }

  private static func module(
    _ path: String, _ files: FileAccess
  ) throws(FileProblem) -> EngineModule {
    let bytes = try files.contents(path)
    guard EngineModule.isModule(bytes) else { throw FileProblem(.read, path, .isNoModule) }
    return EngineModule(bytes, packed: try? files.contents(path + ".gz"))
  }

  /// Reads the templates and the theme; the program provides the files that the folder lacks.
  private static func readTemplates(
    of request: SiteRequest, from files: FileAccess, into sources: inout SiteSources,
    _ problems: inout SourceProblems
  ) {
    let standard = StandardTemplates.files
    var own: Set<String> = []
    // The folder is optional, but one that was requested must exist.
    let isThere = files.isFolder(request.templates) != nil
    let paths =
      isThere || request.templates != SiteRequest().templates
      ? list(request.templates, files, &problems) : []
    for path in paths {
      own.insert(path)
      sources.names[path] = Disk.join(request.templates, path)
      guard let bytes = read(request.templates, path, files, &problems) else { continue }
      add(path, bytes, named: Disk.join(request.templates, path), to: &sources, &problems)
      if path.hasSuffix(".css"),
        !standard.contains(where: { $0.path == path && $0.bytes == bytes })
      {
        sources.ownStyles[path] = SourceText(
          name: Disk.join(request.templates, path), text: String(decoding: bytes, as: UTF8.self))
      }
    }
    for file in standard where !own.contains(file.path) {
      add(file.path, file.bytes, named: file.path, to: &sources, &problems)
    }
    sources.theme.sort { $0.path < $1.path }
  }

  /// Adds a file of the templates' folder to what it belongs to.
  private static func add(
    _ path: String, _ bytes: [UInt8], named name: String, to sources: inout SiteSources,
    _ problems: inout SourceProblems
  ) {
    if path.hasSuffix(".mustache") {
      sources.templates.append(text(bytes, named: name, &problems))
    } else if SiteWords.isLanguageFile(path) {
      sources.languages.append((path, text(bytes, named: name, &problems)))
    } else {
      sources.theme.append(SiteFile(path: path, bytes: bytes))
    }
  }

  /// Returns the name that a file's author clearly meant; under its actual name, the file would
  /// only be copied.
  private static func meantName(for path: String) -> String? {
    if path == "site.yml" { return ContentPath.siteFile }
    let hasYAML = [ContentPath.factFolder, ContentPath.sourceFolder].contains { path.hasPrefix($0) }
    if hasYAML, path.hasSuffix(".yml") {
      return String(path.dropLast(4)) + ".yaml"
    }
    let name = path.lowercased()
    for ending in [".md", ".markdown", ".mdown"] where name.hasSuffix(ending) {
      return ContentPath.isLesson(path) ? nil : String(path.dropLast(ending.count)) + ".md"
    }
    return nil
  }

  private static func list(
    _ folder: String, _ files: FileAccess, _ problems: inout SourceProblems
  ) -> [String] {
    attempt(&problems) { () throws(FileProblem) in try files.files(folder) } ?? []
  }

  private static func read(
    _ folder: String, _ path: String, _ files: FileAccess, _ problems: inout SourceProblems
  ) -> [UInt8]? {
    attempt(&problems) { () throws(FileProblem) in
      let path = Disk.join(folder, path)
      return ContentPath.isLesson(path) ? try files.text(path) : try files.contents(path)
    }
  }

  private static func attempt<Value>(
    _ problems: inout SourceProblems, _ body: () throws(FileProblem) -> Value
  ) -> Value? {
    do {
      return try body()
    } catch {
      problems.files.append(error)
      return nil
    }
  }

  private static func text(
    _ bytes: [UInt8], named name: String, _ problems: inout SourceProblems
  ) -> SourceText {
    let (source, diagnostics) = SourceText.reading(bytes, named: name)
    problems.diagnostics += diagnostics
    return source
  }
}
