import FileSystem
import LessonRunner

/// A lesson's file, whose bytes are read when they are needed, and a number for them.
struct LessonSource: Sendable {
  var file: LessonFile
  var content: ContentHash
}
