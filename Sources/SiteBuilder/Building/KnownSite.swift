import FileSystem
import LessonMarkdown
import LessonRunner
import SourceDiagnostics

/// The results of the last build: enough to reuse every unchanged file without reading it, and to
/// make the files that depend on all lessons.
///
/// It can't be out of date, because everything is stored under the hash of its inputs, and finished
/// files are identified by their own hashes.
struct KnownSite: Sendable {
  /// A file with the hash of its contents.
  typealias File = (path: String, number: UInt64)

  /// A lesson whose page is finished.
  struct Page: Sendable {
    /// What other pages show of the lesson.
    var record: LessonRecord
    /// The hash of everything that the page is made from, except scenes of other lessons.
    var key: ContentHash
    /// The files of other lessons whose scenes the lesson uses, whether or not they exist.
    var scenes: [File]
    /// The page, its Markdown, and the pages of its runs.
    var files: [File]
    /// The byte range in the page of the lesson's text.
    var body: Range<Int>
    /// The link targets and links of the page, and then of the pages of its runs.
    var summaries: [PageSummary]
    /// The fixes for the lesson's runs, which take longer to find than all else.
    var fixes: [RunRepair]
  }

  /// Files that don't belong to a single lesson.
  struct Group: Sendable {
    /// The hash of everything that the files are made from.
    var key: ContentHash
    var files: [File]
    /// The link targets and links of the group's pages.
    var summaries: [PageSummary]
    /// The group's entries in the search index.
    var entries: [SearchEntry]
  }

  /// All files of a site that was built without warnings.
  struct Whole: Sendable {
    /// The hash of the contents of every file that the site is made from.
    var key: ContentHash
    var counts: SiteCounts
    var files: [File]
  }

  /// The pages, by their lessons' hashes.
  var pages: [ContentHash: Page] = [:]
  /// The other files, by the names of their groups.
  var groups: [String: Group] = [:]
  /// The hashes of rows of sources that agree with their runs, each with all that it's compared with.
  var rows: Set<ContentHash> = []
  /// The whole site; `nil` if there were warnings.
  var whole: Whole?

  /// The fixes of all lessons, by their keys.
  var fixes: [ContentHash: RunRepair] {
    Dictionary(
      pages.values.flatMap(\.fixes).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
  }
}
