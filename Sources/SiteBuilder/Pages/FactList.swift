/// The ledger of facts as the facts page shows it.
struct FactList: Sendable {
  /// The path of the page.
  var path: SitePath
  /// The number of facts with each status, in order.
  var counts: [FactCount]
  /// The facts, grouped by subject.
  var subjects: [FactSubject]
}

/// The number of facts with a status.
struct FactCount: Sendable {
  /// The status in one word.
  var status: String
  /// A short description of the status: `shown by a lesson`.
  var meaning: String
  /// The number of facts.
  var count: Int
}

/// The facts of one subject.
struct FactSubject: Sendable {
  /// The subject's URL fragment, without `#`.
  var identifier: String
  /// The subject's title.
  var title: String
  /// The facts in order.
  var facts: [FactDescription]
  /// The page of the subject that has its facts; `nil` if they're on this page.
  var page: SitePath?
}

/// A fact with everything that is known about it.
struct FactDescription: Sendable {
  /// A scenario that shows the fact.
  struct Proof: Sendable {
    /// The scenario's title, with its lesson.
    var title: String
    /// The path of the lesson's page.
    var path: SitePath
    /// The scenario's URL fragment, without `#`.
    var fragment: String
  }

  /// The fact's number.
  var number: String
  /// The claim.
  var claim: String
  /// The kinds of evidence.
  var evidence: String
  /// The sources.
  var sources: [String]
  /// What the fact disagrees with; `nil` if it's undisputed.
  var contradiction: String?
  /// Who reports the opposite; `nil` if the fact isn't contested.
  var contest: String?
  /// The status, in one word.
  var status: String
  /// A short description of the status.
  var statusWords: String
  /// The model's rules that the fact depends on.
  var rules: [String] = []
  /// The scenarios that show it.
  var proofs: [Proof] = []
  /// Why the model leaves it out; `nil` if it doesn't.
  var omission: String?
}

extension FactList: RenderedRecord {
  static let template = "facts"

  static let fields: [TemplateField<Self>] = [
    .flag("hasCounts") { !$0.counts.isEmpty },
    .list("counts") { $0.counts },
    .list("subjects") { $0.subjects },
  ]
}

extension FactCount: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("status") { $0.status },
    .text("meaning") { $0.meaning },
    .text("count") { "\($0.count)" },
  ]
}

extension FactSubject: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("identifier") { $0.identifier },
    .text("title") { $0.title },
    .record("page") { $0.page.map(Page.init) },
    .list("facts") { $0.facts },
  ]

  /// The page of the subject.
  struct Page: TemplateRecord {
    var path: SitePath

    static let fields: [TemplateField<Self>] = [
      .address("subjectPage") { $0.path }
    ]
  }
}

extension FactDescription: TemplateRecord {
  /// The text of a source.
  struct Source: TemplateRecord {
    var words: String

    static let fields: [TemplateField<Self>] = [
      .text("source") { $0.words }
    ]
  }

  static let fields: [TemplateField<Self>] = [
    .text("number") { $0.number },
    .text("claim") { $0.claim },
    .text("evidence") { $0.evidence },
    .list("sources") { $0.sources },
    .optionalText("contradiction") { $0.contradiction },
    .optionalText("contest") { $0.contest },
    .text("status") { $0.status },
    .text("statusWords") { $0.statusWords },
    .optionalText("rules") { $0.rules.isEmpty ? nil : $0.rules.joined(separator: ", ") },
    .flag("hasProofs") { !$0.proofs.isEmpty },
    .list("proofs") { $0.proofs },
    .optionalText("omission") { $0.omission },
  ]
}

extension FactDescription.Proof: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("title") { $0.title },
    .address("address") { $0.path },
    .text("fragment") { $0.fragment },
  ]
}
