extension UInt8 {
  /// Whether the byte ends a line.
  var isLineEnd: Bool { self == UInt8(ascii: "\n") || self == UInt8(ascii: "\r") }

  /// Whether the byte is part of the indentation of a line: `   | `.
  var isIndentation: Bool {
    self == UInt8(ascii: " ") || self == UInt8(ascii: "|") || self == UInt8(ascii: "\t")
  }

  /// Whether the byte is part of what people and tools put before a view: `-----<`, `* <`, `•`, `├─`.
  var isMark: Bool {
    isIndentation || self >= 0x80 || [UInt8(ascii: "*"), UInt8(ascii: "-")].contains(self)
  }

  /// Whether the byte continues a character.
  var continuesCharacter: Bool { self & 0xC0 == 0x80 }

  /// Whether the byte can be in the name of a class, with its module.
  var isOfClassName: Bool {
    isLetter || isDigit || self >= 0x80 || self == UInt8(ascii: ".") || self == UInt8(ascii: "$")
  }

  /// Whether the byte is a digit.
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  /// Whether the byte is a hexadecimal digit.
  var isHexadecimal: Bool {
    isDigit || self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "f")
  }

  /// Whether the byte can begin the name of a class, which in Swift can be in any script.
  var beginsClass: Bool { isLetter || self >= 0x80 }

  /// Whether the byte is a letter of ASCII or an underscore.
  var isLetter: Bool {
    let small = self | 0x20
    return self == UInt8(ascii: "_") || small >= UInt8(ascii: "a") && small <= UInt8(ascii: "z")
  }
}
