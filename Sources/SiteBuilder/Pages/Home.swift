import FileSystem
import LessonRunner

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

extension HomePage: TemplatePage {
  static let template = "home"
  var documentTitle: String? { nil }
  var description: String? { nil }

  static let fields: [TemplateField<Self>] = [
    .flag("hasIntroduction") { !$0.introductionHTML.isEmpty },
    .html("introduction") { $0.introductionHTML },
    .record("first") { $0.first },
  ]
}

/// The page that opens the site.
enum Home: PageKind {
  static let path = "index.html"
  static let owner = "the site's first page"
  static let records: [any RenderedRecord.Type] = [HomePage.self]

  static func title(in course: Course) -> String? { nil }

  static func isReserved(in site: SiteParts) -> Bool { site.course.introduction == nil }

  static func files(in context: PageContext, _ index: inout SearchIndex) -> [SiteFile] {
    let introduction = context.course.introduction
    let shown = introduction.flatMap { context.shown[$0.path] } ?? ShownScenarios()
    let page = HomePage(
      path: SitePath(path),
      introductionHTML: introduction.map {
        String(decoding: context.body(of: $0, showing: shown, at: path), as: UTF8.self)
      } ?? "",
      first: context.link(to: 0),
      twin: introduction == nil ? nil : SitePath(MarkdownTwin.path(ofPage: path)))
    let html = context.templates.file(of: page, in: context.frame)
    return [html] + (introduction.map { [context.twin(of: $0, showing: shown, at: path)] } ?? [])
  }
}
