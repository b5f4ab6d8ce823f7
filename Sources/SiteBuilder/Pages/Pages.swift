/// The page that opens the site: what this is, and the course's contents.
struct HomePage: Sendable {
  /// Where the page stands.
  var path: SitePath = "index.html"
  /// What the site is, in HTML; empty to leave it to the template.
  var introductionHTML: String = ""
  /// The lesson to begin with; nil when there is none.
  var first: PageLink?
  /// The page as Markdown; nil when there is no such file.
  var twin: SitePath?
}

/// A page of the course.
struct LessonPage: Sendable {
  /// Where the page stands.
  var path: SitePath
  /// The lesson's place in the course, counted from 1; nil beside the course.
  var number: Int?
  /// The lesson's title.
  var title: String
  /// The title of the part that the lesson belongs to.
  var part: String
  /// The one question that the lesson answers.
  var question: String
  /// What the lesson shows, in a sentence or two.
  var summary: String
  /// The page's headings.
  var contents: [ContentsEntry]
  /// The lesson's text with its figures, in HTML.
  var bodyHTML: String
  /// The facts that the lesson shows.
  var facts: [FactEntry] = []
  /// What the lesson rests on.
  var sources: [SourceEntry] = []
  /// The lesson before this one.
  var previous: PageLink?
  /// The lesson after this one.
  var next: PageLink?
  /// The lessons of the same part, this one too.
  var partLessons: [PartLesson] = []
  /// The page as Markdown; nil when there is no such file.
  var twin: SitePath?
  /// Where the lesson's text can be edited; nil when that is not known.
  var editAddress: String?
}

/// A page beside the course: a reference, a glossary, a list of facts.
struct ReferencePage: Sendable {
  /// Where the page stands.
  var path: SitePath
  /// The page's title.
  var title: String
  /// What the page holds, in a sentence or two.
  var summary: String
  /// The page's headings.
  var contents: [ContentsEntry]
  /// The page's text, in HTML.
  var bodyHTML: String
  /// The page as Markdown; nil when there is no such file.
  var twin: SitePath?
  /// Where the page's text can be edited; nil when that is not known.
  var editAddress: String?
}

/// What stands at an address that once led to a lesson, and leads on to it.
struct RedirectPage: Sendable {
  /// The old address.
  var path: SitePath
  /// The lesson's title.
  var title: String
  /// Where the lesson stands now.
  var target: SitePath
}

/// A lesson in the list of its part.
struct PartLesson: Sendable {
  /// The lesson's place in the course, counted from 1; nil beside the course.
  var number: Int?
  /// The lesson's title.
  var title: String
  /// Where its page stands.
  var path: SitePath
  /// Whether it is the page's own lesson.
  var isHere: Bool
}

/// The page that a host shows where there is none.
///
/// A host shows it under the address that was asked for, so that no relative address can be right
/// in it: it carries its style with it, and needs to be told where the site's root is.
struct NotFoundPage: Sendable {
  /// Where the page stands.
  var path: SitePath = "404.html"
  /// The style sheet's text, which the page carries.
  var style: String
  /// The address of the site's root, ended by a slash: `/` or `/touchstone/`.
  var rootAddress: String = "./"
}

/// A fact about UIKit as the end of a lesson lists it.
struct FactEntry: Sendable {
  /// The fact's name: `D12`.
  var identifier: String
  /// The fact itself; nil when the site does not state it yet.
  var claim: String?
  /// What kind of evidence there is for it; nil when the site does not state it yet.
  var evidence: String?
  /// The page that has the fact under its number; nil when the site has none.
  var page: SitePath?
}

/// A source as the end of a lesson lists it.
struct SourceEntry: Sendable {
  /// What the source is called.
  var title: String
  /// Where it is found; nil when it has no address.
  var address: String?
}
