import FileSystem
import LessonMarkdown
import LessonRunner
import SourceDiagnostics

/// The errors in a lesson's links.
struct LessonLinks: Sendable {
  var diagnostics: [Diagnostic] = []

  /// Checks the links and images that the author wrote.
  init(of lesson: LessonDocument, with map: SiteMap) {
    // A link without a destination was reported when it was parsed.
    for link in lesson.lesson.links where !link.destination.isEmpty {
      do {
        _ = try map.destination(of: link, in: lesson)
      } catch {
        diagnostics.append(
          Diagnostic(error.message, at: link.range, in: lesson.source, notes: error.notes))
      }
    }
  }
}

/// The stage that checks every link, before and after the pages are made.
enum LinkChecking {
  /// Checks the links and images that authors wrote.
  static func diagnostics(of course: Course, with map: SiteMap) -> [Diagnostic] {
    course.pages.flatMap { LessonLinks(of: $0.lesson, with: map).diagnostics }
      + Home.diagnostics(of: course)
  }

  /// Checks that no two files of a site have the same path on any file system.
  static func diagnostics(ofPathsIn site: SiteParts, copies: [SiteFile]) -> [Diagnostic] {
    let course = site.course
    var owners = [
      SearchIndex.path: "what the site's search finds",
      SitemapAndFeed.contentsPath: "the site's table of contents for language models",
      SitemapAndFeed.sitemapPath: "the site's map",
      SitemapAndFeed.feedPath: "the site's list of news",
    ]
    for kind in PageKinds.all where kind.isReserved(in: site) {
      for path in kind.paths(in: site) { owners[path] = kind.owner }
    }
    var diagnostics: [Diagnostic] = []
    let pages = course.pages.map { ($0.path, $0.lesson.source) }
    let others = copies.map { ($0.path, SourceText(name: $0.path, text: "")) }
    for (path, source) in pages + others {
      let files = SearchIndex.owns(path) ? owners[SearchIndex.path] : nil
      let scenes = PlaygroundScenes.owns(path) ? Playground.owner : nil
      let runs = course.properties.hasRunPages && RunPath.owns(path) ? RunPath.owner : nil
      if let other = files ?? scenes ?? runs {
        diagnostics.append(Diagnostic(.duplicateAddress(path, other: other), at: nil, in: source))
        continue
      }
      if let other = owners.updateValue("`\(source.name)`", forKey: path.lowercased()) {
        diagnostics.append(Diagnostic(.duplicateAddress(path, other: other), at: nil, in: source))
      }
    }
    if course.properties.hasRunPages {
      for (path, name, source) in runs(of: course) {
        let owner = "the run of `\(name)` in `\(source.name)`"
        // A name that is there twice is an error of the lesson.
        if let other = owners.updateValue(owner, forKey: path.lowercased()), other != owner {
          diagnostics.append(
            Diagnostic(.duplicateAddress(path, owner, other: other), at: nil, in: source))
        }
      }
    }
    let paths = pages.map(\.0) + others.map(\.0) + owners.keys
    return diagnostics + Redirects.diagnostics(of: course, files: Set(paths).sorted())
  }

  /// Returns the addresses of the pages of runs, with the names of the scenarios.
  private static func runs(of course: Course) -> [(path: String, name: String, source: SourceText)]
  {
    course.lessons.flatMap { entry in
      entry.lesson.scenarios.map { scenario in
        (
          RunPath.page(ofScenario: scenario.name, in: entry.path), scenario.name,
          entry.lesson.source
        )
      }
    }
  }

  /// Returns the finished pages with errors, as a browser will receive them, regardless of who
  /// wrote their parts, given the paths of all files.
  static func faultyPages(
    among pages: [PageSummary], files: [String]
  ) -> (pages: [PageSummary], places: Set<UInt64>) {
    var places = Set(files.map { PageSummary.number(of: $0) })
    for page in pages { places.formUnion(page.offers) }
    let faulty = pages.filter { !$0.isSound || !places.isSuperset(of: $0.asks) }
    return (faulty.sorted { $0.path < $1.path }, places)
  }

  /// Returns the errors on finished pages, each once, where the author wrote it.
  ///
  /// - Parameters:
  ///   - output: The finished pages.
  ///   - allowed: The other hosts from which pages may load something.
  ///   - places: Returns what is written in the sources of the pages at some paths.
  /// - Returns: The errors, page by page.
  static func diagnostics(
    ofFinished output: SiteOutput, allowing allowed: AllowedOrigins,
    writtenIn places: (Set<String>) -> WrittenPlaces
  ) -> [Diagnostic] {
    let (faulty, targets) = faultyPages(among: output.summaries, files: output.paths)
    guard !faulty.isEmpty else { return [] }
    let written = places(Set(faulty.map(\.path)))
    var diagnostics: [Diagnostic] = []
    for page in faulty {
      // The page with all lessons shows their errors again.
      if page.path == CoursePage.path, !diagnostics.isEmpty { continue }
      let page = SiteFile(path: page.path, bytes: output.contents(of: page.path))
      for problem in problems(of: page, targets, allowing: allowed) {
        for diagnostic in problem.diagnostics(on: page, writtenIn: written)
        where !diagnostics.contains(diagnostic) {
          diagnostics.append(diagnostic)
        }
      }
    }
    return diagnostics
  }

  private static func problems(
    of page: SiteFile, _ targets: Set<UInt64>, allowing allowed: AllowedOrigins
  ) -> [PageProblem] {
    let found = PageReferences(html: page.bytes)
    var problems: [PageProblem] = []
    var seen: Set<String> = []
    for (name, range) in found.identifiers where !seen.insert(name).inserted {
      problems.append(
        PageProblem(message: .duplicateIdentifier(name), range: range, identifier: name))
    }
    for reference in found.references {
      let destination = reference.destination
      let message: DiagnosticMessage
      switch PageSummary.target(of: destination, isLoaded: reference.isLoaded, on: page.path) {
      case .elsewhere: continue
      case .wrong:
        guard !PageSummary.isAllowed(destination, as: reference.kind, in: allowed) else { continue }
        message =
          LinkDestination(destination, in: page.path).isOutside
          ? .loadsFromAnotherHost(destination, as: reference.kind) : .brokenReference(destination)
      case .place(let number):
        guard !targets.contains(number) else { continue }
        message = .brokenReference(destination)
      }
      problems.append(
        PageProblem(message: message, range: reference.range, destination: destination))
    }
    return problems
  }
}

/// An error on a finished page.
private struct PageProblem {
  var message: DiagnosticMessage
  /// The location on the page.
  var range: Range<Int>
  /// The id that's wrong, if it's one.
  var identifier = ""
  /// The address that's wrong, if it's one.
  var destination = ""

  /// Returns the error at each place at which it's written, or on the page if its parts are from
  /// several places.
  func diagnostics(on page: SiteFile, writtenIn written: WrittenPlaces) -> [Diagnostic] {
    if !identifier.isEmpty, let found = written.places(ofIdentifier: identifier, on: page.path) {
      var diagnostic = Diagnostic(message, at: found.place.range, in: found.place.source)
      if let other = found.other {
        diagnostic.notes = [Diagnostic.Note("it's here, too", at: other.range, in: other.source)]
      }
      return [diagnostic]
    }
    let places = written.places(ofReference: destination, on: page.path)
    guard destination.isEmpty || places.isEmpty else {
      return places.map { Diagnostic(message, at: $0.range, in: $0.source) }
    }
    let source = SourceText(name: page.path, text: String(decoding: page.bytes, as: UTF8.self))
    return [Diagnostic(message, at: range, in: source)]
  }
}
