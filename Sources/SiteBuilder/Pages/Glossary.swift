import FileSystem
import LessonMarkdown
import LessonRunner

/// The page that explains terms, which an author writes as a lesson.
enum Glossary: PageKind {
  static let path = Course.glossaryPage
  static let owner = "the site's glossary"
  static let records: [any RenderedRecord.Type] = [ReferencePage.self]
  static let isMain = true

  static func title(in course: Course) -> String? { course.glossary?.lesson.properties.title }

  static func isPart(of site: SiteParts) -> Bool { site.course.glossary != nil }

  // The path belongs to the lesson itself.
  static func isReserved(in site: SiteParts) -> Bool { false }

  static func files(in context: PageContext, _ index: inout SearchIndex) -> [SiteFile] {
    guard let glossary = context.course.glossary else { return [] }
    let properties = glossary.lesson.properties
    let shown = context.shown[glossary.path] ?? ShownScenarios()
    let page = ReferencePage(
      path: SitePath(path), title: properties.title, summary: properties.summary ?? "",
      contents: context.contents(of: glossary.lesson),
      bodyHTML: String(
        decoding: context.body(of: glossary, showing: shown, at: path), as: UTF8.self),
      twin: SitePath(MarkdownTwin.path(ofPage: path)),
      editAddress: context.editAddress(of: glossary))
    return [
      context.templates.file(of: page, in: context.frame),
      context.twin(of: glossary, showing: shown, at: path),
    ]
  }
}
