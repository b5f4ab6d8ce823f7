import FileSystem
import LessonMarkdown
import LessonRunner

/// What pages are made from.
struct PageContext: Sendable {
  /// The lessons in order.
  let course: Course
  let templates: PageTemplates
  let theme: Theme
  /// The facts that lessons name.
  let facts: FactPage
  /// What all pages share.
  let frame: SiteFrame
  /// A number for the templates, the ledger of facts and the site file.
  let hash: ContentHash
  /// What decides which pages the site has.
  let parts: SiteParts
  /// The runs of all scenarios, by the path of their lesson and the index of their block.
  var runs: [String: [Int: LessonRun]] = [:]
  /// The scenarios with their figures, in the same way.
  var sections: [String: [Int: ScenarioSection]] = [:]
  /// The texts of the lessons as HTML, as far as they have been made.
  var bodies: [String] = []

  /// Runs the example of a message, and returns what the program says then, in HTML.
  let output: @Sendable (MessageExample) async -> String

  /// Creates what the pages of a course are made from, before anything has been run.
  init(
    course: Course, templates: PageTemplates, theme: Theme, facts: FactPage, hash: ContentHash,
    output: @escaping @Sendable (MessageExample) async -> String
  ) {
    self.course = course
    self.templates = templates
    self.theme = theme
    self.facts = facts
    self.hash = hash
    self.output = output
    parts = SiteParts(
      course: course, hasFacts: !facts.checking.ledger.isEmpty, isLive: theme.isLive)
    frame = Self.frame(parts, theme)
  }

  /// The Markdown of a lesson's page.
  func twin(of lesson: LessonDocument, at path: String) -> SiteFile {
    let quizzes = lesson.quizzes.map { ($0.head.fenceIndex, QuizDrawing.markdown(of: $0)) }
    let challenges = lesson.challenges.map { challenge in
      (challenge.head.fenceIndex, drawing(of: challenge, in: lesson).markdown)
    }
    let twin = MarkdownTwin(
      runs: runs[lesson.path] ?? [:],
      exercises: Dictionary(quizzes + challenges, uniquingKeysWith: { first, _ in first }))
    return SiteFile(
      path: MarkdownTwin.path(ofPage: path), text: twin.text(of: lesson, at: path))
  }

  /// A challenge with what its page shows of the scenario to begin with.
  func drawing(of challenge: LessonChallenge, in lesson: LessonDocument) -> ChallengeDrawing {
    let place = challenge.scenario(among: lesson.scenarios)?.fenceIndex ?? -1
    return ChallengeDrawing(
      challenge, of: lesson, run: runs[lesson.path]?[place],
      section: sections[lesson.path]?[place])
  }

  /// Where a lesson can be edited, if the site says so.
  func editAddress(of lesson: LessonDocument) -> String? {
    course.properties.editAddress.map { $0 + lesson.path }
  }

  /// The text of a lesson as HTML, for the page at a path.
  func body(of lesson: LessonDocument, at path: String) -> String {
    let page = SitePath(path)
    let renderer = LessonRenderer(
      address: { link in
        guard let found = SiteMap.address(of: link, in: lesson.path) else {
          return link.destination
        }
        let fragment = found.fragment.map { "#" + $0 } ?? ""
        return found.path == path && !fragment.isEmpty
          ? fragment : page.address(of: SitePath(found.path)) + fragment
      },
      html: { fence in
        if let quiz = lesson.quizzes.first(where: { $0.head.fenceIndex == fence.index }) {
          return templates.html(of: QuizDrawing.section(showing: quiz, of: lesson))
        }
        if let challenge = lesson.challenges.first(where: { $0.head.fenceIndex == fence.index }) {
          return templates.html(of: drawing(of: challenge, in: lesson).section)
        }
        return sections[lesson.path]?[fence.index].map { templates.html(of: $0) }
      },
      factAddress: { facts.address(ofFact: $0, from: page) })
    return renderer.body(of: lesson.lesson)
  }

  /// The headings of the second level, with those of the third below them.
  func contents(of lesson: Lesson) -> [ContentsEntry] {
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

  /// The runs of all lessons in the order of the course, with their pages.
  var runsInOrder: [(page: String, run: LessonRun)] {
    course.lessons.flatMap { entry in
      entry.lesson.scenarios.compactMap { scenario in
        runs[entry.lesson.path]?[scenario.fenceIndex].map { (entry.path, $0) }
      }
    }
  }

  private static func frame(_ parts: SiteParts, _ theme: Theme) -> SiteFrame {
    let course = parts.course
    return SiteFrame(
      title: course.properties.title, tagline: course.properties.tagline,
      styleSheets: theme.styleSheets, scripts: theme.scripts,
      reading: theme.reading,
      search: theme.search.map { script in
        SearchFiles(
          script: script, index: SitePath(SearchIndex.path), page: SitePath(NamePage.path))
      },
      live: theme.live(playground: SitePath(Playground.path)), icon: theme.icon,
      parts: course.parts.map { part in
        CoursePart(
          title: part, lessons: course.lessons.filter { $0.part == part }.map(entry(for:)))
      },
      references: PageKinds.links(in: parts), address: course.properties.address,
      feed: SitemapAndFeed.hasFeed(course) ? SitePath(SitemapAndFeed.feedPath) : nil)
  }

  /// The link to the lesson at a place of the course, if there is one.
  func link(to place: Int) -> PageLink? {
    guard course.lessons.indices.contains(place) else { return nil }
    let entry = course.lessons[place]
    return PageLink(title: entry.lesson.lesson.properties.title, path: SitePath(entry.path))
  }

  private static func entry(for entry: CourseLesson) -> LessonEntry {
    let properties = entry.lesson.lesson.properties
    return LessonEntry(
      number: entry.number, title: properties.title, question: properties.question ?? "",
      summary: properties.summary ?? "", path: SitePath(entry.path))
  }
}
