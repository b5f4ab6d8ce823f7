import LessonMarkdown

/// The values that all pages of a site share.
///
/// Encoded, they're part of each page's key, so that a page is made again when one of them changes.
struct SiteFrame: Encodable, Sendable {
  /// The site's name.
  var title: String
  /// A one-line description of the site.
  var tagline: String
  /// The language of the pages, as in HTML's `lang` attribute.
  var language = "en"
  /// Whether the language is written from right to left.
  var isRightToLeft = false
  /// The style sheets in the order in which they apply.
  var styleSheets: [SitePath]
  /// The scripts, in the order in which they run; pages are complete without them.
  var scripts: [SitePath] = []
  /// The files that a page loads at its reader's first action; `nil` if there are none.
  var reading: ScriptFiles?
  /// The files for stepping through scenarios, which a page loads at the same time; `nil` if there
  /// are none.
  var player: ScriptFiles?
  /// The style sheet for pages outside the course; `nil` if there is none.
  var lists: SitePath?
  /// The style sheet for pages of runs; `nil` if there is none.
  var runs: SitePath?
  /// The style sheet for printing; `nil` if there is none.
  var print: SitePath?
  /// The style sheet for the way in which the language is written; `nil` if it needs none.
  var languageStyle: SitePath?
  /// The script that filters long lists; `nil` if there is none.
  var filter: SitePath?
  /// The files of the search box; `nil` if the site has none.
  var search: SearchFiles?
  /// The files that a page loads when a reader wants to interact with a figure; `nil` if figures
  /// are read-only.
  var live: LiveFiles?
  /// The site's icon for browser tabs.
  var icon: SitePath
  /// The course's parts with their lessons, in order.
  var parts: [CoursePart]
  /// The parts of the course as pages outside the course list them.
  var outline: [OutlinePart] = []
  /// The pages outside the course that every page links to.
  var references: [PageLink] = []
  /// The site's URL, with a slash at the end; `nil` if it has none yet.
  var address: String?
  /// The images for link previews on other sites.
  var cards: Set<String> = []
  /// The feed; `nil` if there is none.
  var feed: SitePath?
  /// The author's own values, for pages that have no others.
  var own: [OwnValue] = []
  /// The other hosts from which pages may load something.
  var allowed = AllowedOrigins()
  /// The pictures that the site file names.
  var pictures = SitePictures()
}

extension SiteFrame {
  /// The folder of the images for link previews.
  static let cardFolder = "cards/"

  /// Returns the image for previews of links to a page: `cards/one-winner.png` for
  /// `one-winner.html`, or else `cards/site.png`, or `nil`.
  func card(of page: SitePath) -> SitePath? {
    let own = page.text.hasSuffix(".html") ? String(page.text.dropLast(5)) : page.text
    return [own, "site"].map { "\(Self.cardFolder)\($0).png" }.first(where: cards.contains)
      .map { SitePath($0) }
  }
}

/// A script that a page loads on demand.
struct ScriptFiles: Encodable, Sendable {
  /// The script.
  var script: SitePath
  /// The style sheet for the elements that the script adds or shows.
  var style: SitePath
}

/// The files of the search box on every page.
struct SearchFiles: Encodable, Sendable {
  /// The script that is loaded when a reader begins to search.
  var script: SitePath
  /// The index, as a script, because a page opened from disk can't load anything else.
  var index: SitePath
  /// The page that lists what can be found, for browsers without scripts.
  var page: SitePath
}

/// The files that a page loads only when a reader wants to interact with a figure.
struct LiveFiles: Encodable, Sendable {
  /// The scripts that make a figure interactive, in the order in which they run.
  var scripts: [SitePath]
  /// The style sheet for the elements that the scripts show.
  var style: SitePath
  /// The engine, as a script, because a page opened from disk can't load anything else.
  var module: SitePath
  /// The engine as a binary, for pages from a server.
  var binary: SitePath
  /// The playground, which links with a scenario lead to.
  var playground: SitePath
}

/// A part of the course: a name and its lessons.
struct CoursePart: Encodable, Sendable {
  /// The part's title.
  var title: String
  /// The lessons in order.
  var lessons: [LessonEntry]
  /// The pages that list them, on a site with too many lessons for one list; empty on other sites.
  var pages: [PageLink] = []
}

/// A lesson in a list of contents.
struct LessonEntry: Encodable, Sendable {
  /// The lesson's position in the course, counted from 1; `nil` outside the course.
  var number: Int?
  /// The lesson's title.
  var title: String
  /// The question that the lesson answers.
  var question: String
  /// The lesson's summary, in a sentence or two.
  var summary: String
  /// The path of its page.
  var path: SitePath
}

/// A link to a page.
struct PageLink: Encodable, Sendable {
  /// The page's title.
  var title: String
  /// The path of the page.
  var path: SitePath
  /// Whether the header of every page links to it, not only the footer.
  var isMain: Bool = false
}

/// A heading in the list of a page's contents.
struct ContentsEntry: Sendable {
  /// The heading's text.
  var title: String
  /// The heading's URL fragment, without `#`.
  var fragment: String
  /// The headings below it.
  var entries: [ContentsEntry] = []
}

extension LessonEntry: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .flag("isNumbered") { $0.number != nil },
    .text("number") { $0.number.map { "\($0)" } ?? "" },
    .text("title") { $0.title },
    .text("question") { $0.question },
    .text("summary") { $0.summary },
    .address("address") { $0.path },
  ]
}

extension CoursePart: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("partTitle") { $0.title },
    .list("lessons") { $0.lessons },
    .flag("hasPages") { !$0.pages.isEmpty },
    .list("pages") { $0.pages },
  ]
}

extension PageLink: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .flag("isMain") { $0.isMain },
    .text("title") { $0.title },
    .address("address") { $0.path },
  ]
}

extension ContentsEntry: TemplateRecord {
  /// The fields of every heading.
  private static let heading: [TemplateField<Self>] = [
    .text("title") { $0.title },
    .text("fragment") { $0.fragment },
  ]

  // Deeper entries aren't shown.
  static let fields: [TemplateField<Self>] =
    heading + [
      .flag("hasEntries") { !$0.entries.isEmpty },
      .list("entries", of: heading) { $0.entries },
    ]
}
