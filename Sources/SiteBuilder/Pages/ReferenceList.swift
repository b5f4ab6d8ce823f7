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
