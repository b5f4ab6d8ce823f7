import FileSystem
import Synchronization

/// The finished files of a site: kept together, or written as they come.
final class SiteOutput: Sendable {
  private struct State {
    /// The files by their paths, unless they are written.
    var files: [String: SiteFile] = [:]
    var listed: [KnownSite.File] = []
    var summaries: [PageSummary] = []
    /// Why a file could not be written.
    var problem: FileProblem?
  }

  private let writer: (any SiteWriter)?
  /// The files of the last site, where they are not on a disk.
  private let previous: [String: SiteFile]
  private let state = Mutex(State())

  /// Creates an output that keeps the files, or gives them to a writer.
  init(writer: (any SiteWriter)? = nil, previous: [String: SiteFile] = [:]) {
    self.writer = writer
    self.previous = previous
  }

  /// The paths of all files.
  var paths: [String] { state.withLock { $0.listed.map(\.path) } }

  /// All files with numbers for their content.
  var listed: [KnownSite.File] { state.withLock(\.listed) }

  /// The files in the order of their paths.
  var files: [SiteFile] { state.withLock(\.files).values.sorted { $0.path < $1.path } }

  /// What each page offers and asks for.
  var summaries: [PageSummary] { state.withLock(\.summaries) }

  /// Why a file could not be written; `nil` when all could.
  var problem: FileProblem? { state.withLock(\.problem) }

  /// Takes a file, for a page with what is known of it; returns a number for its content.
  @discardableResult
  func take(_ file: SiteFile, _ summary: PageSummary? = nil) -> UInt64 {
    var problem: FileProblem?
    do throws(FileProblem) {
      try writer?.write(file)
    } catch {
      problem = error
    }
    let number = ContentHash(of: file.bytes).value
    state.withLock { state in
      if writer == nil { state.files[file.path] = file }
      state.listed.append((file.path, number))
      if let summary { state.summaries.append(summary) }
      state.problem = state.problem ?? problem
    }
    return number
  }

  /// Takes files over from the last site; false unless they are what they were.
  func keep(_ files: [KnownSite.File], _ summaries: [PageSummary]) -> Bool {
    if let writer {
      guard writer.keep(files) else { return false }
    } else {
      guard files.allSatisfy({ previous[$0.path] != nil }) else { return false }
    }
    state.withLock { state in
      if writer == nil { for file in files { state.files[file.path] = previous[file.path] } }
      state.listed += files
      state.summaries += summaries
    }
    return true
  }

  /// What a file holds that was taken.
  func contents(of path: String) -> [UInt8] {
    writer?.contents(of: path) ?? state.withLock { $0.files[path]?.bytes } ?? []
  }

  /// Forgets all that was taken.
  func reset() {
    writer?.abandon()
    state.withLock { $0 = State() }
  }

  /// What a page offers and asks for; `nil` for a file that is no page.
  static func summary(of file: SiteFile) -> PageSummary? {
    guard file.path.hasSuffix(".html") else { return nil }
    return PageSummary(html: file.bytes, at: file.path)
  }
}
