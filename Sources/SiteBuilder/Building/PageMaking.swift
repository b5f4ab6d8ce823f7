import FileSystem
import LessonMarkdown
import LessonRunner

/// What all pages are made with.
struct PageSurroundings: Sendable {
  let templates: PageTemplates
  let theme: Theme
  /// A number for the templates, the ledger of facts and the site file.
  let hash: ContentHash
  let facts: FactPage
}

/// The stage that turns lessons and figures into finished pages.
struct PageMaking: Sendable {
  private let course: Course
  private let templates: PageTemplates
  private let theme: Theme
  private let facts: FactPage
  private let memory: BuildMemory
  /// The runs of all scenarios, by the path of their lesson and the index of their block.
  private let runs: [String: [Int: LessonRun]]
  /// The scenarios with their figures, in the same way.
  private let sections: [String: [Int: ScenarioSection]]
  /// The names of UIKit that scenarios use.
  private let names: NamePage
  /// What all pages share.
  private let frame: SiteFrame
  /// A number for all that the page of a lesson shows beside the course.
  private let shared: ContentHash

  /// Creates the stage for a course.
  init(
    course: Course, _ surroundings: PageSurroundings, memory: BuildMemory = BuildMemory(),
    runs: [String: [Int: LessonRun]] = [:], sections: [String: [Int: ScenarioSection]] = [:],
    names: NamePage = NamePage(of: [], runs: [])
  ) {
    self.course = course
    templates = surroundings.templates
    theme = surroundings.theme
    facts = surroundings.facts
    self.memory = memory
    self.runs = runs
    self.sections = sections
    self.names = names
    let frame = Self.frame(of: course, surroundings)
    self.frame = frame
    var shared = surroundings.hash
    var bare = frame
    bare.parts = []
    // A description of a value has all of it.
    shared.add(String(reflecting: bare))
    if templates.show("parts", on: LessonPage.self) { shared.add(String(reflecting: frame.parts)) }
    self.shared = shared
  }

  /// Makes every page of the site that is not finished, with what stands beside it.
  func makeFiles(into output: SiteOutput) async {
    let made = await Array(course.lessons.indices).concurrentMap { place -> String in
      guard !course.lessons[place].lesson.isOutline else { return "" }
      let made = madeLesson(at: place)
      for file in made.files {
        output.take(file, file.path == made.summary?.path ? made.summary : nil)
      }
      return course.properties.hasCoursePage ? made.bodyHTML : ""
    }
    let references = await referenceFiles()
    var files = [notFoundPage()] + homeFiles() + glossaryFiles() + references.files
    if course.properties.hasCoursePage { files.append(coursePage(made)) }
    if theme.live != nil {
      let page = Playground.page(of: course, showing: sections)
      files.append(SiteFile(path: page.path.text, text: templates.html(of: page, in: frame)))
    }
    let pages = (course.lessons.map(\.path) + files.map(\.path))
      .filter { $0.hasSuffix(".html") && $0 != "404.html" }
    files += Redirects.pages(of: course, with: templates, in: frame)
    files += Announcements(course: course, references: twinned(references.links))
      .files(pages: pages)
    files.append(references.index.file)
    for file in files { output.take(file) }
  }

  // MARK: The course

  private func homeFiles() -> [SiteFile] {
    let path = "index.html"
    let page = HomePage(
      path: SitePath(path),
      introductionHTML: course.introduction.map { body(of: $0, at: path) } ?? "",
      first: link(to: 0),
      twin: course.introduction == nil ? nil : SitePath(MarkdownTwin.path(ofPage: path)))
    var hash = shared
    hash.add(page.introductionHTML)
    for part in frame.parts {
      hash.add(part.title)
      for lesson in part.lessons {
        hash.add("\(lesson.number ?? 0)")
        for text in [lesson.title, lesson.question, lesson.summary, lesson.path.text] {
          hash.add(text)
        }
      }
    }
    let html = memory.home.value(for: hash) {
      SiteFile(path: path, text: templates.html(of: page, in: frame))
    }
    return [html] + (course.introduction.map { [twin(of: $0, at: path)] } ?? [])
  }

  private func notFoundPage() -> SiteFile {
    let page = NotFoundPage(style: theme.styleTexts.joined(separator: "\n"))
    return SiteFile(path: page.path.text, text: templates.html(of: page, in: frame))
  }

  /// The text of a lesson as HTML, and the files that are made of it.
  struct MadeLesson: Sendable {
    var bodyHTML: String
    /// The page, then its Markdown.
    var files: [SiteFile]
    /// What the page offers to links and asks for.
    var summary: PageSummary?
  }

