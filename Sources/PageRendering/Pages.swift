/// The page that opens the site: what this is, and the course's contents.
package struct HomePage: Sendable {
  /// Where the page stands.
  package var path: SitePath
  /// What the site is, in HTML; empty to leave it to the template.
  package var introductionHTML: String
  /// The lesson to begin with; nil when there is none.
  package var first: PageLink?
  /// The page as Markdown; nil when there is no such file.
  package var twin: SitePath?

  /// Makes the page that opens the site.
  package init(
    path: SitePath = "index.html", introductionHTML: String = "", first: PageLink? = nil,
    twin: SitePath? = nil
  ) {
    self.path = path
    self.first = first
    self.twin = twin
    self.introductionHTML = introductionHTML
  }
}

/// A page of the course.
package struct LessonPage: Sendable {
  /// Where the page stands.
  package var path: SitePath
  /// The lesson's place in the course, counted from 1; nil beside the course.
  package var number: Int?
  /// The lesson's title.
  package var title: String
  /// The title of the part that the lesson belongs to.
  package var part: String
  /// The one question that the lesson answers.
  package var question: String
  /// What the lesson shows, in a sentence or two.
  package var summary: String
  /// The page's headings.
  package var contents: [ContentsEntry]
  /// The lesson's text with its figures, in HTML.
  package var bodyHTML: String
  /// The facts that the lesson shows.
  package var facts: [FactEntry]
  /// What the lesson rests on.
  package var sources: [SourceEntry]
  /// The lesson before this one.
  package var previous: PageLink?
  /// The lesson after this one.
  package var next: PageLink?
  /// The lessons of the same part, this one too.
  package var partLessons: [PartLesson]
  /// The page as Markdown; nil when there is no such file.
  package var twin: SitePath?
  /// Where the lesson's text can be edited; nil when that is not known.
  package var editAddress: String?

  /// Makes a page of the course.
  package init(
    path: SitePath,
    number: Int?,
    title: String,
    part: String,
    question: String,
    summary: String,
    contents: [ContentsEntry],
    bodyHTML: String,
    facts: [FactEntry] = [],
    sources: [SourceEntry] = [],
    previous: PageLink? = nil,
    next: PageLink? = nil,
    partLessons: [PartLesson] = [],
    twin: SitePath? = nil,
    editAddress: String? = nil
  ) {
    self.path = path
    self.number = number
    self.title = title
    self.part = part
    self.question = question
    self.summary = summary
    self.contents = contents
    self.bodyHTML = bodyHTML
    self.facts = facts
    self.sources = sources
    self.previous = previous
    self.next = next
    self.partLessons = partLessons
    self.twin = twin
    self.editAddress = editAddress
  }
}

/// A page beside the course: a reference, a glossary, a list of facts.
package struct ReferencePage: Sendable {
  /// Where the page stands.
  package var path: SitePath
  /// The page's title.
  package var title: String
  /// What the page holds, in a sentence or two.
  package var summary: String
  /// The page's headings.
  package var contents: [ContentsEntry]
  /// The page's text, in HTML.
  package var bodyHTML: String
  /// The page as Markdown; nil when there is no such file.
  package var twin: SitePath?
  /// Where the page's text can be edited; nil when that is not known.
  package var editAddress: String?

  /// Makes a page beside the course.
  package init(
    path: SitePath, title: String, summary: String, contents: [ContentsEntry], bodyHTML: String,
    twin: SitePath? = nil, editAddress: String? = nil
  ) {
    self.path = path
    self.title = title
    self.summary = summary
    self.contents = contents
    self.bodyHTML = bodyHTML
    self.twin = twin
    self.editAddress = editAddress
  }
}

/// What stands at an address that once led to a lesson, and leads on to it.
package struct RedirectPage: Sendable {
  /// The old address.
  package var path: SitePath
  /// The lesson's title.
  package var title: String
  /// Where the lesson stands now.
  package var target: SitePath

  /// Makes a page that leads on.
  package init(path: SitePath, title: String, target: SitePath) {
    self.path = path
    self.title = title
    self.target = target
  }
}

/// A lesson in the list of its part.
package struct PartLesson: Sendable {
  /// The lesson's place in the course, counted from 1; nil beside the course.
  package var number: Int?
  /// The lesson's title.
  package var title: String
  /// Where its page stands.
  package var path: SitePath
  /// Whether it is the page's own lesson.
  package var isHere: Bool

  /// Makes an entry of the list.
  package init(number: Int?, title: String, path: SitePath, isHere: Bool) {
    self.number = number
    self.title = title
    self.path = path
    self.isHere = isHere
  }
}

/// The page that a host shows where there is none.
///
/// A host shows it under the address that was asked for, so that no relative address can be right
/// in it: it carries its style with it, and needs to be told where the site's root is.
package struct NotFoundPage: Sendable {
  /// Where the page stands.
  package var path: SitePath
  /// The style sheet's text, which the page carries.
  package var style: String
  /// The address of the site's root, ended by a slash: `/` or `/touchstone/`.
  package var rootAddress: String

  /// Makes the page that a host shows where there is none.
  package init(path: SitePath = "404.html", style: String, rootAddress: String = "./") {
    self.path = path
    self.style = style
    self.rootAddress = rootAddress
  }
}

/// A fact about UIKit as the end of a lesson lists it.
package struct FactEntry: Sendable {
  /// The fact's name: `D12`.
  package var identifier: String
  /// The fact itself; nil when the site does not state it yet.
  package var claim: String?
  /// What kind of evidence there is for it; nil when the site does not state it yet.
  package var evidence: String?
  /// The page that has the fact under its number; nil when the site has none.
  package var page: SitePath?

  /// Makes a fact as the end of a lesson lists it.
  package init(
    identifier: String, claim: String? = nil, evidence: String? = nil, page: SitePath? = nil
  ) {
    self.identifier = identifier
    self.claim = claim
    self.evidence = evidence
    self.page = page
  }
}

/// A source as the end of a lesson lists it.
package struct SourceEntry: Sendable {
  /// What the source is called.
  package var title: String
  /// Where it is found; nil when it has no address.
  package var address: String?

  /// Makes a source as the end of a lesson lists it.
  package init(title: String, address: String? = nil) {
    self.title = title
    self.address = address
  }
}
