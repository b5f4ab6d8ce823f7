import FileSystem

/// The page that a host shows for a URL without a file.
///
/// A host shows it under the requested URL, so relative URLs wouldn't work. Its URLs begin at the
/// host's root if the site's URL is known, and its style is inline.
struct NotFoundPage: Sendable {
  /// The path of the page.
  var path: SitePath
  /// The page's part of the document title.
  var documentTitle: String?
  /// The text of the inline style sheet.
  var style: String

  /// Creates the page of a site with a URL that ends with a slash, or `nil` if it has none yet.
  init(title: String, style: String, siteAddress: String? = nil) {
    documentTitle = title
    self.style = style
    let address = siteAddress?.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    path = SitePath(NotFound.path, root: address.map { "/" + ($0.dropFirst(3).first ?? "") })
  }
}

extension NotFoundPage: TemplatePage {
  static let template = "not-found"
  var description: String? { nil }

  static let fields: [TemplateField<Self>] = [
    .html("style") { $0.style }
  ]
}

/// The page for invalid URLs.
enum NotFound: PageKind {
  static let path = PagePath.notFound
  static let owner = "the site's page for wrong addresses"
  static let source = PageSource.program
  static let records: [any RenderedRecord.Type] = [NotFoundPage.self]

  static func title(in site: SiteParts) -> String? { nil }

  private static func styleTexts(in context: PageContext) -> [String] {
    context.theme.styleTexts
      + [context.frame.languageStyle.flatMap(context.theme.text)].compactMap(\.self)
  }

  static func files(in context: PageContext, _ index: inout SearchIndex) -> [SiteFile] {
    let page = NotFoundPage(
      title: context.words(.notFound),
      style: styleTexts(in: context).joined(separator: "\n"), siteAddress: context.frame.address)
    return [context.templates.file(of: page, in: context.frame)]
  }
}
