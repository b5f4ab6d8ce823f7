/// How a path in the content folder becomes a path in the site.
///
/// Folders stay folders. Numbers that only put files in order (`02-the-walk.md`) are left out, so
/// that an address survives when lessons change places.
enum PagePath {
  /// The site's path of a lesson: `search/the-walk.html` for `01-search/02-the-walk.md`.
  static func page(ofLesson source: String) -> String {
    // Most names have neither a folder nor a number, and nothing to be taken apart.
    let isPlain =
      !source.utf8.contains(UInt8(ascii: "/"))
      && source.utf8.first.map { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ?? false
    if isPlain { return withoutExtension(source) + ".html" }
    var parts = source.split(separator: "/").map(withoutNumber)
    if let last = parts.popLast() { parts.append(withoutExtension(last) + ".html") }
    return parts.joined(separator: "/")
  }

  /// The site's path of a file that is copied as it is: `search/two-views.png`.
  static func copy(ofFile source: String) -> String {
    let parts = source.split(separator: "/")
    return (parts.dropLast().map(withoutNumber) + parts.suffix(1).map(String.init))
      .joined(separator: "/")
  }

  /// What a lesson is called where its file's folder and number do not matter: `the-walk`.
  static func name(ofLesson source: String) -> String {
    withoutExtension(withoutNumber(source.split(separator: "/").last ?? ""))
  }

  /// Where the files of the ledger of facts lie in the content folder.
  static let factFolder = "facts/"

  static func isFactFile(_ source: String) -> Bool {
    source.hasPrefix(factFolder) && source.hasSuffix(".yaml")
  }

  static func isLesson(_ source: String) -> Bool { source.hasSuffix(".md") }

  /// The first character of a path that an address could not carry as it is.
  static func unsuitableCharacter(in path: String) -> Character? {
    path.first { !($0.isASCII && ($0.isLetter || $0.isNumber) || "/-_.".contains($0)) }
  }

  private static func withoutExtension(_ name: String) -> String {
    name.hasSuffix(".md") ? String(name.dropLast(3)) : name
  }

  private static func withoutNumber(_ part: Substring) -> String {
    let rest = part.drop { $0.isASCII && $0.isNumber }
    guard rest.count < part.count, rest.first == "-", rest.count > 1, rest != "-.md" else {
      return String(part)
    }
    return String(rest.dropFirst())
  }
}
