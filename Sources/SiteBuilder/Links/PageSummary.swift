import FileSystem
import LessonMarkdown

/// The link targets and links of a finished page, as hashes.
///
/// A site with ten thousand pages has a million links, and checking them doesn't require keeping
/// their text.
struct PageSummary: Equatable, Sendable {
  /// The path of the page.
  var path: String
  /// The hash of each link target in the page.
  var offers: [UInt64] = []
  /// The hash of each target or file that the page links to, in order and without duplicates.
  var asks: [UInt64] = []
  /// Whether the page on its own has no errors: no duplicate ids, no resource from a host that
  /// the site doesn't allow, and no path that leads out of the site.
  var isSound = true

  /// Scans a finished page at a path.
  init(html: [UInt8], at path: String, allowing allowed: AllowedOrigins) {
    self.path = path
    var beginning = ContentHash()
    beginning.add(path)
    var offered: Set<UInt64> = []
    var offers: [UInt64] = []
    var asks: Set<UInt64> = []
    // The hashes of the values that have been seen, most of which are repeated.
    var written: Set<UInt64> = []
    var isSound = true
    html.withUnsafeBufferPointer { html in
      PageReferences.scan(html) { place, value, _ in
        switch place {
        case .identifier:
          let number: UInt64
          if value.contains(UInt8(ascii: "&")) || value.isEmpty {
            number = Self.number(of: path, PageReferences.resolvingCharacters(value))
          } else {
            var hash = beginning
            hash.add(text: value)
            number = hash.value
          }
          if !offered.insert(number).inserted { isSound = false }
          offers.append(number)
        case .reference(let isLoaded, let kind):
          var hash = ContentHash()
          hash.add(text: value)
          // Resources must not be on another host, which the destination alone doesn't reveal.
          guard written.insert(hash.value).inserted || isLoaded else { return }
          let destination = PageReferences.address(value)
          switch Self.target(of: destination, isLoaded: isLoaded, on: path) {
          case .elsewhere: break
          case .wrong:
            if !Self.isAllowed(destination, as: kind, in: allowed) { isSound = false }
          case .place(let number): asks.insert(number)
          }
        }
      }
    }
    self.offers = offers
    self.isSound = isSound
    self.asks = asks.sorted()
  }

  /// Returns whether a site allows pages to load a URL on another host.
  static func isAllowed(
    _ destination: String, as kind: AllowedOrigins.Kind?, in allowed: AllowedOrigins
  ) -> Bool {
    kind.map { allowed.allow(destination, as: $0) } ?? false
  }

  /// Creates a summary from stored values.
  init(path: String, offers: [UInt64], asks: [UInt64]) {
    self.path = path
    self.offers = offers
    self.asks = asks
  }

  /// The target of a reference in a page.
  enum Target {
    /// A valid target outside the site.
    case elsewhere
    /// A target that no page of the site may refer to.
    case wrong
    /// A fragment or a file of the site, by its hash.
    case place(UInt64)
  }

  /// Returns the target of a reference.
  static func target(of destination: String, isLoaded: Bool, on path: String) -> Target {
    switch LinkDestination(destination, in: path) {
    case .outside(let scheme):
      return isLoaded && scheme != "data" ? .wrong : .elsewhere
    case .fromRoot where path == PagePath.notFound:
      // The error page is shown in any folder of the host, and links to the same targets as all
      // pages.
      return .elsewhere
    case .aboveContent, .fromRoot:
      return .wrong
    case .file(let path, let fragment):
      return .place(number(of: path.isEmpty ? "index.html" : path, fragment ?? ""))
    }
  }

  /// Returns the hash of an id in a page, or, without a name, of the file.
  static func number(of path: String, _ name: String = "") -> UInt64 {
    var hash = ContentHash()
    hash.add(path)
    if !name.isEmpty { hash.add(name) }
    return hash.value
  }
}
