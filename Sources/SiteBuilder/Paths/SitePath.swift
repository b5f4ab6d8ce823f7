import TextAndOrder

/// The path of a file in the site, relative to the site's root, with `/` between its components.
struct SitePath: Encodable, Sendable, Hashable, ExpressibleByStringLiteral {
  /// The path as text: `lessons/finding-the-view.html`.
  let text: String

  /// Whether the file is in a folder of the site.
  private let isInFolder: Bool

  /// The prefix of URLs in the file, wherever it's shown; `nil` if they're relative to the file.
  private let root: String?

  /// Creates a path from its text, which is relative to the site's root and doesn't start with a
  /// slash.
  ///
  /// - Parameters:
  ///   - text: The path.
  ///   - root: The site's root URL on its host, with a slash at the end, for a file that can be
  ///     shown under any URL.
  init(_ text: String, root: String? = nil) {
    self.text = text
    self.root = root
    isInFolder = text.contains(byte: UInt8(ascii: "/"))
  }

  init(stringLiteral text: String) {
    self.init(text)
  }

  /// The relative URL of the site's root from a page at this path: `../` once per folder.
  var rootPrefix: String {
    root ?? String(repeating: "../", count: text.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// Returns the relative URL of a file of the site from a page at this path.
  ///
  /// It works when opened from disk and in any folder of any host, because it's relative to the
  /// page itself.
  func address(of target: SitePath) -> String {
    if let root { return root + target.text }
    // Most pages aren't in a folder.
    if !isInFolder { return target.text }
    let here = text.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let there = target.text.split(separator: "/", omittingEmptySubsequences: false)
    let shared = zip(here, there.dropLast()).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: here.count - shared)
    return (steps + there.dropFirst(shared).map(String.init)).joined(separator: "/")
  }
}
