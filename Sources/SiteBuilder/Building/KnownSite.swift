import FileSystem
import LessonMarkdown
import LessonRunner
import SourceDiagnostics

/// What a build knows of the last one: enough to take over, unread, every file that would be the same,
/// and to make what all lessons have a part in.
///
/// Nothing in it can be out of date: everything is known by the content of all that it was made from,
/// finished files by their own.
struct KnownSite: Sendable {
  /// A file with a number for its content.
  typealias File = (path: String, number: UInt64)

  /// A lesson whose page is finished.
  struct Page: Sendable {
    /// What other pages tell of the lesson.
    var record: LessonRecord
    /// A number for all that the page was made from, but for the scenes of other lessons.
    var key: ContentHash
    /// The files of other lessons whose scenes the lesson uses, there or not.
    var scenes: [File]
    /// The page and its Markdown.
    var files: [File]
    /// Where in the page the text of the lesson stands, in bytes.
    var body: Range<Int>
    /// What the page offers to links and asks for.
    var summary: PageSummary
  }

  /// Files that are not of one lesson alone.
  struct Group: Sendable {
    /// A number for all that the files were made from.
    var key: ContentHash
    var files: [File]
    /// What the pages among them offer to links and ask for.
    var summaries: [PageSummary]
    /// What the search finds in them.
    var entries: [SearchIndex.Entry]
  }

  /// All files of a site in which nothing was doubtful.
  struct Whole: Sendable {
    /// A number for the content of every file that the site was made from.
    var key: ContentHash
    var counts: SiteCounts
    var files: [File]
  }

  /// The pages by the numbers of their lessons.
  var pages: [ContentHash: Page] = [:]
  /// The other files by the names of their groups.
  var groups: [String: Group] = [:]
  /// The whole site; `nil` when something was doubtful.
  var whole: Whole?
}
