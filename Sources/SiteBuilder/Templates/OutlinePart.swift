/// A part of the course as the side of every page lists it.
///
/// However many lessons a course has, a page lists few: those of its own part, and of a long part those
/// around its own lesson.
struct OutlinePart: Sendable {
  /// What the part is about.
  var title: String
  /// Where its first lesson is, to which its name leads.
  var path: SitePath
  /// Whether the page is a lesson of the part.
  var isHere = false
  /// The lessons that the page lists; none of a part that it doesn't belong to.
  var lessons: [OutlineLesson] = []
}

/// A lesson, or a subject of a reference, in the list at the side of a page.
struct OutlineLesson: Sendable {
  /// The lesson's place in the course, counted from 1; nil beside the course.
  var number: Int?
  /// The lesson's title.
  var title: String
  /// Where its page is.
  var path: SitePath
  /// Whether it's the page itself.
  var isHere: Bool
}

/// A page beside the course in the list at the side of a page.
struct OutlineReference: Sendable {
  /// The link to the page.
  var link: PageLink
  /// The page that lists it.
  var page: SitePath
  /// The subjects of the page that lists it and of the pages like it; none on most pages.
  var subjects: [PageLink] = []

  /// How the list marks it: the page itself, or the one above it; nil for any other.
  var mark: String? {
    if page == link.path { return "page" }
    let folder = link.path.text.prefix { $0 != "." } + "/"
    return page.text.hasPrefix(folder) ? "true" : nil
  }
}

extension OutlinePart: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("title") { $0.title },
    .address("address") { $0.path },
    .flag("isHere") { $0.isHere },
    .list("lessons") { $0.lessons },
  ]
}

extension OutlineLesson: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .flag("isNumbered") { $0.number != nil },
    .text("number") { $0.number.map { "\($0)" } ?? "" },
    .text("title") { $0.title },
    .flag("isHere") { $0.isHere },
    .address("address") { $0.path },
  ]
}

extension OutlineReference: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .flag("isMain") { $0.link.isMain },
    .text("title") { $0.link.title },
    .address("address") { $0.link.path },
    .optionalText("mark") { $0.mark },
    .flag("hasSubjectPages") { $0.mark != nil && !$0.subjects.isEmpty },
    .list("subjectPages") { reference in
      reference.subjects.map { subject in
        OutlineLesson(
          title: subject.title, path: subject.path, isHere: subject.path == reference.page)
      }
    },
  ]
}
