/// What a page of reference explains, entry by entry: messages, or constructs of a language.
package struct ReferenceList: Sendable {
  /// Where the page stands.
  package var path: SitePath
  /// What the page holds, in a sentence or two.
  package var introduction: String
  /// The entries, subject by subject.
  package var groups: [ReferenceGroup]

  /// Makes a list of entries.
  package init(path: SitePath, introduction: String, groups: [ReferenceGroup]) {
    self.path = path
    self.introduction = introduction
    self.groups = groups
  }
}

/// The entries about one subject.
package struct ReferenceGroup: Sendable {
  /// The fragment that leads to the subject, without `#`.
  package var identifier: String
  /// What the entries are about.
  package var title: String
  /// What the entries are about, in a sentence.
  package var summary: String
  /// The entries.
  package var entries: [ReferenceEntry]

  /// Makes a group of entries.
  package init(identifier: String, title: String, summary: String, entries: [ReferenceEntry]) {
    self.identifier = identifier
    self.title = title
    self.summary = summary
    self.entries = entries
  }
}

/// Something that is explained, with a scenario that shows it.
package struct ReferenceEntry: Sendable {
  /// The name in addresses, which is the entry's fragment too.
  package var code: String
  /// What is explained, in HTML.
  package var titleHTML: String
  /// What it means.
  package var explanation: String
  /// The scenario, highlighted, in HTML; nil when it is not shown.
  package var listingHTML: String?
  /// What comes out of the scenario, in HTML; nil when it is not shown.
  package var outputHTML: String?
  /// Where on the site it is found.
  package var places: [ReferencePlace]

  /// Makes an entry.
  package init(
    code: String, titleHTML: String, explanation: String, listingHTML: String? = nil,
    outputHTML: String? = nil, places: [ReferencePlace] = []
  ) {
    self.code = code
    self.titleHTML = titleHTML
    self.explanation = explanation
    self.listingHTML = listingHTML
    self.outputHTML = outputHTML
    self.places = places
  }
}

/// A place on a page where something is found that is explained elsewhere.
package struct ReferencePlace: Sendable {
  /// What the place is called, with its page.
  package var title: String
  /// Where the page stands.
  package var path: SitePath
  /// The fragment that leads to the place, without `#`.
  package var fragment: String

  /// Makes a place.
  package init(title: String, path: SitePath, fragment: String) {
    self.title = title
    self.path = path
    self.fragment = fragment
  }
}
