import FileSystem
import LessonMarkdown
import LessonRunner

/// All lessons of the course on one page, for printing.
struct CourseText: Sendable {
  /// One lesson.
  struct Lesson: Sendable {
    /// The lesson's URL fragment, without `#`.
    var identifier: String
    /// The lesson's position in the course, counted from 1.
    var number: Int?
    /// The lesson's title.
    var title: String
    /// The question that the lesson answers.
    var question: String
    /// The lesson's text with its figures, as HTML.
    var bodyHTML: String
  }

  /// The path of the page.
  var path: SitePath
  /// The lessons in order.
  var lessons: [Lesson]
}

extension CourseText: RenderedRecord {
  static let template = "course"

  static let fields: [TemplateField<Self>] = [
    .list("lessons") { $0.lessons }
  ]
}

extension CourseText.Lesson: TemplateRecord {
  static let fields: [TemplateField<Self>] = [
    .text("identifier") { $0.identifier },
    .flag("isNumbered") { $0.number != nil },
    .text("number") { $0.number.map { "\($0)" } ?? "" },
    .text("title") { $0.title },
    .text("question") { $0.question },
    .html("body") { $0.bodyHTML },
  ]
}

/// The stage that puts all lessons on one page, for printing.
enum CoursePage: PageKind {
  static let path = "course.html"
  static let owner = "the site's page of all lessons"
  static let records: [any RenderedRecord.Type] = [ReferencePage.self, CourseText.self]
  static let hasTwin = false
  static let source = PageSource.texts

  static func title(in site: SiteParts) -> String? { site.words(.wholeCourse) }

  static func isPart(of site: SiteParts) -> Bool { site.course.properties.hasCoursePage }

  static func files(in context: PageContext, _ index: inout SearchIndex) -> [SiteFile] {
    // Appendices are for looking things up, and would be most of the printed pages.
    let lessons = context.course.lessons.enumerated().filter { $1.number != nil }
    let page = page(
      of: lessons.map { ($1, context.body($0)) }, with: context.templates)
    return [context.templates.file(of: page, in: context.frame)]
  }

  /// Returns the page, given each lesson of the course with its body from its own page.
  static func page(
    of lessons: [(lesson: CourseLesson, bodyHTML: [UInt8])], with templates: PageTemplates
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
          question: properties.question ?? "",
          bodyHTML: String(decoding: moved.html(of: body), as: UTF8.self))
      })
    return ReferencePage(
      path: SitePath(path), title: templates.words(.wholeCourse),
      summary: templates.words(.wholeCourseSummary),
      contents: lessons.map { lesson, _ in
        ContentsEntry(
          title: lesson.lesson.lesson.properties.title, fragment: mark(of: lesson))
      },
      bodyHTML: templates.html(of: text, on: text.path))
  }

  /// Returns the fragment of a lesson; a heading's fragment never has an underscore.
  private static func mark(of lesson: CourseLesson) -> String {
    let path = lesson.path.hasSuffix(".html") ? lesson.path.dropLast(5) : lesson.path[...]
    return "lesson_" + path.map { $0 == "/" ? "_" : String($0) }.joined()
  }
}
