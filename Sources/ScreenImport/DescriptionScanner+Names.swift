// Objects that a dump names without a whole description.
extension DescriptionScanner {
  /// Returns the class of a description without an address, identified by its place in the dump.
  ///
  /// People take addresses out before they post a dump: `<UIView; frame = (0 0; 9 9)>`.
  func nameWithoutAddress(
    at start: Int
  ) -> (className: String, address: String, end: Int)? {
    let name = bytes[(start + 1)...].prefix(200).prefix { $0.isOfClassName }
    let rest = bytes[name.endIndex...]
    guard rest.first == UInt8(ascii: ";") else { return nil }
    let fields = rest.prefix(1_000).prefix { !$0.isLineEnd && $0 != UInt8(ascii: "<") }
    guard KnownClass.contains(String(decoding: fields, as: UTF8.self), "; frame = (") else {
      return nil
    }
    return (String(decoding: name, as: UTF8.self), "at \(start)", name.endIndex)
  }

  /// Returns the range of a text in apostrophes that begins at an offset.
  private func quote(at start: Int) -> Range<Int>? {
    guard start < bytes.count, bytes[start] == UInt8(ascii: "'") else { return nil }
    let text = bytes[(start + 1)...].prefix(Self.longestQuote)
      .prefix { !$0.isLineEnd && $0 != UInt8(ascii: "'") }
    return start + 1..<text.endIndex
  }

  /// Returns the object that a line of `_autolayoutTrace` is about, which has a class and an address and
  /// nothing else: `UIView:0x7f8`.
  func nameAndAddress(at start: Int) -> ObjectDescription? {
    let name = bytes[start...].prefix(200).prefix { $0.isOfClassName }
    guard name.first?.beginsClass ?? false, name.endIndex < bytes.count,
      bytes[name.endIndex] == UInt8(ascii: ":"), let end = endOfAddress(at: name.endIndex + 1)
    else { return nil }
    return ObjectDescription(
      className: String(decoding: name, as: UTF8.self), address: text(name.endIndex + 1..<end),
      range: start..<end, fields: quote(at: end).map { [.init(key: "text", range: $0)] } ?? [],
      isClosed: true)
  }
}