  /// A number for all that a page is made from, but for the runs of its scenarios.
  func key(ofPageAt place: Int) -> ContentHash {
    let entry = course.lessons[place]
    var hash = entry.lesson.hash
    hash.add(shared)
    hash.add("\(place)")
    for lesson in neighbours(of: place) {
      hash.add("\(lesson.number ?? 0)")
      hash.add(lesson.title)
      hash.add(lesson.path.text)
    }
    for link in [link(to: place - 1), link(to: place + 1)] {
      hash.add(link?.title ?? "")
      hash.add(link?.path.text ?? "")
    }
    hash.add(entry.part)
    hash.add("\(entry.number ?? 0)")
    return hash
  }

  private func madeLesson(at place: Int) -> MadeLesson {
    let entry = course.lessons[place]
    var hash = key(ofPageAt: place)
    for scenario in entry.lesson.scenarios {
      hash.add(runs[entry.lesson.path]?[scenario.fenceIndex]?.hash ?? ContentHash())
    }
    return memory.pages.value(for: hash) { made(entry.lesson, at: place) }
  }

  /// Makes the page of a lesson that stands at a place of the course, where there may be only an
  /// outline of it.
  func made(_ lesson: LessonDocument, at place: Int) -> MadeLesson {
    let body = body(of: lesson, at: course.lessons[place].path)
    let files = lessonFiles(of: lesson, at: place, bodyHTML: body)
    return MadeLesson(bodyHTML: body, files: files, summary: SiteOutput.summary(of: files[0]))
  }

  private func lessonFiles(
    of lesson: LessonDocument, at place: Int, bodyHTML: String
  ) -> [SiteFile] {
    let entry = course.lessons[place]
    let properties = lesson.lesson.properties
    let page = LessonPage(
      path: SitePath(entry.path), number: entry.number, title: properties.title, part: entry.part,
      question: properties.question ?? "", summary: properties.summary ?? "",
      contents: contents(of: lesson.lesson), bodyHTML: bodyHTML,
      facts: unnamedFacts(of: lesson.lesson).map(facts.entry(for:)),
      sources: properties.sources.map { SourceEntry(title: $0.title, address: $0.address) },
      previous: link(to: place - 1), next: link(to: place + 1),
      partLessons: neighbours(of: place),
      twin: SitePath(MarkdownTwin.path(ofPage: entry.path)),
      editAddress: editAddress(of: lesson))
    return [
      SiteFile(path: entry.path, text: templates.html(of: page, in: frame)),
      twin(of: lesson, at: entry.path),
    ]
  }

  /// The lessons of the same part; of a long part those around the lesson.
  private func neighbours(of place: Int) -> [PartLesson] {
    let reach = 7
    let around = max(0, place - reach)...min(course.lessons.count - 1, place + reach)
    return around.filter { course.lessons[$0].part == course.lessons[place].part }.map { other in
      let lesson = course.lessons[other]
      return PartLesson(
        number: lesson.number, title: lesson.lesson.lesson.properties.title,
        path: SitePath(lesson.path), isHere: other == place)
    }
  }

