import FileSystem
import LessonRunner

/// The lessons in which others find the scenes that they use.
struct SceneFiles: Sendable {
  private let sources: [String: LessonSource]
  private let access: FileAccess

  /// Finds scenes in some lessons only.
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

  /// Lets the scenarios of a lesson use its scenes and those of other lessons; returns the files of the
  /// others that were asked for, there or not.
  func share(with lesson: inout LessonDocument) -> [KnownSite.File] {
    guard !lesson.scenarios.isEmpty else { return [] }
    var library = SceneLibrary(of: [lesson])
    library.load(
      scenesUsedBy: lesson.scenarios + lesson.exercises.compactMap(\.ownScenario), access)
    for scenario in lesson.scenarios.indices { lesson.scenarios[scenario].library = library }
    return library.loadedPaths.sorted().map { ($0, number(of: $0)) }
  }

  /// Whether files hold what they held.
  func hold(_ files: [KnownSite.File]) -> Bool {
    files.allSatisfy { number(of: $0.path) == $0.number }
  }

  /// A number for what a file holds; zero when there is none.
  private func number(of path: String) -> UInt64 {
    sources[Self.name(of: path)]?.content.value ?? 0
  }

  private static func name(of path: String) -> String {
    path.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}
