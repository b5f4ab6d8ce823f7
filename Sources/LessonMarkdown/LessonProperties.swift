/// The properties in a lesson's front matter; missing keys result in `nil` or empty values.
package struct LessonProperties: Sendable, Equatable {
  /// A source that a lesson is based on.
  package struct Source: Sendable, Equatable {
    /// The source's title.
    package var title: String
    /// The source's URL; `nil` if it has none.
    package var address: String?

    /// Creates a source.
    package init(title: String, address: String? = nil) {
      self.title = title
      self.address = address
    }
  }

  /// A former URL of the lesson.
  package struct Alias: Sendable, Equatable {
    /// The path of the page, from the site's root: `old/name.html`.
    package var path: String
    /// The byte range in the file.
    package var range: Range<Int>

    /// Creates a former URL.
    package init(path: String, range: Range<Int>) {
      self.path = path
      self.range = range
    }
  }

  /// The lesson's title; empty only together with a diagnostic.
  package var title = ""
  /// The lesson's summary, in a sentence or two.
  package var summary: String?
  /// The title of the part of the course that the lesson belongs to.
  package var part: String?
  /// The lesson's position in the course, counted from 1.
  package var number: Int?
  /// The question that the lesson answers.
  package var question: String?
  /// Search terms used by readers with the problem that the lesson solves.
  package var symptoms: [String] = []
  /// The byte range in the file of each symptom.
  package var symptomRanges: [Range<Int>] = []
  /// The numbers of the facts that the lesson shows: `D12`.
  package var facts: [String] = []
  /// The sources that the lesson is based on.
  package var sources: [Source] = []
  /// The numbers of the experiments that the lesson covers: `E41`.
  package var experiments: [String] = []
  /// The date of the last change that matters to readers: `2026-11-21`.
  package var date: String?
  /// The lesson's former URLs, from the site's root.
  package var aliases: [Alias] = []
  /// The byte range in the file of each key's value.
  package var places: [String: Range<Int>] = [:]

  /// Creates the properties of empty front matter.
  package init() {}
}
