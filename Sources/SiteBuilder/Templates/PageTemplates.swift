import FileSystem
import SourceDiagnostics

/// A record that is rendered with a template of its own.
protocol RenderedRecord: TemplateRecord {
  /// The template's name.
  static var template: String { get }
  /// The names that the template knows, with what they stand for.
  static var knownShapes: [String: TemplateShape] { get }
}

extension RenderedRecord {
  static var knownShapes: [String: TemplateShape] { shapes }
}

/// The templates of a site, checked: every name in them is there, so that no page has a hole.
struct PageTemplates: Sendable {
  private let templates: [String: [TemplateNode]]

  /// The names that each template asks for, in the templates that it includes, too.
  private let names: [String: Set<String>]

  /// Parses templates and checks them against the values of every kind of record.
  ///
  /// - Parameters:
  ///   - sources: The templates; each is named by its file's name without `.mustache`.
  ///   - records: The kinds of records that there must be a template for.
  /// - Throws: All errors at once.
  init(
    _ sources: [SourceText], for records: [any RenderedRecord.Type]
  ) throws(InvalidTemplates) {
    var templates: [String: TemplateChecker.Template] = [:]
    var diagnostics: [Diagnostic] = []
    for source in sources {
      let name = Self.name(of: source)
      let parsed = TemplateParser.parse(source)
      diagnostics += parsed.diagnostics
      if templates.updateValue(.init(source: source, nodes: parsed.nodes), forKey: name) != nil {
        diagnostics.append(Diagnostic(.duplicateTemplate(name), at: nil, in: source))
      }
    }
    var checker = TemplateChecker(templates: templates)
    for record in records { checker.check(record.template, shapes: record.knownShapes) }
    diagnostics += checker.diagnostics
    guard diagnostics.isEmpty else { throw InvalidTemplates(diagnostics: diagnostics) }
    let nodes = templates.mapValues(\.nodes)
    self.templates = nodes
    names = nodes.mapValues { TemplateNode.names(in: $0, templates: nodes) }
  }

  /// The file of a page, in the frame that all pages share.
  func file(of page: some TemplatePage, in frame: SiteFrame) -> SiteFile {
    SiteFile(path: page.path.text, bytes: rendered(page, in: frame, noting: nil).bytes)
  }

  /// The file of a page, and where in it the HTML with a name stands, in bytes; `nil` where it is not
  /// shown.
  func file(
    of page: some TemplatePage, in frame: SiteFrame, noting name: String
  ) -> (file: SiteFile, range: Range<Int>?) {
    let renderer = rendered(page, in: frame, noting: name)
    return (SiteFile(path: page.path.text, bytes: renderer.bytes), renderer.notedRange)
  }

  private func rendered<Page: TemplatePage>(
    _ page: Page, in frame: SiteFrame, noting name: String?
  ) -> TemplateRenderer {
    let framed = FramedPage(frame: frame, page: page)
    let asked = names[Page.template] ?? []
    // To make the list of all lessons for each of a thousand pages would take most of a build's
    // time, and few templates show it.
    let fields = FramedPage<Page>.fields.filter { asked.contains($0.name) }
    return rendered(
      fields.map { ($0.name, $0.value(framed, page.path)) }, with: Page.template, noting: name)
  }

  /// A part of a page, as HTML; it may be on any page unless it links to other files.
  func html<Record: RenderedRecord>(
    of record: Record, on page: SitePath = "index.html"
  ) -> String {
    String(decoding: bytes(of: record, on: page), as: UTF8.self)
  }

  /// A part of a page, as HTML in UTF-8.
  func bytes<Record: RenderedRecord>(
    of record: Record, on page: SitePath = "index.html"
  ) -> [UInt8] {
    rendered(record.values(seenFrom: page), with: Record.template).bytes
  }

  /// Whether the pages of a kind show a value.
  func show(_ name: String, on page: (some TemplatePage).Type) -> Bool {
    names[page.template]?.contains(name) == true
  }

  private func rendered(
    _ values: TemplateFields, with template: String, noting name: String? = nil
  ) -> TemplateRenderer {
    guard let nodes = templates[template] else {
      preconditionFailure("The template was there when the set was made.")
    }
    var renderer = TemplateRenderer(templates, for: values, noting: name)
    renderer.render(nodes)
    return renderer
  }

  private static func name(of source: SourceText) -> String {
    let file = source.name.split(separator: "/").last ?? ""
    return String(file.hasSuffix(".mustache") ? file.dropLast(9) : file)
  }
}
