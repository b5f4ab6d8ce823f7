/// What all pages of a site share.
struct SiteFrame: Sendable {
  /// The site's name.
  var title: String
  /// What the site is, in one line.
  var tagline: String
  /// The style sheets in the order in which they apply.
  var styleSheets: [SitePath]
  /// The scripts in the order in which they run; the pages are whole without them.
  var scripts: [SitePath] = []
  /// What a page loads when its reader begins to do something; nil when there is nothing.
  var reading: ReadingFiles?
  /// What steps through scenarios, which a page loads then, too; nil when there is none.
  var player: PlayerFiles?
  /// The style sheet of what only pages beside the lessons show; nil when there is none.
  var lists: SitePath?
  /// The style sheet of paper; nil when there is none.
  var print: SitePath?
  /// The script that filters long lists; nil when there is none.
  var filter: SitePath?
  /// What the search is made of; nil when the site has none.
  var search: SearchFiles?
  /// What a page loads when a reader wants to touch a figure; nil when figures can only be read.
  var live: LiveFiles?
  /// The picture that stands for the site in a browser's tab.
  var icon: SitePath
  /// The course's parts with their lessons, in order.
  var parts: [CoursePart]
  /// The parts of the course as pages beside the lessons list them.
  var outline: [OutlinePart] = []
  /// The pages beside the course to which every page leads.
  var references: [PageLink] = []
  /// The address under which the site is found, ended by a slash; nil when it has none yet.
  var address: String?
  /// The pictures with which other sites show links to pages.
  var cards: Set<String> = []
  /// The list of news for feed readers; nil when there is none.
  var feed: SitePath?
}

extension SiteFrame {
  /// The folder of the pictures with which other sites show links.
  static let cardFolder = "cards/"

  /// The picture with which other sites show a link to a page: one that is named like the page,
  /// `cards/one-winner.png` for `one-winner.html`, or else `cards/site.png`, or none.
  func card(of page: SitePath) -> SitePath? {
    let own = page.text.hasSuffix(".html") ? String(page.text.dropLast(5)) : page.text
    return [own, "site"].map { "\(Self.cardFolder)\($0).png" }.first(where: cards.contains)
      .map { SitePath($0) }
  }
}

/// What a page loads at its reader's first action.
struct ReadingFiles: Sendable {
  /// The script.
  var script: SitePath
  /// The style sheet of what the script adds.
  var style: SitePath
}

/// What steps through scenarios.
struct PlayerFiles: Sendable {
  /// The script.
  var script: SitePath
  /// The style sheet of what the script shows.
  var style: SitePath
}

/// What the search on every page is made of.
struct SearchFiles: Sendable {
  /// The script that is loaded when a reader begins to search.
  var script: SitePath
  /// What is searched, as a script, for from a disk nothing else can be loaded.
  var index: SitePath
  /// The page that lists what can be found, for readers whose browsers run no scripts.
  var page: SitePath
}

/// What a page loads when a reader wants to touch a figure, and not before.
struct LiveFiles: Sendable {
  /// The scripts that turn a figure into glass, in the order in which they run.
  var scripts: [SitePath]
  /// The style sheet of what the scripts show.
  var style: SitePath
  /// The engine, as a script, for from a disk nothing else can be loaded.
  var module: SitePath
  /// The engine as it is, for pages from a server.
  var binary: SitePath
  /// The page of scenarios of one's own, to which links with a scenario lead.
  var playground: SitePath
}

/// A part of the course: a name and its lessons.
struct CoursePart: Sendable {
  /// What the part is about.
  var title: String
  /// The lessons in order.
  var lessons: [LessonEntry]
  /// The pages that list them, on a site with too many lessons for one list; none on others.
  var pages: [PageLink] = []
}

/// A lesson as a list of contents shows it.
struct LessonEntry: Sendable {
  /// The lesson's place in the course, counted from 1; nil beside the course.
  var number: Int?
  /// The lesson's title.
  var title: String
  /// The one question that the lesson answers.
  var question: String
  /// What the lesson shows, in a sentence or two.
  var summary: String
  /// Where its page stands.
  var path: SitePath
}

/// A page as a link names it.
struct PageLink: Sendable {
  /// The page's title.
  var title: String
  /// Where the page stands.
  var path: SitePath
  /// Whether the head of every page leads there, too, and not only its foot.
  var isMain: Bool = false
}

/// A heading as the list of a page's contents shows it.
struct ContentsEntry: Sendable {
  /// The heading's words.
  var title: String
  /// The fragment that leads to the heading, without `#`.
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
  /// An entry below another one; deeper ones are not shown.
  struct Below: TemplateRecord {
    var entry: ContentsEntry

    static let fields: [TemplateField<Self>] = [
      .text("title") { $0.entry.title },
      .text("fragment") { $0.entry.fragment },
    ]
  }

  static let fields: [TemplateField<Self>] = [
    .text("title") { $0.title },
    .text("fragment") { $0.fragment },
    .flag("hasEntries") { !$0.entries.isEmpty },
    .list("entries") { $0.entries.map(Below.init) },
  ]
}
