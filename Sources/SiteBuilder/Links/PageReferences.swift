import LessonMarkdown
import TextAndOrder

/// The link targets and links of a finished page: its ids, its links, and its images.
///
/// The page is examined as a browser will receive it, regardless of who wrote its parts.
struct PageReferences: Equatable, Sendable {
  /// An attribute that refers to another file or a fragment.
  struct Reference: Equatable, Sendable {
    /// The address as browsers read it.
    var destination: String
    /// Whether the browser requests it without a reader who follows a link.
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
              destination: Self.address(value), isLoaded: isLoaded, kind: kind,
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
    /// A reference, which browsers request without a reader who follows a link, or don't, as a kind
    /// that a site can allow from another host, or as another one.
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
        guard let (place, range) = place(in: attribute, scanner) else { continue }
        found(place, scanner[range], range)
      }
    }
  }

  /// Returns the role of an attribute's value, and the part of it that has the role.
  static func place(
    in attribute: HTMLScanner.Attribute, _ scanner: HTMLScanner
  ) -> (place: Place, range: Range<Int>)? {
    if attribute.name.count == 7, scanner.isName(attribute.name, "content") {
      return refreshAddress(in: scanner[attribute.value], scanner).map { range in
        let start = attribute.value.lowerBound
        return (
          .reference(isLoaded: true, kind: nil), start + range.lowerBound..<start + range.upperBound
        )
      }
    }
    return place(of: attribute.name, scanner).map { ($0, attribute.value) }
  }

  /// Returns the range of the address to which a `meta` element takes the reader after a time, as in
  /// `1; url=next.html`, or `nil` if it doesn't.
  private static func refreshAddress(
    in value: UnsafeBufferPointer<UInt8>, _ scanner: HTMLScanner
  ) -> Range<Int>? {
    let role = scanner.attributes.first { scanner.isName($0.name, "http-equiv") }
    guard let role, scanner.isName(scanner.tag, "meta"),
      address(scanner[role.value]).lowercased() == "refresh"
    else { return nil }
    var rest = value[...].drop { $0 <= 0x20 || $0.isDigit || $0 == UInt8(ascii: ".") }
    // Every separator can be missing, and so can the word before the address.
    rest = rest.drop { $0 <= 0x20 || $0 == UInt8(ascii: ";") || $0 == UInt8(ascii: ",") }
    let word = rest.prefix(3).map { $0 | 0x20 }
    if word.elementsEqual("url".utf8) {
      let afterWord = rest.dropFirst(3).drop { $0 <= 0x20 }
      if afterWord.first == UInt8(ascii: "=") { rest = afterWord.dropFirst().drop { $0 <= 0x20 } }
    }
    if let quote = rest.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      rest = rest.dropFirst().prefix { $0 != quote }
    }
    return rest.isEmpty ? nil : rest.startIndex..<rest.endIndex
  }

  private static func place(of name: Range<Int>, _ scanner: HTMLScanner) -> Place? {
    switch name.count {
    case 2:
      return scanner.isName(name, "id") ? .identifier : nil
    case 3:
      return scanner.isName(name, "src") ? loaded(scanner) : nil
    case 4 where scanner.isName(name, "href"):
      return isLink(scanner) ? .reference(isLoaded: false, kind: nil) : loaded(scanner)
    case 4 where scanner.isName(name, "ping"):
      return .reference(isLoaded: true, kind: nil)
    case 4:
      return scanner.isName(name, "data") ? loaded(scanner) : nil
    case 6 where scanner.isName(name, "action"):
      return .reference(isLoaded: true, kind: nil)
    case 6:
      return scanner.isName(name, "poster")
        ? .reference(isLoaded: true, kind: .images) : nil
    case 10 where scanner.isName(name, "background"):
      return .reference(isLoaded: true, kind: .images)
    case 10 where scanner.isName(name, "formaction"):
      return .reference(isLoaded: true, kind: nil)
    case 10 where scanner.isName(name, "xlink:href"):
      return isLink(scanner) ? .reference(isLoaded: false, kind: nil) : loaded(scanner)
    case 14:
      return scanner.isName(name, "attributionsrc") ? .reference(isLoaded: true, kind: nil) : nil
    default:
      return nil
    }
  }

  private static func isLink(_ scanner: HTMLScanner) -> Bool {
    scanner.isName(scanner.tag, "a") || scanner.isName(scanner.tag, "area")
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
    // Of two attributes with one name, browsers take the first.
    let relation = scanner.attributes.first { scanner.isName($0.name, "rel") }
    return relation.map { relation in
      ["alternate", "canonical", "edit"].contains { scanner.isName(relation.value, $0) }
    } ?? false
  }

  /// Returns a value as text, with character references resolved.
  static func resolvingCharacters(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    CharacterReferences.resolving(bytes)
  }

  /// Returns an address as browsers read it.
  static func address(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    LinkDestination.asRead(resolvingCharacters(bytes))
  }
}
