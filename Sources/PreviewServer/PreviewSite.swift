/// The current site, for a server that shows it while its author writes it.
package actor PreviewSite {
  /// A file and what a browser needs to know about it.
  struct File: Sendable {
    var bytes: [UInt8]
    var mediaType: String
  }

  private var files: [String: [UInt8]] = [:]

  /// The current problems, as HTML; empty if there are none.
  private(set) var problems = ""

  /// The number of changes so far.
  private(set) var version = 0

  /// The number of changes that a newly loaded page knows of: all of them, or none while there are
  /// problems, so that its first request for news reports them.
  var versionOfPages: Int { problems.isEmpty ? version : 0 }

  /// The change that last affected each file.
  private var changes: [String: Int] = [:]

  /// Creates a site without files.
  package init() {}

  /// Replaces the last site with a finished one; returns the paths that differ.
  @discardableResult
  package func show(_ site: [String: [UInt8]]) -> [String] {
    let changed = Set(files.keys).union(site.keys).filter { files[$0] != site[$0] }.sorted()
    guard !changed.isEmpty || !problems.isEmpty else { return [] }
    version += 1
    // Changing a theme affects every page.
    for path in changed { changes[path] = version }
    files = site
    problems = ""
    return changed
  }

  /// Keeps the last site and shows the problems, given as HTML, on every page.
  package func show(problems: String) {
    guard problems != self.problems else { return }
    version += 1
    self.problems = problems
  }

  /// Returns the file at a URL path, or `nil` if the site has none there.
  func file(at path: String) -> File? {
    let path = path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
    return files[path].map { File(bytes: $0, mediaType: Self.mediaType(of: path)) }
  }

  /// Returns whether the page at a path, or a file that any page may load, has changed since a
  /// version.
  func hasChanged(_ path: String, since version: Int) -> Bool {
    let path = path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
    return changes.contains { $1 > version && ($0 == path || Self.isShownAnywhere($0)) }
  }

  /// Returns whether any page may show a file that isn't a page.
  ///
  /// Pages load some files, such as search indexes, only on demand. Every edit changes those
  /// files without changing what the page shows. A script that differs also has a different name on
  /// each page.
  private static func isShownAnywhere(_ path: String) -> Bool {
    !path.hasSuffix(".html") && !path.hasSuffix(".md") && !path.hasPrefix("theme/late/")
  }

  private static func mediaType(of path: String) -> String {
    switch path.split(separator: ".").last {
    case "css": "text/css; charset=utf-8"
    case "html": "text/html; charset=utf-8"
    case "jpeg", "jpg": "image/jpeg"
    case "js": "text/javascript; charset=utf-8"
    case "json": "application/json"
    case "md", "txt", "yaml": "text/plain; charset=utf-8"
    case "png": "image/png"
    case "svg": "image/svg+xml"
    case "wasm": "application/wasm"
    case "xml": "application/xml"
    default: "application/octet-stream"
    }
  }
}
