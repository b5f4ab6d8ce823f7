import FileSystem
import LessonMarkdown
import LessonRunner

/// The stage that turns lessons and figures into finished pages.
struct PageMaking: Sendable {
  private let context: PageContext
  /// A number for all that the page of a lesson shows beside the course.
  private let shared: ContentHash
  /// A number for each lesson's link, as other pages show it.
  private let links: [ContentHash]
  /// Which lessons each page lists.
  private let outline: Outline

  private var course: Course { context.course }

  /// Creates the stage.
  init(_ context: PageContext) {
    self.context = context
    outline = Outline(of: context.course)
    var shared = context.sharedHash
    if context.templates.show("parts", on: LessonPage.self) {
      shared.add(context.course.contentsHash)
    }
    self.shared = shared
    links = context.course.lessons.map { entry in
      var hash = ContentHash()
      hash.add("\(entry.number ?? 0)")
      hash.add(entry.lesson.lesson.properties.title)
      hash.add(entry.path)
      hash.add(entry.part)
      return hash
    }
  }

  /// The page of a lesson.
  struct Page: Sendable {
    /// The page, then its Markdown.
    var files: [SiteFile]
    /// The text of the lesson as HTML, in UTF-8.
    var bodyHTML: [UInt8]
    /// Where in the page the text stands, in bytes; `nil` when it is not there as it is.
    var body: Range<Int>?
    /// What the page offers to links and asks for.
    var summary: PageSummary
  }

  /// A number for all that a page is made from, but for the scenes of other lessons.
  func key(ofPageAt place: Int) -> ContentHash {
    let entry = course.lessons[place]
    var hash = entry.lesson.hash
    hash.add(shared)
    for other in [place - 1, place + 1] where links.indices.contains(other) {
      hash.add(links[other])
    }
    for other in outline.places(around: place) { hash.add(links[other]) }
    return hash
  }

  /// Makes the page of a lesson that stands at a place of the course, where there may be only an
  /// abridged one.
  func page(of lesson: LessonDocument, showing shown: ShownScenarios, at place: Int) -> Page {
    let path = course.lessons[place].path
    let body = context.body(of: lesson, showing: shown, at: path)
    let (page, range) = context.templates.file(
      of: self.page(of: lesson, body, at: place), in: context.frame, noting: "body")
    return Page(
      files: [page, context.twin(of: lesson, showing: shown, at: path)], bodyHTML: body,
      body: range, summary: PageSummary(html: page.bytes, at: path))
  }

  private func page(of lesson: LessonDocument, _ bodyHTML: [UInt8], at place: Int) -> LessonPage {
    let entry = course.lessons[place]
    let properties = lesson.lesson.properties
    return LessonPage(
      path: SitePath(entry.path), number: entry.number, title: properties.title, part: entry.part,
      question: properties.question ?? "", summary: properties.summary ?? "",
      symptoms: properties.symptoms, contents: context.contents(of: lesson.lesson),
      bodyHTML: bodyHTML,
      facts: listedFacts(of: lesson.lesson, isNumbered: entry.number != nil)
        .map(context.facts.entry(for:)),
      sources: properties.sources.map { SourceEntry($0) },
      previous: context.link(to: place - 1), next: context.link(to: place + 1),
      outline: outline.list(at: place),
      twin: SitePath(MarkdownTwin.path(ofPage: entry.path)),
      editAddress: context.editAddress(of: lesson))
  }

  /// The facts that end a lesson: all of them. A page beside the course, such as a collection of
  /// scenarios, has a link wherever its text names a fact, and lists only the others.
  private func listedFacts(of lesson: Lesson, isNumbered: Bool) -> [String] {
    let isListed = isNumbered || context.parts.ledger.isEmpty
    let named = isListed ? [] : lesson.namedFacts
    return lesson.properties.facts.filter { !named.contains($0) }
  }
}

extension PageContext {
  /// A number for all that the pages of a site share, but for the contents of the course.
  var sharedHash: ContentHash {
    var shared = hash
    var bare = frame
    bare.parts = []
    // Sets have no order; their names are in the number already.
    bare.cards = []
    // A description of a value has all of it.
    shared.add(String(reflecting: bare))
    return shared
  }
}

extension Course {
  /// A number for the contents as pages list them.
  var contentsHash: ContentHash {
    var hash = ContentHash()
    for entry in lessons {
      let properties = entry.lesson.lesson.properties
      for text in [
        entry.part, entry.path, "\(entry.number ?? 0)", properties.title,
        properties.question ?? "", properties.summary ?? "",
      ] { hash.add(text) }
    }
    return hash
  }
}
