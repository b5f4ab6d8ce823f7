import FileSystem
import LessonRunner

/// What decides which pages a site has beside its lessons.
struct SiteParts: Sendable {
  /// The lessons, and what the site file says.
  var course: Course
  /// The ledger of facts; empty where the site has none.
  var ledger = FactLedger()
  /// Whether readers can run scenarios in the pages.
  var isLive = false
}

/// What a page beside the lessons is made from, apart from what all pages share.
enum PageSource {
  /// What the program has to say.
  case program
  /// What lessons tell of themselves: titles, headings, names, and what came of scenarios.
  case lessons
  /// The texts of the lessons, too.
  case texts
}

/// A kind of page beside the lessons, of which most sites have one at most: where it is, and how it is
/// made.
///
/// `PageKinds` lists them all. The addresses that no lesson may have, the links on every page, and
/// the templates that a site needs follow from the list.
protocol PageKind: SendableMetatype {
  /// Where the page is.
  static var path: String { get }
  /// Whose address that is, as an author is told whose file would take it.
  static var owner: String { get }
  /// The records that the page is rendered from.
  static var records: [any RenderedRecord.Type] { get }
  /// What links to the page say; `nil` when no page links there.
  static func title(in course: Course) -> String?
  /// Whether the head of every page leads there, too, and not only its foot.
  static var isMain: Bool { get }
  /// Whether the page has Markdown beside it.
  static var hasTwin: Bool { get }
  /// What it is made from; while that is what it was, the page is not made again.
  static var source: PageSource { get }
  /// Whether a site has the page.
  static func isPart(of site: SiteParts) -> Bool
  /// Where all pages of the kind are, of which most kinds have one.
  static func paths(in site: SiteParts) -> [String]
  /// Whether no other file may have the address.
  static func isReserved(in site: SiteParts) -> Bool
  /// Makes the page with the files beside it, and adds what is found on it to the search.
  static func files(in context: PageContext, _ index: inout SearchIndex) async -> [SiteFile]
}

extension PageKind {
  static var isMain: Bool { false }
  static var hasTwin: Bool { true }
  static var source: PageSource { .lessons }
  static func isPart(of site: SiteParts) -> Bool { true }
  static func isReserved(in site: SiteParts) -> Bool { isPart(of: site) }
  static func paths(in site: SiteParts) -> [String] { [path] }

  /// The link to the page that a site has.
  static func link(in site: SiteParts) -> PageLink? {
    guard isPart(of: site), let title = title(in: site.course) else { return nil }
    return PageLink(title: title, path: SitePath(path), isMain: isMain)
  }
}

/// A page that explains what stands in a list, with the list as Markdown beside it.
protocol ReferenceKind: PageKind {
  static var title: String { get }
}

extension ReferenceKind {
  static var records: [any RenderedRecord.Type] { [ReferencePage.self, ReferenceList.self] }
  static func title(in course: Course) -> String? { title }

  /// The page of a list, and its Markdown.
  static func files(
    of list: ReferenceList, _ page: ReferencePage, in context: PageContext
  ) -> [SiteFile] {
    [
      context.templates.file(of: page, in: context.frame),
      SiteFile(path: MarkdownTwin.path(ofPage: path), text: ReferenceTwin.text(of: page, list)),
    ]
  }
}
