import FileSystem
import LessonMarkdown
import LessonRunner
import ScenarioLanguage
import SourceDiagnostics
import TextAndOrder
import TraceModel

/// The stage that makes the page of events: every kind that a trace can contain, with examples from
/// the site's scenarios.
struct EventPage {
  static let path = "events.html"
  static let title = Word.events
  static let summary = Word.eventsSummary

  /// The maximum number of examples of one kind.
  private static let exampleLimit = 4

  /// The site's scenarios with their records, in order.
  let scenarios: [(page: String, scenario: LessonScenario, record: ScenarioRecord)]

  /// Returns the lines of a trace that the page may show: the first ones of each kind with
  /// different wording.
  static func lines(from trace: Trace?) -> [ScenarioRecord.EventLine] {
    var words: [TraceEvent.Kind: Set<String>] = [:]
    var lines: [ScenarioRecord.EventLine] = []
    for event in trace?.events ?? [] {
      guard words[event.kind, default: []].count < exampleLimit,
        words[event.kind, default: []].insert(event.word).inserted
      else { continue }
      lines.append(
        .init(kind: event.kind, word: event.word, line: trace?.line(for: event) ?? ""))
    }
    return lines
  }

  /// The words of the page.
  var words = SiteWords.english

  /// The list for the page.
  var list: ReferenceList {
    ReferenceList(
      path: SitePath(Self.path),
      introduction: words(.eventsIntroduction),
      groups: TraceTopic.allCases.compactMap(group))
  }

  private func group(_ topic: TraceTopic) -> ReferenceGroup? {
    let kinds = TraceEvent.Kind.allCases.filter { $0.topic == topic }
    guard !kinds.isEmpty else { return nil }
    let word = topic.word
    return ReferenceGroup(
      identifier: "about-" + word, title: word.prefix(1).uppercased() + word.dropFirst(),
      summary: words(.eventsOfTopic, ["topic": word]),
      entries: kinds.map(entry))
  }

  private func entry(_ kind: TraceEvent.Kind) -> ReferenceEntry {
    var words: [String] = []
    var lines: [String] = []
    var places: [ReferencePlace] = []
    for (page, scenario, record) in scenarios {
      guard words.count < Self.exampleLimit else { break }
      let count = lines.count
      for event in record.eventLines where event.kind == kind && !words.contains(event.word) {
        guard words.count < Self.exampleLimit else { break }
        words.append(event.word)
        lines.append(event.line)
      }
      guard lines.count > count else { continue }
      places.append(
        ReferencePlace(
          title: scenario.title ?? scenario.name, path: SitePath(page),
          fragment: scenario.fragment))
    }
    return ReferenceEntry(
      code: "event-" + kind.traits.word,
      titleHTML: "<code>\(HTMLText.escaping(kind.traits.word))</code>",
      explanation: kind.traits.explanation.text,
      outputHTML: lines.isEmpty
        ? nil : HTMLText.escaping(lines.map { $0 + "\n" }.joined()),
      places: places)
  }
}

extension EventPage: ReferenceKind {
  static let owner = "the site's page of events"

  static func isPart(of site: SiteParts) -> Bool { site.course.properties.explainsProgram }

  static func files(
    in context: PageContext, _ index: inout SearchIndex
  ) async -> [SiteFile] {
    let list = EventPage(scenarios: context.scenarios, words: context.words).list
    index.add(list, title: context.words(title))
    return files(of: list, in: context)
  }
}
