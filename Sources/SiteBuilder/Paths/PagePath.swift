import LessonRunner
import TextWriting

/// How a path in the content folder becomes a path in the site.
///
/// Folders stay folders. Numbers that only put files in order (`02-the-walk.md`) are left out, so
/// that an address survives when lessons change places.
enum PagePath {
  /// The site's path of the page that a host shows where there is none.
  static let notFound = "404.html"

  /// The site's path of a lesson: `search/the-walk.html` for `01-search/02-the-walk.md`.
  static func page(ofLesson source: String) -> String {
    // Most names have neither a folder nor a number, and nothing to be taken apart.
    let isPlain =
      !source.contains(byte: UInt8(ascii: "/"))
      && source.utf8.first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    if isPlain { return ContentPath.withoutExtension(source) + ".html" }
    var parts = source.split(separator: "/").map(ContentPath.withoutNumber)
    if let last = parts.popLast() { parts.append(ContentPath.withoutExtension(last) + ".html") }
    return parts.joined(separator: "/")
  }

  /// The site's path of a file that is copied as it is: `search/two-views.png`.
  static func copy(ofFile source: String) -> String {
    let parts = source.split(separator: "/")
    return (parts.dropLast().map(ContentPath.withoutNumber) + parts.suffix(1).map(String.init))
      .joined(separator: "/")
  }
}
