import LessonMarkdown

/// A page of the course.
struct LessonPage: Sendable {
  /// The path of the page.
  var path: SitePath
  /// The lesson's position in the course, counted from 1; `nil` outside the course.
  var number: Int?
  /// The lesson's title.
  var title: String
  /// The title of the part that the lesson belongs to.
  var part: String
  /// The question that the lesson answers.
  var question: String
  /// The lesson's summary, in a sentence or two.
  var summary: String
  /// Search terms that should lead readers to the page.
  var symptoms: [String] = []
  /// Whether the lesson isn't finished, so that only a preview shows it.
  var isDraft = false
  /// The page's headings.
  var contents: [ContentsEntry]
  /// The lesson's text with its figures, as HTML in UTF-8.
  var bodyHTML: [UInt8]
  /// The facts that the lesson shows.
  var facts: [FactEntry] = []
  /// The sources that the lesson is based on.
  var sources: [SourceEntry] = []
  /// The lesson before this one.
  var previous: PageLink?
  /// The lesson after this one.
  var next: PageLink?
  /// The parts of the course, with the nearby lessons; `nil` to list only the parts.
  var outline: [OutlinePart]?
  /// The page as Markdown; `nil` if it doesn't exist.
  var twin: SitePath?
  /// The URL for editing the lesson; `nil` if it's unknown.
  var editAddress: String?
  /// The author's own values for the page.
  var own: [OwnValue] = []
}

/// A fact about UIKit in the list at the end of a lesson.
struct FactEntry: Sendable {
  /// The fact's number: `D12`.
  var identifier: String
  /// The claim; `nil` if the ledger doesn't have it yet.
  var claim: String?
  /// The kinds of evidence; `nil` if the ledger doesn't have the fact yet.
  var evidence: String?
  /// The page that has the fact; `nil` if the site has none.
  var page: SitePath?
  /// The numbers of the rules that the fact rests on, for the page's engine; `nil` if no scenario of
  /// the page depends on the fact.
  var rules: String?
}

/// A source in the list at the end of a lesson.
struct SourceEntry: Sendable {
  /// The source's title.
  var title: String
  /// The source's URL; `nil` if it has none.
  var address: String?
}

extension SourceEntry {
  /// Creates the entry of a source that a lesson or a fact cites.
  init(_ source: CitedSource) {
    self.init(title: source.title, address: source.address)
  }
}

extension LessonPage: TemplatePage {
  static let template = "lesson"
  var documentTitle: String? { symptoms.first.map { "\(title): \($0)" } ?? title }
  // A search engine shows about 160 characters.
  var description: String? { ([summary] + symptoms.dropFirst().prefix(2)).joined(separator: " · ") }

  static let fields: [TemplateField<Self>] = [
    .flag("isNumbered") { $0.number != nil },
    .text("number") { $0.number.map { "\($0)" } ?? "" },
    .text("title") { $0.title },
    .text("part") { $0.part },
    .text("question") { $0.question },
    .text("summary") { $0.summary },
    .flag("isDraft") { $0.isDraft },
    .flag("hasSymptoms") { !$0.symptoms.isEmpty },
    .list("symptoms", of: [.text("phrase") { $0 }]) { $0.symptoms },
    .flag("hasContents") { !$0.contents.isEmpty },
    .list("contents") { $0.contents },
    .html("body") { $0.bodyHTML },
    .flag("hasEvidence") { !$0.facts.isEmpty || !$0.sources.isEmpty },
    .flag("hasFacts") { !$0.facts.isEmpty },
    .list("facts") { $0.facts },
    .flag("hasSources") { !$0.sources.isEmpty },
    .list("sources") { $0.sources },
    .record("previous") { $0.previous },
    .record("next") { $0.next },
  ]
}

extension FactEntry: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("identifier") { $0.identifier },
    .optionalText("claim") { $0.claim },
    .optionalText("evidence") { $0.evidence },
    .optionalText("rules") { $0.rules },
    .record("page", of: [.file]) { $0.page },
  ]
}

extension SourceEntry: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("title") { $0.title },
    .optionalText("address") { $0.address },
  ]
}
