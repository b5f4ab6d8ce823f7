/// A page in the frame that all pages share.
struct FramedPage<Page: TemplatePage>: TemplateRecord {
  var frame: SiteFrame
  var page: Page

  static var fields: [TemplateField<Self>] {
    let shared: [TemplateField<Self>] = [
      .text("siteTitle") { $0.frame.title },
      .text("siteTagline") { $0.frame.tagline },
      .text("documentTitle") { framed in
        framed.page.documentTitle.map { "\($0) · \(framed.frame.title)" } ?? framed.frame.title
      },
      .text("description") { $0.page.description ?? $0.frame.tagline },
      .address("home") { _ in "index.html" },
      .address("icon") { $0.frame.icon },
      .list("styleSheets") { $0.frame.styleSheets.map(HeadFile.init) },
      .list("scripts") { $0.frame.scripts.map(HeadFile.init) },
      .record("reading") { $0.frame.reading },
      .record("player") { $0.frame.player },
      .record("lists") { $0.frame.lists.map(HeadFile.init) },
      .record("print") { $0.frame.print.map(HeadFile.init) },
      .record("filter") { $0.frame.filter.map(HeadFile.init) },
      .record("search") { $0.frame.search },
      .record("live") { $0.frame.live },
      .text("rootPrefix") { $0.page.path.rootPrefix },
      .optionalText("canonical") { framed in
        framed.frame.address.map { $0 + framed.page.path.text }
      },
      .record("card") { framed in
        framed.frame.card(of: framed.page.path).map { path in
          Card(
            address: framed.frame.address.map { $0 + path.text }
              ?? framed.page.path.address(of: path))
        }
      },
      .record("feed") { $0.frame.feed.map(HeadFile.init) },
      .record("twin") { $0.page.twin.map(HeadFile.init) },
      .optionalText("editAddress") { $0.page.editAddress },
      .list("parts") { $0.frame.parts },
      .list("outline") { $0.page.outline ?? $0.frame.outline },
      .list("references") { framed in
        framed.frame.references.map { link in
          OutlineReference(link: link, page: framed.page.path, subjects: framed.page.subjects)
        }
      },
    ]
    return shared
      + Page.fields.map { field in
        TemplateField(name: field.name, shape: field.shape) { framed, path in
          field.value(framed.page, path)
        }
      }
  }
}

/// The picture with which other sites show a link to a page.
private struct Card: TemplateRecord {
  var address: String

  static let fields: [TemplateField<Self>] = [
    .text("cardAddress") { $0.address }
  ]
}

/// A file that the head of a page names.
private struct HeadFile: TemplateRecord {
  var path: SitePath

  static let fields: [TemplateField<Self>] = [
    .address("address") { $0.path }
  ]
}

extension ReadingFiles: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .address("readingScript") { $0.script },
    .address("readingStyle") { $0.style },
  ]
}

extension PlayerFiles: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .address("playerScript") { $0.script },
    .address("playerStyle") { $0.style },
  ]
}

extension SearchFiles: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .address("searchScript") { $0.script },
    .address("searchIndex") { $0.index },
    .address("searchPage") { $0.page },
  ]
}

extension LiveFiles: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .list("liveScripts") { $0.scripts.map(HeadFile.init) },
    .address("liveStyle") { $0.style },
    .address("liveModule") { $0.module },
    .address("liveBinary") { $0.binary },
    .address("livePlayground") { $0.playground },
  ]
}

/// A kind of page, shown in the frame that all pages share.
protocol TemplatePage: RenderedRecord {
  /// Where the page is.
  var path: SitePath { get }
  /// The page's own part of the document's title; nil for the page that is the site itself.
  var documentTitle: String? { get }
  /// What a list of search results says below the title; nil for the site's own words.
  var description: String? { get }
  /// The parts of the course as the page lists them; nil to list them as pages beside the lessons do.
  var outline: [OutlinePart]? { get }
  /// The pages of a reference that is one page for each subject, if this is one of them.
  var subjects: [PageLink] { get }
  /// The page as Markdown; nil when there is no such file.
  var twin: SitePath? { get }
  /// Where the page's text can be edited; nil when that is not known.
  var editAddress: String? { get }
}

extension TemplatePage {
  static var knownShapes: [String: TemplateShape] { FramedPage<Self>.shapes }
  var outline: [OutlinePart]? { nil }
  var subjects: [PageLink] { [] }
  var twin: SitePath? { nil }
  var editAddress: String? { nil }
}
