/// What all pages of a site share.
package struct SiteFrame: Sendable {
  /// The site's name.
  package var title: String
  /// What the site is, in one line.
  package var tagline: String
  /// The style sheets in the order in which they apply.
  package var styleSheets: [SitePath]
  /// The picture that stands for the site in a browser's tab.
  package var icon: SitePath
  /// The course's parts with their lessons, in order.
  package var parts: [CoursePart]
  /// The pages beside the course that the footer leads to.
  package var references: [PageLink]

  /// Makes what all pages share.
  package init(
    title: String,
    tagline: String,
    styleSheets: [SitePath],
    icon: SitePath,
    parts: [CoursePart],
    references: [PageLink] = []
  ) {
    self.title = title
    self.tagline = tagline
    self.styleSheets = styleSheets
    self.icon = icon
    self.parts = parts
    self.references = references
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
  /// The lesson's place in the course, counted from 1.
  package var number: Int
  /// The lesson's title.
  package var title: String
  /// The one question that the lesson answers.
  package var question: String
  /// What the lesson shows, in a sentence or two.
  package var summary: String
  /// Where its page stands.
  package var path: SitePath

  /// Makes an entry of a list of contents.
  package init(number: Int, title: String, question: String, summary: String, path: SitePath) {
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

  /// Makes a link to a page.
  package init(title: String, path: SitePath) {
    self.title = title
    self.path = path
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
