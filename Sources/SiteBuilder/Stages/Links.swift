import LessonMarkdown
import SourceDiagnostics

/// Where the links of a lesson lead, and what is wrong with them.
struct LessonLinks: Sendable {
  /// A number for where they lead.
  var hash = ContentHash()
  var diagnostics: [Diagnostic] = []

  /// Follows the links and images that the author wrote.
  init(of lesson: SiteLesson, with map: SiteMap) {
    // A link without destination was reported where it was read.
    for link in lesson.lesson.links where !link.destination.isEmpty {
      do {
        let found = try map.destination(of: link, in: lesson)
        hash.add(found?.path ?? "")
        hash.add(found?.fragment ?? "")
      } catch {
        diagnostics.append(
          Diagnostic(error.message, at: link.range, in: lesson.source, notes: error.notes))
      }
    }
  }
}

/// The stage that follows every link, before and after the pages are made.
enum LinkChecking {
  /// Checks the links and images that authors wrote.
  static func diagnostics(
    of course: Course, with map: SiteMap, memory: BuildMemory = BuildMemory()
  ) -> [Diagnostic] {
    course.pages.flatMap { links(of: $0.lesson, with: map, memory).diagnostics }
  }

  /// Returns where the links of a lesson lead.
  static func links(
    of lesson: SiteLesson, with map: SiteMap, _ memory: BuildMemory
  ) -> LessonLinks {
    var hash = lesson.hash
    hash.add(map.hash)
    return memory.links.value(for: hash) { LessonLinks(of: lesson, with: map) }
  }

  /// Checks that no two files of a site have the same path, on any file system.
  static func diagnostics(
    ofPathsIn course: Course, copies: [SiteFile], hasFacts: Bool = false
  ) -> [Diagnostic] {
    var owners = [
      "404.html": "the site's page for wrong addresses",
      NamePage.path: "the site's index",
      SearchIndex.path: "what the site's search finds",
      Announcements.contentsPath: "the site's table of contents for language models",
      Announcements.sitemapPath: "the site's map",
      Announcements.feedPath: "the site's list of news",
    ]
    if course.introduction == nil { owners["index.html"] = "the site's first page" }
    if hasFacts { owners[FactPage.path] = "the site's page of facts" }
    if course.properties.hasCoursePage {
      owners[CoursePage.path] = "the site's page of all lessons"
    }
    if course.properties.explainsProgram {
      owners[EventPage.path] = "the site's page of events"
      owners[DiagnosticPage.path] = "the site's page of messages"
      owners[LanguagePage.path] = "the site's page of the scenario language"
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

  /// Checks finished pages as a browser will get them, whoever wrote their parts.
  static func diagnostics(
    ofFinished site: [SiteFile], memory: BuildMemory = BuildMemory()
  ) async -> [Diagnostic] {
    let pages = await site.filter { $0.path.hasSuffix(".html") }.concurrentMap { file in
      var hash = ContentHash()
      hash.add(file.path)
      hash.add(file.bytes)
      let references = memory.references.value(for: hash) { PageReferences(html: file.bytes) }
      return (file: file, hash: hash, references: references)
    }
    var fragments: [String: Set<String>] = [:]
    for file in site { fragments[file.path] = [] }
    var targets = ContentHash()
    for file in site { targets.add(file.path) }
    for page in pages {
      fragments[page.file.path] = page.references.names
      for (name, _) in page.references.identifiers { targets.add(name) }
    }
    let found = (targets, fragments)
    return await pages.concurrentMap { page in
      let (targets, fragments) = found
      var hash = page.hash
      hash.add(targets)
      return memory.checks.value(for: hash) {
        diagnostics(of: page.file, page.references, fragments)
      }
    }.flatMap(\.self)
  }

  private static func diagnostics(
    of page: SiteFile, _ found: PageReferences, _ fragments: [String: Set<String>]
  ) -> [Diagnostic] {
    var problems: [(DiagnosticMessage, Range<Int>)] = []
    var seen: Set<String> = []
    for (name, range) in found.identifiers where !seen.insert(name).inserted {
      problems.append((.duplicateIdentifier(name), range))
    }
    for reference in found.references {
      switch LinkDestination(reference.destination, in: page.path) {
      case .outside(let scheme):
        if reference.isLoaded, scheme != "data" {
          problems.append((.loadsFromAnotherHost(reference.destination), reference.range))
        }
      case .file(let path, let fragment):
        let target = path.isEmpty ? "index.html" : path
        let isThere =
          fragment.map { fragment in
            fragments[target].map { fragment.isEmpty || $0.contains(fragment) } ?? false
          } ?? (fragments[target] != nil)
        if !isThere { problems.append((.brokenReference(reference.destination), reference.range)) }
      case .aboveContent, .fromRoot:
        problems.append((.brokenReference(reference.destination), reference.range))
      }
    }
    guard !problems.isEmpty else { return [] }
    let source = SourceText(name: page.path, text: String(decoding: page.bytes, as: UTF8.self))
    return problems.map { Diagnostic($0.0, at: $0.1, in: source) }
  }
}
