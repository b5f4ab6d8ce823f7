/// All lessons of the course, one below the other, for reading on paper.
package struct CourseText: Sendable {
  /// One lesson.
  package struct Lesson: Sendable {
    /// The fragment that leads to the lesson, without `#`.
    package var identifier: String
    /// The lesson's place in the course, counted from 1.
    package var number: Int?
    /// The lesson's title.
    package var title: String
    /// The one question that the lesson answers.
    package var question: String
    /// The lesson's text with its figures, in HTML.
    package var bodyHTML: String

    /// Makes a lesson of the course's text.
    package init(
      identifier: String, number: Int?, title: String, question: String, bodyHTML: String
    ) {
      self.identifier = identifier
      self.number = number
      self.title = title
      self.question = question
      self.bodyHTML = bodyHTML
    }
  }

  /// Where the page stands.
  package var path: SitePath
  /// The lessons in order.
  package var lessons: [Lesson]

  /// Makes the text of a course.
  package init(path: SitePath, lessons: [Lesson]) {
    self.path = path
    self.lessons = lessons
  }
}

extension CourseText: TemplateRecord {
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
