import FileSystem
import Synchronization

/// What the last build of this process has made, so that the next makes only what is new.
package final class BuildMemory: Sendable {
  private let state = Mutex((known: KnownSite(), files: [String: SiteFile]()))

  /// Creates a memory that knows nothing.
  package init() {}

  /// What is known of the last site.
  var known: KnownSite { state.withLock(\.known) }

  /// The files of the last site by their paths.
  var files: [String: SiteFile] { state.withLock(\.files) }

  /// Keeps a site; one in which something is wrong is none, and leaves the last one here.
  func keep(_ known: KnownSite, _ files: [SiteFile]) {
    let files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    state.withLock { $0 = (known, files) }
  }
}
