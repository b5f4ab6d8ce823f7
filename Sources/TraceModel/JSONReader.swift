import TextAndOrder

/// A reader of one JSON text; it accepts exactly what RFC 8259 defines as JSON.
package struct JSONReader {
  private let bytes: [UInt8]
  private var place = 0
  private var nesting = 0

  /// Deeper nesting than any trace has is rejected, because every level uses stack space.
  private static let deepest = 64

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// Returns the value of a JSON text.
  package static func value(of text: String) throws(TraceJSONError) -> JSONValue {
    var reader = JSONReader(text)
    let value = try reader.readValue()
    reader.skipBlanks()
    guard reader.place == reader.bytes.count else { throw reader.unexpected() }
    return value
  }

  private func unexpected() -> TraceJSONError {
    .syntax(offset: place)
  }

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipBlanks() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      place += 1
    }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    skipBlanks()
    guard next == byte else { return false }
    place += 1
    return true
  }

  private mutating func readValue() throws(TraceJSONError) -> JSONValue {
    skipBlanks()
    guard let byte = next else { throw unexpected() }
    switch byte {
    case UInt8(ascii: "{"): return try readObject()
    case UInt8(ascii: "["): return try readArray()
    case UInt8(ascii: "\""): return .string(try readString())
    case UInt8(ascii: "t"): return try readWord("true", .boolean(true))
    case UInt8(ascii: "f"): return try readWord("false", .boolean(false))
    case UInt8(ascii: "n"): return try readWord("null", .null)
    default: return .number(try readNumber())
    }
  }

  private mutating func readWord(
    _ word: StaticString, _ value: JSONValue
  ) throws(TraceJSONError) -> JSONValue {
    for index in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8Start[index] else { throw unexpected() }
      place += 1
    }
    return value
  }

  private mutating func enter() throws(TraceJSONError) {
    nesting += 1
    guard nesting <= JSONReader.deepest else { throw unexpected() }
    place += 1
  }

  private mutating func readArray() throws(TraceJSONError) -> JSONValue {
    try enter()
    defer { nesting -= 1 }
    var values: [JSONValue] = []
    if skip(UInt8(ascii: "]")) { return .array(values) }
    while true {
      values.append(try readValue())
      if skip(UInt8(ascii: ",")) { continue }
      guard skip(UInt8(ascii: "]")) else { throw unexpected() }
      return .array(values)
    }
  }

  private mutating func readObject() throws(TraceJSONError) -> JSONValue {
    try enter()
    defer { nesting -= 1 }
    var members: [JSONValue.Member] = []
    if skip(UInt8(ascii: "}")) { return .object(members) }
    while true {
      skipBlanks()
      guard next == UInt8(ascii: "\"") else { throw unexpected() }
      let name = try readString()
      guard skip(UInt8(ascii: ":")) else { throw unexpected() }
      members.append(JSONValue.Member(name: name, value: try readValue()))
      if skip(UInt8(ascii: ",")) { continue }
      guard skip(UInt8(ascii: "}")) else { throw unexpected() }
      return .object(members)
    }
  }

  // MARK: Strings

  private mutating func readString() throws(TraceJSONError) -> String {
    place += 1
    var text: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        place += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        place += 1
        text.append(contentsOf: try readEscape())
      case 0..<0x20:
        throw unexpected()
      default:
        text.append(byte)
        place += 1
      }
    }
    throw unexpected()
  }

  private mutating func readEscape() throws(TraceJSONError) -> [UInt8] {
    guard let byte = next else { throw unexpected() }
    place += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [8]
    case UInt8(ascii: "f"): return [12]
    case UInt8(ascii: "n"): return [10]
    case UInt8(ascii: "r"): return [13]
    case UInt8(ascii: "t"): return [9]
    case UInt8(ascii: "u"): return Array(String(Character(try readScalar())).utf8)
    default:
      place -= 1
      throw unexpected()
    }
  }

  /// Reads the digits after `\u`, and a second escape when the first is half of a surrogate pair;
  /// half a pair alone is read as the replacement character.
  private mutating func readScalar() throws(TraceJSONError) -> Unicode.Scalar {
    let unit = try readHexadecimal()
    guard (0xD800..<0xDC00).contains(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    let start = place
    if next == UInt8(ascii: "\\"), place + 1 < bytes.count, bytes[place + 1] == UInt8(ascii: "u") {
      place += 2
      let low = try readHexadecimal()
      if (0xDC00..<0xE000).contains(low) {
        return Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
      }
      place = start
    }
    return "\u{FFFD}"
  }

  private mutating func readHexadecimal() throws(TraceJSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next else { throw unexpected() }
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: throw unexpected()
      }
      value = value << 4 | UInt32(digit)
      place += 1
    }
    return value
  }

  // MARK: Numbers

  /// Reads a number; JSON allows fewer forms of it than scenarios and dumps do.
  private mutating func readNumber() throws(TraceJSONError) -> Double {
    let start = place
    if next == UInt8(ascii: "-") { place += 1 }
    let whole = place
    try skipDigits()
    guard bytes[whole] != UInt8(ascii: "0") || place == whole + 1 else { throw unexpected() }
    if next == UInt8(ascii: ".") {
      place += 1
      try skipDigits()
    }
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      place += 1
      if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { place += 1 }
      try skipDigits()
    }
    guard let number = DecimalNumber(bytes[start..<place]) else { throw unexpected() }
    return number.value
  }

  private mutating func skipDigits() throws(TraceJSONError) {
    let start = place
    while let byte = next, byte.isDigit { place += 1 }
    guard place > start else { throw unexpected() }
  }
}
