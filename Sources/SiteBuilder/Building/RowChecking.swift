import FileSystem
import LessonMarkdown
import LessonRunner
import SourceDiagnostics

/// The stage that compares the rows of sources with their scenarios' runs.
///
/// A row runs again only if its file or one of its lessons has changed since the last build.
enum RowChecking {
  /// What a build finds.
  struct Result {
    var diagnostics: [Diagnostic] = []
    /// The hashes of the rows that the next build needn't compare.
    var kept: Set<ContentHash> = []
  }

  /// Compares the rows with the lessons of a build.
  static func result(
    of materials: SiteMaterials, lessons made: [LessonMaking.Lesson], files: LessonFiles,
    knowing known: Set<ContentHash>
  ) async -> Result {
    var result = Result()
    guard !materials.shown.isEmpty else { return result }
    let lessons = Dictionary(
      made.map { ($0.record.lesson.path, $0) }, uniquingKeysWith: { first, _ in first })
    var waiting: [(row: SourceLedger.Row, key: ContentHash?)] = []
    for row in materials.shown.rows {
      let key = key(of: row, lessons)
      if let key, known.contains(key) {
        result.kept.insert(key)
      } else {
        waiting.append((row, key))
      }
    }
    guard !waiting.isEmpty else { return result }
    let whole = wholeLessons(of: waiting.map(\.row), in: files)
    let found = await waiting.concurrentMap {
      SourceComparing.diagnostics(of: $0.row, among: whole)
    }
    for (entry, diagnostics) in zip(waiting, found) {
      result.diagnostics += diagnostics
      if let key = entry.key, diagnostics.isEmpty { result.kept.insert(key) }
    }
    return result
  }

  /// Returns the errors of rows in lessons that have been read as a whole, including those in the
  /// files themselves.
  static func diagnostics(
    of materials: SiteMaterials, in lessons: [LessonDocument], with scenes: SceneFiles
  ) async -> [Diagnostic] {
    let rows = materials.shown.rows
    guard !rows.isEmpty else { return [] }
    let names = Set(rows.flatMap(\.lessons))
    let used = lessons.filter { names.contains($0.path) }.map { lesson in
      var lesson = lesson
      _ = scenes.share(with: &lesson)
      return lesson
    }
    let compared = await rows.concurrentMap { SourceComparing.diagnostics(of: $0, among: used) }
    return materials.shown.diagnostics(naming: materials.ledger)
      + SourceComparing.diagnostics(ofRunsIn: materials.shown, among: lessons)
      + compared.flatMap { $0 }
  }

  /// Returns the hash of everything that a row is compared with, or `nil` if it can't be known.
  private static func key(
    of row: SourceLedger.Row, _ lessons: [String: LessonMaking.Lesson]
  ) -> ContentHash? {
    var hash = ContentHash()
    hash.add(row.source.name)
    hash.add(row.source.bytes)
    for path in row.lessons {
      guard let page = lessons[path]?.page else { return nil }
      hash.add(page.record.lesson.hash)
      for scene in page.scenes {
        hash.add(scene.path)
        hash.add(ContentHash(value: scene.number))
      }
    }
    return hash
  }

  /// Reads the lessons of some rows, with their scenes.
  private static func wholeLessons(
    of rows: [SourceLedger.Row], in files: LessonFiles
  ) -> [LessonDocument] {
    let names = Set(rows.flatMap(\.lessons))
    let scenes = SceneFiles(files.sources, files.access)
    return files.sources.filter { names.contains($0.file.path) }.compactMap { source in
      guard var lesson = files.whole(source)?.lesson else { return nil }
      _ = scenes.share(with: &lesson)
      return lesson
    }
  }
}
