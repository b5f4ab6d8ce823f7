/// The messages of the program as the page that explains them shows them.
package struct DiagnosticList: Sendable {
  /// Where the page stands.
  package var path: SitePath
  /// The messages, subject by subject.
  package var groups: [DiagnosticGroup]

  /// Makes a list of messages.
  package init(path: SitePath, groups: [DiagnosticGroup]) {
    self.path = path
    self.groups = groups
  }
}

/// The messages about one subject.
package struct DiagnosticGroup: Sendable {
  /// The fragment that leads to the subject, without `#`.
  package var identifier: String
  /// What the messages are about.
  package var title: String
  /// What the messages are about, in a sentence.
  package var summary: String
  /// The messages.
  package var entries: [DiagnosticDescription]

  /// Makes a group of messages.
  package init(
    identifier: String, title: String, summary: String, entries: [DiagnosticDescription]
  ) {
    self.identifier = identifier
    self.title = title
    self.summary = summary
    self.entries = entries
  }
}

/// A message with what it means and a scenario that causes it.
package struct DiagnosticDescription: Sendable {
  /// The message's code, which is its fragment too.
  package var code: String
  /// The rule behind the message, in a phrase.
  package var title: String
  /// What the message means, and what to do.
  package var explanation: String
  /// The scenario, highlighted, in HTML; nil when it is not shown.
  package var listingHTML: String?
  /// What the program says of it, in HTML; nil when it is not shown.
  package var outputHTML: String?

  /// Makes the description of a message.
  package init(
    code: String, title: String, explanation: String, listingHTML: String? = nil,
    outputHTML: String? = nil
  ) {
    self.code = code
    self.title = title
    self.explanation = explanation
    self.listingHTML = listingHTML
    self.outputHTML = outputHTML
  }
}
