import LessonMarkdown
import LessonRunner
import SourceDiagnostics

/// The places at which authors wrote what finished pages have: ids and addresses in the HTML of
/// lessons and templates.
///
/// A page that a browser would receive has errors of which the author knows only the source.
struct WrittenPlaces {
  /// A place in a source.
  struct Place {
    var source: SourceText
    var range: Range<Int>
  }

  /// The ids and the addresses that a source has.
  private struct Written {
    var identifiers: [(name: String, place: Place)] = []
    var references: [(destination: String, place: Place)] = []

    mutating func add(_ source: SourceText, _ range: Range<Int>) {
      let found = PageReferences(html: Array(source.bytes[range]))
      func place(of value: Range<Int>) -> Place {
        let start = range.lowerBound
        return Place(
          source: source, range: start + value.lowerBound..<start + value.upperBound)
      }
      identifiers += found.identifiers.map { ($0.name, place(of: $0.range)) }
      references += found.references.map { ($0.destination, place(of: $0.range)) }
    }

    mutating func add(_ own: [OwnValue], _ source: SourceText) {
      for value in own {
        guard let text = value.text else { continue }
        references.append((text, Place(source: source, range: value.range)))
      }
    }
  }

  private var templates = Written()
  /// What each lesson has, by the path of its page.
  private var lessons: [String: Written] = [:]
  /// The lessons' headings and scenarios, by the path of the page.
  private var headings: [String: [String: Place]] = [:]

  /// Finds what a site's templates, its site file, and some lessons have, by the paths of their
  /// pages.
  init(
    templates: [SourceText], site: SiteProperties, lessons: [(page: String, lesson: LessonDocument)]
  ) {
    for source in templates { self.templates.add(source, 0..<source.bytes.count) }
    if let source = site.source { self.templates.add(site.own, source) }
    for (page, lesson) in lessons {
      var written = Written()
      for piece in lesson.lesson.rawHTML { written.add(lesson.source, piece.range) }
      written.add(lesson.lesson.properties.own, lesson.source)
      self.lessons[page] = written
      headings[page] = Dictionary(
        lesson.lesson.headings.map { ($0.identifier, $0.range) }
          + lesson.scenarios.map { ($0.fragment, $0.nameRange) },
        uniquingKeysWith: { first, _ in first }
      ).mapValues { Place(source: lesson.source, range: $0) }
    }
  }

  /// Returns the places at which an address on a page is written; none if it's composed of parts.
  func places(ofReference destination: String, on page: String) -> [Place] {
    found(on: page) { written in
      written.references.filter { $0.destination == destination }.map(\.place)
    }
  }

  /// Returns the place at which an id is written that a page has twice, and another place, if it
  /// has one.
  func places(ofIdentifier name: String, on page: String) -> (place: Place, other: Place?)? {
    let places = found(on: page) { written in
      written.identifiers.filter { $0.name == name }.map(\.place)
    }
    guard let last = places.last else { return nil }
    return (last, places.count > 1 ? places.first : headings[page]?[name])
  }

  /// Returns what the page's own lesson has, or else the templates, or else other lessons, which
  /// some pages show again.
  private func found(on page: String, _ places: (Written) -> [Place]) -> [Place] {
    let own = lessons[page].map(places) ?? []
    guard own.isEmpty else { return own }
    let shared = places(templates)
    guard shared.isEmpty, lessons[page] == nil else { return shared }
    return lessons.sorted { $0.key < $1.key }.flatMap { places($0.value) }
  }
}
