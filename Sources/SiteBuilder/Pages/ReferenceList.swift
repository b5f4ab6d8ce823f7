/// What a page of reference explains, entry by entry: messages, or constructs of a language.
struct ReferenceList: Sendable {
  /// Where the page stands.
  var path: SitePath
  /// What the page holds, in a sentence or two.
  var introduction: String
  /// The entries, subject by subject.
  var groups: [ReferenceGroup]
}

/// The entries about one subject.
struct ReferenceGroup: Sendable {
  /// The fragment that leads to the subject, without `#`.
  var identifier: String
  /// What the entries are about.
  var title: String
  /// What the entries are about, in a sentence.
  var summary: String
  /// The entries.
  var entries: [ReferenceEntry]
  /// The page of the subject, where the entries are explained; nil where they are explained here.
  var page: SitePath?
}

/// Something that is explained, with a scenario that shows it.
struct ReferenceEntry: Sendable {
  /// The name in addresses, which is the entry's fragment too.
  var code: String
  /// What is explained, in HTML.
  var titleHTML: String
  /// What it means.
  var explanation: String
  /// The scenario, highlighted, in HTML; nil when it is not shown.
  var listingHTML: String?
  /// What comes out of the scenario, in HTML; nil when it is not shown.
  var outputHTML: String?
  /// Where on the site it is found.
  var places: [ReferencePlace] = []
  /// What is said of further places, which are too many to be listed; nil when all are listed.
  var more: String?
}

/// A place on a page where something is found that is explained elsewhere.
struct ReferencePlace: Sendable {
  /// What the place is called, with its page.
  var title: String
  /// Where the page stands.
  var path: SitePath
  /// The fragment that leads to the place, without `#`.
  var fragment: String
}

extension ReferenceList: RenderedRecord {
  static let template = "entries"

  static let fields: [TemplateField<Self>] = [
    .flag("hasIntroduction") { !$0.introduction.isEmpty },
    .html("introduction") { QuotedCode($0.introduction).html },
    .list("groups") { $0.groups },
  ]
}

extension ReferenceGroup: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("identifier") { $0.identifier },
    .text("title") { $0.title },
    .flag("hasSummary") { !$0.summary.isEmpty },
    .html("summary") { QuotedCode($0.summary).html },
    .record("page") { $0.page.map(Page.init) },
    .list("entries") { $0.entries },
  ]

  /// The page of the subject.
  struct Page: TemplateRecord {
    var path: SitePath

    static let fields: [TemplateField<Self>] = [
      .address("subjectPage") { $0.path }
    ]
  }
}

extension ReferenceEntry: TemplateRecord {
  /// The scenario that shows what is explained, which may be too long to be shown.
  struct Example: TemplateRecord {
    var listingHTML: String?
    var outputHTML: String

    static let fields: [TemplateField<Self>] = [
      .record("listing") { $0.listingHTML.map(Listing.init) },
      .html("output") { $0.outputHTML },
    ]
  }

  /// The text of a scenario, which an example may lack.
  struct Listing: TemplateRecord {
    var html: String

    static let fields: [TemplateField<Self>] = [
      .html("listingHTML") { $0.html }
    ]
  }

  static let fields: [TemplateField<Self>] = [
    .text("code") { $0.code },
    .html("entryTitle") { $0.titleHTML },
    .flag("hasExplanation") { !$0.explanation.isEmpty },
    .html("explanation") { QuotedCode($0.explanation).html },
    .record("example") { entry in
      entry.outputHTML.map { Example(listingHTML: entry.listingHTML, outputHTML: $0) }
    },
    .flag("hasPlaces") { !$0.places.isEmpty },
    .list("places") { $0.places },
    .optionalText("more") { $0.more },
  ]
}

extension ReferencePlace: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("title") { $0.title },
    .address("address") { $0.path },
    .text("fragment") { $0.fragment },
  ]
}
