import FileSystem
import LessonMarkdown
import Synchronization

/// The finished files of a site, either kept together or written as they arrive.
final class SiteOutput: Sendable {
  private struct State {
    /// The files by path, unless they have been written.
    var files: [String: SiteFile] = [:]
    var listed: [KnownSite.File] = []
    var summaries: [PageSummary] = []
    /// Why a file couldn't be written.
    var problem: FileProblem?
  }

  private let writer: (any SiteWriter)?
  /// The files of the last site, if they aren't on disk.
  private let previous: [String: SiteFile]
  private let state = Mutex(State())

  /// Creates an output that keeps the files or passes them to a writer.
  init(writer: (any SiteWriter)? = nil, previous: [String: SiteFile] = [:]) {
    self.writer = writer
    self.previous = previous
  }

  /// The paths of all files.
  var paths: [String] { state.withLock { $0.listed.map(\.path) } }

  /// All files with the hashes of their contents.
  var listed: [KnownSite.File] { state.withLock(\.listed) }

  /// The files, sorted by path.
  var files: [SiteFile] { state.withLock(\.files).values.sorted { $0.path < $1.path } }

  /// The link targets and links of each page.
  var summaries: [PageSummary] { state.withLock(\.summaries) }

  /// Why a file couldn't be written; `nil` if all were.
  var problem: FileProblem? { state.withLock(\.problem) }

  /// Adds a file, and for a page, its summary; returns the hash of the contents.
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

  /// Reuses files of the last site; returns `false` if they have changed.
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

  /// Returns the contents of an added file.
  func contents(of path: String) -> [UInt8] {
    writer?.contents(of: path) ?? state.withLock { $0.files[path]?.bytes } ?? []
  }

  /// Removes all files.
  func reset() {
    writer?.abandon()
    state.withLock { $0 = State() }
  }

  /// Returns a page's link targets and links, or `nil` for a file that isn't a page.
  static func summary(
    of file: SiteFile, allowing allowed: AllowedOrigins
  ) -> PageSummary? {
    guard file.path.hasSuffix(".html") else { return nil }
    return PageSummary(html: file.bytes, at: file.path, allowing: allowed)
  }
}
