import LessonRunner
import TextAndOrder

/// The parsed destination of a link.
enum LinkDestination: Equatable {
  /// A URL on another host, or for a program such as Mail.
  case outside(scheme: String)
  /// A file in the content folder, by its relative path, and a fragment in it.
  case file(path: String, fragment: String?)
  /// A path that leads out of the content folder.
  case aboveContent
  /// A path from a host's root, which doesn't work for a site in a subfolder.
  case fromRoot

  /// Whether the link is external.
  var isOutside: Bool {
    if case .outside = self { true } else { false }
  }

  /// Returns an address as browsers read it: without line ends and tabs, and without blanks around
  /// it, and with a slash for each backslash.
  static func asRead(_ address: String) -> String {
    let isPlain = address.withBytes { bytes in
      bytes.allSatisfy { $0 > 0x20 && $0 != UInt8(ascii: "\\") }
    }
    if isPlain { return address }
    let bytes = address.utf8.filter { $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
    let rest = bytes.drop { $0 <= 0x20 }.reversed().drop { $0 <= 0x20 }.reversed()
    return String(
      decoding: rest.map { $0 == UInt8(ascii: "\\") ? UInt8(ascii: "/") : $0 }, as: UTF8.self)
  }

  /// Parses a destination in the file at a path.
  init(_ destination: String, in source: String) {
    if let plain = Self.plain(destination, in: source) {
      self = plain
    } else if let scheme = Self.scheme(of: destination) {
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
      } else if let resolved = ContentPath.resolve(Self.withoutPercents(path), besides: source) {
        self = .file(path: resolved, fragment: fragment)
      } else {
        self = .aboveContent
      }
    }
  }

  /// Parses the most common form, a file in the same folder or a subfolder with an optional
  /// fragment, or returns `nil` for all others, which take longer.
  private static func plain(_ destination: String, in source: String) -> Self? {
    destination.withBytes { bytes in
      guard bytes.first != UInt8(ascii: ".") else { return nil }
      var end = 0
      while end < bytes.count, isPlain(bytes[end]) || isFolderMark(at: end, in: bytes) { end += 1 }
      var fragment: String?
      if end < bytes.count {
        guard bytes[end] == UInt8(ascii: "#") else { return nil }
        let rest = UnsafeBufferPointer(rebasing: bytes[(end + 1)...])
        guard !rest.contains(UInt8(ascii: "%")) else { return nil }
        fragment = String(decoding: rest, as: UTF8.self)
      }
      if end == 0 { return .file(path: source, fragment: fragment) }
      let name = String(decoding: bytes[..<end], as: UTF8.self)
      let folder = source.withBytes { bytes in
        bytes.lastIndex(of: UInt8(ascii: "/")).map {
          String(decoding: bytes[...$0], as: UTF8.self)
        }
      }
      return .file(path: folder.map { $0 + name } ?? name, fragment: fragment)
    }
  }

  /// Returns whether a slash separates two names, neither of which is `.` or `..`.
  private static func isFolderMark(at place: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[place] == UInt8(ascii: "/") && place > 0 && place + 1 < bytes.count
      && isPlain(bytes[place + 1]) && bytes[place + 1] != UInt8(ascii: ".")
  }

  /// Returns whether a byte of a path always represents itself.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte.isLetter || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_")
      || byte == UInt8(ascii: ".")
  }

  /// Returns the letters before the first colon, in lowercase, if they are a scheme.
  ///
  /// Two slashes without a scheme use the page's scheme, so they also lead to a host.
  private static func scheme(of destination: String) -> String? {
    if destination.hasPrefix("//") { return "https" }
    guard let colon = destination.firstIndex(of: ":") else { return nil }
    let scheme = destination[..<colon]
    guard let first = scheme.first, first.isASCII, first.isLetter,
      scheme.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) })
    else { return nil }
    return scheme.lowercased()
  }

  /// Returns the text with each percent-encoded byte, such as `%41`, decoded.
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
