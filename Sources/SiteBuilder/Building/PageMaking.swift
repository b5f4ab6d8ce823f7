import FileSystem
import LessonMarkdown
import LessonRunner

/// The stage that turns lessons and figures into finished pages.
struct PageMaking: Sendable {
  private let context: PageContext
  private let memory: BuildMemory
  /// A number for all that the page of a lesson shows beside the course.
  private let shared: ContentHash

  private var course: Course { context.course }
  private var templates: PageTemplates { context.templates }
  private var frame: SiteFrame { context.frame }

  /// Creates the stage.
  init(_ context: PageContext, memory: BuildMemory = BuildMemory()) {
    self.context = context
    self.memory = memory
    var shared = context.hash
    var bare = context.frame
    bare.parts = []
    // A description of a value has all of it.
    shared.add(String(reflecting: bare))
    if context.templates.show("parts", on: LessonPage.self) {
      shared.add(String(reflecting: context.frame.parts))
    }
    self.shared = shared
  }

  /// Makes every page of the site that is not finished, with what stands beside it.
  func makeFiles(into output: SiteOutput) async {
    var context = context
    context.bodies = await Array(course.lessons.indices).concurrentMap { place -> String in
      guard !course.lessons[place].lesson.isAbridged else { return "" }
      let made = madeLesson(at: place)
      for file in made.files {
        output.take(file, file.path == made.summary?.path ? made.summary : nil)
      }
      return course.properties.hasCoursePage ? made.bodyHTML : ""
    }
    var index = SearchIndex(of: course, NamePage(context))
    var files: [SiteFile] = []
    for kind in PageKinds.all where kind.isPart(of: context.parts) {
      files += await kind.files(in: context, &index)
    }
    let pages = (course.lessons.map(\.path) + files.map(\.path))
      .filter { $0.hasSuffix(".html") && $0 != NotFound.path }
    files += Redirects.pages(of: course, with: templates, in: frame)
    files += SitemapAndFeed(course: course, references: PageKinds.twinned(frame.references))
      .files(pages: pages)
    files.append(index.file)
    for file in files { output.take(file) }
  }

  // MARK: The course

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
    for link in [context.link(to: place - 1), context.link(to: place + 1)] {
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
      hash.add(context.runs[entry.lesson.path]?[scenario.fenceIndex]?.hash ?? ContentHash())
    }
    return memory.pages.value(for: hash) { made(entry.lesson, at: place) }
  }

  /// Makes the page of a lesson that stands at a place of the course, where there may be only an
  /// abridged one.
  func made(_ lesson: LessonDocument, at place: Int) -> MadeLesson {
    let body = context.body(of: lesson, at: course.lessons[place].path)
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
      contents: context.contents(of: lesson.lesson), bodyHTML: bodyHTML,
      facts: unnamedFacts(of: lesson.lesson).map(context.facts.entry(for:)),
      sources: properties.sources.map { SourceEntry(title: $0.title, address: $0.address) },
      previous: context.link(to: place - 1), next: context.link(to: place + 1),
      partLessons: neighbours(of: place),
      twin: SitePath(MarkdownTwin.path(ofPage: entry.path)),
      editAddress: context.editAddress(of: lesson))
    return [
      SiteFile(path: entry.path, text: templates.html(of: page, in: frame)),
      context.twin(of: lesson, at: entry.path),
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

  /// The facts that the lesson shows but that its text does not name, so that nothing is told
  /// twice.
  private func unnamedFacts(of lesson: Lesson) -> [String] {
    let named = context.parts.hasFacts ? lesson.namedFacts : []
    return lesson.properties.facts.filter { !named.contains($0) }
  }
}
