import FileSystem

/// What a finished page offers to links and what it asks for, in numbers: a site of ten thousand
/// pages has a million links, whose words need not be kept to know that they lead somewhere.
struct PageSummary: Equatable, Sendable {
  /// The path of the page.
  var path: String
  /// A number for each place of the page that a link can lead to.
  var offers: [UInt64] = []
  /// A number for each place or file that the page leads to, in order and each once.
  var asks: [UInt64] = []
  /// Whether nothing is wrong that the page alone can tell: no two places of one name, nothing
  /// loaded from another host, no path that leads out of the site.
  var isSound = true

  /// Looks through a finished page, written at a path.
  init(html: [UInt8], at path: String) {
    self.path = path
    var beginning = ContentHash()
    beginning.add(path)
    var offered: Set<UInt64> = []
    var offers: [UInt64] = []
    var asks: Set<UInt64> = []
    // The numbers of what was written, which is most often written more than once.
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
        case .reference(let isLoaded):
          var hash = ContentHash()
          hash.add(text: value)
          // What is loaded must not be elsewhere, which its destination alone does not tell.
          guard written.insert(hash.value).inserted || isLoaded else { return }
          let destination = PageReferences.resolvingCharacters(value)
          switch Self.target(of: destination, isLoaded: isLoaded, on: path) {
          case .elsewhere: break
          case .wrong: isSound = false
          case .place(let number): asks.insert(number)
          }
        }
      }
    }
    self.offers = offers
    self.isSound = isSound
    self.asks = asks.sorted()
  }

  /// Creates a summary that was kept.
  init(path: String, offers: [UInt64], asks: [UInt64]) {
    self.path = path
    self.offers = offers
    self.asks = asks
  }

  /// What a reference of a page leads to.
  enum Target {
    /// A place that is not of this site, and may be.
    case elsewhere
    /// A place that no page of the site may lead to.
    case wrong
    /// A place or a file of the site, by its number.
    case place(UInt64)
  }

  /// Returns what a reference leads to.
  static func target(of destination: String, isLoaded: Bool, on path: String) -> Target {
    switch LinkDestination(destination, in: path) {
    case .outside(let scheme):
      return isLoaded && scheme != "data" ? .wrong : .elsewhere
    case .fromRoot where path == PagePath.notFound:
      // It's shown in any folder of the host, and leads where all other pages lead, too.
      return .elsewhere
    case .aboveContent, .fromRoot:
      return .wrong
    case .file(let path, let fragment):
      return .place(number(of: path.isEmpty ? "index.html" : path, fragment ?? ""))
    }
  }

  /// The number of a place on a page, or without a name of a file.
  static func number(of path: String, _ name: String = "") -> UInt64 {
    var hash = ContentHash()
    hash.add(path)
    if !name.isEmpty { hash.add(name) }
    return hash.value
  }
}
