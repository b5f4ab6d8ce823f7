/// A page's HTML, moved to a page with other pages' HTML: every id gets a prefix, and references to
/// ids are updated.
struct MovedHTML {
  private let from: SitePath
  private let to: SitePath
  private let prefix: String
  /// The fragments of whole pages on the new page, by path.
  private let lessons: [String: String]

  init(from: String, to: String, prefix: String, lessons: [String: String]) {
    self.from = SitePath(from)
    self.to = SitePath(to)
    self.prefix = prefix
    self.lessons = lessons
  }

  /// Returns the HTML for the new page.
  func html(of html: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(html.count + html.count / 8)
    html.withUnsafeBufferPointer { html in
      var scanner = HTMLScanner(html)
      var end = 0
      while scanner.findTag() {
        for attribute in scanner.attributes {
          let kind = kind(of: attribute, scanner)
          guard kind != .other else { continue }
          result.append(contentsOf: scanner[end..<attribute.value.lowerBound])
          end = attribute.value.upperBound
          append(scanner[attribute.value], kind, to: &result)
        }
      }
      result.append(contentsOf: scanner[end..<html.count])
    }
    return result
  }

  /// The kinds of attributes whose values may change.
  private enum Kind {
    case identifier
    case identifiers
    case address
    /// A value with `url(#…)`.
    case drawing
    case other
  }

  private func kind(of attribute: HTMLScanner.Attribute, _ scanner: HTMLScanner) -> Kind {
    let name = attribute.name
    switch name.count {
    case 2 where scanner.isName(name, "id"): return .identifier
    case 3 where scanner.isName(name, "for"): return .identifier
    case 3 where scanner.isName(name, "src"): return .address
    case 4 where scanner.isName(name, "name"): return .identifier
    case 4 where scanner.isName(name, "href"): return .address
    case 10 where scanner.isName(name, "xlink:href"): return .address
    default: break
    }
    let lists: [StaticString] = Self.lists
    if name.count > 6, lists.contains(where: { scanner.isName(name, $0) }) { return .identifiers }
    return Self.mark.isIn(scanner[attribute.value]) ? .drawing : .other
  }

  /// The attributes whose values are lists of ids.
  private static let lists: [StaticString] = [
    "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "headers",
    "aria-details", "aria-flowto", "aria-activedescendant",
  ]

  private static let mark: StaticString = "url(#"

  private func append(
    _ value: UnsafeBufferPointer<UInt8>, _ kind: Kind, to result: inout [UInt8]
  ) {
    switch kind {
    case .identifier:
      result += prefix.utf8
      result.append(contentsOf: value)
    case .identifiers:
      var isFirst = true
      for name in value.split(separator: UInt8(ascii: " ")) {
        if !isFirst { result.append(UInt8(ascii: " ")) }
        isFirst = false
        result += prefix.utf8
        result.append(contentsOf: name)
      }
    case .address:
      if value.first == UInt8(ascii: "#") {
        result.append(UInt8(ascii: "#"))
        result += prefix.utf8
        result.append(contentsOf: value.dropFirst())
      } else {
        let text = String(decoding: value, as: UTF8.self)
        result += (moved(address: text) ?? text).utf8
      }
    case .drawing:
      result +=
        String(decoding: value, as: UTF8.self)
        .replacing("url(#", with: "url(#" + prefix).utf8
    case .other:
      result.append(contentsOf: value)
    }
  }

  private func moved(address: String) -> String? {
    guard case .file(let path, let fragment) = LinkDestination(address, in: from.text) else {
      return nil
    }
    if let lesson = lessons[path] {
      return "#" + (fragment.map { lesson + "_" + $0 } ?? lesson)
    }
    let file = to.address(of: SitePath(path.isEmpty ? "index.html" : path))
    return file + (fragment.map { "#" + $0 } ?? "")
  }
}

extension StaticString {
  /// Returns whether the text occurs in some bytes.
  fileprivate func isIn(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    let count = utf8CodeUnitCount
    var start = 0
    while start + count <= bytes.count {
      var place = 0
      while place < count, bytes[start + place] == utf8Start[place] { place += 1 }
      if place == count { return true }
      start += 1
    }
    return false
  }
}
