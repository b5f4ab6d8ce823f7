import FileSystem
import LessonMarkdown
import LessonRunner

/// The page that explains terms, which an author writes as a lesson.
enum Glossary: PageKind {
  static let path = Course.glossaryPage
  static let owner = "the site's glossary"
  static let records: [any RenderedRecord.Type] = [ReferencePage.self]
  static let isMain = true

  static func title(in site: SiteParts) -> String? {
    site.course.glossary?.lesson.properties.title
  }

  static func isPart(of site: SiteParts) -> Bool { site.course.glossary != nil }

  // The path belongs to the lesson itself.
  static func isReserved(in site: SiteParts) -> Bool { false }

  static func files(in context: PageContext, _ index: inout SearchIndex) -> [SiteFile] {
    context.course.glossary.map { context.reference($0, at: path) } ?? []
  }
}
