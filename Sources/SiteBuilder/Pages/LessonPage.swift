import LessonMarkdown

/// A page of the course.
struct LessonPage: Sendable {
  /// Where the page stands.
  var path: SitePath
  /// The lesson's place in the course, counted from 1; nil beside the course.
  var number: Int?
  /// The lesson's title.
  var title: String
  /// The title of the part that the lesson belongs to.
  var part: String
  /// The one question that the lesson answers.
  var question: String
  /// What the lesson shows, in a sentence or two.
  var summary: String
  /// What readers search for who are right here.
  var symptoms: [String] = []
  /// The page's headings.
  var contents: [ContentsEntry]
  /// The lesson's text with its figures, in HTML, in UTF-8.
  var bodyHTML: [UInt8]
  /// The facts that the lesson shows.
  var facts: [FactEntry] = []
  /// What the lesson rests on.
  var sources: [SourceEntry] = []
  /// The lesson before this one.
  var previous: PageLink?
  /// The lesson after this one.
  var next: PageLink?
  /// The parts of the course, with the lessons around this one; nil to list the parts alone.
  var outline: [OutlinePart]?
  /// The page as Markdown; nil when there is no such file.
  var twin: SitePath?
  /// Where the lesson's text can be edited; nil when that is not known.
  var editAddress: String?
}

/// A fact about UIKit as the end of a lesson lists it.
struct FactEntry: Sendable {
  /// The fact's name: `D12`.
  var identifier: String
  /// The fact itself; nil when the site does not state it yet.
  var claim: String?
  /// What kind of evidence there is for it; nil when the site does not state it yet.
  var evidence: String?
  /// The page that has the fact under its number; nil when the site has none.
  var page: SitePath?
}

/// A source as the end of a lesson lists it.
struct SourceEntry: Sendable {
  /// What the source is called.
  var title: String
  /// Where it is found; nil when it has no address.
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
  // A search engine shows some 160 letters.
  var description: String? { ([summary] + symptoms.dropFirst().prefix(2)).joined(separator: " · ") }

  static let fields: [TemplateField<Self>] = [
    .flag("isNumbered") { $0.number != nil },
    .text("number") { $0.number.map { "\($0)" } ?? "" },
    .text("title") { $0.title },
    .text("part") { $0.part },
    .text("question") { $0.question },
    .text("summary") { $0.summary },
    .flag("hasSymptoms") { !$0.symptoms.isEmpty },
    .list("symptoms") { $0.symptoms.map { Symptom(phrase: $0) } },
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
    .record("page") { $0.page.map { FactEntry.Page(path: $0) } },
  ]

  /// The page that has the fact, as a record of its own: a list's entry may have none.
  struct Page: TemplateRecord {
    var path: SitePath

    static let fields: [TemplateField<Self>] = [
      .address("address") { $0.path }
    ]
  }
}

extension SourceEntry: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("title") { $0.title },
    .optionalText("address") { $0.address },
  ]
}
