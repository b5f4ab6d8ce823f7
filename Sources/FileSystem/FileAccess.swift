/// The files that a build reads and the folder that it writes, either on disk or, in tests, in
/// memory.
///
/// Paths use `/`; relative paths start at the working folder.
package struct FileAccess: Sendable {
  /// Reads the whole file at a path.
  package var contents: @Sendable (_ path: String) throws(FileProblem) -> [UInt8]

  /// Finds every file in a folder and its subfolders, as sorted paths relative to the folder.
  ///
  /// Files whose names begin with a dot or end in `~` belong to tools and are left out.
  package var files: @Sendable (_ folder: String) throws(FileProblem) -> [String]

  /// Returns whether a path leads to a folder, or `nil` if nothing exists there.
  package var isFolder: @Sendable (_ path: String) -> Bool?

  /// Starts a site that will replace a folder's contents.
  package var writer: @Sendable (_ folder: String) throws(FileProblem) -> any SiteWriter

  /// Creates file access from its four operations.
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

  /// The maximum size of a lesson or scenario file, in bytes.
  package static let textByteLimit = 4_000_000

  /// Reads a lesson or scenario file, up to a size that no handwritten file reaches.
  package func text(_ path: String) throws(FileProblem) -> [UInt8] {
    let bytes = try contents(path)
    guard bytes.count <= Self.textByteLimit else {
      throw FileProblem(.read, path, .isTooLarge(limit: Self.textByteLimit))
    }
    return bytes
  }

  /// Access to the files on this machine.
  package static let disk = FileAccess(
    contents: Disk.contents(of:), files: Disk.files(in:), isFolder: Disk.isFolder(_:),
    writer: { folder throws(FileProblem) in try FolderWriter(replacing: folder) })
}

/// One file of the finished site.
package struct SiteFile: Equatable, Sendable {
  /// The path inside the site, such as `search/walk.html`.
  package var path: String

  /// The file's contents.
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

/// The effect of publishing a site.
package enum Publication: Equatable, Sendable {
  /// The folder already held exactly these files and wasn't touched.
  case unchanged
  /// The folder now holds these files and no others.
  case replaced
}
