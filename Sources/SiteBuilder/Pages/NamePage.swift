import FileSystem
import LessonMarkdown
import LessonRunner
import ScenarioLanguage
import SourceDiagnostics
import TextAndOrder
import TraceModel

/// The stage that makes the index of every UIKit name in a scenario, with the scenarios that use
/// it.
struct NamePage {
  static let path = "names.html"
  static let title = Word.names
  static let summary = Word.namesSummary

  /// A name with the scenarios that use it.
  struct UsedName: Sendable {
    var name: String
    var places: [ReferencePlace]

    /// The name's URL fragment.
    var fragment: String {
      "name-" + name.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? String($0) : "-" }.joined()
    }
  }

  /// The names in alphabetical order, ignoring case.
  let entries: [UsedName]
  /// The words of the page.
  private let words: SiteWords

  /// Collects the names in the scenarios of a course.
  init(_ context: PageContext) {
    let words = context.words
    self.words = words
    let lessons = context.course.pages
    var places: [String: [(lesson: Int, scenario: LessonScenario)]] = [:]
    for (number, entry) in lessons.enumerated() {
      let records = context.records[entry.lesson.path] ?? []
      for (scenario, record) in zip(entry.lesson.scenarios, records) {
        for name in record.names { places[name, default: []].append((number, scenario)) }
      }
    }
    entries = places.keys.sorted { left, right in
      (left.lowercased(), left) < (right.lowercased(), right)
    }.map { name in
      UsedName(name: name, places: Self.places(places[name] ?? [], lessons, words))
    }
  }

  /// Returns a link for each lesson: the first scenario that uses the name, and how many more do.
  private static func places(
    _ found: [(lesson: Int, scenario: LessonScenario)],
    _ lessons: [(path: String, lesson: LessonDocument)], _ words: SiteWords
  ) -> [ReferencePlace] {
    var places: [ReferencePlace] = []
    var rest = found[...]
    while let (number, first) = rest.first {
      let scenarios = rest.prefix { $0.lesson == number }
      rest = rest.dropFirst(scenarios.count)
      let place = first.title ?? first.name
      let title = lessons[number].lesson.lesson.properties.title
      places.append(
        ReferencePlace(
          title: scenarios.count > 1
            ? words(
              .placesInLesson,
              ["lesson": title, "place": place, "count": "\(scenarios.count - 1)"])
            : words(.placeInLesson, ["lesson": title, "place": place]),
          path: SitePath(lessons[number].path), fragment: first.fragment))
    }
    return places
  }

  /// Returns the UIKit names in a scenario, which are its classes, and words with an inner capital
  /// letter, such as methods and properties.
  static func names(in text: String) -> Set<String> {
    var names: Set<String> = []
    var named: Set<String> = []
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      let code = line.drop { $0 == UInt8(ascii: " ") }
      if code.starts(with: "UI".utf8) {
        let words = code.split(separator: UInt8(ascii: " "), maxSplits: 2)
        if words.count > 1 { named.insert(String(decoding: words[1], as: UTF8.self)) }
      }
      guard !code.starts(with: "//".utf8) else { continue }
      var isDeclared = false
      for word in code.split(whereSeparator: { !$0.isLetter && !$0.isDigit }) {
        let isClass = word.starts(with: "UI".utf8) && word.count > 2
        let hasHump = word.first?.isLowercase == true && word.contains(where: \.isUppercase)
        if isClass || hasHump && !isDeclared {
          names.insert(String(decoding: word, as: UTF8.self))
        }
        // The word after a class is the author's own name.
        isDeclared = isClass
      }
    }
    // A name that the author declared isn't UIKit's.
    return names.subtracting(named)
  }

  /// The maximum number of lessons to list for a name.
  private static let placeLimit = 8

  /// Returns a note about the lessons that aren't listed, or `nil` if all are.
  private func more(than count: Int) -> String? {
    switch count - Self.placeLimit {
    case ...0: nil
    case 1: words(.oneMoreLesson)
    case let more: words(.moreLessons, ["count": "\(more)"])
    }
  }

  /// The list for the page.
  var list: ReferenceList {
    let letters = Dictionary(grouping: entries) { $0.name.prefix(1).uppercased() }
    return ReferenceList(
      path: SitePath(Self.path),
      introduction: words(.namesIntroduction),
      groups: letters.keys.sorted().map { letter in
        ReferenceGroup(
          identifier: "letter-" + letter.lowercased(), title: letter, summary: "",
          entries: (letters[letter] ?? []).map { entry in
            ReferenceEntry(
              code: entry.fragment,
              titleHTML: "<code>\(HTMLText.escaping(entry.name))</code>",
              explanation: "", places: Array(entry.places.prefix(Self.placeLimit)),
              more: more(than: entry.places.count))
          })
      })
  }
}

extension NamePage: ReferenceKind {
  static let owner = "the site's index"

  static func files(
    in context: PageContext, _ index: inout SearchIndex
  ) async -> [SiteFile] {
    files(of: NamePage(context).list, in: context)
  }
}
