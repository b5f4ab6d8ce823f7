import FileSystem
import LessonMarkdown
import LessonRunner

/// The data for making pages.
struct PageContext: Sendable {
  /// The lessons in order.
  let course: Course
  let templates: PageTemplates
  let theme: Theme
  /// The facts that lessons name.
  let facts: FactPage
  /// The values that all pages share.
  let frame: SiteFrame
  /// The words of the pages.
  var words: SiteWords { templates.words }
  /// The hash of the templates, the ledger of facts, and the site file.
  let hash: ContentHash
  /// The properties that determine which pages the site has.
  let parts: SiteParts
  /// The records of each lesson's scenarios, in order, by the lesson's path.
  var records: [String: [ScenarioRecord]] = [:]
  /// The searchable text of each lesson, section by section, by the lesson's path.
  var texts: [String: [String]] = [:]
  /// The scenarios that pages outside the course show, by the path of their text.
  var shown: [String: ShownScenarios] = [:]
  /// Returns the text of the lesson at an index as HTML in UTF-8, from its page.
  var body: @Sendable (_ place: Int) -> [UInt8] = { _ in [] }

  /// Runs a message's example, and returns the program's output as HTML.
  let output: @Sendable (MessageExample) async -> String

  /// Creates the context for a course's pages, before anything has been run.
  init(
    course: Course, templates: PageTemplates, theme: Theme, facts: FactPage, shown: SourceLedger,
    cards: Set<String>,
    pictures: SitePictures, hash: ContentHash,
    output: @escaping @Sendable (MessageExample) async -> String
  ) {
    self.course = course
    self.templates = templates
    self.theme = theme
    self.facts = facts
    self.hash = hash
    self.output = output
    parts = SiteParts(
      course: course, ledger: facts.checking.ledger, shown: shown, isLive: theme.isLive,
      words: templates.words)
    var frame = Self.frame(parts, theme)
    frame.cards = cards
    frame.pictures = pictures
    self.frame = frame
  }

  /// Returns the Markdown of a lesson's page.
  func twin(
    of lesson: LessonDocument, showing shown: ShownScenarios, at path: String
  ) -> SiteFile {
    let quizzes = lesson.quizzes.map { ($0.head.fenceIndex, QuizDrawing.markdown(of: $0, words)) }
    let challenges = lesson.challenges.map { challenge in
      (challenge.head.fenceIndex, drawing(of: challenge, in: lesson, shown).markdown)
    }
    let twin = MarkdownTwin(
      runs: shown.runs,
      exercises: Dictionary(quizzes + challenges, uniquingKeysWith: { first, _ in first }),
      words: words)
    return SiteFile(
      path: MarkdownTwin.path(ofPage: path), text: twin.text(of: lesson, at: path))
  }

  /// Returns a challenge with what its page shows of the initial scenario.
  private func drawing(
    of challenge: LessonChallenge, in lesson: LessonDocument, _ shown: ShownScenarios
  ) -> ChallengeDrawing {
    let place = challenge.scenario(among: lesson.scenarios)?.fenceIndex ?? -1
    return ChallengeDrawing(
      challenge, of: lesson, run: shown.runs[place], section: shown.sections[place], words: words)
  }

  /// Returns the URL for editing a lesson, if the site has one.
  func editAddress(of lesson: LessonDocument) -> String? {
    course.properties.editAddress.map { $0 + lesson.path }
  }

  /// Returns a lesson's text as HTML in UTF-8, for the page at a path.
  func body(
    of lesson: LessonDocument, showing shown: ShownScenarios, at path: String
  ) -> [UInt8] {
    let page = SitePath(path)
    let first = lesson.scenarios.first { shown.sections[$0.fenceIndex]?.figures.isEmpty == false }
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
          return templates.bytes(of: QuizDrawing.section(showing: quiz, of: lesson, shown))
        }
        if let challenge = lesson.challenges.first(where: { $0.head.fenceIndex == fence.index }) {
          return templates.bytes(of: drawing(of: challenge, in: lesson, shown).section)
        }
        return shown.sections[fence.index].map { section in
          var section = section
          section.hasLegend = fence.index == first?.fenceIndex
          return templates.bytes(of: section, on: page)
        }
      },
      factAddress: { facts.address(ofFact: $0, from: page) },
      phrase: { words[$0.rawValue] ?? $0.english })
    return renderer.bytes(of: lesson.lesson)
  }

  /// Returns the level-two headings, with the level-three headings below them.
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

  /// All scenarios in the course's order, with their records and the pages that show them.
  var scenarios: [(page: String, scenario: LessonScenario, record: ScenarioRecord)] {
    course.lessons.flatMap { entry in
      zip(entry.lesson.scenarios, records[entry.lesson.path] ?? []).map { (entry.path, $0, $1) }
    }
  }

  private static func frame(_ parts: SiteParts, _ theme: Theme) -> SiteFrame {
    let course = parts.course
    var courseParts = course.parts.map { part in
      CoursePart(
        title: part, lessons: course.lessons.filter { $0.part == part }.map(entry(for:)))
    }
    ContentsPages.link(&courseParts, of: parts)
    return SiteFrame(
      title: course.properties.title, tagline: course.properties.tagline,
      language: parts.words.language, isRightToLeft: parts.words.isRightToLeft,
      styleSheets: theme.styleSheets, scripts: theme.scripts,
      reading: theme.reading, player: theme.player, lists: theme.lists,
      runs: theme.runs, print: theme.print,
      languageStyle: theme.style(for: parts.words), filter: theme.filter,
      search: theme.search.map { script in
        SearchFiles(
          script: script, index: SitePath(SearchIndex.path), page: SitePath(SearchPage.path))
      },
      live: theme.live(playground: SitePath(Playground.path)), icon: theme.icon,
      parts: courseParts, outline: Outline(of: course).list,
      references: PageKinds.links(in: parts), address: course.properties.address,
      feed: SitemapAndFeed.hasFeed(course) ? SitePath(SitemapAndFeed.feedPath) : nil,
      own: course.properties.own, allowed: course.properties.allowed)
  }

  /// Returns the link to the lesson at an index in the course, if there is one.
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
