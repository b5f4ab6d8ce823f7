import FileSystem
import Synchronization

/// The results of this process's last build, so that the next one makes only what is new.
package final class BuildMemory: Sendable {
  private let state = Mutex((known: KnownSite(), files: [String: SiteFile]()))

  /// Creates an empty memory.
  package init() {}

  /// The information about the last site.
  var known: KnownSite { state.withLock(\.known) }

  /// The files of the last site, by path.
  var files: [String: SiteFile] { state.withLock(\.files) }

  /// Stores a site; one with errors isn't stored, so that the last one stays.
  func keep(_ known: KnownSite, _ files: [SiteFile]) {
    let files = Dictionary(files.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    state.withLock { $0 = (known, files) }
  }
}
