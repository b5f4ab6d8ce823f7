/// Reads descriptions of objects from the bytes of a dump.
struct DescriptionScanner {
  let bytes: [UInt8]

  /// An address after a space, with the last byte before it that can't be in the name of a class.
  private struct Address {
    let range: Range<Int>
    let barrier: Int
  }

  /// All such addresses, in order; looking for them at each angle bracket would take long in a text
  /// that has many.
  private var known: [Address] = []

  init(_ text: [UInt8]) {
    bytes = Self.withoutWraps(Self.withLines(text))
    var barrier = -1
    var offset = 0
    while offset < bytes.count {
      if bytes[offset].isLineEnd || bytes[offset] == UInt8(ascii: ";") {
        barrier = offset
      } else if bytes[offset] == UInt8(ascii: " "), let end = endOfAddress(at: offset + 1) {
        known.append(Address(range: offset + 1..<end, barrier: barrier))
        offset = end
        continue
      }
      offset += 1
    }
  }

  /// Returns a dump with line breaks where the debugger prints '\\n' for them, as it does for a string in
  /// Swift; all offsets stay the same.
  private static func withLines(_ text: [UInt8]) -> [UInt8] {
    var bytes = text
    var offset = 1
    while offset + 1 < bytes.count {
      if bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "n"),
        bytes[offset - 1] == UInt8(ascii: ">")
      {
        bytes[offset] = UInt8(ascii: " ")
        bytes[offset + 1] = UInt8(ascii: "\n")
      }
      offset += 1
    }
    return bytes
  }

  /// Returns a dump with spaces for the line breaks, and the marks after them, that a mail program or a
  /// forum puts into the descriptions of views; all offsets stay the same.
  private static func withoutWraps(_ text: [UInt8]) -> [UInt8] {
    var bytes = text
    var start = 0
    var offset = 0
    while offset < bytes.count {
      guard bytes[offset] == UInt8(ascii: "\n") else {
        offset += 1
        continue
      }
      let marks = bytes[(offset + 1)...].prefix {
        $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ">")
      }
      let next = bytes[marks.endIndex...].prefix { !$0.isLineEnd }
      if isUnfinished(bytes[start..<offset]), !next.isEmpty, !describesView(next) {
        for place in offset..<marks.endIndex { bytes[place] = UInt8(ascii: " ") }
      } else {
        start = offset + 1
      }
      offset = marks.endIndex
    }
    return bytes
  }

  /// Returns whether a line begins with another view, or with the bars before one.
  private static func describesView(_ line: ArraySlice<UInt8>) -> Bool {
    if line.first == UInt8(ascii: "|") { return true }
    return line.first == UInt8(ascii: "<") && contains(line, "frame = (")
  }

  /// Returns whether a line breaks off in the description of a view, where a program breaks lines.
  ///
  /// A description is shorter than a thousand bytes, nearly always; a text of broken lines only would
  /// take long otherwise.
  private static func isUnfinished(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count < 1_000, let last = line.last(where: { $0 > 0x20 }),
      let begin = line.firstIndex(of: UInt8(ascii: "<")),
      begin + 1 < line.endIndex, line[begin + 1].beginsClass, contains(line, "frame = ")
    else { return false }
    var (brackets, parentheses) = (0, 0)
    for byte in line[begin...] {
      switch byte {
      case UInt8(ascii: "<"): brackets += 1
      case UInt8(ascii: ">"): brackets -= 1
      case UInt8(ascii: "("): parentheses += 1
      case UInt8(ascii: ")"): parentheses -= 1
      default: break
      }
    }
    let isBreak = [UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: ",")].contains(last)
    return brackets > 0 && (isBreak || parentheses > 0)
  }

  private static func contains(_ line: ArraySlice<UInt8>, _ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      var rest = line
      while rest.count >= word.count {
        if rest.starts(with: word) { return true }
        rest = rest.dropFirst()
      }
      return false
    }
  }

  /// Returns the description that begins at the angle bracket at an offset, or `nil` when none
  /// does.
  func description(at start: Int) -> ObjectDescription? {
    guard let head = head(at: start) else { return nil }
    var offset = endOfName(from: head.end)
    var fields: [ObjectDescription.Field] = []
    while offset < bytes.count, bytes[offset] == UInt8(ascii: ";") {
      let end = endOfValue(from: offset + 1)
      if let field = field(offset + 1..<end) { fields.append(field) }
      offset = end
    }
    let endsHere = offset < bytes.count && bytes[offset] == UInt8(ascii: ">")
    // A set of recognizers that was cut off can lack a brace, but the description has its own end.
    let isClosed = endsHere || bytes[..<offset].suffix(2).elementsEqual("}>".utf8)
    return ObjectDescription(
      className: head.className, address: head.address,
      range: start..<(endsHere ? offset + 1 : offset), fields: fields, isClosed: isClosed)
  }

  /// Returns the end of a name in parentheses, which a recognizer can have after its address, or the
  /// offset itself when there's none.
  private func endOfName(from offset: Int) -> Int {
    guard bytes[offset...].starts(with: " (".utf8) else { return offset }
    let name = bytes[offset...].prefix { !$0.isLineEnd && $0 != UInt8(ascii: ";") }
    return name.last == UInt8(ascii: ")") ? name.endIndex : offset
  }

  /// Returns the first address in a range, or `nil` when it has none.
  func address(in range: Range<Int>) -> String? {
    for offset in range {
      if let end = endOfAddress(at: offset) { return text(offset..<min(end, range.upperBound)) }
    }
    return nil
  }

  /// Returns the addresses of the objects in a set, without those in the objects' own fields.
  func objects(in range: Range<Int>) -> [String] {
    var addresses: [String] = []
    var offset = range.lowerBound
    while offset < range.upperBound {
      if let object = description(at: offset) {
        addresses.append(object.address)
        offset = max(offset + 1, object.range.upperBound)
      } else {
        offset += 1
      }
    }
    return addresses
  }

  /// Returns the class of the object that begins at an angle bracket at an offset, or `nil` when none
  /// does.
  func className(at start: Int) -> String? { head(at: start)?.className }

  /// Returns the first action in a list such as `<(action=tap:, target=<Owner 0x7f8>)>`.
  func action(in range: Range<Int>) -> String? {
    let word = Array("action=".utf8)
    var offset = range.lowerBound
    while offset + word.count < range.upperBound {
      if bytes[offset..<(offset + word.count)].elementsEqual(word) {
        let start = offset + word.count
        var end = start
        while end < range.upperBound, bytes[end].isLetter || bytes[end].isDigit { end += 1 }
        return end > start ? text(start..<end) : nil
      }
      offset += 1
    }
    return nil
  }

  /// Returns a part of the dump as text.
  func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range], as: UTF8.self)
  }

  /// The class and the address: `<MyApp.Cell: 0x7f8`, also without the colon.
  private func head(at start: Int) -> (className: String, address: String, end: Int)? {
    guard start + 1 < bytes.count, bytes[start] == UInt8(ascii: "<"), bytes[start + 1].beginsClass
    else { return nil }
    guard let address = address(after: start + 1) else { return nameWithoutAddress(at: start) }
    let space = address.range.lowerBound - 1
    // A class is shorter than this, however generic it is.
    guard address.barrier < start, space - start < 1_000 else {
      return nameWithoutAddress(at: start)
    }
    let hasColon = bytes[space - 1] == UInt8(ascii: ":")
    let name = start + 1..<(hasColon ? space - 1 : space)
    return (text(name), text(address.range), address.range.upperBound)
  }

  /// Returns the first address after an offset that follows a space.
  private func address(after offset: Int) -> Address? {
    var range = known.indices
    while let first = range.first {
      let middle = first + range.count / 2
      if known[middle].range.lowerBound <= offset + 1 {
        range = (middle + 1)..<range.upperBound
      } else {
        range = first..<middle
      }
    }
    return range.lowerBound < known.count ? known[range.lowerBound] : nil
  }

  func endOfAddress(at start: Int) -> Int? {
    guard start >= 0, start + 2 < bytes.count, bytes[start] == UInt8(ascii: "0"),
      bytes[start + 1] == UInt8(ascii: "x")
    else { return nil }
    var end = start + 2
    while end < bytes.count, bytes[end].isHexadecimal { end += 1 }
    return end > start + 2 ? end : nil
  }

  /// The greatest lengths of a set of objects and of a text in quotes.
  static let (longestSet, longestQuote) = (4_000, 400)

  /// Returns the end of a value: the next semicolon or closing bracket that isn't in brackets or
  /// quotes, or the end of the line.
  private func endOfValue(from start: Int) -> Int {
    var depth = 0
    var offset = start
    // The ends of searches without a result, which aren't repeated.
    var (setSearchEnd, quoteSearchEnd) = (start, start)
    while offset < bytes.count, !bytes[offset].isLineEnd {
      switch bytes[offset] {
      case UInt8(ascii: "{"):
        if offset >= setSearchEnd, let end = endOfSet(from: offset) {
          offset = end
        } else {
          setSearchEnd = max(setSearchEnd, offset + Self.longestSet)
          depth += 1
        }
      case UInt8(ascii: "'") where offset >= quoteSearchEnd:
        if let end = endOfQuote(from: offset + 1) {
          offset = end
        } else {
          quoteSearchEnd = offset + Self.longestQuote
        }
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["):
        depth += 1
      case UInt8(ascii: ">") where depth == 0, UInt8(ascii: ";") where depth == 0:
        return offset
      case UInt8(ascii: ">"), UInt8(ascii: "}"), UInt8(ascii: ")"), UInt8(ascii: "]"):
        depth = max(0, depth - 1)
      default: break
      }
      offset += 1
    }
    return offset
  }

  /// Returns the offset of the brace that closes a set, whose elements UIKit prints on lines of their
  /// own.
  private func endOfSet(from start: Int) -> Int? {
    var depth = 0
    var offset = start
    let limit = min(bytes.count, start + Self.longestSet)
    while offset < limit {
      switch bytes[offset] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return offset }
      case UInt8(ascii: "|"): return nil
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// Returns the offset of the apostrophe that ends a text, which can have several lines.
  ///
  /// UIKit doesn't escape apostrophes in the text; the last one precedes a semicolon or a bracket.
  private func endOfQuote(from start: Int) -> Int? {
    var offset = start
    let limit = min(bytes.count, start + Self.longestQuote)
    while offset < limit {
      if bytes[offset] == UInt8(ascii: "'"),
        offset + 1 == bytes.count || bytes[offset + 1] == UInt8(ascii: ";")
          || bytes[offset + 1] == UInt8(ascii: ">")
      {
        return offset
      }
      if bytes[offset].isLineEnd, beginsObject(after: offset + 1) { return nil }
      offset += 1
    }
    return nil
  }

  private func beginsObject(after start: Int) -> Bool {
    var offset = start
    while offset < bytes.count, bytes[offset].isIndentation { offset += 1 }
    return head(at: offset) != nil
  }

  private func field(_ range: Range<Int>) -> ObjectDescription.Field? {
    // Most fields have an equals sign; in scroll views and tables, some have a colon.
    let isSeparator = { (byte: UInt8) in byte == UInt8(ascii: "=") || byte == UInt8(ascii: ":") }
    guard let equals = bytes[range].firstIndex(where: isSeparator) else { return nil }
    let key = trimmed(range.lowerBound..<equals)
    return ObjectDescription.Field(
      key: text(key), range: trimmed(equals + 1..<range.upperBound))
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
    while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    return start..<end
  }
}
