/// The site as it is at the moment, for a server that shows it while it is being written.
package actor PreviewSite {
  /// A file and what a browser has to know of it.
  struct File: Sendable {
    var bytes: [UInt8]
    var mediaType: String
  }

  private var files: [String: [UInt8]] = [:]

  /// What is wrong now, as HTML; empty when nothing is.
  private(set) var problems = ""

  /// The number of changes so far.
  private(set) var version = 0

  /// The number of changes that a page knows of when it is loaded: all, or none while something is
  /// wrong, so that it is told of that as soon as it asks.
  var versionOfPages: Int { problems.isEmpty ? version : 0 }

  /// The change that last touched each file.
  private var changes: [String: Int] = [:]

  /// Creates a site without files.
  package init() {}

  /// Takes a finished site in the place of the last one; returns the paths that differ.
  @discardableResult
  package func show(_ site: [String: [UInt8]]) -> [String] {
    let changed = Set(files.keys).union(site.keys).filter { files[$0] != site[$0] }.sorted()
    guard !changed.isEmpty || !problems.isEmpty else { return [] }
    version += 1
    // A theme's change is seen on every page.
    for path in changed { changes[path] = version }
    files = site
    problems = ""
    return changed
  }

  /// Keeps the last site and tells on every page what is wrong, given as HTML.
  package func show(problems: String) {
    guard problems != self.problems else { return }
    version += 1
    self.problems = problems
  }

  /// Returns the file at a path of the address; `nil` when the site has none there.
  func file(at path: String) -> File? {
    let path = path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
    return files[path].map { File(bytes: $0, mediaType: Self.mediaType(of: path)) }
  }

  /// Whether the page at a path has changed, or a file that any page may load, since a version.
  func hasChanged(_ path: String, since version: Int) -> Bool {
    let path = path.isEmpty || path.hasSuffix("/") ? path + "index.html" : path
    return changes.contains { $1 > version && ($0 == path || Self.isShownAnywhere($0)) }
  }

  /// Whether any page may show a file that is no page.
  ///
  /// What pages load late, such as what the search finds, they ask for when it is wanted, so that every edit
  /// of a lesson changes it and none is seen; where its script is another one, so is its name on each page.
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
