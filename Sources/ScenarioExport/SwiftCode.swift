/// Lines of Swift code, indented by two spaces for each level.
struct SwiftCode {
  /// The text so far.
  private(set) var text = ""

  /// The current level of indentation.
  private var level = 0

  /// Appends a line; an empty one isn't indented.
  mutating func line(_ line: String = "") {
    if !line.isEmpty { for _ in 0..<level { text += "  " } }
    text += line + "\n"
  }

  /// Appends several lines.
  mutating func lines(_ lines: [String]) {
    for line in lines { self.line(line) }
  }

  /// Appends lines between braces, after a line that opens them.
  mutating func braces(_ opening: String, _ closing: String = "}", _ body: (inout Self) -> Void) {
    line(opening.isEmpty ? "{" : opening + " {")
    level += 1
    body(&self)
    level -= 1
    line(closing)
  }
}

extension String {
  /// Returns whether the text has a part somewhere.
  func mentions(_ part: String) -> Bool {
    let wanted = Array(part.utf8)
    let bytes = Array(utf8)
    return bytes.indices.contains { bytes[$0...].starts(with: wanted) }
  }

  /// The text as a Swift string literal.
  var swiftLiteral: String {
    var bytes: [UInt8] = [UInt8(ascii: "\"")]
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"): bytes += [UInt8(ascii: "\\"), byte]
      case UInt8(ascii: "\n"): bytes += Array("\\n".utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
    return String(decoding: bytes, as: UTF8.self)
  }
}
