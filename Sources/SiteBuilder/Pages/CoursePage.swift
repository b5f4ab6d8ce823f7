import LessonMarkdown
import LessonRunner

/// The stage that puts all lessons on one page, for reading on paper.
enum CoursePage {
  static let path = "course.html"
  static let title = "The whole course on one page"

  /// The page, given each lesson of the course with its body as it stands on its own page.
  static func page(
    of lessons: [(lesson: CourseLesson, bodyHTML: String)], with templates: PageTemplates
  ) -> ReferencePage {
    let marks = Dictionary(
      uniqueKeysWithValues: lessons.map { ($0.lesson.path, mark(of: $0.lesson)) })
    let text = CourseText(
      path: SitePath(path),
      lessons: lessons.map { lesson, body in
        let properties = lesson.lesson.lesson.properties
        let moved = MovedHTML(
          from: lesson.path, to: path, prefix: mark(of: lesson) + "_", lessons: marks)
        return CourseText.Lesson(
          identifier: mark(of: lesson), number: lesson.number, title: properties.title,
          question: properties.question ?? "", bodyHTML: moved.html(of: body))
      })
    return ReferencePage(
      path: SitePath(path), title: title,
      summary: "All lessons in order, for paper and for reading without interruption.",
      contents: lessons.map { lesson, _ in
        ContentsEntry(
          title: lesson.lesson.lesson.properties.title, fragment: mark(of: lesson))
      },
      bodyHTML: templates.html(of: text, on: text.path))
  }

  /// The fragment that leads to a lesson; no heading's has an underscore.
  private static func mark(of lesson: CourseLesson) -> String {
    let path = lesson.path.hasSuffix(".html") ? lesson.path.dropLast(5) : lesson.path[...]
    return "lesson_" + path.map { $0 == "/" ? "_" : String($0) }.joined()
  }
}
