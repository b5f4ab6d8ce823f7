/// The contents of a reference page, entry by entry: messages, or constructs of a language.
struct ReferenceList: Sendable {
  /// The path of the page.
  var path: SitePath
  /// The introduction, in a sentence or two.
  var introduction: String
  /// The entries, grouped by subject.
  var groups: [ReferenceGroup]
}

/// The entries about one subject.
struct ReferenceGroup: Sendable {
  /// The subject's URL fragment, without `#`.
  var identifier: String
  /// The subject's title.
  var title: String
  /// The subject's description, in a sentence.
  var summary: String
  /// The entries.
  var entries: [ReferenceEntry]
  /// The page of the subject that explains the entries; `nil` if this page does.
  var page: SitePath?
}

/// An entry, with a scenario that shows it.
struct ReferenceEntry: Sendable {
  /// The entry's name in URLs, which is also its fragment.
  var code: String
  /// The title, as HTML.
  var titleHTML: String
  /// The explanation.
  var explanation: String
  /// The highlighted scenario, as HTML; `nil` if it isn't shown.
  var listingHTML: String?
  /// The scenario's output, as HTML; `nil` if it isn't shown.
  var outputHTML: String?
  /// The links to the pages that use it.
  var places: [ReferencePlace] = []
  /// A note about additional uses, which are too many to list; `nil` if all are listed.
  var more: String?
}

/// A use of an entry on another page.
struct ReferencePlace: Sendable {
  /// The title, which includes the page's title.
  var title: String
  /// The path of the page.
  var path: SitePath
  /// The URL fragment, without `#`.
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
    .record("page", of: [.address("subjectPage") { $0 }]) { $0.page },
    .list("entries") { $0.entries },
  ]
}

extension ReferenceEntry: TemplateRecord {
  /// The scenario that shows the entry, which may be too long to include.
  private static let example: [TemplateField<Self>] = [
    .record("listing", of: [.html("listingHTML") { $0 }]) { $0.listingHTML },
    .html("output") { $0.outputHTML ?? "" },
  ]

  static let fields: [TemplateField<Self>] = [
    .text("code") { $0.code },
    .html("entryTitle") { $0.titleHTML },
    .flag("hasExplanation") { !$0.explanation.isEmpty },
    .html("explanation") { QuotedCode($0.explanation).html },
    .record("example", of: example) { $0.outputHTML == nil ? nil : $0 },
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
