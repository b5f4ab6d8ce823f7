/// HTML of one page that is to stand on another one, beside that of others: every id gets a prefix,
/// and what leads to one follows.
struct MovedHTML {
  private let from: SitePath
  private let to: SitePath
  private let prefix: String
  /// The fragments at which whole pages stand on the new page, by their paths.
  private let lessons: [String: String]

  init(from: String, to: String, prefix: String, lessons: [String: String]) {
    self.from = SitePath(from)
    self.to = SitePath(to)
    self.prefix = prefix
    self.lessons = lessons
  }

  /// The HTML as it stands on the new page.
  func html(of html: String) -> String {
    let bytes = Array(html.utf8)
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count + bytes.count / 16)
    var end = 0
    for attribute in PageReferences.attributes(of: bytes) {
      let value = String(decoding: bytes[attribute.value], as: UTF8.self)
      guard let moved = moved(attribute.name, value), moved != value else { continue }
      result += bytes[end..<attribute.value.lowerBound]
      result += Array(moved.utf8)
      end = attribute.value.upperBound
    }
    result += bytes[end...]
    return String(decoding: result, as: UTF8.self)
  }

  private func moved(_ name: String, _ value: String) -> String? {
    switch name {
    case "id", "for", "name":
      return prefix + value
    case "aria-labelledby", "aria-describedby", "aria-controls", "aria-owns", "headers",
      "aria-details", "aria-flowto", "aria-activedescendant":
      return value.split(separator: " ").map { prefix + $0 }.joined(separator: " ")
    case "href", "xlink:href", "src":
      return moved(address: value)
    default:
      return value.contains("url(#") ? value.replacing("url(#", with: "url(#" + prefix) : nil
    }
  }

  private func moved(address: String) -> String? {
    if address.hasPrefix("#") { return "#" + prefix + address.dropFirst() }
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
