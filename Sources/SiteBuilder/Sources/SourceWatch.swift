import FileSystem

/// Tells when anything changes that a site is made from.
package struct SourceWatch: Sendable {
  private let folders: [String]

  /// What the file system said of all files when they were looked at last.
  private var state: FolderState?

  /// How many files were empty then; many programs empty a file before they write it.
  package var emptyFileCount: Int { state?.emptyFileCount ?? 0 }

  /// Watches the folders of a request.
  package init(_ request: SiteRequest) {
    folders = [request.content, request.templates]
  }

  /// Returns whether any file has come, gone or changed since this was asked last, and the first
  /// time.
  package mutating func hasChanged() -> Bool {
    var now = FolderState()
    for folder in folders { now.add(filesIn: folder) }
    defer { state = now }
    return now != state
  }
}
