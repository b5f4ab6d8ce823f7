import LessonMarkdown
import LessonRunner

/// Which lessons the page of each lists.
struct Outline: Sendable {
  /// The most lessons of a part that are all listed.
  private static let mostInPart = 50
  /// How many lessons before and after its own the page of a long part lists.
  private static let reach = 7

  private let course: Course
  /// Where in the course the lessons of each part are, in order.
  private let parts: [Range<Int>]

  /// Creates the outline of a course, in which the lessons of a part follow each other.
  init(of course: Course) {
    self.course = course
    var parts: [Range<Int>] = []
    for place in course.lessons.indices {
      if let last = parts.last, course.lessons[last.lowerBound].part == course.lessons[place].part {
        parts[parts.count - 1] = last.lowerBound..<place + 1
      } else {
        parts.append(place..<place + 1)
      }
    }
    self.parts = parts
  }

  /// The lessons of each part.
  var lessons: [ArraySlice<CourseLesson>] { parts.map { course.lessons[$0] } }

  /// The parts as a page beside the lessons lists them.
  var list: [OutlinePart] {
    parts.map { part in
      let first = course.lessons[part.lowerBound]
      return OutlinePart(title: first.part, path: SitePath(first.path))
    }
  }

  /// The parts as the page of the lesson at a place of the course lists them.
  func list(at place: Int) -> [OutlinePart] {
    var list = list
    for (number, part) in parts.enumerated() where part.contains(place) {
      list[number].isHere = true
      list[number].lessons = places(around: place).map { other in
        let entry = course.lessons[other]
        return OutlineLesson(
          number: entry.number, title: entry.lesson.lesson.properties.title,
          path: SitePath(entry.path), isHere: other == place)
      }
    }
    return list
  }

  /// The places of the lessons that the page of the lesson at a place lists.
  func places(around place: Int) -> Range<Int> {
    guard let part = parts.first(where: { $0.contains(place) }) else { return place..<place }
    guard part.count > Self.mostInPart else { return part }
    return part.clamped(to: place - Self.reach..<place + Self.reach + 1)
  }
}
