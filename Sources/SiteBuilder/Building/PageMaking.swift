import FileSystem
import Foundation
import LessonMarkdown
import LessonRunner
import ScenarioRunner

/// The stage that turns lessons and figures into finished pages.
struct PageMaking: Sendable {
  private let context: PageContext
  /// The hash of everything that a lesson's page shows besides the lesson.
  private let shared: ContentHash
  /// The hash of each lesson's link on other pages.
  private let links: [ContentHash]
  /// The lessons that each page lists.
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

  /// A lesson's page.
  struct Page: Sendable {
    /// The page, and then its Markdown.
    var files: [SiteFile]
    /// The lesson's text as HTML in UTF-8.
    var bodyHTML: [UInt8]
    /// The byte range of the text in the page; `nil` if the page doesn't contain it unchanged.
    var body: Range<Int>?
    /// The page's link targets and links.
    var summary: PageSummary
  }

  /// Returns the hash of everything that a page is made from, except scenes of other lessons.
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

  /// Makes a lesson's page; at its index, the course may have only an abridged lesson.
  func page(of lesson: LessonDocument, showing shown: ShownScenarios, at place: Int) -> Page {
    let path = course.lessons[place].path
    let body = context.body(of: lesson, showing: shown, at: path)
    let (page, range) = context.templates.file(
      of: self.page(of: lesson, showing: shown, body, at: place), in: context.frame, noting: "body")
    return Page(
      files: [page, context.twin(of: lesson, showing: shown, at: path)], bodyHTML: body,
      body: range, summary: PageSummary(html: page.bytes, at: path, allowing: context.frame.allowed)
    )
  }

  /// Makes the pages of a lesson's runs, each with a link to the next.
  func runPages(
    showing runs: [WholeRun], at place: Int
  ) -> [(file: SiteFile, summary: PageSummary)] {
    let entry = course.lessons[place]
    let lesson = PageLink(
      title: entry.lesson.lesson.properties.title, path: SitePath(entry.path))
    let links = runs.map { run in
      PageLink(title: run.section.title ?? run.section.name, path: run.path)
    }
    return runs.enumerated().map { number, run in
      let page = RunPage(
        run: run, lesson: lesson,
        facts: run.section.facts.map { context.facts.entry(for: $0.number) },
        previous: number > 0 ? links[number - 1] : nil,
        next: number + 1 < runs.count ? links[number + 1] : nil, words: context.words)
      var file = context.templates.file(of: page, in: context.frame)
      file.bytes = ShortHTML.shortened(file.bytes)
      return (
        file, PageSummary(html: file.bytes, at: file.path, allowing: context.frame.allowed)
      )
    }
  }

  private func page(
    of lesson: LessonDocument, showing shown: ShownScenarios, _ bodyHTML: [UInt8], at place: Int
  ) -> LessonPage {
    let entry = course.lessons[place]
    let properties = lesson.lesson.properties
    return LessonPage(
      path: SitePath(entry.path), number: entry.number, title: properties.title, part: entry.part,
      question: properties.question ?? "", summary: properties.summary ?? "",
      symptoms: properties.symptoms, isDraft: properties.isDraft,
      contents: context.contents(of: lesson.lesson),
      bodyHTML: bodyHTML,
      facts: facts(of: lesson.lesson, showing: shown, at: place),
      sources: properties.sources.map { SourceEntry($0) },
      previous: context.link(to: place - 1), next: context.link(to: place + 1),
      outline: outline.list(at: place),
      twin: SitePath(MarkdownTwin.path(ofPage: entry.path)),
      editAddress: context.editAddress(of: lesson), own: properties.own)
  }

  /// Returns the list of facts at the end of a lesson; those on which a scenario depends have their
  /// rules.
  private func facts(
    of lesson: Lesson, showing shown: ShownScenarios, at place: Int
  ) -> [FactEntry] {
    let changing = Set(shown.sections.values.flatMap { $0.live?.facts ?? [] })
    return listedFacts(of: lesson, at: place).map { number in
      var entry = context.facts.entry(for: number)
      if changing.contains(number) {
        entry.rules = context.parts.ledger.suspendedFacts([number]).first?.ruleNumbers
      }
      return entry
    }
  }

  /// Returns the facts to list at the end of a lesson, which are all of them.
  ///
  /// A page outside the course, such as a collection of scenarios, links every fact that its text
  /// names, and lists only the others.
  func listedFacts(of lesson: Lesson, at place: Int) -> [String] {
    let isListed = course.lessons[place].number != nil || context.parts.ledger.isEmpty
    let named = isListed ? [] : lesson.namedFacts
    return lesson.properties.facts.filter { !named.contains($0) }
  }
}

extension PageContext {
  /// The hash of everything that a site's pages share, except the course's contents.
  var sharedHash: ContentHash {
    var shared = hash
    var bare = frame
    bare.parts = []
    // A set has no order, and the hash already includes the names.
    bare.cards = []
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Without a key, no other build can reuse the pages.
    guard let values = try? encoder.encode(bare) else {
      return ContentHash(value: UInt64.random(in: .min ... .max))
    }
    shared.add(Array(values))
    return shared
  }
}

extension Course {
  /// The hash of the contents that pages list.
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
