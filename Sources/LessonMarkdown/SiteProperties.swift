package import SourceDiagnostics

/// A file of the content folder that the site file names.
package struct NamedFile: Sendable, Equatable {
  /// The path in the content folder.
  package var path: String
  /// The location of the path in the site file.
  package var range: Range<Int>
}

/// The site's properties in the site file; missing keys result in default values.
package struct SiteProperties: Sendable, Equatable {
  /// The site's title.
  package var title = "Lessons"
  /// The site's subject, in a line below its title.
  package var tagline = ""
  /// The language of the pages, as in HTML's `lang` attribute; a file in the folder `languages` of
  /// the templates has its words.
  package var language = "en"
  /// The range of the language in the site file; `nil` if it isn't there.
  package var languagePlace: Range<Int>?
  /// The titles of the course's parts, in order; empty if the lessons' own order determines them.
  package var parts: [String] = []
  /// The range of each part in the site file.
  package var partPlaces: [String: Range<Int>] = [:]
  /// The text of the site file; `nil` if it says nothing.
  package var source: SourceText?
  /// The parts after the end of the course, whose lessons have no number.
  package var appendices: [String] = []
  /// Whether the site also documents the program: its language, its messages, and its events.
  package var explainsProgram = false
  /// Whether the site has a page with all lessons, for printing.
  package var hasCoursePage = false
  /// Whether each scenario of a lesson has a page with its whole run.
  package var hasRunPages = true
  /// Whether HTML in the lessons becomes part of the pages; otherwise, it's shown as text.
  package var allowsRawHTML = false
  /// The site's URL, with a slash at the end; `nil` if it has none yet.
  package var address: String?
  /// The URL prefix for editing a lesson, with a slash at the end, to which the lesson's path in
  /// the content folder is appended; `nil` if there is none.
  package var editAddress: String?
  /// The author's own values, for pages that have no others.
  package var own: [OwnValue] = []
  /// The other hosts from which pages may load something.
  package var allowed = AllowedOrigins()
  /// The picture before the site's name; `nil` for the site's icon.
  package var logo: NamedFile?
  /// The picture in browser tabs; `nil` for the theme's.
  package var icon: NamedFile?

  /// Creates the properties of a site without a site file.
  package init() {}

  /// Parses a site file; any text results in properties, with diagnostics for its errors.
  package static func read(
    _ source: SourceText
  ) -> (properties: SiteProperties, diagnostics: [Diagnostic]) {
    SiteFileParser.read(source)
  }
}
