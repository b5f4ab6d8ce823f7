/// All lessons of the course, one below the other, for reading on paper.
struct CourseText: Sendable {
  /// One lesson.
  struct Lesson: Sendable {
    /// The fragment that leads to the lesson, without `#`.
    var identifier: String
    /// The lesson's place in the course, counted from 1.
    var number: Int?
    /// The lesson's title.
    var title: String
    /// The one question that the lesson answers.
    var question: String
    /// The lesson's text with its figures, in HTML.
    var bodyHTML: String
  }

  /// Where the page stands.
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
