import FileSystem

/// The page that a host shows where there is none.
///
/// A host shows it under the address that was asked for, so that no relative address is right in it: its
/// addresses begin at the host's root when the site says where it's found, and it carries its style with it.
struct NotFoundPage: Sendable {
  /// Where the page stands.
  var path: SitePath
  /// The style sheet's text, which the page carries.
  var style: String

  /// Creates the page of a site that is found at an address, ended by a slash; nil when it has none yet.
  init(style: String, siteAddress: String? = nil) {
    self.style = style
    let address = siteAddress?.split(separator: "/", maxSplits: 3, omittingEmptySubsequences: false)
    path = SitePath(NotFound.path, root: address.map { "/" + ($0.dropFirst(3).first ?? "") })
  }
}

extension NotFoundPage: TemplatePage {
  static let template = "not-found"
  var documentTitle: String? { "Page not found" }
  var description: String? { nil }

  static let fields: [TemplateField<Self>] = [
    .html("style") { $0.style }
  ]
}

/// The page for wrong addresses.
enum NotFound: PageKind {
  static let path = PagePath.notFound
  static let owner = "the site's page for wrong addresses"
  static let source = PageSource.program
  static let records: [any RenderedRecord.Type] = [NotFoundPage.self]

  static func title(in course: Course) -> String? { nil }

  static func files(in context: PageContext, _ index: inout SearchIndex) -> [SiteFile] {
    let page = NotFoundPage(
      style: context.theme.styleTexts.joined(separator: "\n"), siteAddress: context.frame.address)
    return [context.templates.file(of: page, in: context.frame)]
  }
}
