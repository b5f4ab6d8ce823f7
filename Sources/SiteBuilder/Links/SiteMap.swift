import LessonMarkdown
import SourceDiagnostics

/// Where every file of the content folder is found in the site, and what in it can be led to.
struct SiteMap: Sendable {
  /// A file as a target of links.
  private struct Target {
    var path: String
    /// The fragments that lead into it; `nil` for a file that is no lesson.
    var fragments: Set<String>?
  }

  private var targets: [String: Target] = [:]
  /// The paths of all targets, sorted.
  private let sources: [String]

  /// A number for everything that can be led to.
  let hash: ContentHash

  init(_ course: Course, copies: [(source: String, file: SiteFile)]) {
    for copy in copies { targets[copy.source] = Target(path: copy.file.path) }
    for (path, lesson) in course.pages {
      let headings = lesson.lesson.headings.map(\.identifier)
      let scenarios = lesson.scenarios.map(\.fragment)
      let quizzes = lesson.quizzes.map(\.fragment)
      let notes = lesson.lesson.footnotes.map { "note_\($0.number)" }
      targets[lesson.path] = Target(
        path: path, fragments: Set(headings + scenarios + quizzes + notes))
    }
    sources = targets.keys.sorted()
    var hash = ContentHash()
    for source in sources {
      guard let target = targets[source] else { continue }
      hash.add(source)
      hash.add(target.path)
      for fragment in (target.fragments ?? []).sorted() { hash.add(fragment) }
    }
    self.hash = hash
  }

  /// Where a link of a lesson leads, as a path in the site with a fragment, or as it is written
  /// when that is outside; throws what is wrong with it.
  func destination(
    of link: Link, in lesson: SiteLesson
  ) throws(BrokenLink) -> (path: String, fragment: String?)? {
    switch LinkDestination(link.destination, in: lesson.path) {
    case .outside:
      if link.isImage { throw BrokenLink(.imageOfAnotherHost(link.destination)) }
      return nil
    case .aboveContent:
      throw BrokenLink(.linkAboveContent(link.destination))
    case .fromRoot:
      throw BrokenLink(.linkFromRoot(link.destination))
    case .file("", let fragment):
      return ("index.html", fragment)
    case .file(let source, let fragment):
      guard let target = targets[source] else {
        throw BrokenLink(
          .brokenLink(source, suggestion: Suggestion.nearest(to: source, among: sources)))
      }
      if let fragment, !fragment.isEmpty, let known = target.fragments, !known.contains(fragment) {
        throw BrokenLink(
          message(forBroken: fragment, of: source, known: known, isOwn: source == lesson.path))
      }
      return (target.path, fragment)
    }
  }

  private func message(
    forBroken fragment: String, of source: String, known: Set<String>, isOwn: Bool
  ) -> DiagnosticMessage {
    let scenario = "scenario_" + fragment
    let meant =
      known.contains(scenario)
      ? scenario : Suggestion.nearest(to: fragment, among: known.sorted())
    let suggestion = meant.map { "#" + $0 }
    return isOwn
      ? .brokenOwnAnchor(fragment, suggestion: suggestion)
      : .brokenAnchor(fragment, page: source, suggestion: suggestion)
  }
}

/// What is wrong with a link.
struct BrokenLink: Error {
  var message: DiagnosticMessage

  init(_ message: DiagnosticMessage) {
    self.message = message
  }
}
