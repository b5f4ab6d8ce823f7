import LessonMarkdown
import LessonRunner
import SourceDiagnostics
import TextAndOrder

/// A lesson with its position in the course.
struct CourseLesson: Sendable {
  /// The position in the whole course, counted from one; `nil` in an appendix.
  var number: Int?
  /// The title of the part that it belongs to.
  var part: String
  /// The path of its page in the site.
  var path: String
  /// The lesson.
  var lesson: LessonDocument
}

/// The lessons in reading order.
struct Course: Sendable {
  /// The properties in the site file.
  var properties: SiteProperties
  /// The titles of the parts that have lessons, in order.
  var parts: [String] = []
  /// The lessons in order, part by part.
  var lessons: [CourseLesson] = []
  /// The text of the site's first page, if the author provides it.
  var introduction: LessonDocument?

  /// The page that explains terms, if the site has one.
  var glossary: LessonDocument?

  /// The pages that aren't lessons, in order.
  var others: [LessonDocument] = []

  /// The file of the lesson that explains terms.
  static let glossaryPath = "glossary.md"
  static let glossaryPage = "glossary.html"

  /// The file of the lesson whose text is on the first page.
  static let introductionPath = "index.md"

  /// Every page that is made from a lesson's file.
  var pages: [(path: String, lesson: LessonDocument)] {
    (introduction.map { [("index.html", $0)] } ?? []) + lessons.map { ($0.path, $0.lesson) }
      + (glossary.map { [(Self.glossaryPage, $0)] } ?? [])
      + others.map { (PagePath.page(ofLesson: $0.path), $0) }
  }
}

/// The stage that orders the lessons.
enum CourseOrdering {
  /// Orders lessons by part, then by number, then by file name.
  static func course(
    of lessons: [LessonDocument], properties: SiteProperties
  ) -> (course: Course, diagnostics: [Diagnostic]) {
    var course = Course(properties: properties)
    var diagnostics: [Diagnostic] = []
    var parts = properties.parts
    var placed: [(part: Int, lesson: LessonDocument)] = []
    for lesson in lessons {
      if lesson.lesson.properties.page != nil {
        course.others.append(lesson)
        continue
      }
      if lesson.path == Course.introductionPath {
        course.introduction = lesson
        continue
      }
      if lesson.path == Course.glossaryPath {
        course.glossary = lesson
        continue
      }
      diagnostics += problems(withPartOf: lesson, in: properties)
      let part = lesson.lesson.properties.part ?? properties.title
      if !parts.contains(part) { parts.append(part) }
      placed.append((parts.firstIndex(of: part) ?? 0, lesson))
    }
    course.others.sort { left, right in
      let leftNumber = left.lesson.properties.number ?? .max
      let rightNumber = right.lesson.properties.number ?? .max
      return (leftNumber, left.path) < (rightNumber, right.path)
    }
    placed.sort { left, right in
      let leftNumber = left.lesson.lesson.properties.number ?? .max
      let rightNumber = right.lesson.lesson.properties.number ?? .max
      return (left.part, leftNumber, left.lesson.path)
        < (right.part, rightNumber, right.lesson.path)
    }
    var number = 0
    for (place, entry) in placed.enumerated() {
      if place > 0 {
        let previous = placed[place - 1]
        diagnostics += problems(withNumberOf: entry.lesson, after: previous.lesson)
        if previous.part == entry.part {
          diagnostics += problems(withNameOf: entry.lesson, after: previous.lesson)
        }
      }
      let isNumbered = !properties.appendices.contains(parts[entry.part])
      if isNumbered { number += 1 }
      course.lessons.append(
        CourseLesson(
          number: isNumbered ? number : nil, part: parts[entry.part],
          path: PagePath.page(ofLesson: entry.lesson.path), lesson: entry.lesson))
    }
    course.parts = parts.filter { part in course.lessons.contains { $0.part == part } }
    return (course, diagnostics)
  }

  private static func problems(
    withPartOf lesson: LessonDocument, in site: SiteProperties
  ) -> [Diagnostic] {
    let known = site.parts
    guard !known.isEmpty, !lesson.lesson.properties.title.isEmpty else { return [] }
    let properties = lesson.lesson.properties
    guard let part = properties.part else {
      return [Diagnostic(.missingPart(among: known), at: 0..<0, in: lesson.source)]
    }
    guard !known.contains(part) else { return [] }
    let meant = Suggestion.nearest(to: part, among: known)
    var diagnostic = Diagnostic(
      .unknownPart(part, suggestion: meant, known: known), at: properties.places["part"],
      in: lesson.source,
      replacement: meant)
    if let meant, let range = site.partPlaces[meant], let source = site.source {
      diagnostic.notes = [Diagnostic.Note("declared here", at: range, in: source)]
    }
    return [diagnostic]
  }

  /// Returns a warning if the names of two lessons begin with the same number, and nothing else
  /// orders them.
  private static func problems(
    withNameOf lesson: LessonDocument, after previous: LessonDocument
  ) -> [Diagnostic] {
    let numbers = [previous, lesson].map { lesson in
      let path = lesson.path.utf8
      let start = path.lastIndex(of: UInt8(ascii: "/")).map(path.index(after:)) ?? path.startIndex
      let end = path[start...].firstIndex { !$0.isDigit } ?? path.endIndex
      return (folder: path[..<start], number: path[start..<end])
    }
    guard numbers[0].folder.elementsEqual(numbers[1].folder), !numbers[1].number.isEmpty,
      numbers[0].number.elementsEqual(numbers[1].number),
      lesson.lesson.properties.number == nil, previous.lesson.properties.number == nil
    else { return [] }
    return [
      Diagnostic(
        .duplicateFileNumber(String(Substring(numbers[1].number)), other: previous.source.name),
        at: nil,
        in: lesson.source)
    ]
  }

  private static func problems(
    withNumberOf lesson: LessonDocument, after previous: LessonDocument
  ) -> [Diagnostic] {
    let properties = lesson.lesson.properties
    guard let number = properties.number, previous.lesson.properties.number == number,
      previous.lesson.properties.part == properties.part
    else { return [] }
    return [
      Diagnostic(
        .duplicateNumber(number, other: previous.source.name), at: properties.places["number"],
        in: lesson.source)
    ]
  }
}
