import FileSystem

/// Style sheets in the form that browsers get: in one file, without anything that is only for their
/// authors.
enum StyleText {
  /// Returns style sheets in the form that pages load: concatenated in a file at the given path, or
  /// separate if one of them begins with rules that must be first in a file, or is in a subfolder
  /// that its URLs are relative to.
  static func files(_ sheets: [SiteFile], joinedAt path: String) -> [SiteFile] {
    let short = sheets.map { SiteFile(path: $0.path, bytes: shortened($0.bytes)) }
    let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    let canBeJoined = short.allSatisfy { sheet in
      sheet.path[..<(sheet.path.lastIndex(of: "/") ?? sheet.path.startIndex)] == folder
        && !sheet.bytes.starts(with: "@charset".utf8) && !sheet.bytes.starts(with: "@import".utf8)
        && !sheet.bytes.starts(with: "@namespace".utf8)
    }
    guard canBeJoined, sheets.count > 1 else { return short }
    return [SiteFile(path: path, bytes: Array(short.map(\.bytes).joined()))]
  }

  /// Returns a style sheet without comments, and with white space only where it separates tokens.
  static func shortened(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var place = 0
    var isAfterBlank = false
    while place < bytes.count {
      let byte = bytes[place]
      if byte == UInt8(ascii: "/"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "*") {
        place = endOfComment(in: bytes, from: place + 2)
        isAfterBlank = true
        continue
      }
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        isAfterBlank = true
        place += 1
        continue
      }
      if isAfterBlank, let last = result.last, !closes(last), !opens(byte) {
        result.append(UInt8(ascii: " "))
      }
      isAfterBlank = false
      if byte == UInt8(ascii: "}"), result.last == UInt8(ascii: ";") { result.removeLast() }
      let end =
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'")
        ? endOfString(in: bytes, from: place) : place + 1
      result += bytes[place..<end]
      place = end
    }
    return result
  }

  /// Returns whether a byte needs no space after it.
  private static func closes(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ":") || opens(byte)
  }

  /// Returns whether a byte needs no space before or after it.
  private static func opens(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"), UInt8(ascii: ","): true
    default: false
    }
  }

  private static func endOfComment(in bytes: [UInt8], from start: Int) -> Int {
    var place = start
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "/"), place > start, bytes[place - 1] == UInt8(ascii: "*") {
        return place + 1
      }
      place += 1
    }
    return bytes.count
  }

  private static func endOfString(in bytes: [UInt8], from start: Int) -> Int {
    var place = start + 1
    while place < bytes.count, bytes[place] != bytes[start] {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place + 1, bytes.count)
  }
}
