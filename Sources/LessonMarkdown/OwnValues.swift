import Yams

/// A value with a name that an author chose, for the author's own templates.
package struct OwnValue: Encodable, Sendable, Equatable {
  /// The name, which templates show as `{{own.NAME}}`.
  package var name: String
  /// The value; `nil` for `false`, which hides the site's value on a page.
  package var text: String?
  /// The location of the name, in bytes from the start of the file.
  package var range: Range<Int>

  /// Creates a value.
  package init(name: String, text: String?, range: Range<Int>) {
    self.name = name
    self.text = text
    self.range = range
  }
}

extension OwnValue {
  /// The key of a site file and of front matter below which the values are.
  static let key = "own"

  /// Returns whether a template can have a name in it.
  static func isName(_ name: String) -> Bool {
    guard let first = name.first, first.isASCII, first.isLetter else { return false }
    return name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-" || $0 == "_") }
  }
}

extension YAMLParser {
  /// Returns the author's own values, and reports those that no template can show.
  mutating func ownValues(_ value: Node) -> [OwnValue] {
    let mapping = mapping(
      value, for: OwnValue.key, expected: "keys with values, such as {author: Ada}")
    return (mapping ?? [:]).compactMap { key, value in
      let name = key.string ?? ""
      let range = place(of: key)
      guard OwnValue.isName(name) else {
        report(.invalidOwnName(name), at: range)
        return nil
      }
      if let scalar = value.scalar, scalar.string == "false", scalar.style == .plain {
        return OwnValue(name: name, text: nil, range: range)
      }
      return text(value, for: name).map { OwnValue(name: name, text: $0, range: range) }
    }
  }
}
