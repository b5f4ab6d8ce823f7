/// The rows of sources as their page shows them.
struct RowList: Sendable {
  /// How many of some things have each verdict.
  struct Count: Sendable {
    /// What is counted.
    var title: String
    /// The verdicts with their numbers.
    var verdicts: [(verdict: String, meaning: String, count: Int)]
  }

  /// A document in the list at the top.
  struct Document: Sendable {
    /// The key by which passages name it.
    var key: String
    /// The title.
    var title: String
    /// The author; `nil` if it isn't known.
    var author: String?
    /// The year; `nil` if it isn't known.
    var year: String?
    /// The address; `nil` if it has none.
    var address: String?
  }

  /// The rows of one part.
  struct Part: Sendable {
    /// The fragment that leads to the part.
    var identifier: String
    /// The title.
    var title: String
    /// The rows in order.
    var rows: [Row]
  }

  /// A row.
  struct Row: Sendable {
    /// The name, which is its fragment, too.
    var name: String
    /// The title, as HTML.
    var titleHTML: String
    /// The verdict as a class of style sheets.
    var verdict: String
    /// The verdict in words.
    var meaning: String
    /// The passages.
    var passages: [Passage]
  }

  /// A passage with its run.
  struct Passage: Sendable {
    /// The key of the document.
    var document: String
    /// Where in the document it is, as HTML.
    var placeHTML: String
    /// The name of the picture; `nil` if it's none.
    var picture: String?
    /// The name of the demo; `nil` if it's none.
    var demo: String?
    /// The scenario that runs it; `nil` for a passage that's left out.
    var run: Run?
    /// The lines.
    var lines: [Line] = []
    /// Why it isn't run, as HTML; `nil` if it is.
    var leftOutHTML: String?
  }

  /// A scenario that runs a passage.
  struct Run: Sendable {
    /// The title.
    var title: String
    /// The page with the run.
    var page: SitePath
    /// The fragment that leads to it; `nil` if the page shows nothing else.
    var fragment: String?
    /// What happens in it, in a line for each variant.
    var strips: [ScenarioSection.Strip]
  }

  /// A line of a passage, with the lines of the run.
  struct Line: Sendable {
    /// How the two sides compare, as a class of style sheets: `same`, `stated`, or `differs`.
    var kind: String
    /// The document's side, as HTML; `nil` if it has nothing here.
    var sourceHTML: String?
    /// The run's side, as highlighted lines.
    var runs: [String] = []
    /// Why the sides differ; `nil` if they don't.
    var difference: Difference?
  }

  /// Why the two sides differ.
  struct Difference: Sendable {
    /// The reason, as HTML.
    var reasonHTML: String
    /// What shows it.
    var evidence: [Evidence]
  }

  /// A piece of evidence.
  struct Evidence: Sendable {
    /// The number of a fact, or words.
    var text: String
    /// Where the page links to; `nil` for words.
    var address: String?
    /// Whether another piece follows.
    var isFollowed = true
  }

  /// The address of the page.
  var path: SitePath
  /// The numbers of rows, pictures, and demos with each verdict.
  var counts: [Count]
  /// The documents.
  var documents: [Document]
  /// The parts in order.
  var parts: [Part]
}

extension RowList: RenderedRecord {
  static let template = "rows"

  static let fields: [TemplateField<Self>] = [
    .list("counts") { $0.counts },
    .list("documents") { $0.documents },
    .list("parts") { $0.parts },
  ]
}

extension RowList.Count: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("title") { $0.title },
    .list(
      "verdicts",
      of: [
        .text("verdict") { $0.verdict }, .text("meaning") { $0.meaning },
        .text("count") { "\($0.count)" },
      ]
    ) { $0.verdicts },
  ]
}

extension RowList.Document: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("key") { $0.key },
    .text("title") { $0.title },
    .optionalText("author") { $0.author },
    .optionalText("year") { $0.year },
    .optionalText("address") { $0.address },
  ]
}

extension RowList.Part: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("identifier") { $0.identifier },
    .text("title") { $0.title },
    .list("rows") { $0.rows },
  ]
}

extension RowList.Row: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("name") { $0.name },
    .html("title") { $0.titleHTML },
    .text("verdict") { $0.verdict },
    .text("meaning") { $0.meaning },
    .list("passages") { $0.passages },
  ]
}

extension RowList.Passage: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("document") { $0.document },
    .html("place") { $0.placeHTML },
    .optionalText("picture") { $0.picture },
    .optionalText("demo") { $0.demo },
    .record("run") { $0.run },
    .flag("hasLines") { !$0.lines.isEmpty },
    .list("lines") { $0.lines },
    .record("leftOut", of: [.html("reason") { $0 }]) { $0.leftOutHTML },
  ]
}

extension RowList.Run: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("title") { $0.title },
    .address("runPage") { $0.page },
    .optionalText("fragment") { $0.fragment },
    .list("strips") { $0.strips },
  ]
}

extension RowList.Line: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("kind") { $0.kind },
    .flag("isSame") { $0.kind == "same" },
    .flag("hasSource") { $0.sourceHTML != nil },
    .html("source") { $0.sourceHTML ?? "" },
    .flag("hasRuns") { !$0.runs.isEmpty },
    .list("runs", of: [.html("line") { $0 }]) { $0.runs },
    .record("difference") { $0.difference },
  ]
}

extension RowList.Difference: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .html("reason") { $0.reasonHTML },
    .list("evidence") { $0.evidence },
  ]
}

extension RowList.Evidence: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("text") { $0.text },
    .optionalText("address") { $0.address },
    .flag("isFollowed") { $0.isFollowed },
  ]
}
