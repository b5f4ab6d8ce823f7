import LessonMarkdown
import LessonRunner

/// What the search of the site finds.
struct SearchIndex {
  /// What sort of thing is found; the search shows its name.
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

  /// Something that can be found.
  struct Entry: Equatable, Sendable {
    var kind: Kind
    /// The path of the page that has it.
    var page: String
    var fragment: String
    var title: String
    /// What else is known of it, each a phrase of its own: the question of a lesson, its symptoms.
    var phrases: [String] = []
    /// What stands there; empty where the title says all.
    var text = ""
  }

  /// Of how many lessons the texts are searched; of more, only titles and what they say of themselves.
  static let mostTexts = 500

  /// What can be found, in order.
  private(set) var entries: [Entry] = []

  /// Creates an index in which nothing is found.
  init() {}

  /// Creates the index of the lessons of a course and the names in them.
  init(of context: PageContext) {
    let course = context.course
    for (path, lesson) in course.pages {
      add(lesson, context.texts[lesson.path] ?? [], at: path)
    }
    for entry in NamePage(context).entries {
      add(.name, entry.name, at: NamePage.path, entry.fragment)
    }
  }

  /// Adds what can be found.
  ///
  /// - Parameters:
  ///   - kind: What sort of thing it is.
  ///   - title: What it is called.
  ///   - text: What stands there.
  ///   - path: The page that has it.
  ///   - fragment: The place on the page; empty for the page as a whole.
  mutating func add(
    _ kind: Kind, _ title: String, _ text: String = "", at path: String, _ fragment: String = ""
  ) {
    entries.append(Entry(kind: kind, page: path, fragment: fragment, title: title, text: text))
  }

  /// Adds what was found before.
  mutating func add(_ entries: [Entry]) { self.entries += entries }

  /// Adds a lesson with its headings, its scenarios and its challenges, and the texts of its sections.
  private mutating func add(_ lesson: LessonDocument, _ texts: [String], at path: String) {
    let properties = lesson.lesson.properties
    let isGlossary = path == Course.glossaryPage
    entries.append(
      Entry(
        kind: isGlossary ? .reference : .lesson, page: path, fragment: "", title: properties.title,
        phrases: [properties.question, properties.summary].compactMap(\.self)
          // The first page names those of others.
          + (path == Home.path ? [] : properties.symptoms),
        text: texts.first ?? ""))
    for (place, heading) in lesson.lesson.headings.enumerated() {
      add(
        isGlossary ? .term : .heading, heading.text,
        texts.indices.contains(place + 1) ? texts[place + 1] : "", at: path, heading.identifier)
    }
    for scenario in lesson.scenarios {
      add(.scenario, scenario.title ?? scenario.name, at: path, scenario.fragment)
    }
    for challenge in lesson.challenges {
      add(.challenge, challenge.title, at: path, challenge.fragment)
    }
  }

  /// Adds what a page of reference explains.
  mutating func add(_ list: ReferenceList, title: String) {
    add(.reference, title, at: list.path.text)
    add(entriesOf: list)
  }

  /// Adds what a page of reference explains, without the page itself.
  mutating func add(entriesOf list: ReferenceList) {
    for entry in list.groups.flatMap(\.entries) {
      add(
        .reference, entry.code.hasPrefix("event-") ? String(entry.code.dropFirst(6)) : entry.code,
        entry.explanation, at: list.path.text, entry.code)
    }
  }
}
