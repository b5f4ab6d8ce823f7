import FileSystem

/// A watch on everything that a site is made from.
package struct SourceWatch: Sendable {
  private let folders: [String]

  /// The metadata of all files at the last check.
  private var state: FolderState?

  /// The number of files that were empty at that time; many programs empty a file before writing to
  /// it.
  package var emptyFileCount: Int { state?.emptyFileCount ?? 0 }

  /// Watches the folders of a request.
  package init(_ request: SiteRequest) {
    folders = [request.content, request.templates]
  }

  /// Returns whether any file has been added, removed, or changed since the last call; `true` for
  /// the first call.
  package mutating func hasChanged() -> Bool {
    var now = FolderState()
    for folder in folders { now.add(filesIn: folder) }
    defer { state = now }
    return now != state
  }
}
