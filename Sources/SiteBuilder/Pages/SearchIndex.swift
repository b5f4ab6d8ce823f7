import LessonMarkdown
import LessonRunner

/// A searchable item.
struct SearchEntry: Equatable, Sendable {
  var kind: SearchIndex.Kind
  /// The path of its page.
  var page: String
  var fragment: String
  var title: String
  /// Additional phrases, such as a lesson's question and its symptoms.
  var phrases: [String] = []
  /// The text; empty if the title is all there is.
  var text = ""
  /// What happens in a scenario, as HTML, which the search box shows and doesn't search.
  var strip = ""
}

/// The index of the site's search box.
struct SearchIndex {
  /// The kind of a result, whose name the search box shows.
  enum Kind: String, CaseIterable, Sendable {
    case lesson = "Lesson"
    case heading = "Section"
    case scenario = "Scenario"
    case challenge = "Challenge"
    case fact = "Fact"
    case name = "Name"
    case term = "Term"
    case reference = "Reference"
  }

  /// The maximum number of lessons whose text is searched; with more, only titles and properties
  /// are.
  static let maximumTexts = 500

  /// The items, in order.
  private(set) var entries: [SearchEntry] = []

  /// Creates an empty index.
  init() {}

  /// Creates the index of a course's lessons and the names in them.
  init(of context: PageContext) {
    let course = context.course
    for (path, lesson) in course.pages {
      // Only the course is searched in full; of other pages, readers find titles and headings.
      let isOther = lesson.lesson.properties.page != nil
      add(
        lesson, isOther ? [] : context.texts[lesson.path] ?? [],
        context.records[lesson.path] ?? [], at: path)
    }
    for entry in NamePage(context).entries {
      add(.name, entry.name, at: NamePage.path, entry.fragment)
    }
  }

  /// Adds an item.
  ///
  /// - Parameters:
  ///   - kind: The kind of item.
  ///   - title: The title.
  ///   - text: The text.
  ///   - path: The page that has the item.
  ///   - fragment: The URL fragment; empty for the whole page.
  mutating func add(
    _ kind: Kind, _ title: String, _ text: String = "", at path: String, _ fragment: String = ""
  ) {
    entries.append(
      SearchEntry(kind: kind, page: path, fragment: fragment, title: title, text: text))
  }

  /// Adds entries of an earlier index.
  mutating func add(_ entries: [SearchEntry]) { self.entries += entries }

  /// Adds a lesson with its headings, its scenarios, and its challenges, the texts of its sections,
  /// and what happens in its scenarios.
  private mutating func add(
    _ lesson: LessonDocument, _ texts: [String], _ records: [ScenarioRecord], at path: String
  ) {
    let properties = lesson.lesson.properties
    let isGlossary = path == Course.glossaryPage
    let isLesson = !isGlossary && properties.page == nil
    entries.append(
      SearchEntry(
        kind: isLesson ? .lesson : .reference, page: path, fragment: "", title: properties.title,
        phrases: (isLesson || isGlossary ? [properties.question, properties.summary] : [])
          .compactMap(\.self)
          // The first page's symptoms belong to other lessons.
          + (path == Home.path ? [] : properties.symptoms),
        text: texts.first ?? ""))
    for (place, heading) in lesson.lesson.headings.enumerated() {
      add(
        isGlossary ? .term : .heading, heading.text,
        texts.indices.contains(place + 1) ? texts[place + 1] : "", at: path, heading.identifier)
    }
    for (place, scenario) in lesson.scenarios.enumerated() {
      let strip = records.indices.contains(place) ? records[place].strips.first : nil
      entries.append(
        SearchEntry(
          kind: .scenario, page: path, fragment: scenario.fragment,
          title: scenario.title ?? scenario.name,
          strip: strip.map { String(decoding: $0.bytes, as: UTF8.self) } ?? ""))
    }
    for challenge in lesson.challenges {
      add(.challenge, challenge.title, at: path, challenge.fragment)
    }
  }

  /// Adds a reference page and its entries.
  mutating func add(_ list: ReferenceList, title: String) {
    add(.reference, title, at: list.path.text)
    add(entriesOf: list)
  }

  /// Adds the entries of a reference page, without the page itself.
  mutating func add(entriesOf list: ReferenceList) {
    for entry in list.groups.flatMap(\.entries) {
      add(
        .reference, entry.code.hasPrefix("event-") ? String(entry.code.dropFirst(6)) : entry.code,
        QuotedCode(entry.explanation).text, at: list.path.text, entry.code)
    }
  }
}
