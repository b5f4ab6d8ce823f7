import FileSystem
import Synchronization

/// The finished files of a site: kept together, or written as they come.
final class SiteOutput: Sendable {
  private struct State {
    /// The files, unless they are written.
    var files: [SiteFile] = []
    var paths: [String] = []
    var summaries: [PageSummary] = []
    /// Why a file could not be written.
    var problem: FileProblem?
  }

  private let writer: (any SiteWriter)?
  private let state = Mutex(State())

  /// Creates an output that keeps the files, or gives them to a writer.
  init(writer: (any SiteWriter)? = nil) {
    self.writer = writer
  }

  /// The paths of all files.
  var paths: [String] { state.withLock(\.paths) }

  /// The files in the order of their paths.
  var files: [SiteFile] { state.withLock(\.files).sorted { $0.path < $1.path } }

  /// What each page offers and asks for.
  var summaries: [PageSummary] { state.withLock(\.summaries) }

  /// Why a file could not be written; `nil` when all could.
  var problem: FileProblem? { state.withLock(\.problem) }

  /// Takes a file, for a page with what is known of it.
  func take(_ file: SiteFile, _ summary: PageSummary? = nil) {
    let summary = summary ?? Self.summary(of: file)
    var problem: FileProblem?
    do throws(FileProblem) {
      try writer?.write(file)
    } catch {
      problem = error
    }
    state.withLock { state in
      if writer == nil { state.files.append(file) }
      state.paths.append(file.path)
      if let summary { state.summaries.append(summary) }
      state.problem = state.problem ?? problem
    }
  }

  /// Takes files over from the last site; false unless they are what they were.
  func keep(_ files: [(path: String, number: UInt64)], _ summary: PageSummary) -> Bool {
    guard let writer, writer.keep(files) else { return false }
    state.withLock { state in
      state.paths += files.map(\.path)
      state.summaries.append(summary)
    }
    return true
  }

  /// What a page offers and asks for; `nil` for a file that is no page.
  static func summary(of file: SiteFile) -> PageSummary? {
    guard file.path.hasSuffix(".html") else { return nil }
    return PageSummary(of: PageReferences(html: file.bytes), at: file.path)
  }
}
