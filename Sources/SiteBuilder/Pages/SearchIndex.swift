import FileSystem
import LessonMarkdown
import LessonRunner
import TextWriting

/// What the search of the site finds, as a script: from a disk, a page can load nothing else.
struct SearchIndex {
  static let path = "theme/late/index.js"

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
    var context: String
  }

  /// What can be found, in order.
  private(set) var entries: [Entry] = []

  /// Creates an index in which nothing is found.
  init() {}

  /// Creates the index of the lessons of a course and the names in them.
  init(of course: Course, _ names: NamePage) {
    for (path, lesson) in course.pages where path != Course.glossaryPage { add(lesson, at: path) }
    if let glossary = course.glossary {
      add(glossary, at: Course.glossaryPage, isGlossary: true)
    }
    for entry in names.entries { add(.name, entry.name, at: NamePage.path, entry.fragment) }
  }

  /// Adds what can be found.
  ///
  /// - Parameters:
  ///   - kind: What sort of thing it is.
  ///   - title: What it is called.
  ///   - context: What else is known of it; found as well, but worth less.
  ///   - path: The page that has it.
  ///   - fragment: The place on the page; empty for the page as a whole.
  mutating func add(
    _ kind: Kind, _ title: String, _ context: String = "", at path: String, _ fragment: String = ""
  ) {
    entries.append(
      Entry(kind: kind, page: path, fragment: fragment, title: title, context: context))
  }

  /// Adds what was found before.
  mutating func add(_ entries: [Entry]) { self.entries += entries }

  /// Adds a lesson with its headings, its scenarios and its challenges.
  mutating func add(_ lesson: LessonDocument, at path: String, isGlossary: Bool = false) {
    let properties = lesson.lesson.properties
    let kind: Kind = isGlossary ? .reference : .lesson
    add(kind, properties.title, properties.question ?? properties.summary ?? "", at: path)
    for heading in lesson.lesson.headings {
      add(
        isGlossary ? .term : .heading, heading.text, isGlossary ? "" : properties.title, at: path,
        heading.identifier)
    }
    for scenario in lesson.scenarios {
      add(
        .scenario, scenario.title ?? scenario.name, properties.title, at: path, scenario.fragment)
    }
    for challenge in lesson.challenges {
      add(.challenge, challenge.title, properties.title, at: path, challenge.fragment)
    }
  }

  /// Adds what a page of reference explains.
  mutating func add(_ list: ReferenceList, title: String) {
    add(.reference, title, at: list.path.text)
    add(entriesOf: list, title: title)
  }

  /// Adds what a page of reference explains, without the page itself.
  mutating func add(entriesOf list: ReferenceList, title: String) {
    for group in list.groups {
      for entry in group.entries {
        add(
          .reference, entry.code.hasPrefix("event-") ? String(entry.code.dropFirst(6)) : entry.code,
          title, at: list.path.text, entry.code)
      }
    }
  }

  /// How many entries one file has at most: those of a large course are some 200 KB.
  private static let mostEntries = 4_000

  /// The index as scripts, of which a page loads the first; the search asks for the others in turn.
  ///
  /// Those of a large site have lessons first, since what is of one kind is worth more than the next.
  var files: [SiteFile] {
    var entries = self.entries
    if entries.count > Self.mostEntries {
      entries = Kind.allCases.flatMap { kind in self.entries.filter { $0.kind == kind } }
    }
    let count = max(1, (entries.count + Self.mostEntries - 1) / Self.mostEntries)
    return (0..<count).map { number in
      let rest = entries.dropFirst(number * Self.mostEntries)
      let kinds = Kind.allCases.map { JSONText.quoting($0.rawValue) }.joined(separator: ",")
      let more = count > 1 ? ",more:\(count - 1)" : ""
      let start =
        number == 0 ? "touchstoneIndex={kinds:[\(kinds)]\(more)," : "touchstoneIndex.add({"
      return SiteFile(
        path: number == 0 ? Self.path : "theme/late/index-\(number).js",
        text: start + Self.text(of: rest.prefix(Self.mostEntries)) + (number == 0 ? "}\n" : "})\n"))
    }
  }

  /// The pages of some entries, and the entries, as members of an object.
  private static func text(of entries: ArraySlice<Entry>) -> String {
    var pages: [String] = []
    var places: [String: Int] = [:]
    for entry in entries where places[entry.page] == nil {
      places[entry.page] = pages.count
      pages.append(entry.page)
    }
    let kinds = Kind.allCases
    let lines = entries.map { entry in
      let kind = kinds.firstIndex(of: entry.kind) ?? 0
      return
        "[\(kind),\(places[entry.page] ?? 0),\(JSONText.quoting(entry.fragment)),\(JSONText.quoting(entry.title)),"
        + "\(JSONText.quoting(entry.context))]"
    }
    return "pages:[" + pages.map { JSONText.quoting($0) }.joined(separator: ",") + "],entries:[\n"
      + lines.joined(separator: ",\n") + "]"
  }
}
