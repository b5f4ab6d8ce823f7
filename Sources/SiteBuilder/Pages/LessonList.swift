import FileSystem
import LessonMarkdown
import LessonRunner
import TextAndOrder

/// The lessons of every part, for a page's sidebar, which lists the lessons of the page's part and
/// loads this list when a reader expands another part.
struct LessonList: Sendable {
  /// The path of the script; a page opened from disk can't load any other kind of file.
  static let path = "theme/late/lessons.js"

  /// The maximum number of lessons in an expandable part.
  private static let partLimit = 200

  /// The course whose lessons are listed.
  let course: Course

  /// The list as a script, with the number (or 0), title, and URL of each lesson in a part, or none
  /// for a part that is too long.
  var file: SiteFile {
    let parts = Outline(of: course).lessons.map { lessons in
      guard lessons.count <= Self.partLimit else { return "[]" }
      let lines = lessons.map { lesson in
        let title = JSONText.quoting(lesson.lesson.lesson.properties.title)
        return "[\(lesson.number ?? 0),\(title),\(JSONText.quoting(lesson.path))]"
      }
      return "[" + lines.joined(separator: ",\n") + "]"
    }
    return SiteFile(
      path: Self.path, text: "touchstoneLessons=[" + parts.joined(separator: ",\n") + "]\n")
  }
}
