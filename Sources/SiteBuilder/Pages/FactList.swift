/// The ledger of facts as the page of facts shows it.
struct FactList: Sendable {
  /// The address of the page.
  var path: SitePath
  /// How many facts there are with each status, in order.
  var counts: [FactCount]
  /// The facts, subject by subject.
  var subjects: [FactSubject]
}

/// How many facts have a status.
struct FactCount: Sendable {
  /// The status in one word.
  var status: String
  /// The status in a few words: `shown by a lesson`.
  var meaning: String
  /// How many facts have it.
  var count: Int
}

/// The facts of one subject.
struct FactSubject: Sendable {
  /// The fragment that leads to the subject, without `#`.
  var identifier: String
  /// What the facts are about.
  var title: String
  /// The facts in order.
  var facts: [FactDescription]
  /// The page of the subject, which has the facts; nil when this page has them.
  var page: SitePath?
}

/// A fact with all that is known of it.
struct FactDescription: Sendable {
  /// A scenario that shows the fact.
  struct Proof: Sendable {
    /// What the scenario is called, with its lesson.
    var title: String
    /// The address of the lesson's page.
    var path: SitePath
    /// The fragment that leads to the scenario, without `#`.
    var fragment: String
  }

  /// The fact's number.
  var number: String
  /// What is claimed.
  var claim: String
  /// What kinds of evidence there are.
  var evidence: String
  /// The sources that state or show it.
  var sources: [SourceEntry]
  /// The claim that it contradicts; `nil` when there is none.
  var contradiction: String?
  /// Who reports the opposite; nil when the fact is not contested.
  var contest: String?
  /// What is done about it, in one word.
  var status: String
  /// What is done about it, in a few words.
  var statusWords: String
  /// The rules of the model without which it would not hold.
  var rules: [String] = []
  /// The scenarios that show it.
  var proofs: [Proof] = []
  /// What simulators and devices say about it; empty if none has run it.
  var marks: [ConformanceMark] = []
  /// Why the model leaves it out; nil when it does not.
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
    .record("page", of: [.address("subjectPage") { $0 }]) { $0.page },
    .list("facts") { $0.facts },
  ]
}

extension FactDescription: TemplateRecord {
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
    .flag("hasConformance") { !$0.marks.isEmpty },
    .list("conformance") { $0.marks },
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
