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
      if let other = owners.updateValue("'\(source.name)'", forKey: path.lowercased()) {
        diagnostics.append(Diagnostic(.duplicateAddress(path, other: other), at: nil, in: source))
      }
    }
    let paths = pages.map(\.0) + others.map(\.0) + owners.keys
    return diagnostics + Redirects.diagnostics(of: course, files: Set(paths).sorted())
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

  /// Returns the errors on finished pages.
  static func diagnostics(ofFinished output: SiteOutput) -> [Diagnostic] {
    let (faulty, places) = faultyPages(among: output.summaries, files: output.paths)
    guard !faulty.isEmpty else { return [] }
    return faulty.flatMap { page in
      diagnostics(of: SiteFile(path: page.path, bytes: output.contents(of: page.path)), places)
    }
  }

  private static func diagnostics(of page: SiteFile, _ places: Set<UInt64>) -> [Diagnostic] {
    let found = PageReferences(html: page.bytes)
    var problems: [(DiagnosticMessage, Range<Int>)] = []
    var seen: Set<String> = []
    for (name, range) in found.identifiers where !seen.insert(name).inserted {
      problems.append((.duplicateIdentifier(name), range))
    }
    for reference in found.references {
      switch PageSummary.target(
        of: reference.destination, isLoaded: reference.isLoaded, on: page.path)
      {
      case .elsewhere: continue
      case .wrong:
        let isOutside = LinkDestination(reference.destination, in: page.path).isOutside
        problems.append(
          (
            isOutside
              ? .loadsFromAnotherHost(reference.destination)
              : .brokenReference(reference.destination), reference.range
          ))
      case .place(let number):
        if !places.contains(number) {
          problems.append((.brokenReference(reference.destination), reference.range))
        }
      }
    }
    guard !problems.isEmpty else { return [] }
    let source = SourceText(name: page.path, text: String(decoding: page.bytes, as: UTF8.self))
    return problems.map { Diagnostic($0.0, at: $0.1, in: source) }
  }
}
