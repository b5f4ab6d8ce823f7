private import Mustache
package import SourceDiagnostics

/// The templates of a site, checked: every name in them is there, so that no page has a hole.
package struct PageTemplates: Sendable {
  private let library: MustacheLibrary

  /// Whether there is a template for pages that explain something entry by entry.
  package let hasEntries: Bool

  /// Reads templates and checks them against the values of every kind of page.
  ///
  /// - Parameter sources: The templates; each is named by its file's name without `.mustache`.
  /// - Throws: All mistakes at once.
  package init(_ sources: [SourceText]) throws(InvalidTemplates) {
    var templates: [String: TemplateChecker.Template] = [:]
    var diagnostics: [Diagnostic] = []
    var library = MustacheLibrary()
    for source in sources {
      let name = Self.name(of: source)
      let read = TemplateReader.read(source)
      diagnostics += read.diagnostics
      if templates.updateValue(.init(source: source, nodes: read.nodes), forKey: name) != nil {
        diagnostics.append(Diagnostic(.duplicateTemplate(name), at: nil, in: source))
      }
      guard read.diagnostics.isEmpty else { continue }
      do {
        try library.register(source.text, named: name)
      } catch {
        diagnostics.append(Diagnostic(.rejectedByMustache("\(error)"), at: nil, in: source))
      }
    }
    var checker = TemplateChecker(templates: templates)
    checker.check(HomePage.template, shapes: FramedPage<HomePage>.shapes)
    checker.check(LessonPage.template, shapes: FramedPage<LessonPage>.shapes)
    checker.check(ReferencePage.template, shapes: FramedPage<ReferencePage>.shapes)
    checker.check(NotFoundPage.template, shapes: FramedPage<NotFoundPage>.shapes)
    checker.check(Self.scenarioTemplate, shapes: ScenarioSection.shapes)
    checker.check(Self.factsTemplate, shapes: FactList.shapes)
    // A site need not explain the program.
    hasEntries = templates[Self.entriesTemplate] != nil
    if hasEntries {
      checker.check(Self.entriesTemplate, shapes: ReferenceList.shapes)
    }
    diagnostics += checker.diagnostics
    guard diagnostics.isEmpty else { throw InvalidTemplates(diagnostics: diagnostics) }
    self.library = library
  }

  private static let entriesTemplate = "entries"
  private static let scenarioTemplate = "scenario"
  private static let factsTemplate = "facts"

  /// The page that opens the site, as HTML.
  package func html(of page: HomePage, in frame: SiteFrame) -> String {
    html(framed: page, frame)
  }

  /// A page of the course, as HTML.
  package func html(of page: LessonPage, in frame: SiteFrame) -> String {
    html(framed: page, frame)
  }

  /// A page beside the course, as HTML.
  package func html(of page: ReferencePage, in frame: SiteFrame) -> String {
    html(framed: page, frame)
  }

  /// The page that a host shows where there is none, as HTML.
  package func html(of page: NotFoundPage, in frame: SiteFrame) -> String {
    html(framed: page, frame)
  }

  /// A scenario with its figures, as HTML to be put into a page's body.
  package func html(of scenario: ScenarioSection) -> String {
    // A scenario links to no other file, so that it looks the same from every page.
    render(scenario.values(seenFrom: "index.html"), with: Self.scenarioTemplate)
  }

  /// The ledger of facts, as HTML to be put into a page's body.
  package func html(of facts: FactList) -> String {
    render(facts.values(seenFrom: facts.path), with: Self.factsTemplate)
  }

  /// What is explained entry by entry, as HTML to be put into a page's body.
  package func html(of entries: ReferenceList) -> String {
    render(entries.values(seenFrom: entries.path), with: Self.entriesTemplate)
  }

  private func html<Page: TemplatePage>(framed page: Page, _ frame: SiteFrame) -> String {
    render(FramedPage(frame: frame, page: page).values(seenFrom: page.path), with: Page.template)
  }

  private func render(_ values: [String: Any], with template: String) -> String {
    guard let html = library.render(values, withTemplate: template) else {
      preconditionFailure("The template was there when the set was made.")
    }
    return html
  }

  private static func name(of source: SourceText) -> String {
    let file = source.name.split(separator: "/").last ?? ""
    return String(file.hasSuffix(".mustache") ? file.dropLast(9) : file)
  }
}
