import PageRendering
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics

/// The stage that makes the page of messages: each explained, with a scenario that causes it.
enum DiagnosticPage {
  /// Where the page stands, and where every code of a message leads.
  static let path = "diagnostics.html"

  static let title = "Messages"

  /// The page, whose body a template makes of the catalogue; `nil` when there is no such template.
  static func page(with templates: PageTemplates) -> ReferencePage? {
    guard templates.explainsDiagnostics else { return nil }
    let groups = DiagnosticCatalogue.groups.map(group)
    return ReferencePage(
      path: SitePath(path), title: title,
      summary: "What the program says about scenarios, what it means, and what to do.",
      contents: groups.map { ContentsEntry(title: $0.title, fragment: $0.identifier) },
      bodyHTML: templates.html(of: DiagnosticList(path: SitePath(path), groups: groups)))
  }

  private static func group(_ group: DiagnosticCatalogue.Group) -> DiagnosticGroup {
    DiagnosticGroup(
      identifier: "about-" + group.identifier, title: group.title, summary: group.summary,
      entries: group.entries.map(description))
  }

  /// The example is run when the page is made, as every scenario is.
  private static func description(_ entry: DiagnosticCatalogue.Entry) -> DiagnosticDescription {
    var description = DiagnosticDescription(
      code: entry.code, title: entry.title, explanation: entry.explanation)
    if case .text(let text) = entry.example {
      description.listingHTML = Highlighter.html(SourceText(name: "", text: text))
      description.outputHTML = DiagnosticCatalogue.diagnostics(of: entry.example).listing(.html)
    }
    return description
  }
}
