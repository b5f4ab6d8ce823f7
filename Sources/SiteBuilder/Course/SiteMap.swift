import FileSystem
import LessonMarkdown
import LessonRunner
import SourceDiagnostics

/// The location in the site of every file in the content folder, with its link targets.
struct SiteMap: Sendable {
  /// A file that links can lead to.
  private struct Target {
    var path: String
    /// The fragments in the file, with the ranges of their targets; `nil` for a file that isn't a
    /// lesson.
    var fragments: [String: Range<Int>]?
    /// The text that contains the ranges.
    var source = SourceText(name: "", text: "")
  }

  private var targets: [String: Target] = [:]
  /// The paths of all targets, sorted.
  private let sources: [String]
  /// The paths of the lessons that are left out because they aren't finished.
  private let drafts: Set<String>
  /// The other hosts from which pages may load images.
  private let allowed: AllowedOrigins

  init(_ course: Course, copies: [(source: String, file: SiteFile)], drafts: Set<String> = []) {
    self.drafts = drafts
    allowed = course.properties.allowed
    for copy in copies { targets[copy.source] = Target(path: copy.file.path) }
    for (path, lesson) in course.pages {
      let headings = lesson.lesson.headings.map { ($0.identifier, $0.range) }
      let scenarios = lesson.scenarios.map { ($0.fragment, $0.nameRange) }
      let exercises = lesson.exercises.map { ($0.fragment, $0.head.nameRange) }
      let notes = lesson.lesson.footnotes.map { ("note_\($0.number)", 0..<0) }
      targets[lesson.path] = Target(
        path: path,
        fragments: Dictionary(
          headings + scenarios + exercises + notes, uniquingKeysWith: { first, _ in first }),
        source: lesson.source)
    }
    sources = targets.keys.sorted()
  }

  /// Returns the destination of a lesson's link, as a path in the site with a fragment, or as
  /// written if it's an external link; throws the error in the link.
  func destination(
    of link: Link, in lesson: LessonDocument
  ) throws(BrokenLink) -> (path: String, fragment: String?)? {
    switch LinkDestination(link.destination, in: lesson.path) {
    case .outside:
      if link.isImage, !allowed.allow(link.destination, as: .images) {
        throw BrokenLink(message: .imageOfAnotherHost(link.destination))
      }
      return nil
    case .aboveContent:
      throw BrokenLink(message: .linkAboveContent(link.destination))
    case .fromRoot:
      throw BrokenLink(message: .linkFromRoot(link.destination))
    case .file(let source, _) where link.isImage && isPage(source, besides: lesson):
      throw BrokenLink(message: .pageAsImage(link.destination))
    case .file("", let fragment):
      return ("index.html", fragment)
    case .file(let source, let fragment):
      guard let target = targets[source] else {
        if drafts.contains(source) { throw BrokenLink(message: .linkToDraft(source)) }
        throw BrokenLink(
          message: .brokenLink(source, suggestion: Suggestion.nearest(to: source, among: sources)))
      }
      if let fragment, !fragment.isEmpty, let known = target.fragments, known[fragment] == nil {
        throw broken(fragment, of: source, target, known, isOwn: source == lesson.path)
      }
      return (target.path, fragment)
    }
  }

  /// Returns whether a path leads to a page, which can't be shown as a picture.
  private func isPage(_ source: String, besides lesson: LessonDocument) -> Bool {
    source.isEmpty || source == lesson.path || source.lowercased().hasSuffix(".html")
      || targets[source]?.fragments != nil
  }

  /// Returns the destination of a link in the lesson at a path if it exists, as a path in the site
  /// with a fragment, or `nil` for a link that is left as written.
  ///
  /// Doesn't verify the link, so that a page can be made before other lessons are parsed.
  static func address(of link: Link, in path: String) -> (path: String, fragment: String?)? {
    switch LinkDestination(link.destination, in: path) {
    case .outside, .aboveContent, .fromRoot:
      return nil
    case .file("", let fragment):
      return ("index.html", fragment)
    case .file(let source, let fragment):
      let isLesson = ContentPath.isLesson(source)
      return (
        isLesson ? PagePath.page(ofLesson: source) : PagePath.copy(ofFile: source), fragment
      )
    }
  }

  private func broken(
    _ fragment: String, of path: String, _ target: Target, _ known: [String: Range<Int>],
    isOwn: Bool
  ) -> BrokenLink {
    let scenario = "scenario_" + fragment
    let meant =
      known[scenario] != nil
      ? scenario : Suggestion.nearest(to: fragment, among: known.keys.sorted())
    let suggestion = meant.map { "#" + $0 }
    var link = BrokenLink(
      message: isOwn
        ? .brokenOwnAnchor(fragment, suggestion: suggestion)
        : .brokenAnchor(fragment, page: path, suggestion: suggestion))
    if let meant, let place = known[meant], !place.isEmpty {
      link.notes = [Diagnostic.Note("`#\(meant)` leads here", at: place, in: target.source)]
    }
    return link
  }
}

/// An error in a link.
struct BrokenLink: Error {
  var message: DiagnosticMessage

  /// Where the link was probably meant to lead.
  var notes: [Diagnostic.Note] = []
}
