import Foundation
import TextAndOrder

/// A scanner that finds the tags of a page one by one, as ranges in its bytes.
struct HTMLScanner {
  /// An attribute with a value.
  struct Attribute {
    var name: Range<Int>
    var value: Range<Int>
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position = 0

  /// The name of the current tag.
  private(set) var tag = 0..<0
  /// Whether the current tag closes an element.
  private(set) var isEndTag = false
  /// Whether a slash is at the end of the current tag, which closes an element of a drawing.
  private(set) var isSelfClosing = false
  /// The text of the current script or style sheet; empty for other elements.
  private(set) var content = 0..<0
  /// Whether the markup ends in the current tag, or in its script or style sheet.
  private(set) var isUnfinished = false
  /// The beginning of a comment that never ends, which hides the rest of the page.
  private(set) var unfinishedComment: Int?
  /// Whether tags that close elements are found, too.
  private let findsEndTags: Bool
  /// The current tag's attributes, in order.
  var attributes: ArraySlice<Attribute> { found[..<count] }

  // Reused from tag to tag, because there are thousands.
  private var found: [Attribute] = []
  private var count = 0

  /// Creates a scanner for bytes, which must stay in memory.
  init(_ bytes: UnsafeBufferPointer<UInt8>, findingEndTags findsEndTags: Bool = false) {
    self.bytes = bytes
    self.findsEndTags = findsEndTags
  }

  /// Finds the next tag; returns `false` at the end of the page.
  mutating func findTag() -> Bool {
    while find(UInt8(ascii: "<")) {
      position += 1
      if starts(with: "!--") {
        let start = position - 1
        if !skip(past: "-->") { unfinishedComment = start }
      } else if position < bytes.count, bytes[position].isLetter {
        isEndTag = false
        readTag()
        // The contents of these elements aren't markup.
        if isName(tag, "script") { skipContent(endingWith: "</script") }
        if isName(tag, "style") { skipContent(endingWith: "</style") }
        return true
      } else if findsEndTags, position + 1 < bytes.count, bytes[position] == UInt8(ascii: "/"),
        bytes[position + 1].isLetter
      {
        position += 1
        isEndTag = true
        readTag()
        return true
      }
    }
    return false
  }

  /// Returns whether a name equals a lowercase name, ignoring case in the page.
  @inline(__always)
  func isName(_ range: Range<Int>, _ name: StaticString) -> Bool {
    guard range.count == name.utf8CodeUnitCount else { return false }
    for place in 0..<range.count {
      let byte = bytes[range.lowerBound + place]
      guard (byte.isUppercase ? byte | 0x20 : byte) == name.utf8Start[place] else { return false }
    }
    return true
  }

  /// Returns the bytes in a range.
  subscript(range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range])
  }

  private mutating func readTag() {
    tag = readName()
    count = 0
    content = 0..<0
    isSelfClosing = false
    defer { isUnfinished = position >= bytes.count }
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      if bytes[position].isSpace || bytes[position] == UInt8(ascii: "/") {
        isSelfClosing = bytes[position] == UInt8(ascii: "/")
        position += 1
        continue
      }
      isSelfClosing = false
      let name = readName()
      if name.isEmpty {
        position += 1
        continue
      }
      skipSpace()
      if position < bytes.count, bytes[position] == UInt8(ascii: "=") {
        position += 1
        skipSpace()
        let attribute = Attribute(name: name, value: readValue())
        if count < found.count { found[count] = attribute } else { found.append(attribute) }
        count += 1
      }
    }
  }

  private mutating func readName() -> Range<Int> {
    let start = position
    while position < bytes.count, !bytes[position].endsName { position += 1 }
    return start..<position
  }

  private mutating func readValue() -> Range<Int> {
    guard position < bytes.count else { return position..<position }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = position
      while position < bytes.count, !bytes[position].isSpace, bytes[position] != UInt8(ascii: ">") {
        position += 1
      }
      return start..<position
    }
    let start = position + 1
    position = start
    let end = find(quote) ? position : bytes.count
    position = min(end + 1, bytes.count)
    return start..<end
  }

  private mutating func skipSpace() {
    while position < bytes.count, bytes[position].isSpace { position += 1 }
  }

  /// Moves to the next occurrence of a byte, or to the end if there is none.
  private mutating func find(_ byte: UInt8) -> Bool {
    guard position < bytes.count, let base = bytes.baseAddress,
      let found = memchr(base + position, Int32(byte), bytes.count - position)
    else {
      position = bytes.count
      return false
    }
    position = UnsafeRawPointer(found) - UnsafeRawPointer(base)
    return true
  }

  private func starts(with text: StaticString) -> Bool {
    guard position + text.utf8CodeUnitCount <= bytes.count else { return false }
    for place in 0..<text.utf8CodeUnitCount
    where bytes[position + place] != text.utf8Start[place] {
      return false
    }
    return true
  }

  private mutating func skipContent(endingWith endTag: StaticString) {
    let start = min(position + 1, bytes.count)
    position = start
    while position < bytes.count, !starts(with: endTag) { position += 1 }
    content = start..<position
    isUnfinished = position >= bytes.count
    position = min(position + endTag.utf8CodeUnitCount, bytes.count)
  }

  /// Moves past the next occurrence of a text, or to the end if there is none.
  private mutating func skip(past text: StaticString) -> Bool {
    while position < bytes.count, !starts(with: text) { position += 1 }
    guard position < bytes.count else { return false }
    position += text.utf8CodeUnitCount
    return true
  }
}

extension UInt8 {
  /// Whether the byte can't be in the name of a tag or an attribute.
  fileprivate var endsName: Bool {
    switch self {
    case UInt8(ascii: "="), UInt8(ascii: ">"), UInt8(ascii: "/"): true
    default: isSpace
    }
  }

  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
