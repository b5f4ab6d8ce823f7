import FileSystem
import LessonMarkdown
import LessonRunner
import SiteBuilder
import SourceDiagnostics

/// The files of the user's project: what's in open documents comes before what's on the disk.
struct Workspace {
  /// The folder that the client has open; empty if there is none.
  var root = ""

  /// The open documents by their addresses.
  private(set) var documents: [String: TextDocument] = [:]

  private let disk: FileAccess

  /// The ledger of facts for projects that have none.
  private let ownFacts: FactLedger

  /// The ledgers that have been read, by their content folders.
  private var ledgers: [String: FactLedger] = [:]

  init(disk: FileAccess, facts: FactLedger) {
    self.disk = disk
    ownFacts = facts
  }

  /// The open document with an address.
  subscript(address: String) -> TextDocument? {
    get { documents[address] }
    set { documents[address] = newValue }
  }

  /// Access to the files, in which open documents have the text that the user sees.
  var files: FileAccess {
    var texts: [String: [UInt8]] = [:]
    for document in documents.values { texts[document.path] = document.source.bytes }
    let (disk, opened) = (disk, texts)
    return FileAccess(
      contents: { path throws(FileProblem) in
        if let bytes = opened[path] { return bytes }
        return try disk.contents(path)
      },
      files: disk.files,
      isFolder: { path in opened[path] != nil ? false : disk.isFolder(path) },
      writer: disk.writer)
  }

  /// Returns the text of a file, or `nil` if it can't be read.
  func source(at path: String) -> SourceText? {
    guard let bytes = try? files.text(path) else { return nil }
    return SourceText(name: path, text: String(decoding: bytes, as: UTF8.self))
  }

  /// Returns the content folder that a file belongs to, which has a site file; `nil` if none has.
  func contentFolder(of path: String) -> String? {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      if disk.isFolder(folder + "/site.yaml") == false { return String(folder) }
    }
    return nil
  }

  /// Returns the ledger of facts for a file: its course's, or the program's own.
  mutating func ledger(for path: String) -> FactLedger {
    let usual = root + "/" + ContentPath.usualFolder
    guard let folder = contentFolder(of: path) ?? (root.isEmpty ? nil : usual) else {
      return ownFacts
    }
    if let known = ledgers[folder] { return known }
    let ledger = FactLedger.read(from: folder, files: files).ledger
    ledgers[folder] = ledger.isEmpty ? ownFacts : ledger
    return ledger.isEmpty ? ownFacts : ledger
  }

  /// Forgets what has been read from files that may have changed.
  mutating func forgetFiles() { ledgers = [:] }
}
