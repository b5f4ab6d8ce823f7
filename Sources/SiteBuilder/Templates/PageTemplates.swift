import FileSystem
import SourceDiagnostics

/// A record with a template.
protocol RenderedRecord: TemplateRecord {
  /// The template's name.
  static var template: String { get }
  /// The names that the template can use, with their shapes.
  static var knownShapes: [String: TemplateShape] { get }
}

extension RenderedRecord {
  static var knownShapes: [String: TemplateShape] { shapes }
}

/// The checked templates of a site; every name in them exists, so that no page has a gap.
struct PageTemplates: Sendable {
  /// The words of the pages.
  let words: SiteWords

  private let templates: [String: [TemplateNode]]

  /// The names that each template uses, including those in included templates.
  private let names: [String: Set<String>]

  /// The names of the authors' own values.
  let ownNames: [OwnName]

  /// The files of the templates that no page uses.
  let unused: [SourceText]

  /// Parses templates and checks them against the values of every kind of record.
  ///
  /// - Parameters:
  ///   - sources: The templates; each one's name is its file name without `.mustache`.
  ///   - records: The kinds of records that need a template.
  ///   - words: The words of the pages, which become part of the templates.
  /// - Throws: All errors together.
  init(
    _ sources: [SourceText], for records: [any RenderedRecord.Type],
    words: SiteWords = .english
  ) throws(InvalidTemplates) {
    var templates: [String: TemplateChecker.Template] = [:]
    var diagnostics: [Diagnostic] = []
    for source in sources {
      let name = Self.name(of: source)
      let parsed = TemplateParser.parse(source)
      diagnostics += parsed.diagnostics
      var spelling = WordSpelling(words: words, source: source)
      let nodes = spelling.spelled(parsed.nodes)
      diagnostics += spelling.diagnostics
      if templates.updateValue(.init(source: source, nodes: nodes), forKey: name) != nil {
        diagnostics.append(Diagnostic(.duplicateTemplate(name), at: nil, in: source))
      }
    }
    var checker = TemplateChecker(templates: templates)
    for record in records { checker.check(record.template, shapes: record.knownShapes) }
    diagnostics += checker.diagnostics
    guard diagnostics.isEmpty else { throw InvalidTemplates(diagnostics: diagnostics) }
    let nodes = templates.mapValues(\.nodes)
    self.words = words
    self.templates = nodes
    ownNames = checker.ownNames
    unused = sources.filter { !checker.used.contains(Self.name(of: $0)) }
    names = nodes.mapValues { TemplateNode.names(in: $0, templates: nodes) }
  }

  /// Returns the file of a page, in the frame that all pages share.
  func file(of page: some TemplatePage, in frame: SiteFrame) -> SiteFile {
    SiteFile(path: page.path.text, bytes: rendered(page, in: frame, noting: nil).bytes)
  }

  /// Returns the file of a page, and the byte range of the HTML with a name; `nil` if it isn't in
  /// the file.
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
    // Making the list of all lessons for each of a thousand pages would take most of a build's
    // time, and few templates show it.
    let fields = FramedPage<Page>.fields.filter { asked.contains($0.name) }
    let own = asked.filter { $0.hasPrefix(OwnName.prefix) }.compactMap { name in
      framed.ownText(String(name.dropFirst(OwnName.prefix.count))).map {
        (name, TemplateValue.text($0))
      }
    }
    return rendered(
      fields.map { ($0.name, $0.value(framed, page.path)) } + own, with: Page.template,
      noting: name)
  }

  /// Returns a part of a page as HTML; it can be on any page unless it links to other files.
  func html<Record: RenderedRecord>(
    of record: Record, on page: SitePath = "index.html"
  ) -> String {
    String(decoding: bytes(of: record, on: page), as: UTF8.self)
  }

  /// Returns a part of a page as HTML in UTF-8.
  func bytes<Record: RenderedRecord>(
    of record: Record, on page: SitePath = "index.html"
  ) -> [UInt8] {
    rendered(
      TemplateField.values(of: Record.fields, in: record, page), with: Record.template
    ).bytes
  }

  /// Returns whether the pages of a kind show a value.
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

  /// Returns a template's name, from the name of its file.
  static func name(of source: SourceText) -> String {
    let file = source.name.split(separator: "/").last ?? ""
    return String(file.hasSuffix(".mustache") ? file.dropLast(9) : file)
  }
}
