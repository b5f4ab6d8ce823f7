import FileSystem
import LessonRunner

/// A lesson's file, whose bytes are read on demand, and its hash.
struct LessonSource: Sendable {
  var file: LessonFile
  var content: ContentHash
}
