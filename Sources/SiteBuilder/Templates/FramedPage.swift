import LessonMarkdown

/// A page in the frame that all pages share.
struct FramedPage<Page: TemplatePage>: TemplateRecord {
  var frame: SiteFrame
  var page: Page

  static var fields: [TemplateField<Self>] {
    let shared: [TemplateField<Self>] = [
      .text("siteTitle") { $0.frame.title },
      .text("siteTagline") { $0.frame.tagline },
      .text("language") { $0.frame.language },
      .flag("isRightToLeft") { $0.frame.isRightToLeft },
      .text("documentTitle") { framed in
        let title = framed.page.documentTitle
        return plain(title.map { "\($0) · \(framed.frame.title)" } ?? framed.frame.title)
      },
      .text("description") { plain($0.page.description ?? $0.frame.tagline) },
      .address("home") { _ in "index.html" },
      .address("icon") { $0.frame.iconPath },
      .text("iconType") { ($0.frame.pictures.icon?.format ?? .svg).rawValue },
      .address("logo") { $0.frame.pictures.logo?.path ?? $0.frame.iconPath },
      .text("logoWidth") { "\($0.frame.logoSize.width)" },
      .text("logoHeight") { "\($0.frame.logoSize.height)" },
      .list("styleSheets", of: [.file]) { $0.frame.styleSheets },
      .list("scripts", of: [.file]) { $0.frame.scripts },
      .record("reading", of: ScriptFiles.fields(of: "reading")) { $0.frame.reading },
      .record("player", of: ScriptFiles.fields(of: "player")) { $0.frame.player },
      .record("lists", of: [.file]) { $0.frame.lists },
      .record("print", of: [.file]) { $0.frame.print },
      .record("runStyle", of: [.file]) { $0.frame.runs },
      .record("languageStyle", of: [.file]) { $0.frame.languageStyle },
      .record("filter", of: [.file]) { $0.frame.filter },
      .record("search") { $0.frame.search },
      .record("live") { $0.frame.live },
      .text("rootPrefix") { $0.page.path.rootPrefix },
      .optionalText("canonical") { framed in
        framed.frame.address.map { $0 + framed.page.path.text }
      },
      .record("card", of: [.text("cardAddress") { $0 }]) { framed -> String? in
        // Sites that show the image can't resolve a relative URL.
        guard let address = framed.frame.address,
          let path = framed.frame.card(of: framed.page.cardPage)
        else { return nil }
        return address + path.text
      },
      .record("feed", of: [.file]) { $0.frame.feed },
      .record("twin", of: [.file]) { $0.page.twin },
      .optionalText("editAddress") { $0.page.editAddress },
      .text("allowedImages") { $0.frame.origins(for: .images) },
      .text("allowedMedia") { $0.frame.origins(for: .media) },
      .text("allowedFonts") { $0.frame.origins(for: .fonts) },
      .text("allowedFrames") { $0.frame.origins(for: .frames) },
      .list("parts") { $0.frame.parts },
      .flag("hasSidebar") { $0.page.hasSidebar },
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

extension FramedPage {
  /// Returns the author's own value with a name: the page's, or else the site's.
  func ownText(_ name: String) -> String? {
    (page.own.first { $0.name == name } ?? frame.own.first { $0.name == name })?.text
  }

  /// Returns a text without the backticks around code, for browser tabs and search results, which
  /// show text only.
  fileprivate static func plain(_ text: String) -> String {
    text.filter { $0 != "`" }
  }
}

extension SiteFrame {
  /// The path of the picture in browser tabs.
  fileprivate var iconPath: SitePath { pictures.icon?.path ?? icon }

  /// The size of the picture in the header.
  fileprivate var logoSize: (width: Int, height: Int) {
    (pictures.logo ?? pictures.icon)?.headerSize ?? (28, 28)
  }

  /// Returns the allowed origins as a policy lists them: each after a space.
  fileprivate func origins(for kind: AllowedOrigins.Kind) -> String {
    allowed[kind].map { " " + $0 }.joined()
  }
}

extension ScriptFiles {
  /// Returns the fields of the files, whose names begin with a word.
  fileprivate static func fields(of word: String) -> [TemplateField<Self>] {
    [.address(word + "Script") { $0.script }, .address(word + "Style") { $0.style }]
  }
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
    .list("liveScripts", of: [.file]) { $0.scripts },
    .address("liveStyle") { $0.style },
    .address("liveModule") { $0.module },
    .address("liveBinary") { $0.binary },
    .address("livePlayground") { $0.playground },
  ]
}

/// A kind of page, shown in the frame that all pages share.
protocol TemplatePage: RenderedRecord {
  /// The path of the page.
  var path: SitePath { get }
  /// The page's part of the document title; `nil` for the first page.
  var documentTitle: String? { get }
  /// The description below the title in search results; `nil` for the site's own.
  var description: String? { get }
  /// The parts of the course as the page lists them; `nil` to list them as pages outside the course
  /// do.
  var outline: [OutlinePart]? { get }
  /// The pages of a reference that is divided by subject, if this is one of them.
  var subjects: [PageLink] { get }
  /// Whether the contents of the course are next to the page.
  var hasSidebar: Bool { get }
  /// The page whose picture is shown in link previews.
  var cardPage: SitePath { get }
  /// The page as Markdown; `nil` if it doesn't exist.
  var twin: SitePath? { get }
  /// The URL for editing the page; `nil` if it's unknown.
  var editAddress: String? { get }
  /// The author's own values for the page.
  var own: [OwnValue] { get }
}

extension TemplatePage {
  static var knownShapes: [String: TemplateShape] {
    FramedPage<Self>.shapes.merging([OwnName.prefix: .own]) { $1 }
  }
  var outline: [OutlinePart]? { nil }
  var subjects: [PageLink] { [] }
  var hasSidebar: Bool { true }
  var cardPage: SitePath { path }
  var twin: SitePath? { nil }
  var editAddress: String? { nil }
  var own: [OwnValue] { [] }
}
