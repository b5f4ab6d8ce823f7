package import SourceDiagnostics

/// What the site file says of the site as a whole; a key that is not written has a default.
package struct SiteProperties: Sendable, Equatable {
  /// The site's title.
  package var title = "Lessons"
  /// What the site is about, in a line below its title.
  package var tagline = ""
  /// The titles of the course's parts in order; empty when the lessons' own order serves.
  package var parts: [String] = []
  /// Where the site file lists each part.
  package var partPlaces: [String: Range<Int>] = [:]
  /// The site file's text, in which they stand; nil when it lists none.
  package var source: SourceText?
  /// The parts that stand behind the course and whose lessons have no number.
  package var appendices: [String] = []
  /// Whether the site explains the program, too: its language, its messages, its events.
  package var explainsProgram = false
  /// Whether the site has a page with all lessons, for paper.
  package var hasCoursePage = false
  /// Whether HTML in the lessons goes into the pages; when not, it is shown as text.
  package var allowsRawHTML = false
  /// The address under which the site is found, ended by a slash; nil when it has none yet.
  package var address: String?
  /// What stands before a lesson's path in the content folder in the address at which it can be
  /// edited, ended by a slash; nil when there is none.
  package var editAddress: String?

  /// Creates the properties of a site without a site file.
  package init() {}

  /// Reads a site file; whatever the text, there are properties, and its errors are diagnostics.
  package static func read(
    _ source: SourceText
  ) -> (properties: SiteProperties, diagnostics: [Diagnostic]) {
    SiteFileParser.read(source)
  }
}
