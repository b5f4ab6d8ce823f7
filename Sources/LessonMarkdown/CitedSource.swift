import Yams

/// A source that a lesson or a fact rests on.
package struct CitedSource: Sendable, Equatable {
  /// The words that name the source.
  package var title: String
  /// The address where the source is found; nil when it has none.
  package var address: String?

  /// Creates a source from its title and its address.
  package init(title: String, address: String? = nil) {
    self.title = title
    self.address = address
  }
}

extension YAMLParser {
  /// What authors write for the keys of a source, and the key that is meant.
  private static let sourceSynonyms = [
    "url": "address", "link": "address", "href": "address", "name": "title",
  ]

  /// Reads a source from its keys, `title` and `address`.
  ///
  /// - Parameters:
  ///   - mapping: The keys and values of the source.
  ///   - range: The position at which a missing title is reported.
  /// - Returns: The source, or nil, with a report, when it has no title.
  mutating func source(_ mapping: Node.Mapping, at range: Range<Int>) -> CitedSource? {
    var source = CitedSource(title: "")
    for (keyNode, value) in mapping {
      switch keyNode.string {
      case "title": source.title = text(value, for: "title") ?? ""
      case "address": source.address = address(value, for: "address")
      case let name:
        report(unknownKey: name ?? "", keyNode, known: ["title", "address"], Self.sourceSynonyms)
      }
    }
    guard mapping["title"] != nil else {
      report(.missingKey("title"), at: range)
      return nil
    }
    return source
  }

  /// Reads the address of a page on another host.
  ///
  /// - Parameters:
  ///   - value: The node that holds the address.
  ///   - key: The key that the node belongs to.
  ///   - excluded: Characters that are allowed in addresses, but not in this one.
  /// - Returns: The address, or nil, with a report, when the value is something else.
  mutating func address(
    _ value: Node, for key: String, excluding excluded: String = ""
  ) -> String? {
    guard let address = text(value, for: key) else { return nil }
    let isWhole = ["https://", "http://"].contains { address.hasPrefix($0) && address != $0 }
    let unsuitable = "\"<>" + excluded
    guard isWhole, !address.contains(where: { $0.isWhitespace || unsuitable.contains($0) }) else {
      report(.invalidAddress(address), at: place(of: value))
      return nil
    }
    return address
  }
}
