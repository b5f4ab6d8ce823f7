/// A part of the course in the sidebar of every page.
///
/// However many lessons a course has, a page lists few: the lessons of the page's part, or in a long
/// part, those near the page's lesson.
struct OutlinePart: Encodable, Sendable {
  /// The part's title.
  var title: String
  /// The path of its first lesson, which its title links to.
  var path: SitePath
  /// Whether the page is a lesson of the part.
  var isHere = false
  /// Whether the page lists only some of the part's lessons.
  var isExcerpt = false
  /// The lessons that the page lists; empty for a part that it doesn't belong to.
  var lessons: [OutlineLesson] = []
}

/// A lesson, or a subject of a reference, in a page's sidebar.
struct OutlineLesson: Encodable, Sendable {
  /// The lesson's position in the course, counted from 1; `nil` outside the course.
  var number: Int?
  /// The lesson's title.
  var title: String
  /// The path of its page.
  var path: SitePath
  /// Whether it's the page itself.
  var isHere: Bool
}

/// A page outside the course in a page's sidebar.
struct OutlineReference: Sendable {
  /// The link to the page.
  var link: PageLink
  /// The page that lists it.
  var page: SitePath
  /// The subjects of the reference that the listing page belongs to; empty on most pages.
  var subjects: [PageLink] = []

  /// How the list marks it: as the page itself, or as its parent; `nil` for any other.
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
    .flag("isExcerpt") { $0.isExcerpt },
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
