import FileSystem

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

extension NotFoundPage: TemplatePage {
  static let template = "not-found"
  var documentTitle: String? { "Page not found" }
  var description: String? { nil }

  static let fields: [TemplateField<Self>] = [
    .html("style") { $0.style },
    .text("rootAddress") { $0.rootAddress },
  ]
}

/// The page for wrong addresses.
enum NotFound: PageKind {
  static let path = "404.html"
  static let owner = "the site's page for wrong addresses"
  static let source = PageSource.program
  static let records: [any RenderedRecord.Type] = [NotFoundPage.self]

  static func title(in course: Course) -> String? { nil }

  static func files(in context: PageContext, _ index: inout SearchIndex) -> [SiteFile] {
    let page = NotFoundPage(style: context.theme.styleTexts.joined(separator: "\n"))
    return [context.templates.file(of: page, in: context.frame)]
  }
}
