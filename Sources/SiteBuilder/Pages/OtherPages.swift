import FileSystem
import LessonMarkdown
import LessonRunner

/// The pages that an author writes like lessons, but that aren't part of the course.
enum OtherPages: PageKind {
  // It names the kind; the pages have their own paths.
  static let path = "other pages"
  static let owner = "the site's other pages"
  static let records: [any RenderedRecord.Type] = [ReferencePage.self]

  static func title(in site: SiteParts) -> String? { nil }

  static func isPart(of site: SiteParts) -> Bool { !site.course.others.isEmpty }

  // The paths belong to the files themselves.
  static func isReserved(in site: SiteParts) -> Bool { false }

  static func paths(in site: SiteParts) -> [String] {
    site.course.others.map { PagePath.page(ofLesson: $0.path) }
  }

  static func links(in site: SiteParts) -> [PageLink] {
    site.course.others.map { page in
      let properties = page.lesson.properties
      return PageLink(
        title: properties.title, path: SitePath(PagePath.page(ofLesson: page.path)),
        isMain: properties.page == .header)
    }
  }

  static func files(in context: PageContext, _ index: inout SearchIndex) -> [SiteFile] {
    context.course.others.flatMap { page in
      context.reference(page, at: PagePath.page(ofLesson: page.path))
    }
  }
}

extension PageContext {
  /// Returns the page of a text that isn't a lesson, and its Markdown.
  func reference(_ text: LessonDocument, at path: String) -> [SiteFile] {
    let properties = text.lesson.properties
    let shown = shown[text.path] ?? ShownScenarios()
    let page = ReferencePage(
      path: SitePath(path), title: properties.title, summary: properties.summary ?? "",
      contents: contents(of: text.lesson),
      bodyHTML: String(decoding: body(of: text, showing: shown, at: path), as: UTF8.self),
      isDraft: properties.isDraft, twin: SitePath(MarkdownTwin.path(ofPage: path)),
      editAddress: editAddress(of: text), own: properties.own)
    return [templates.file(of: page, in: frame), twin(of: text, showing: shown, at: path)]
  }
}
