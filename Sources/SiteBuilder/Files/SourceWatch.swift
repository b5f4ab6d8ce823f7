/// Tells when anything changes that a site is made from.
package struct SourceWatch: Sendable {
  private let folders: [String]

  /// What the file system said of the files when they were looked at last.
  private var state: [String]?

  /// Watches the folders of a request.
  package init(_ request: SiteRequest) {
    folders = [request.content, request.templates]
  }

  /// Returns whether any file has come, gone or changed since this was asked last, and the first
  /// time.
  package mutating func hasChanged() -> Bool {
    let now = folders.flatMap { folder in
      ((try? Disk.files(in: folder)) ?? []).map { path in
        let path = Disk.join(folder, path)
        return path + " " + ((try? Disk.state(of: path)) ?? "")
      }
    }
    defer { state = now }
    return now != state
  }
}
