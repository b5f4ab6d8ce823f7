import LessonRunner
import TextAndOrder

/// The mapping from paths in the content folder to paths in the site.
///
/// Folders are kept. Numbers that only determine the files' order (`02-the-walk.md`) are left out,
/// so that URLs stay the same when lessons are reordered.
enum PagePath {
  /// The site's path of the page that a host shows for missing files.
  static let notFound = "404.html"

  /// The site's path of the page with all facts.
  static let facts = "facts.html"

  /// Returns the site's path of a lesson: `search/the-walk.html` for `01-search/02-the-walk.md`.
  static func page(ofLesson source: String) -> String {
    // Most paths have neither a folder nor a number, so they don't need to be split.
    let isPlain =
      !source.contains(byte: UInt8(ascii: "/"))
      && source.utf8.first?.isDigit == false
    if isPlain { return ContentPath.withoutExtension(source) + ".html" }
    var parts = source.split(separator: "/").map(ContentPath.withoutNumber)
    if let last = parts.popLast() { parts.append(ContentPath.withoutExtension(last) + ".html") }
    return parts.joined(separator: "/")
  }

  /// Returns the site's path of a file that is copied unchanged: `search/two-views.png`.
  static func copy(ofFile source: String) -> String {
    let parts = source.split(separator: "/")
    return (parts.dropLast().map(ContentPath.withoutNumber) + parts.suffix(1).map(String.init))
      .joined(separator: "/")
  }
}
