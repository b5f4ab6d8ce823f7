import LessonMarkdown

/// The URLs in a style sheet.
enum StyleReferences {
  /// A URL that browsers load with a style sheet.
  struct Reference: Equatable {
    var destination: String
    /// What it is, if it's something that a site can allow from another host.
    var kind: AllowedOrigins.Kind?
    /// The byte range in the text.
    var range: Range<Int>
  }

  /// Returns the URLs in a range of a text.
  static func references(in bytes: [UInt8], _ range: Range<Int>) -> [Reference] {
    var found: [Reference] = []
    /// The names of the at-rules that are open, with an empty name for each other rule.
    var open: [String] = []
    var rule = ""
    var place = range.lowerBound
    func kind() -> AllowedOrigins.Kind? {
      rule == "import" ? nil : open.contains("font-face") ? .fonts : .images
    }
    while place < range.upperBound {
      let rest = bytes[place..<range.upperBound]
      switch bytes[place] {
      case UInt8(ascii: "/") where rest.starts(with: "/*".utf8):
        place = end(of: "*/", in: bytes, place + 2..<range.upperBound)
        continue
      case UInt8(ascii: "@"):
        let name = rest.dropFirst().prefix {
          $0 == UInt8(ascii: "-") || (0x61...0x7A).contains($0 | 0x20)
        }
        rule = String(decoding: name, as: UTF8.self).lowercased()
      case UInt8(ascii: "{"):
        open.append(rule)
        rule = ""
      case UInt8(ascii: "}"):
        _ = open.popLast()
        rule = ""
      case UInt8(ascii: ";"):
        rule = ""
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        let text = quoted(bytes, from: place, to: range.upperBound)
        if rule == "import" { found.append(reference(bytes, text, nil)) }
        place = text.upperBound
      case UInt8(ascii: "u"), UInt8(ascii: "U"):
        let name = String(decoding: rest.prefix(4), as: UTF8.self).lowercased()
        guard name == "url(" else { break }
        var start = place + 4
        while start < range.upperBound, bytes[start] <= 0x20 { start += 1 }
        var text = start..<max(start, end(of: ")", in: bytes, start..<range.upperBound) - 1)
        if start < range.upperBound, [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(bytes[start])
        {
          text = quoted(bytes, from: start, to: range.upperBound)
        }
        while let last = text.last, bytes[last] <= 0x20 { text.removeLast() }
        found.append(reference(bytes, text, kind()))
        place = max(place, text.upperBound)
      default: break
      }
      place += 1
    }
    return found
  }

  private static func reference(
    _ bytes: [UInt8], _ range: Range<Int>, _ kind: AllowedOrigins.Kind?
  ) -> Reference {
    Reference(
      destination: String(decoding: bytes[range], as: UTF8.self), kind: kind, range: range)
  }

  /// Returns the range of a quoted text without its quotes.
  private static func quoted(_ bytes: [UInt8], from start: Int, to end: Int) -> Range<Int> {
    var place = start + 1
    while place < end, bytes[place] != bytes[start] {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(start + 1, end)..<max(min(start + 1, end), min(place, end))
  }

  /// Returns the end of the next occurrence of a mark, or of the range if there's none.
  private static func end(of mark: String, in bytes: [UInt8], _ range: Range<Int>) -> Int {
    guard !range.isEmpty else { return max(range.lowerBound, range.upperBound) }
    return range.first { bytes[$0..<range.upperBound].starts(with: mark.utf8) }
      .map { $0 + mark.utf8.count } ?? range.upperBound
  }
}
