import FileSystem
import LessonRunner

/// The properties that determine which pages a site has in addition to its lessons.
struct SiteParts: Sendable {
  /// The lessons and the site's properties.
  var course: Course
  /// The ledger of facts; empty if the site has none.
  var ledger = FactLedger()
  /// What documents show; empty if the site has no folder of sources.
  var shown = SourceLedger()
  /// Whether readers can run scenarios in the pages.
  var isLive = false
  /// The words of the pages.
  var words = SiteWords.english
}

/// The sources of a page outside the course, apart from what all pages share.
enum PageSource {
  /// Only the program.
  case program
  /// The lessons' titles, headings, and names, and the results of scenarios.
  case lessons
  /// All of that, and the rows of sources.
  case rows
  /// What lessons show elsewhere, and their text.
  case texts
}

/// A kind of page outside the course, most of which a site has at most once: where it is, and how
/// it's made.
///
/// `PageKinds` lists them all, and that list determines the reserved URLs, the links on every page,
/// and the templates that a site needs.
protocol PageKind: SendableMetatype {
  /// The path of the page.
  static var path: String { get }
  /// The owner of the path, for the message to an author whose file conflicts with it.
  static var owner: String { get }
  /// The records to render the page from.
  static var records: [any RenderedRecord.Type] { get }
  /// Returns the text of links to the page, or `nil` if no page links to it.
  static func title(in site: SiteParts) -> String?
  /// Whether the header of every page links to it, not only the footer.
  static var isMain: Bool { get }
  /// Whether the page has a Markdown version.
  static var hasTwin: Bool { get }
  /// The page's sources; if they're unchanged, the page isn't made again.
  static var source: PageSource { get }
  /// Returns the links to the pages of this kind.
  static func links(in site: SiteParts) -> [PageLink]
  /// Returns whether a site has the page.
  static func isPart(of site: SiteParts) -> Bool
  /// Returns the paths of all pages of this kind, which most kinds have only one of.
  static func paths(in site: SiteParts) -> [String]
  /// Returns whether the path is reserved.
  static func isReserved(in site: SiteParts) -> Bool
  /// Makes the page and its other files, and adds its contents to the search index.
  static func files(in context: PageContext, _ index: inout SearchIndex) async -> [SiteFile]
}

extension PageKind {
  static var isMain: Bool { false }
  static var hasTwin: Bool { true }
  static var source: PageSource { .lessons }
  static func isPart(of site: SiteParts) -> Bool { true }
  static func isReserved(in site: SiteParts) -> Bool { isPart(of: site) }
  static func paths(in site: SiteParts) -> [String] { [path] }

  /// Returns the link to the page, if a site has it.
  static func links(in site: SiteParts) -> [PageLink] {
    guard isPart(of: site), let title = title(in: site) else { return [] }
    return [PageLink(title: title, path: SitePath(path), isMain: isMain)]
  }
}

/// A page that explains the entries of a list, with a Markdown version of the list.
protocol ReferenceKind: PageKind {
  static var title: Word { get }
  /// The page's contents, in a sentence or two.
  static var summary: Word { get }
}

extension ReferenceKind {
  static var records: [any RenderedRecord.Type] { [ReferencePage.self, ReferenceList.self] }
  static func title(in site: SiteParts) -> String? { site.words(title) }

  /// Returns the page of a list, whose body a template renders.
  static func page(of list: ReferenceList, in context: PageContext) -> ReferencePage {
    ReferencePage(
      path: list.path, title: context.words(title), summary: context.words(summary),
      contents: list.groups.map { ContentsEntry(title: $0.title, fragment: $0.identifier) },
      bodyHTML: context.templates.html(of: list, on: list.path),
      twin: SitePath(MarkdownTwin.path(ofPage: path)))
  }

  /// Returns the page of a list, and its Markdown.
  static func files(of list: ReferenceList, in context: PageContext) -> [SiteFile] {
    let page = page(of: list, in: context)
    return [
      context.templates.file(of: page, in: context.frame),
      SiteFile(path: MarkdownTwin.path(ofPage: path), text: ReferenceTwin.text(of: page, list)),
    ]
  }
}
