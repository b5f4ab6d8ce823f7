import LessonMarkdown
import LessonRunner

/// The lessons that each lesson's page lists.
struct Outline: Sendable {
  /// The maximum number of lessons in a part that is listed in full.
  private static let partLimit = 50
  /// The number of lessons to list before and after a lesson in a long part.
  private static let reach = 7

  private let course: Course
  /// The indices in the course of each part's lessons, in order.
  private let parts: [Range<Int>]

  /// Creates the outline of a course whose parts are contiguous.
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

  /// The parts as a page outside the course lists them.
  var list: [OutlinePart] {
    parts.map { part in
      let first = course.lessons[part.lowerBound]
      return OutlinePart(title: first.part, path: SitePath(first.path))
    }
  }

  /// Returns the parts as the page of the lesson at an index lists them.
  func list(at place: Int) -> [OutlinePart] {
    var list = list
    for (number, part) in parts.enumerated() where part.contains(place) {
      let places = places(around: place)
      list[number].isHere = true
      list[number].isExcerpt = places.count < part.count
      list[number].lessons = places.map { other in
        let entry = course.lessons[other]
        return OutlineLesson(
          number: entry.number, title: entry.lesson.lesson.properties.title,
          path: SitePath(entry.path), isHere: other == place)
      }
    }
    return list
  }

  /// Returns the indices of the lessons that the page of the lesson at an index lists.
  func places(around place: Int) -> Range<Int> {
    guard let part = parts.first(where: { $0.contains(place) }) else { return place..<place }
    guard part.count > Self.partLimit else { return part }
    return part.clamped(to: place - Self.reach..<place + Self.reach + 1)
  }
}
