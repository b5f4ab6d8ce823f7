/// What all pages of a site share.
package struct SiteFrame: Sendable {
  /// The site's name.
  package var title: String
  /// What the site is, in one line.
  package var tagline: String
  /// The style sheets in the order in which they apply.
  package var styleSheets: [SitePath]
  /// The scripts in the order in which they run; the pages are whole without them.
  package var scripts: [SitePath]
  /// The script that a page loads when its reader begins to do something; nil when there is none.
  package var reading: SitePath?
  /// What the search is made of; nil when the site has none.
  package var search: SearchFiles?
  /// What a page loads when a reader wants to touch a figure; nil when figures can only be read.
  package var live: LiveFiles?
  /// The picture that stands for the site in a browser's tab.
  package var icon: SitePath
  /// The course's parts with their lessons, in order.
  package var parts: [CoursePart]
  /// The pages beside the course that the footer leads to.
  package var references: [PageLink]
  /// The address under which the site is found, ended by a slash; nil when it has none yet.
  package var address: String?
  /// The list of news for feed readers; nil when there is none.
  package var feed: SitePath?

  /// Makes what all pages share.
  package init(
    title: String,
    tagline: String,
    styleSheets: [SitePath],
    scripts: [SitePath] = [],
    reading: SitePath? = nil,
    search: SearchFiles? = nil,
    live: LiveFiles? = nil,
    icon: SitePath,
    parts: [CoursePart],
    references: [PageLink] = [],
    address: String? = nil,
    feed: SitePath? = nil
  ) {
    self.title = title
    self.tagline = tagline
    self.styleSheets = styleSheets
    self.scripts = scripts
    self.reading = reading
    self.search = search
    self.live = live
    self.icon = icon
    self.parts = parts
    self.references = references
    self.address = address
    self.feed = feed
  }
}

/// What the search on every page is made of.
package struct SearchFiles: Sendable {
  /// The script that is loaded when a reader begins to search.
  package var script: SitePath
  /// What is searched, as a script, for from a disk nothing else can be loaded.
  package var index: SitePath
  /// The page that lists what can be found, for readers whose browsers run no scripts.
  package var page: SitePath

  /// Makes the parts of a search.
  package init(script: SitePath, index: SitePath, page: SitePath) {
    self.script = script
    self.index = index
    self.page = page
  }
}

/// What a page loads when a reader wants to touch a figure, and not before.
package struct LiveFiles: Sendable {
  /// The scripts that turn a figure into glass, in the order in which they run.
  package var scripts: [SitePath]
  /// The style sheet of what the scripts show.
  package var style: SitePath
  /// The engine, as a script, for from a disk nothing else can be loaded.
  package var module: SitePath
  /// The page of scenarios of one's own, to which links with a scenario lead.
  package var playground: SitePath

  /// Makes the parts of what readers touch.
  package init(
    scripts: [SitePath], style: SitePath, module: SitePath, playground: SitePath
  ) {
    self.playground = playground
    self.scripts = scripts
    self.style = style
    self.module = module
  }
}

/// A part of the course: a name and its lessons.
package struct CoursePart: Sendable {
  /// What the part is about.
  package var title: String
  /// The lessons in order.
  package var lessons: [LessonEntry]

  /// Makes a part of the course.
  package init(title: String, lessons: [LessonEntry]) {
    self.title = title
    self.lessons = lessons
  }
}

/// A lesson as a list of contents shows it.
package struct LessonEntry: Sendable {
  /// The lesson's place in the course, counted from 1; nil beside the course.
  package var number: Int?
  /// The lesson's title.
  package var title: String
  /// The one question that the lesson answers.
  package var question: String
  /// What the lesson shows, in a sentence or two.
  package var summary: String
  /// Where its page stands.
  package var path: SitePath

  /// Makes an entry of a list of contents.
  package init(number: Int?, title: String, question: String, summary: String, path: SitePath) {
    self.number = number
    self.title = title
    self.question = question
    self.summary = summary
    self.path = path
  }
}

/// A page as a link names it.
package struct PageLink: Sendable {
  /// The page's title.
  package var title: String
  /// Where the page stands.
  package var path: SitePath
  /// Whether the head of every page leads there, too, and not only its foot.
  package var isMain: Bool

  /// Makes a link to a page.
  package init(title: String, path: SitePath, isMain: Bool = false) {
    self.title = title
    self.path = path
    self.isMain = isMain
  }
}

/// A heading as the list of a page's contents shows it.
package struct ContentsEntry: Sendable {
  /// The heading's words.
  package var title: String
  /// The fragment that leads to the heading, without `#`.
  package var fragment: String
  /// The headings below it.
  package var entries: [ContentsEntry]

  /// Makes an entry of a page's contents.
  package init(title: String, fragment: String, entries: [ContentsEntry] = []) {
    self.title = title
    self.fragment = fragment
    self.entries = entries
  }
}
