import TextAndOrder

/// Pages without what HTML can do without: quotes around plain values, end tags of rows, cells, and
/// list items, and line breaks after them.
///
/// Browsers make the same document from both. It's for pages that are as numerous as scenarios, of
/// which these take about a twelfth.
enum ShortHTML {
  /// Returns a page without them; a page with a text field or raw text is returned as it is, because
  /// what looks like a tag there may be text.
  static func shortened(_ html: [UInt8]) -> [UInt8] {
    html.withUnsafeBufferPointer { bytes in
      var short: [UInt8] = []
      short.reserveCapacity(bytes.count)
      var copied = 0
      func leaveOut(_ range: Range<Int>) {
        short += bytes[copied..<range.lowerBound]
        copied = range.upperBound
      }
      var scanner = HTMLScanner(bytes, findingEndTags: true)
      while scanner.findTag() {
        if rawTexts.contains(where: { scanner.isName(scanner.tag, $0) }) { return html }
        if scanner.isEndTag {
          endTag(scanner, in: bytes).map(leaveOut)
        } else {
          for attribute in scanner.attributes where isPlain(attribute.value, in: bytes) {
            let value = attribute.value
            leaveOut(value.lowerBound - 1..<value.lowerBound)
            leaveOut(value.upperBound..<value.upperBound + 1)
          }
        }
      }
      short += bytes[copied...]
      return short
    }
  }

  private static let rawTexts: [StaticString] = ["textarea", "xmp", "plaintext", "noscript"]

  /// Elements whose end tags browsers supply; a valid page needs none of them.
  private static let endedByBrowsers: [StaticString] = ["td", "th", "tr", "li", "dt", "dd"]

  /// Parts of a table, which browsers end only before another part and at the end of the table: a
  /// row would become the part's.
  private static let tableParts: [StaticString] = ["thead", "tbody"]

  /// Returns what isn't necessary of an end tag and the line break after it.
  private static func endTag(
    _ scanner: HTMLScanner, in bytes: UnsafeBufferPointer<UInt8>
  ) -> Range<Int>? {
    let end = scanner.tag.upperBound + 1
    guard end < bytes.count, bytes[end - 1] == UInt8(ascii: ">") else { return nil }
    let next = bytes[end] == UInt8(ascii: "\n") ? end + 1 : end
    if endedByBrowsers.contains(where: { scanner.isName(scanner.tag, $0) })
      || tableParts.contains(where: { scanner.isName(scanner.tag, $0) })
        && endsTablePart(bytes[next...])
    {
      return scanner.tag.lowerBound - 2..<next
    }
    // Between the groups of a drawing there's no text.
    return scanner.isName(scanner.tag, "g") ? end..<next : nil
  }

  /// Whether another part of the table follows, or its end.
  private static func endsTablePart(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    rest.starts(with: "<tbody".utf8) || rest.starts(with: "</table".utf8)
  }

  /// Whether a value has quotes that it doesn't need.
  ///
  /// Without them, a slash at the end of the tag would belong to the value.
  private static func isPlain(_ value: Range<Int>, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    guard !value.isEmpty, bytes[value.lowerBound - 1] == UInt8(ascii: "\""),
      value.upperBound + 1 < bytes.count,
      [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: ">")]
        .contains(bytes[value.upperBound + 1])
    else { return false }
    return bytes[value].allSatisfy { byte in
      byte > 0x20 && !needingQuotes.contains(byte)
    }
  }

  private static let needingQuotes: [UInt8] = Array("\"'=<>`".utf8)
}
