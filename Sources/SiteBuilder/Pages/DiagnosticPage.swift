import FileSystem
import LessonMarkdown
import LessonRunner
import RecognizerExamples
import Reference
import ScenarioLanguage
import SourceDiagnostics
import Synchronization
import TextAndOrder

/// The stage that makes the index of messages by code, and a page for each subject, which explains
/// its messages with an example that causes each.
enum DiagnosticPage {
  /// The path of the page, which every message's code links to.
  static let path = "diagnostics.html"

  /// Returns the path of a subject's page.
  private static func path(of group: DiagnosticCatalogue.Group) -> SitePath {
    SitePath("diagnostics/\(group.identifier).html")
  }

  static let title = Word.messages
  static let summary = Word.messagesSummary

  /// Returns the list for the page, given a closure that runs an example; this takes a while, so
  /// it's done only once per process.
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
      introduction: "",
      groups: await DiagnosticCatalogue.program.groups.concurrentMap { await group($0, output) })
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

  /// The example runs when the page is made, like every scenario.
  private static func entry(
    _ entry: MessageEntry, _ output: @Sendable (MessageExample) async -> String
  ) async -> ReferenceEntry {
    var shown = ReferenceEntry(
      code: entry.code, titleHTML: QuotedCode(entry.title).html,
      explanation: entry.explanation)
    let example = MessageExample(entry.example)
    if let text = example.text {
      shown.listingHTML =
        example.isScenario
        ? Highlighter.html(SourceText(name: "", text: text), classes: .course)
        : HTMLText.escaping(text)
      shown.outputHTML = await output(example)
    }
    return shown
  }
}

extension DiagnosticPage: ReferenceKind {
  static let owner = "the site's page of messages"
  static let source = PageSource.program

  static func isPart(of site: SiteParts) -> Bool { site.course.properties.explainsProgram }

  static func paths(in site: SiteParts) -> [String] {
    [path] + DiagnosticCatalogue.program.groups.map { path(of: $0).text }
  }

  static func files(
    in context: PageContext, _ index: inout SearchIndex
  ) async -> [SiteFile] {
    var list = await list(context.output)
    list.introduction = context.words(.messagesIntroduction)
    let twin = SiteFile(
      path: MarkdownTwin.path(ofPage: path),
      text: ReferenceTwin.text(of: page(of: list, in: context), list))
    index.add(.reference, context.words(title), at: path)
    var pages: [ReferencePage] = []
    let groups = DiagnosticCatalogue.program.groups
    let subjects = groups.map { PageLink(title: $0.title, path: path(of: $0)) }
    for (place, group) in groups.enumerated() {
      let own = ReferenceList(
        path: path(of: group), introduction: "", groups: [list.groups[place]])
      index.add(entriesOf: own)
      pages.append(
        ReferencePage(
          path: own.path, title: context.words(.messagesAbout, ["subject": group.title]),
          summary: context.words(summary),
          contents: group.entries.map { ContentsEntry(title: $0.code, fragment: $0.code) },
          bodyHTML: context.templates.html(of: own, on: own.path), subjects: subjects))
      list.groups[place].page = own.path
    }
    pages.append(page(of: list, in: context))
    return pages.map { context.templates.file(of: $0, in: context.frame) } + [twin]
  }
}
