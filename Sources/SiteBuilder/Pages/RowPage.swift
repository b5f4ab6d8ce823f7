import FileSystem
import LessonMarkdown
import LessonRunner
import RecognizerExamples
import ScenarioLanguage
import SourceDiagnostics

/// The stage that makes the page of rows: what documents show on the left, and the runs on the right.
///
/// The build has compared both sides before, so that the run has the row's lines.
struct RowPage {
  static let path = "sources.html"

  let context: PageContext
  private var ledger: SourceLedger { context.parts.shown }
  private var words: SiteWords { context.words }

  init(_ context: PageContext) { self.context = context }

  /// The list for the page.
  var list: RowList {
    var parts: [RowList.Part] = []
    for row in ledger.rows {
      let entry = self.row(row)
      if let known = parts.firstIndex(where: { $0.title == row.row.part }) {
        parts[known].rows.append(entry)
      } else {
        parts.append(
          RowList.Part(
            identifier: "part-\(parts.count + 1)", title: row.row.part, rows: [entry]))
      }
    }
    return RowList(
      path: SitePath(Self.path), counts: counts, documents: ledger.documents.map(Self.document),
      parts: parts)
  }

  private var counts: [RowList.Count] {
    [
      count(.rowRows, ledger.rows.map(\.verdict)),
      count(.rowPictures, ledger.figures(\.picture).map { SourceVerdict(on: $0.passages) }),
      count(.rowDemos, ledger.figures(\.demo).map { SourceVerdict(on: $0.passages) }),
    ].filter { count in count.verdicts.contains { $0.count > 0 } }
  }

  private func count(_ title: Word, _ verdicts: [SourceVerdict]) -> RowList.Count {
    RowList.Count(
      title: words(title),
      verdicts: SourceVerdict.allCases.map { verdict in
        (verdict.rawValue, meaning(of: verdict), verdicts.count { $0 == verdict })
      })
  }

  private func meaning(of verdict: SourceVerdict) -> String {
    switch verdict {
    case .whole: words(.rowWhole)
    case .differs: words(.rowDiffers)
    case .leftOut: words(.rowLeftOut)
    }
  }

  private static func document(_ document: SourceDocument) -> RowList.Document {
    RowList.Document(
      key: document.key.text, title: document.title, author: document.author,
      year: document.year.map { "\($0)" }, address: document.address)
  }

  private func row(_ row: SourceLedger.Row) -> RowList.Row {
    var passages = row.row.passages.map(passage)
    // Passages that share a run show once what happens in it.
    var shown: [[ScenarioSection.Strip]] = []
    for place in passages.indices {
      guard let strips = passages[place].run?.strips, !strips.isEmpty else { continue }
      if shown.contains(strips) { passages[place].run?.strips = [] } else { shown.append(strips) }
    }
    return RowList.Row(
      name: row.name, titleHTML: QuotedCode(row.row.title).html, verdict: row.verdict.rawValue,
      meaning: meaning(of: row.verdict), passages: passages)
  }

  private func passage(_ passage: SourcePassage) -> RowList.Passage {
    var entry = RowList.Passage(
      document: passage.document.text, placeHTML: QuotedCode(passage.place).html,
      picture: passage.picture?.text, demo: passage.demo?.text)
    switch passage.content {
    case .leftOut(let reason): entry.leftOutHTML = QuotedCode(reason).html
    case .run(let run):
      entry.run = self.run(run)
      entry.lines = run.lines.map(line)
    }
    return entry
  }

  private func run(_ run: SourceRun) -> RowList.Run? {
    let lesson = context.course.pages.first { $0.lesson.path == run.lesson }?.lesson
    guard let place = lesson?.scenarios.firstIndex(where: { $0.name == run.scenario }),
      let scenario = lesson?.scenarios[place]
    else { return nil }
    let records = context.records[run.lesson] ?? []
    let page = PagePath.page(ofLesson: run.lesson)
    let hasPage =
      context.course.properties.hasRunPages
      && context.course.lessons.contains { $0.lesson.path == run.lesson }
    return RowList.Run(
      title: scenario.title ?? scenario.name,
      page: SitePath(hasPage ? RunPath.page(ofScenario: scenario.name, in: page) : page),
      fragment: hasPage ? nil : scenario.fragment,
      strips: records.indices.contains(place) ? records[place].strips : [])
  }

  private func line(_ line: SourceLine) -> RowList.Line {
    switch line {
    case .same(let text):
      RowList.Line(kind: "same", sourceHTML: Self.highlighted(text.text))
    case .stated(let text, let runs):
      RowList.Line(
        kind: "stated", sourceHTML: QuotedCode(text.text).html,
        runs: runs.map { Self.highlighted($0.text) })
    case .differing(let source, let runs, let difference):
      RowList.Line(
        kind: "differs", sourceHTML: source.map { QuotedCode($0.text).html },
        runs: runs.map { Self.highlighted($0.text) },
        difference: RowList.Difference(
          reasonHTML: QuotedCode(difference.reason).html,
          evidence: evidence(difference.evidence.map(\.text))))
    }
  }

  private func evidence(_ texts: [String]) -> [RowList.Evidence] {
    texts.enumerated().map { place, text in
      let fact = context.facts.address(ofFact: text, from: SitePath(Self.path))
      let isDocument = ledger.document(text) != nil
      return RowList.Evidence(
        text: text, address: fact ?? (isDocument ? "#document_\(text)" : nil),
        isFollowed: place + 1 < texts.count)
    }
  }

  /// Returns a line under `expect` as highlighted HTML.
  private static func highlighted(_ line: String) -> String {
    let head = "expect\n"
    let source = SourceText(name: "", text: head + "  " + line)
    let html = Highlighter.html(source, classes: .course)
    let start = html.firstIndex(of: "\n").map { html.index(after: $0) } ?? html.startIndex
    return String(html[start...].drop { $0 == " " })
  }
}

extension RowPage: PageKind {
  static let owner = "the site's page of sources"
  static let records: [any RenderedRecord.Type] = [ReferencePage.self, RowList.self]
  static var source: PageSource { .rows }

  static func title(in site: SiteParts) -> String? { site.words(.rows) }

  static func isPart(of site: SiteParts) -> Bool { !site.shown.isEmpty }

  static func files(in context: PageContext, _ index: inout SearchIndex) -> [SiteFile] {
    let list = RowPage(context).list
    for row in context.parts.shown.rows {
      index.add(
        .reference, row.name + " " + QuotedCode(row.row.title).text, at: path, row.name)
    }
    let page = ReferencePage(
      path: list.path, title: context.words(.rows), summary: context.words(.rowsSummary),
      contents: [ContentsEntry(title: context.words(.rowsDocuments), fragment: "documents")]
        + list.parts.map { ContentsEntry(title: $0.title, fragment: $0.identifier) },
      bodyHTML: context.templates.html(of: list, on: list.path),
      twin: SitePath(MarkdownTwin.path(ofPage: path)))
    return [
      context.templates.file(of: page, in: context.frame),
      SiteFile(
        path: MarkdownTwin.path(ofPage: path),
        text: RowTwin(context).text(title: page.title, summary: page.summary)),
    ]
  }
}
