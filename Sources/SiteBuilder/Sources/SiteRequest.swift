import LessonRunner
package import SourceDiagnostics

/// The sources and the output of a site.
package struct SiteRequest: Equatable, Sendable {
  /// The folder with the lessons and the site file.
  package var content: String

  /// The folder with the templates, and the style sheets and images of every page.
  package var templates: String

  /// The folder that becomes the site.
  package var output: String

  /// The WebAssembly module that lets readers interact with the figures, uncompressed or compressed
  /// by gzip; `nil` for read-only pages.
  package var engine: String?

  /// The ledger of facts for a site without one.
  package var lentFacts: [SourceText]

  /// Whether lessons that aren't finished are part of the site.
  package var showsDrafts: Bool

  /// Creates a request.
  package init(
    content: String = ContentPath.usualFolder, templates: String = "Templates",
    output: String = "Site",
    engine: String? = nil, lentFacts: [SourceText] = [], showsDrafts: Bool = false
  ) {
    self.content = content
    self.templates = templates
    self.output = output
    self.engine = engine
    self.lentFacts = lentFacts
    self.showsDrafts = showsDrafts
  }
}
