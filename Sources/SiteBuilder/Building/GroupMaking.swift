import FileSystem
import LessonMarkdown
import LessonRunner

/// The stage that makes all files other than single lessons' files, after the lessons are finished.
///
/// These are the pages of each kind, redirects, machine-readable files, and the search index. Files
/// that would be the same as in the last build are reused.
struct GroupMaking: Sendable {
  private let context: PageContext
  private let known: [String: KnownSite.Group]
  private let output: SiteOutput
  /// The hash of everything that pages share.
  private let shared: ContentHash
  /// The hash of everything that other pages show of lessons.
  private let lessons: ContentHash
  /// The hash of everything that the lessons' pages are made from.
  private let texts: ContentHash

  /// The name of the last group.
  private static let closing = "closing"

  /// Creates the stage.
  init(
    _ context: PageContext, lessons: [LessonMaking.Lesson], known: [String: KnownSite.Group],
    into output: SiteOutput
  ) {
    self.context = context
    self.known = known
    self.output = output
    var shared = context.sharedHash
    shared.add(context.course.contentsHash)
    self.shared = shared
    var lessonHash = shared
    for lesson in lessons {
      lessonHash.add(ContentHash(value: lesson.record.number))
      // Pages show these lessons in full.
      guard !lesson.record.lesson.isAbridged else { continue }
      lessonHash.add(lesson.record.lesson.hash)
      for scenario in lesson.record.lesson.scenarios { lessonHash.add(scenario.contentHash) }
    }
    self.lessons = lessonHash
    var texts = lessonHash
    for lesson in lessons {
      for file in lesson.page?.files ?? [] { texts.add(ContentHash(value: file.number)) }
    }
    self.texts = texts
  }

  /// Makes the files, and returns the groups that the next build can reuse.
  func groups() async -> [String: KnownSite.Group] {
    var groups: [String: KnownSite.Group] = [:]
    var entries: [SearchEntry] = []
    // Searching includes texts, too.
    var all = texts
    for kind in PageKinds.all where kind.isPart(of: context.parts) {
      let key = key(of: kind)
      let group = await group(named: kind.path, from: key) { index in
        await kind.files(in: context, &index)
      }
      groups[kind.path] = group
      entries += group.entries
      all.add(key)
    }
    groups[Self.closing] = await group(named: Self.closing, from: all) { _ in
      closingFiles(groups, entries)
    }
    return groups
  }

  private func key(of kind: any PageKind.Type) -> ContentHash {
    var key =
      switch kind.source {
      case .program: shared
      case .lessons: lessons
      case .rows: rows
      case .texts: texts
      }
    key.add(kind.path)
    return key
  }

  /// The hash of everything that the page of rows shows.
  private var rows: ContentHash {
    var hash = lessons
    hash.add(context.parts.shown.hash)
    return hash
  }

  private func group(
    named name: String, from key: ContentHash, make: (inout SearchIndex) async -> [SiteFile]
  ) async -> KnownSite.Group {
    if let group = known[name], group.key == key, output.keep(group.files, group.summaries) {
      return group
    }
    var index = SearchIndex()
    let files = await make(&index)
    var group = KnownSite.Group(key: key, files: [], summaries: [], entries: index.entries)
    for file in files {
      let summary = SiteOutput.summary(of: file, allowing: context.frame.allowed)
      group.files.append((file.path, output.take(file, summary)))
      if let summary { group.summaries.append(summary) }
    }
    return group
  }

  private func closingFiles(
    _ groups: [String: KnownSite.Group], _ entries: [SearchEntry]
  ) -> [SiteFile] {
    let course = context.course
    let kinds = PageKinds.all.compactMap { groups[$0.path] }
    let pages = (course.lessons.map(\.path) + runPages + kinds.flatMap(\.files).map(\.path))
      .filter { $0.hasSuffix(".html") && $0 != NotFound.path }
    var index = SearchIndex(of: context)
    index.add(entries)
    return Redirects.pages(of: course, with: context.templates, in: context.frame)
      + SitemapAndFeed(
        course: course, references: PageKinds.twinned(context.frame.references, in: context.parts)
      )
      .files(pages: pages) + index.files + [LessonList(course: course).file]
  }

  /// The paths of the pages of runs.
  private var runPages: [String] {
    guard context.course.properties.hasRunPages else { return [] }
    return context.course.lessons.flatMap { lesson in
      zip(lesson.lesson.scenarios, context.records[lesson.lesson.path] ?? [])
        .filter { $1.outcome.status != .skipped }
        .map { scenario, _ in RunPath.page(ofScenario: scenario.name, in: lesson.path) }
    }
  }
}
