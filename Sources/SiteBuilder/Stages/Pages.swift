import LessonMarkdown
import PageRendering

/// The stage that turns lessons and figures into finished pages.
struct PageMaking: Sendable {
  let course: Course
  let map: SiteMap
  let templates: PageTemplates
  let theme: [SiteFile]
  let facts: FactPage
  /// The scenarios with their figures, by the path of their lesson and the index of their block.
  let sections: [String: [Int: ScenarioSection]]

  /// Returns every page of the site.
  func pages() async -> [SiteFile] {
    let frame = frame
    let lessons = await Array(course.lessons.indices).concurrentMap {
      lessonPage(at: $0, in: frame)
    }
    return [homePage(in: frame), notFoundPage(in: frame)] + factsPage(in: frame)
      + programPages(in: frame) + lessons
  }

  private func homePage(in frame: SiteFrame) -> SiteFile {
    let page = HomePage(
      introductionHTML: course.introduction.map { body(of: $0, at: "index.html") } ?? "")
    return SiteFile(path: page.path.text, text: templates.html(of: page, in: frame))
  }

  private func notFoundPage(in frame: SiteFrame) -> SiteFile {
    let style = styleSheets.map { String(decoding: $0.bytes, as: UTF8.self) }
    let page = NotFoundPage(style: style.joined(separator: "\n"))
    return SiteFile(path: page.path.text, text: templates.html(of: page, in: frame))
  }

  /// The page of facts, if there is a ledger.
  private func factsPage(in frame: SiteFrame) -> [SiteFile] {
    guard facts.link != nil else { return [] }
    let page = facts.page(with: templates)
    return [SiteFile(path: page.path.text, text: templates.html(of: page, in: frame))]
  }

  /// The pages that explain the program, if there is a template for them.
  private func programPages(in frame: SiteFrame) -> [SiteFile] {
    guard templates.hasEntries else { return [] }
    let pages = [LanguagePage.page(with: templates), DiagnosticPage.page(with: templates)]
    return pages.map { SiteFile(path: $0.path.text, text: templates.html(of: $0, in: frame)) }
  }

  private func lessonPage(at place: Int, in frame: SiteFrame) -> SiteFile {
    let entry = course.lessons[place]
    let properties = entry.lesson.lesson.properties
    let page = LessonPage(
      path: SitePath(entry.path), number: entry.number, title: properties.title, part: entry.part,
      question: properties.question ?? "", summary: properties.summary ?? "",
      contents: contents(of: entry.lesson.lesson), bodyHTML: body(of: entry.lesson, at: entry.path),
      facts: unnamedFacts(of: entry.lesson.lesson).map(facts.entry(for:)),
      sources: properties.sources.map { SourceEntry(title: $0.title, address: $0.address) },
      previous: link(to: place - 1), next: link(to: place + 1))
    return SiteFile(path: entry.path, text: templates.html(of: page, in: frame))
  }

  /// The facts that the lesson shows but that its text does not name, so that nothing is told
  /// twice.
  private func unnamedFacts(of lesson: Lesson) -> [String] {
    let named = facts.link == nil ? [] : lesson.namedFacts
    return lesson.properties.facts.filter { !named.contains($0) }
  }

  private func link(to place: Int) -> PageLink? {
    guard course.lessons.indices.contains(place) else { return nil }
    let entry = course.lessons[place]
    return PageLink(title: entry.lesson.lesson.properties.title, path: SitePath(entry.path))
  }

  private func body(of lesson: SiteLesson, at path: String) -> String {
    let page = SitePath(path)
    let renderer = LessonRenderer(
      address: { link in
        guard let found = try? map.destination(of: link, in: lesson) else {
          return link.destination
        }
        let fragment = found.fragment.map { "#" + $0 } ?? ""
        return found.path == path && !fragment.isEmpty
          ? fragment : page.address(of: SitePath(found.path)) + fragment
      },
      html: { fence in sections[lesson.path]?[fence.index].map { templates.html(of: $0) } },
      factAddress: { facts.address(ofFact: $0, from: page) })
    return renderer.body(of: lesson.lesson)
  }

  /// The headings of the second level, with those of the third below them.
  private func contents(of lesson: Lesson) -> [ContentsEntry] {
    var entries: [ContentsEntry] = []
    for heading in lesson.headings where heading.level <= 3 {
      let entry = ContentsEntry(title: heading.text, fragment: heading.identifier)
      if heading.level == 3, !entries.isEmpty {
        entries[entries.count - 1].entries.append(entry)
      } else {
        entries.append(entry)
      }
    }
    return entries
  }
}

// MARK: - What all pages share

extension PageMaking {
  private var styleSheets: [SiteFile] { theme.filter { $0.path.hasSuffix(".css") } }

  private var frame: SiteFrame {
    let icon = theme.first { $0.path.hasSuffix("icon.svg") }?.path ?? "theme/icon.svg"
    return SiteFrame(
      title: course.properties.title, tagline: course.properties.tagline,
      styleSheets: styleSheets.map { SitePath($0.path) }, icon: SitePath(icon),
      parts: course.parts.map { part in
        CoursePart(
          title: part, lessons: course.lessons.filter { $0.part == part }.map(Self.entry(for:)))
      },
      references: (facts.link.map { [$0] } ?? []) + programLinks)
  }

  private var programLinks: [PageLink] {
    guard templates.hasEntries else { return [] }
    return [
      PageLink(title: LanguagePage.title, path: SitePath(LanguagePage.path)),
      PageLink(title: DiagnosticPage.title, path: SitePath(DiagnosticPage.path)),
    ]
  }

  private static func entry(for entry: CourseLesson) -> LessonEntry {
    let properties = entry.lesson.lesson.properties
    return LessonEntry(
      number: entry.number, title: properties.title, question: properties.question ?? "",
      summary: properties.summary ?? "", path: SitePath(entry.path))
  }
}
