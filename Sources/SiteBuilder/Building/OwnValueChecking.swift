import LessonMarkdown
import LessonRunner
import SourceDiagnostics

/// A check of the values that an author named against the names in the templates.
enum OwnValueChecking {
  /// A name that an author gave to a value, where it's first given.
  private struct Given {
    var name: String
    var range: Range<Int>
    var source: SourceText
  }

  /// Returns a diagnostic for each name in a template that no page and no site file gives, and for
  /// each one that no template shows, once.
  static func diagnostics(of course: Course, in templates: PageTemplates?) -> [Diagnostic] {
    guard let templates else { return [] }
    let given = given(in: course)
    let names = given.map(\.name).sorted()
    let shown = Set(templates.ownNames.map(\.text))
    let unknown = templates.ownNames.filter { !names.contains($0.text) }.map { name in
      let suggestion = Suggestion.nearest(to: name.text, among: names)
      return Diagnostic(
        .unknownOwnName(name.text, suggestion: suggestion), at: name.range, in: name.source,
        replacement: suggestion.map { OwnName.prefix + $0 })
    }
    let unused = given.filter { !shown.contains($0.name) }.map { given in
      Diagnostic(
        .unusedOwnName(
          given.name, suggestion: Suggestion.nearest(to: given.name, among: shown.sorted())),
        at: given.range, in: given.source)
    }
    return unknown + unused
  }

  /// Returns the names that the site file and the pages give.
  private static func given(in course: Course) -> [Given] {
    var names: Set<String> = []
    var given: [Given] = []
    func add(_ values: [OwnValue], _ source: SourceText) {
      for value in values where names.insert(value.name).inserted {
        given.append(Given(name: value.name, range: value.range, source: source))
      }
    }
    if let source = course.properties.source { add(course.properties.own, source) }
    for page in course.pages { add(page.lesson.lesson.properties.own, page.lesson.source) }
    return given
  }
}
