import LessonRunner

/// What a site is made from, and where it goes.
package struct SiteRequest: Equatable, Sendable {
  /// The folder with the lessons and the site file.
  package var content: String

  /// The folder with the templates, and the style sheets and pictures of every page.
  package var templates: String

  /// The folder that becomes the site.
  package var output: String

  /// The WebAssembly module that lets readers touch the figures, compressed as by gzip or as it is;
  /// `nil` for pages that are only read.
  package var engine: String?

  /// Creates a request.
  package init(
    content: String = ContentPath.usualFolder, templates: String = "Templates",
    output: String = "Site",
    engine: String? = nil
  ) {
    self.content = content
    self.templates = templates
    self.output = output
    self.engine = engine
  }
}
