import FileSystem
import LessonMarkdown
import LessonRunner
import RecognizerExamples
import Reference
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TextAndOrder
import TraceModel

/// The stage that makes the page of the scenario language, which explains each construct with a
/// scenario and its run.
enum LanguagePage {
  /// The path of the page, which every construct's code links to.
  static let path = "language.html"

  static let title = Word.scenarioLanguage
  static let summary = Word.languageSummary

  /// The maximum number of trace lines that the page shows.
  private static let lineLimit = 16

  /// The list for the page.
  static func list(_ words: SiteWords) -> ReferenceList {
    ReferenceList(
      path: SitePath(path),
      introduction: words(.languageIntroduction),
      groups: LanguageReference.program.groups.map { group($0, words) })
  }

  private static func group(
    _ group: LanguageReference.Group, _ words: SiteWords
  ) -> ReferenceGroup {
    ReferenceGroup(
      identifier: "about-" + group.identifier, title: group.title, summary: group.summary,
      entries: group.entries.map { entry($0, words) })
  }

  private static func entry(
    _ entry: LanguageConstruct, _ words: SiteWords
  ) -> ReferenceEntry {
    let forms = entry.forms.map { "<code>\(HTMLText.escaping($0))</code>" }
    let source = SourceText(name: entry.code, text: entry.example)
    // This page shows what an author writes, including hidden lines.
    let shown =
      Highlighter.hiddenLines(in: source).isEmpty
      ? Highlighter.html(source, classes: .course) : HTMLText.escaping(entry.example)
    let parsed = ParsedScenario(source, resolver: resolver)
    var output = ""
    for scenario in parsed.scenarios {
      if let variant = scenario.variant { output += "// \(variant.text)\n" }
      output += text(of: scenario.run().trace, words)
    }
    return ReferenceEntry(
      code: entry.code, titleHTML: forms.joined(separator: " "),
      explanation: entry.explanation, listingHTML: shown,
      outputHTML: HTMLText.escaping(output))
  }

  /// The resolver for the scenes that examples reuse.
  private static let resolver = SceneResolver(
    LanguageReference.program.scenes, classes: .course)

  private static func text(of trace: Trace, _ words: SiteWords) -> String {
    let topics = RunOptions().shownTopics
    let events = trace.events.filter {
      $0.kind == .hit || $0.kind == .chain || topics.contains($0.kind.topic)
    }
    var text = events.prefix(lineLimit).map { trace.line(for: $0) + "\n" }.joined()
    if events.count > lineLimit {
      text += words(.moreLines, ["count": "\(events.count - lineLimit)"]) + "\n"
    }
    return text
  }
}

extension LanguagePage: ReferenceKind {
  static let owner = "the site's page of the scenario language"
  static let source = PageSource.program

  static func isPart(of site: SiteParts) -> Bool { site.course.properties.explainsProgram }

  static func files(
    in context: PageContext, _ index: inout SearchIndex
  ) async -> [SiteFile] {
    let list = list(context.words)
    index.add(list, title: context.words(title))
    return files(of: list, in: context)
  }
}
