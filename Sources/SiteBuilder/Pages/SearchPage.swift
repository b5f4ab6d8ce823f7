import FileSystem
import LessonMarkdown
import LessonRunner

/// The page whose URL can contain search terms, and which also lists, without a script, each
/// lesson's symptoms.
struct SearchPage: Sendable {
  /// The path of the page.
  var path: SitePath = "search.html"
  /// The parts of the course that have symptoms.
  var groups: [Group] = []
  /// The page's part of the document title.
  var documentTitle: String?

  /// The lessons of a part of the course.
  struct Group: Sendable {
    var title: String
    var lessons: [Symptoms]
  }

  /// A lesson with its symptoms.
  struct Symptoms: Sendable {
    var title: String
    var path: SitePath
    var phrases: [String]
  }
}

extension SearchPage: TemplatePage {
  static let template = "search"
  var description: String? { nil }

  static let fields: [TemplateField<Self>] = [
    .list("searchGroups") { $0.groups }
  ]
}

extension SearchPage.Group: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("groupTitle") { $0.title },
    .list("searchLessons") { $0.lessons },
  ]
}

extension SearchPage.Symptoms: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("title") { $0.title },
    .address("address") { $0.path },
    .list("symptoms", of: [.text("phrase") { $0 }]) { $0.phrases },
  ]
}

extension SearchPage: PageKind {
  static let path = "search.html"
  static let owner = "the site's search"
  static let hasTwin = false
  static let records: [any RenderedRecord.Type] = [SearchPage.self]

  static func title(in site: SiteParts) -> String? { nil }

  static func files(in context: PageContext, _ index: inout SearchIndex) -> [SiteFile] {
    let course = context.course
    var page = SearchPage(documentTitle: context.words(.search))
    if course.lessons.count <= SearchIndex.maximumTexts {
      page.groups = course.parts.compactMap { part in
        let lessons = course.lessons.filter { $0.part == part }.compactMap { entry in
          let properties = entry.lesson.lesson.properties
          return properties.symptoms.isEmpty
            ? nil
            : Symptoms(
              title: properties.title, path: SitePath(entry.path), phrases: properties.symptoms)
        }
        return lessons.isEmpty ? nil : Group(title: part, lessons: lessons)
      }
    }
    return [context.templates.file(of: page, in: context.frame)]
  }
}
