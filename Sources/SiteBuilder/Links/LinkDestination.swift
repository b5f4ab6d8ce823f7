/// What the author of a link wrote, taken apart.
enum LinkDestination: Equatable {
  /// Another host, or a program such as mail.
  case outside(scheme: String)
  /// A file of the content folder, by its path from there, and a place in it.
  case file(path: String, fragment: String?)
  /// A path that leads out of the content folder.
  case aboveContent
  /// A path from the root of a host, which no site in a folder of its own can use.
  case fromRoot

  /// Takes a destination apart as it stands in the file at a path.
  init(_ destination: String, in source: String) {
    if let scheme = Self.scheme(of: destination) {
      self = .outside(scheme: scheme)
    } else if destination.hasPrefix("/") {
      self = .fromRoot
    } else {
      let parts = destination.split(
        separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      let path = parts[0].split(separator: "?", omittingEmptySubsequences: false)[0]
      let fragment = parts.count > 1 ? Self.withoutPercents(parts[1]) : nil
      if path.isEmpty {
        self = .file(path: source, fragment: fragment)
      } else if let resolved = Self.resolve(Self.withoutPercents(path), besides: source) {
        self = .file(path: resolved, fragment: fragment)
      } else {
        self = .aboveContent
      }
    }
  }

  /// The path that a relative one means beside a file; `nil` when it leads above the root.
  static func resolve(_ path: String, besides source: String) -> String? {
    var parts = source.split(separator: "/").dropLast().map(String.init)
    for part in path.split(separator: "/", omittingEmptySubsequences: false) {
      switch part {
      case ".", "": continue
      case "..":
        if parts.popLast() == nil { return nil }
      default: parts.append(String(part))
      }
    }
    return parts.joined(separator: "/")
  }

  /// The letters before the first colon, in lower case, when they are a scheme.
  ///
  /// Two slashes without a scheme take that of the page, so they lead to a host as well.
  private static func scheme(of destination: String) -> String? {
    if destination.hasPrefix("//") { return "https" }
    guard let colon = destination.firstIndex(of: ":") else { return nil }
    let scheme = destination[..<colon]
    guard let first = scheme.first, first.isASCII, first.isLetter,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    else { return nil }
    return scheme.lowercased()
  }

  /// The text with each `%41` replaced by the character that it stands for.
  static func withoutPercents(_ text: some StringProtocol) -> String {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      let digits = rest.prefix(2)
      if byte == UInt8(ascii: "%"), digits.count == 2,
        let value = UInt8(String(decoding: digits, as: UTF8.self), radix: 16)
      {
        bytes.append(value)
        rest = rest.dropFirst(2)
      } else {
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
