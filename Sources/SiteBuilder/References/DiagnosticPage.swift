import PageRendering
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics

/// The stage that makes the page of messages: each explained, with a scenario that causes it.
enum DiagnosticPage {
  /// Where the page stands, and where every code of a message leads.
  static let path = "diagnostics.html"

  static let title = "Messages"

  /// What the page explains.
  static var list: ReferenceList {
    ReferenceList(
      path: SitePath(path),
      introduction: """
        Every message has a code. Here stands what it means and what to do, with a scenario that \
        causes it and what the program says then. The scenarios were run when this page was made.
        """,
      groups: DiagnosticCatalogue.groups.map(group))
  }

  /// The page, whose body a template makes of the catalogue.
  static func page(of list: ReferenceList, with templates: PageTemplates) -> ReferencePage {
    ReferencePage(
      path: SitePath(path), title: title,
      summary: "What the program says about scenarios, what it means, and what to do.",
      contents: list.groups.map { ContentsEntry(title: $0.title, fragment: $0.identifier) },
      bodyHTML: templates.html(of: list), twin: SitePath(MarkdownTwin.path(ofPage: path)))
  }

  private static func group(_ group: DiagnosticCatalogue.Group) -> ReferenceGroup {
    ReferenceGroup(
      identifier: "about-" + group.identifier, title: group.title, summary: group.summary,
      entries: group.entries.map(entry))
  }

  /// The example is run when the page is made, as every scenario is.
  private static func entry(_ entry: DiagnosticCatalogue.Entry) -> ReferenceEntry {
    var shown = ReferenceEntry(
      code: entry.code, titleHTML: ListingDecoration.escapingHTML(entry.title),
      explanation: entry.explanation)
    if case .text(let text) = entry.example {
      shown.listingHTML = Highlighter.html(SourceText(name: "", text: text))
      shown.outputHTML = DiagnosticCatalogue.diagnostics(of: entry.example).listing(.html)
    }
    return shown
  }
}
