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

  /// The end of a text that's markup for some browsers, or in some places; nothing in it is skipped.
  private var exposedEnd = 0
  /// Where the end tag of the current script or style sheet in a drawing begins.
  private var knownEnd = -1
  /// The number of drawings and formulas around the current tag.
  private var drawingDepth = 0

  // Reused from tag to tag, because there are thousands.
  private var found: [Attribute] = []
  private var count = 0

  /// Creates a scanner for bytes, which must stay in memory.
  init(_ bytes: UnsafeBufferPointer<UInt8>, findingEndTags findsEndTags: Bool = false) {
    self.bytes = bytes
    self.findsEndTags = findsEndTags
  }

  /// Finds the next tag; returns `false` at the end of the page.
  ///
  /// All that a browser may take for a tag is one, so that no address is overlooked. Only what no browser takes for markup is skipped.
  mutating func findTag() -> Bool {
    while find(UInt8(ascii: "<")) {
      let start = position
      position += 1
      guard position < bytes.count else { return false }
      if bytes[position].isLetter {
        isEndTag = false
        readTag()
        skipText()
        return true
      }
      if bytes[position] == UInt8(ascii: "/"), position + 1 < bytes.count,
        bytes[position + 1].isLetter
      {
        position += 1
        isEndTag = true
        readTag()
        if isDrawing { drawingDepth = max(0, drawingDepth - 1) }
        if findsEndTags, start != knownEnd { return true }
      } else if position < exposedEnd {
        // Not a comment for every browser.
      } else if starts(with: "!--") {
        skipComment(from: start)
      } else if starts(with: "![CDATA[") {
        // In a drawing it's text; elsewhere, it's a comment that ends at the first bracket.
        expose(upTo: "]]>")
      } else if [UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "/")]
        .contains(bytes[position])
      {
        _ = find(UInt8(ascii: ">"))
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

  // MARK: Text

  /// Skips a comment, which ends immediately in `<!-->`.
  private mutating func skipComment(from start: Int) {
    position += 3
    if starts(with: ">") || starts(with: "->") { return }
    while position < bytes.count, !starts(with: "-->"), !starts(with: "--!>") { position += 1 }
    if position >= bytes.count { unfinishedComment = start }
  }

  /// Whether the current tag is of an element whose contents follow the rules of XML.
  private var isDrawing: Bool { isName(tag, "svg") || isName(tag, "math") }

  /// Skips the text of an element whose contents aren't markup.
  private mutating func skipText() {
    if isDrawing, !isSelfClosing { drawingDepth += 1 }
    switch tag.count {
    case 5 where isName(tag, "style"): skipContent(endingWith: "style")
    case 6 where isName(tag, "script"): skipContent(endingWith: "script")
    case _ where position < exposedEnd: break
    case 3 where isName(tag, "xmp"): expose(upToEndOf: "xmp")
    case 5 where isName(tag, "title"): expose(upToEndOf: "title")
    case 6 where isName(tag, "iframe"): expose(upToEndOf: "iframe")
    case 7 where isName(tag, "noembed"): expose(upToEndOf: "noembed")
    case 8 where isName(tag, "noframes"): expose(upToEndOf: "noframes")
    case 8 where isName(tag, "noscript"): expose(upToEndOf: "noscript")
    case 8 where isName(tag, "textarea"): expose(upToEndOf: "textarea")
    case 9 where isName(tag, "plaintext"): exposedEnd = bytes.count
    default: break
    }
  }

  private mutating func skipContent(endingWith name: StaticString) {
    let start = min(position + 1, bytes.count)
    let end = placeOfEnd(of: name, from: start)
    content = start..<end
    isUnfinished = end >= bytes.count
    if drawingDepth == 0, position >= exposedEnd {
      position = min(end + 2 + name.utf8CodeUnitCount, bytes.count)
    } else {
      // In a drawing, a tag there may end the drawing.
      (position, exposedEnd, knownEnd) = (start, max(end, exposedEnd), end)
    }
  }

  /// Lets a text hide nothing: for some browsers, or in some places, it's markup.
  private mutating func expose(upToEndOf name: StaticString) {
    exposedEnd = placeOfEnd(of: name, from: position)
  }

  private mutating func expose(upTo mark: StaticString) {
    let start = position
    _ = skip(past: mark)
    (position, exposedEnd) = (start, position)
  }

  /// Returns where the end tag of an element begins, or the end of the page if there's none.
  private func placeOfEnd(of name: StaticString, from start: Int) -> Int {
    var place = start
    while place < bytes.count {
      let end = place + 2 + name.utf8CodeUnitCount
      if bytes[place] == UInt8(ascii: "<"), end <= bytes.count,
        bytes[place + 1] == UInt8(ascii: "/"), isName(place + 2..<end, name),
        end == bytes.count || bytes[end].endsName
      {
        return place
      }
      place += 1
    }
    return bytes.count
  }

  // MARK: Tags

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

  /// Whether the byte separates attributes, as a vertical tab doesn't.
  fileprivate var isSpace: Bool { self == 0x20 || (0x09...0x0D).contains(self) && self != 0x0B }
}
