/// The files that a build reads and the folder that it writes, as a value: the disk, or what a test
/// keeps in memory.
///
/// Paths use `/`; relative ones start at the working folder.
package struct FileAccess: Sendable {
  /// Reads the whole file at a path.
  package var contents: @Sendable (_ path: String) throws(FileProblem) -> [UInt8]

  /// Finds every file in a folder and in the folders inside it, as sorted paths relative to it.
  ///
  /// Names that begin with a dot or end in `~` belong to tools and are left out.
  package var files: @Sendable (_ folder: String) throws(FileProblem) -> [String]

  /// Whether a path leads to a folder; `nil` when it leads nowhere.
  package var isFolder: @Sendable (_ path: String) -> Bool?

  /// Begins a site that is to take the place of a folder's present content.
  package var writer: @Sendable (_ folder: String) throws(FileProblem) -> any SiteWriter

  /// Creates an access from its four operations.
  package init(
    contents: @escaping @Sendable (_ path: String) throws(FileProblem) -> [UInt8],
    files: @escaping @Sendable (_ folder: String) throws(FileProblem) -> [String],
    isFolder: @escaping @Sendable (_ path: String) -> Bool?,
    writer: @escaping @Sendable (_ folder: String) throws(FileProblem) -> any SiteWriter
  ) {
    self.contents = contents
    self.files = files
    self.isFolder = isFolder
    self.writer = writer
  }

  /// The most bytes of a lesson, or of a file with a scenario.
  package static let mostTextBytes = 4_000_000

  /// Reads a lesson or a scenario, which has no more bytes than anybody writes.
  package func text(_ path: String) throws(FileProblem) -> [UInt8] {
    let bytes = try contents(path)
    guard bytes.count <= Self.mostTextBytes else {
      throw FileProblem(.read, path, .isTooLarge(limit: Self.mostTextBytes))
    }
    return bytes
  }

  /// The real files of this machine.
  package static let disk = FileAccess(
    contents: Disk.contents(of:), files: Disk.files(in:), isFolder: Disk.isFolder(_:),
    writer: { folder throws(FileProblem) in try FolderWriter(replacing: folder) })
}

/// One file of the finished site.
package struct SiteFile: Equatable, Sendable {
  /// The place inside the site, such as `search/walk.html`.
  package var path: String

  /// What the file holds.
  package var bytes: [UInt8]

  /// Creates a file from bytes.
  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  /// Creates a file from text, in UTF-8.
  package init(path: String, text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}

/// What publishing a site did to its folder.
package enum Publication: Equatable, Sendable {
  /// The folder already held exactly these files, and was not touched.
  case unchanged
  /// The folder now holds these files and no others.
  case replaced
}
