import FileSystem
import LessonMarkdown
import LessonRunner
import Reference
import ScenarioLanguage
import SourceDiagnostics
import Synchronization
import TextWriting

/// The stage that makes the page of messages: each explained, with something that causes it.
enum DiagnosticPage {
  /// Where the page stands, and where every code of a message leads.
  static let path = "diagnostics.html"

  static let title = "Messages"

  /// Returns what the page lists, given what runs an example; it takes a while, so that it is made
  /// only once in a process.
  private static func list(
    _ output: @escaping @Sendable (MessageExample) async -> String
  ) async -> ReferenceList {
    await made.withLock { made in
      let task = made ?? Task { await make(output) }
      made = task
      return task
    }.value
  }

  private static let made = Mutex<Task<ReferenceList, Never>?>(nil)

  private static func make(
    _ output: @escaping @Sendable (MessageExample) async -> String
  ) async -> ReferenceList {
    ReferenceList(
      path: SitePath(path),
      introduction: """
        Every message has a code. Here stands what it means and what to do, with something that \
        causes it and what the program says then; 'touchstone explain CODE' says the same. The \
        scenarios and lessons were run when this page was made.
        """,
      groups: await DiagnosticCatalogue.program.groups.concurrentMap { await group($0, output) })
  }

  /// The page, whose body a template makes of the catalogue.
  static func page(of list: ReferenceList, with templates: PageTemplates) -> ReferencePage {
    ReferencePage(
      path: SitePath(path), title: title,
      summary: "What the program says, what it means, and what to do.",
      contents: list.groups.map { ContentsEntry(title: $0.title, fragment: $0.identifier) },
      bodyHTML: templates.html(of: list, on: list.path),
      twin: SitePath(MarkdownTwin.path(ofPage: path)))
  }

  private static func group(
    _ group: DiagnosticCatalogue.Group, _ output: @Sendable (MessageExample) async -> String
  ) async -> ReferenceGroup {
    var entries: [ReferenceEntry] = []
    for entry in group.entries { entries.append(await self.entry(entry, output)) }
    return ReferenceGroup(
      identifier: "about-" + group.identifier, title: group.title, summary: group.summary,
      entries: entries)
  }

  /// The example is run when the page is made, as every scenario is.
  private static func entry(
    _ entry: DiagnosticCatalogue.Entry, _ output: @Sendable (MessageExample) async -> String
  ) async -> ReferenceEntry {
    var shown = ReferenceEntry(
      code: entry.code, titleHTML: HTMLText.escaping(entry.title),
      explanation: entry.explanation)
    let example = MessageExample(entry.example)
    if let text = example.text {
      shown.listingHTML =
        example.isScenario
        ? Highlighter.html(SourceText(name: "", text: text)) : HTMLText.escaping(text)
      shown.outputHTML = await output(example)
    }
    return shown
  }
}

extension DiagnosticPage: ReferenceKind {
  static let owner = "the site's page of messages"
  static let source = PageSource.program

  static func isPart(of site: SiteParts) -> Bool { site.course.properties.explainsProgram }

  static func files(
    in context: PageContext, _ index: inout SearchIndex
  ) async -> [SiteFile] {
    let list = await list(context.output)
    let page = page(of: list, with: context.templates)
    index.add(list, title: title)
    return files(of: list, page, in: context)
  }
}
