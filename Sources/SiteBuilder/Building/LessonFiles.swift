import FileSystem
import LessonMarkdown
import LessonRunner
import SourceDiagnostics

/// The files of a course's lessons.
///
/// A file is read twice: its front matter, because each page links to others, and then all of it
/// when its page is made, so that the texts of a large course are never in memory together.
struct LessonFiles: Sendable {
  let sources: [LessonSource]
  let access: FileAccess
  /// Whether HTML in the lessons becomes part of the pages.
  let allowsRawHTML: Bool

  /// The properties of a lesson that the course needs before any page is made.
  struct Front: Sendable {
    var document: LessonDocument
    /// The front matter's properties, if they have been parsed without errors.
    var properties: LessonProperties?
  }

  /// Returns a lesson's front matter, from the last build if the lesson is the same; returns `nil`
  /// if its file is gone.
  func front(of source: LessonSource, in known: KnownSite) -> Front? {
    let hash = hash(of: source)
    if let page = known.pages[hash] { return Front(document: page.record.lesson) }
    guard let bytes = try? access.contents(source.file.shownPath) else { return nil }
    let (properties, isSound) = Lesson.properties(ofBytes: bytes, name: source.file.shownPath)
    let document = LessonDocument(
      path: source.file.path, hash: hash,
      source: SourceText(name: source.file.shownPath, text: ""),
      lesson: Lesson(properties: properties), scenarios: [], isAbridged: true)
    return Front(document: document, properties: isSound ? properties : nil)
  }

  /// Parses the whole lesson; returns `nil` if its file has changed.
  func whole(
    _ source: LessonSource, knowing properties: LessonProperties? = nil
  ) -> LessonReading.Reading? {
    guard let bytes = try? access.text(source.file.shownPath),
      ContentHash(of: bytes) == source.content
    else { return nil }
    var file = source.file
    file.bytes = bytes
    var reading = LessonReading.lesson(
      in: file, allowsRawHTML: allowsRawHTML, knowing: properties)
    reading.lesson.hash = hash(of: source)
    return reading
  }

  /// Returns the complete lessons of the pages at some paths.
  func lessons(ofPages paths: Set<String>) -> [(page: String, lesson: LessonDocument)] {
    sources.compactMap { source in
      let page = PagePath.page(ofLesson: source.file.path)
      guard paths.contains(page), let whole = whole(source) else { return nil }
      return (page, whole.lesson)
    }
  }

  /// Returns the records, with the complete lessons read again for the given diagnostics.
  func records(
    _ records: [LessonRecord], wholeIn diagnostics: [Diagnostic]
  ) -> [LessonRecord] {
    let names = Set(
      diagnostics.flatMap { diagnostic in
        [diagnostic.source.name] + diagnostic.notes.compactMap(\.source?.name)
      })
    return zip(records, sources).map { record, source in
      guard names.contains(source.file.shownPath), let whole = whole(source) else { return record }
      var record = record
      record.lesson = whole.lesson
      return record
    }
  }

  private func hash(of source: LessonSource) -> ContentHash {
    LessonReading.hash(of: source.file, holding: source.content, allowsRawHTML: allowsRawHTML)
  }
}
