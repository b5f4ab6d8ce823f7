/// The kinds of ASCII characters, for text that is read byte by byte.
extension UInt8 {
  /// Whether the byte is a digit.
  @inlinable package var isDigit: Bool { self &- UInt8(ascii: "0") < 10 }

  /// Whether the byte is a letter from A to Z, in either case.
  @inlinable package var isLetter: Bool { (self | 0x20).isLowercase }

  /// Whether the byte is a lowercase letter from a to z.
  @inlinable package var isLowercase: Bool { self &- UInt8(ascii: "a") < 26 }

  /// Whether the byte is an uppercase letter from A to Z.
  @inlinable package var isUppercase: Bool { self &- UInt8(ascii: "A") < 26 }

  /// Whether the byte is a space or a tab.
  @inlinable package var isBlank: Bool { self == UInt8(ascii: " ") || self == UInt8(ascii: "\t") }
}
