import FileSystem
import LessonMarkdown
import LessonRunner
import TextWriting

/// The lessons of every part, for the contents at the side of a page: it lists those of its own part, and
/// takes the others from here when a reader unfolds their part.
struct LessonList: Sendable {
  /// The script, since a page from a disk can load nothing else.
  static let path = "theme/late/lessons.js"

  /// The most lessons that a part unfolds to.
  private static let mostInPart = 200

  private let course: Course

  /// Creates the list of a course's lessons.
  init(of course: Course) {
    self.course = course
  }

  /// The list as a script: for each part its lessons, of which each has its number, or 0, its title and its
  /// address; none for a part that is too long.
  var file: SiteFile {
    let parts = Outline(of: course).lessons.map { lessons in
      guard lessons.count <= Self.mostInPart else { return "[]" }
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
