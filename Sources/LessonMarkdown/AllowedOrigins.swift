import SourceDiagnostics
import Yams

/// The other hosts from which a site's pages may load something.
package struct AllowedOrigins: Encodable, Sendable, Equatable {
  /// A kind of thing that a page may load from another host.
  ///
  /// Scripts and style sheets aren't among them, because they can change everything that a page shows.
  package enum Kind: String, Sendable, CaseIterable {
    /// Pictures.
    case images
    /// Sound and video.
    case media
    /// Fonts.
    case fonts
    /// Pages in a frame.
    case frames
  }

  private var images: [String] = []
  private var media: [String] = []
  private var fonts: [String] = []
  private var frames: [String] = []

  /// Creates a value that allows nothing.
  package init() {}

  /// The origins for things of a kind, such as `https://images.example.org`.
  package internal(set) subscript(kind: Kind) -> [String] {
    get {
      switch kind {
      case .images: images
      case .media: media
      case .fonts: fonts
      case .frames: frames
      }
    }
    set {
      switch kind {
      case .images: images = newValue
      case .media: media = newValue
      case .fonts: fonts = newValue
      case .frames: frames = newValue
      }
    }
  }

  /// Returns whether a page may load a thing of a kind from a URL.
  package func allow(_ address: String, as kind: Kind) -> Bool {
    Self.origin(of: address).map { self[kind].contains($0) } ?? false
  }

  /// Returns the origin of a URL on another host, or `nil` if it isn't `https`.
  ///
  /// A URL that begins with two slashes has the page's scheme, which is `https` on a published site.
  package static func origin(of address: String) -> String? {
    let lowercase = address.lowercased()
    let scheme = "https://"
    let rest: Substring
    if lowercase.hasPrefix(scheme) {
      rest = lowercase.dropFirst(scheme.count)
    } else if lowercase.hasPrefix("//") {
      rest = lowercase.dropFirst(2)
    } else {
      return nil
    }
    let host = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
    return isHost(host) ? scheme + host : nil
  }

  /// Returns whether a text is the name of a host, with or without a port.
  private static func isHost(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts[0].contains(where: { $0.isLetter || $0.isNumber }) else {
      return false
    }
    if parts.count == 2 {
      guard let port = UInt16(parts[1]), port > 0 else { return false }
    }
    return parts[0].split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
      !label.isEmpty && label.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    }
  }
}

extension YAMLParser {
  /// What can change a page so much that no other host may provide it.
  private static let refusedKinds = ["script", "scripts", "style", "styles", "styleSheets"]

  private static let originSynonyms = [
    "image": "images", "img": "images", "pictures": "images", "video": "media", "audio": "media",
    "videos": "media", "font": "fonts", "frame": "frames", "iframes": "frames", "iframe": "frames",
  ]

  /// Returns the hosts from which pages may load something, and reports those that none may use.
  mutating func allowedOrigins(_ value: Node, for key: String) -> AllowedOrigins {
    var allowed = AllowedOrigins()
    let mapping = mapping(
      value, for: key, expected: "keys with lists, such as {images: [https://example.org]}")
    for (keyNode, value) in mapping ?? [:] {
      let name = keyNode.string ?? ""
      if Self.refusedKinds.contains(name) {
        report(.scriptsOfAnotherHost(name), at: place(of: keyNode))
      } else if let kind = AllowedOrigins.Kind(rawValue: name) {
        allowed[kind] = origins(value, for: name)
      } else {
        report(
          unknownKey: name, keyNode, known: AllowedOrigins.Kind.allCases.map(\.rawValue),
          Self.originSynonyms)
      }
    }
    return allowed
  }

  private mutating func origins(_ value: Node, for key: String) -> [String] {
    let entries = list(value, for: key, expected: "a list such as [https://example.org]")
    return texts(entries, for: key).compactMap { text, range in
      let origin = text.hasPrefix("//") ? nil : AllowedOrigins.origin(of: text)
      guard let origin, origin == text.lowercased() else {
        report(.invalidHost(text), at: range, origin)
        return nil
      }
      return origin
    }
  }
}
