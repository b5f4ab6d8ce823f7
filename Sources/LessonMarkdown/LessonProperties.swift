/// What the front matter of a lesson says; a key that is not written is nil or empty.
package struct LessonProperties: Sendable, Equatable {
  /// An address that once led to the lesson.
  package struct Alias: Sendable, Equatable {
    /// The path of the page, from the site's root: `old/name.html`.
    package var path: String
    /// The location, in bytes from the start of the file.
    package var range: Range<Int>

    /// Makes an address.
    package init(path: String, range: Range<Int>) {
      self.path = path
      self.range = range
    }
  }

  /// Where a site links to a page that isn't a lesson.
  package enum PagePlace: String, Sendable, CaseIterable {
    /// In the list of pages next to each page's text.
    case list
    /// There, and in the header of each page.
    case header
  }

  /// The lesson's title; empty only together with a diagnostic.
  package var title = ""
  /// What the lesson shows, in a sentence or two.
  package var summary: String?
  /// The title of the part of the course that the lesson belongs to.
  package var part: String?
  /// The lesson's position in the course, counted from 1.
  package var number: Int?
  /// The one question that the lesson answers.
  package var question: String?
  /// What readers with the problem that the lesson solves type into a search.
  package var symptoms: [String] = []
  /// The location of each, in bytes from the start of the file.
  package var symptomRanges: [Range<Int>] = []
  /// The names of the facts that the lesson shows: `D12`.
  package var facts: [String] = []
  /// The sources that the lesson rests on.
  package var sources: [CitedSource] = []
  /// The names of the experiments that the lesson covers: `E41`.
  package var experiments: [String] = []
  /// The day of the last newsworthy change, as `2026-11-21`.
  package var date: String?
  /// The addresses that led to the lesson before it was moved, from the site's root.
  package var aliases: [Alias] = []
  /// Whether the file isn't finished: a preview shows it, and a built site leaves it out.
  package var isDraft = false
  /// Where the site links to a page that isn't a lesson; `nil` for a lesson.
  package var page: PagePlace?
  /// The author's own values.
  package var own: [OwnValue] = []
  /// The location of each key's value, in bytes from the start of the file.
  package var places: [String: Range<Int>] = [:]

  /// Makes the properties of front matter that says nothing.
  package init() {}
}
