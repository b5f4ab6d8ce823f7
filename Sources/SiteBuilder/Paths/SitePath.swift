import TextWriting

/// The path of a file of the site, from the site's root, with `/` between its parts.
struct SitePath: Sendable, Hashable, ExpressibleByStringLiteral {
  /// The path as text: `lessons/finding-the-view.html`.
  let text: String

  /// Whether the file is in a folder of the site.
  private let isInFolder: Bool

  /// What addresses in the file begin with, wherever it's shown; nil where they begin at the file.
  private let root: String?

  /// Makes a path from its text, which starts at the site's root and without a slash.
  ///
  /// - Parameters:
  ///   - text: The path.
  ///   - root: The address of the site's root on its host, ended by a slash, for a file that is shown
  ///     anywhere.
  init(_ text: String, root: String? = nil) {
    self.text = text
    self.root = root
    isInFolder = text.contains(byte: UInt8(ascii: "/"))
  }

  init(stringLiteral text: String) {
    self.init(text)
  }

  /// What leads from a page at this path to the site's root: nothing, or `../` once per folder.
  var rootPrefix: String {
    root ?? String(repeating: "../", count: text.utf8.count { $0 == UInt8(ascii: "/") })
  }

  /// The relative address that leads from a page at this path to a file of the site.
  ///
  /// It works from a disk and under any folder of any host, for it starts at the page itself.
  func address(of target: SitePath) -> String {
    if let root { return root + target.text }
    // Most pages are not in any.
    if !isInFolder { return target.text }
    let here = text.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let there = target.text.split(separator: "/", omittingEmptySubsequences: false)
    let shared = zip(here, there.dropLast()).prefix { $0 == $1 }.count
    let steps = Array(repeating: "..", count: here.count - shared)
    return (steps + there.dropFirst(shared).map(String.init)).joined(separator: "/")
  }
}