  private func twin(of lesson: LessonDocument, at path: String) -> SiteFile {
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
  private func drawing(of challenge: LessonChallenge, in lesson: LessonDocument) -> ChallengeDrawing
  {
    let place = challenge.scenario(among: lesson.scenarios)?.fenceIndex ?? -1
    return ChallengeDrawing(
      challenge, of: lesson, run: runs[lesson.path]?[place],
      section: sections[lesson.path]?[place])
  }

  private func editAddress(of lesson: LessonDocument) -> String? {
    course.properties.editAddress.map { $0 + lesson.path }
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

  private func body(of lesson: LessonDocument, at path: String) -> String {
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

  private func coursePage(_ bodies: [String]) -> SiteFile {
    // Appendices are for looking things up, and would be most of the paper.
    let lessons = zip(course.lessons, bodies).filter { $0.0.number != nil }
    let page = CoursePage.page(of: lessons.map { ($0.0, $0.1) }, with: templates)
    return SiteFile(path: page.path.text, text: templates.html(of: page, in: frame))
  }
}

// MARK: - What stands beside the course

extension PageMaking {
  private func glossaryFiles() -> [SiteFile] {
    guard let glossary = course.glossary else { return [] }
    let path = Course.glossaryPage
    let page = ReferencePage(
      path: SitePath(path), title: glossary.lesson.properties.title,
      summary: glossary.lesson.properties.summary ?? "", contents: contents(of: glossary.lesson),
      bodyHTML: body(of: glossary, at: path), twin: SitePath(MarkdownTwin.path(ofPage: path)),
      editAddress: editAddress(of: glossary))
    return [
      SiteFile(path: path, text: templates.html(of: page, in: frame)), twin(of: glossary, at: path),
    ]
  }

  /// The pages of reference with their Markdown, and what the search finds on all pages.
  private func referenceFiles() async -> (files: [SiteFile], links: [PageLink], index: SearchIndex)
  {
    var files: [SiteFile] = []
    var index = SearchIndex()
    for (path, lesson) in course.pages where path != Course.glossaryPage {
      index.add(lesson, at: path)
    }
    if let glossary = course.glossary {
      index.add(glossary, at: Course.glossaryPage, isGlossary: true)
    }
    for entry in names.entries {
      index.add(.name, entry.name, at: NamePage.path, entry.fragment)
    }
    func add(_ page: ReferencePage, _ twin: String) {
      files.append(SiteFile(path: page.path.text, text: templates.html(of: page, in: frame)))
      files.append(SiteFile(path: MarkdownTwin.path(ofPage: page.path.text), text: twin))
    }
    if facts.link != nil {
      let list = facts.list
      let page = facts.page(of: list, with: templates)
      add(page, ReferenceTwin.text(of: page, list))
      for fact in list.subjects.flatMap(\.facts) {
        index.add(.fact, fact.number, fact.claim, at: FactPage.path, fact.number)
      }
    }
    if course.properties.explainsProgram {
      let events = EventPage(runs: runsInOrder)
      let lists = [LanguagePage.list, await DiagnosticPage.list(), events.list]
      let pages = [
        LanguagePage.page(of: lists[0], with: templates),
        DiagnosticPage.page(of: lists[1], with: templates), events.page(with: templates),
      ]
      for (page, list) in zip(pages, lists) {
        add(page, ReferenceTwin.text(of: page, list))
        index.add(list, title: page.title)
      }
    }
    let page = names.page(with: templates)
    add(page, ReferenceTwin.text(of: page, names.list))
    return (files, frame.references, index)
  }

  /// The runs of all lessons in the order of the course, with their pages.
  private var runsInOrder: [(page: String, run: LessonRun)] {
    course.lessons.flatMap { entry in
      entry.lesson.scenarios.compactMap { scenario in
        runs[entry.lesson.path]?[scenario.fenceIndex].map { (entry.path, $0) }
      }
    }
  }

  /// The pages that have Markdown beside them.
  private func twinned(_ links: [PageLink]) -> [PageLink] {
    links.filter { ![CoursePage.path, Playground.path].contains($0.path.text) }
  }

  private static func frame(of course: Course, _ surroundings: PageSurroundings) -> SiteFrame {
    let theme = surroundings.theme
    return SiteFrame(
      title: course.properties.title, tagline: course.properties.tagline,
      styleSheets: theme.styleSheets, scripts: theme.scripts,
      reading: theme.reading,
      search: theme.search.map { script in
        SearchFiles(
          script: script, index: SitePath(SearchIndex.path), page: SitePath(NamePage.path))
      },
      live: theme.live, icon: theme.icon,
      parts: course.parts.map { part in
        CoursePart(
          title: part, lessons: course.lessons.filter { $0.part == part }.map(entry(for:)))
      },
      references: references(of: course, surroundings), address: course.properties.address,
      feed: Announcements.hasFeed(course) ? SitePath(Announcements.feedPath) : nil)
  }

  private static func references(
    of course: Course, _ surroundings: PageSurroundings
  ) -> [PageLink] {
    var links = surroundings.facts.link.map { [$0] } ?? []
    if let glossary = course.glossary {
      links.append(
        PageLink(
          title: glossary.lesson.properties.title, path: SitePath(Course.glossaryPage),
          isMain: true))
    }
    if surroundings.theme.live != nil {
      let path = SitePath(Playground.path)
      links.append(PageLink(title: Playground.title, path: path, isMain: true))
    }
    if course.properties.explainsProgram {
      links += [
        PageLink(title: LanguagePage.title, path: SitePath(LanguagePage.path)),
        PageLink(title: DiagnosticPage.title, path: SitePath(DiagnosticPage.path)),
        PageLink(title: EventPage.title, path: SitePath(EventPage.path)),
      ]
    }
    links.append(PageLink(title: NamePage.title, path: SitePath(NamePage.path)))
    if course.properties.hasCoursePage {
      links.append(PageLink(title: CoursePage.title, path: SitePath(CoursePage.path)))
    }
    return links
  }

  private static func entry(for entry: CourseLesson) -> LessonEntry {
    let properties = entry.lesson.lesson.properties
    return LessonEntry(
      number: entry.number, title: properties.title, question: properties.question ?? "",
      summary: properties.summary ?? "", path: SitePath(entry.path))
  }
}
