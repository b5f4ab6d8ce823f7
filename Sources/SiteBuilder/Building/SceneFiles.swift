import FileSystem
import LessonRunner

/// The lessons that provide scenes for others.
struct SceneFiles: Sendable {
  private let sources: [String: LessonSource]
  private let access: FileAccess

  /// Creates a provider for some lessons.
  init(_ sources: [LessonSource], _ access: FileAccess) {
    self.sources = Dictionary(
      sources.map { (Self.name(of: $0.file.shownPath), $0) },
      uniquingKeysWith: { first, _ in first })
    let files = self.sources
    self.access = FileAccess(
      contents: { path throws(FileProblem) in
        guard let source = files[Self.name(of: path)] else {
          throw FileProblem(.read, path, .missing)
        }
        return try access.contents(source.file.shownPath)
      },
      files: access.files, isFolder: access.isFolder, writer: access.writer)
  }

  /// Makes its own and other lessons' scenes available to a lesson's scenarios; returns the other
  /// files that were requested, whether or not they exist.
  func share(with lesson: inout LessonDocument) -> [KnownSite.File] {
    guard !lesson.scenarios.isEmpty else { return [] }
    var library = SceneLibrary(of: [lesson])
    library.load(
      scenesUsedBy: lesson.scenarios + lesson.exercises.compactMap(\.ownScenario), access)
    for scenario in lesson.scenarios.indices { lesson.scenarios[scenario].library = library }
    return library.loadedPaths.sorted().map { ($0, number(of: $0)) }
  }

  /// Returns whether the files are unchanged.
  func hold(_ files: [KnownSite.File]) -> Bool {
    files.allSatisfy { number(of: $0.path) == $0.number }
  }

  /// Returns the hash of a file's contents, or zero if it doesn't exist.
  private func number(of path: String) -> UInt64 {
    sources[Self.name(of: path)]?.content.value ?? 0
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
