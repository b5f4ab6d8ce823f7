import LessonMarkdown

/// The link targets and links of a finished page: its ids, its links, and its images.
///
/// The page is examined as a browser will receive it, regardless of who wrote its parts.
struct PageReferences: Equatable, Sendable {
  /// An attribute that refers to another file or a fragment.
  struct Reference: Equatable, Sendable {
    /// The value, with character references resolved.
    var destination: String
    /// Whether the browser loads it together with the page.
    var isLoaded: Bool
    /// What it is, if it's something that a site can allow from another host.
    var kind: AllowedOrigins.Kind?
    /// The value's byte range.
    var range: Range<Int>
  }

  /// The value of each `id` attribute, in order, with its range.
  var identifiers: [(name: String, range: Range<Int>)] = []

  /// Each link, image, style sheet, and script.
  var references: [Reference] = []

  /// Scans the text of a page.
  init(html: [UInt8]) {
    html.withUnsafeBufferPointer { html in
      Self.scan(html) { place, value, range in
        switch place {
        case .identifier:
          identifiers.append((Self.resolvingCharacters(value), range))
        case .reference(let isLoaded, let kind):
          references.append(
            Reference(
              destination: Self.resolvingCharacters(value), isLoaded: isLoaded, kind: kind,
              range: range))
        }
      }
    }
  }

  static func == (left: Self, right: Self) -> Bool {
    left.references == right.references
      && left.identifiers.elementsEqual(right.identifiers) { $0 == $1 }
  }
}

extension PageReferences {
  /// The role of an attribute's value for links.
  enum Place {
    /// A link target.
    case identifier
    /// A reference, which is loaded together with the page or isn't, as a kind that a site can
    /// allow from another host, or as another one.
    case reference(isLoaded: Bool, kind: AllowedOrigins.Kind?)
  }

  /// Finds the relevant values, in order, as they're written.
  static func scan(
    _ html: UnsafeBufferPointer<UInt8>,
    _ found: (_ place: Place, _ value: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Void
  ) {
    var scanner = HTMLScanner(html)
    while scanner.findTag() {
      for attribute in scanner.attributes {
        guard let place = place(of: attribute.name, scanner) else { continue }
        found(place, scanner[attribute.value], attribute.value)
      }
    }
  }

  static func place(of name: Range<Int>, _ scanner: HTMLScanner) -> Place? {
    switch name.count {
    case 2:
      return scanner.isName(name, "id") ? .identifier : nil
    case 3:
      return scanner.isName(name, "src") ? loaded(scanner) : nil
    case 4 where scanner.isName(name, "href"):
      let isLink = scanner.isName(scanner.tag, "a") || scanner.isName(scanner.tag, "area")
      return isLink ? .reference(isLoaded: false, kind: nil) : loaded(scanner)
    case 4:
      return scanner.isName(name, "data") ? loaded(scanner) : nil
    case 6 where scanner.isName(name, "action"):
      return .reference(isLoaded: false, kind: nil)
    case 6:
      return scanner.isName(name, "poster")
        ? .reference(isLoaded: true, kind: .images) : nil
    case 10:
      return scanner.isName(name, "xlink:href") ? loaded(scanner) : nil
    default:
      return nil
    }
  }

  /// Returns the role of the URL of what an element shows.
  private static func loaded(_ scanner: HTMLScanner) -> Place {
    .reference(isLoaded: !onlyTells(scanner), kind: kind(of: scanner))
  }

  /// Returns what an element shows, if it's something that a site can allow from another host.
  static func kind(of scanner: HTMLScanner) -> AllowedOrigins.Kind? {
    let kinds: [(StaticString, AllowedOrigins.Kind)] = [
      ("img", .images), ("image", .images), ("input", .images), ("video", .media),
      ("audio", .media), ("source", .media), ("track", .media), ("iframe", .frames),
    ]
    return kinds.first { scanner.isName(scanner.tag, $0.0) }?.1
  }

  /// Returns whether a `link` element only provides a URL, without loading anything.
  private static func onlyTells(_ scanner: HTMLScanner) -> Bool {
    scanner.attributes.contains { attribute in
      scanner.isName(attribute.name, "rel")
        && ["alternate", "canonical", "edit"].contains { scanner.isName(attribute.value, $0) }
    }
  }

  /// Returns a value as text, with character references resolved.
  static func resolvingCharacters(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    var text = String(decoding: bytes, as: UTF8.self)
    guard bytes.contains(UInt8(ascii: "&")) else { return text }
    for (reference, character) in [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
    ] {
      text = text.split(separator: reference, omittingEmptySubsequences: false)
        .joined(separator: character)
    }
    return text
  }
}
