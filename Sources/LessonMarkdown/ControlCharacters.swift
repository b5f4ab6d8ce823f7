import SourceDiagnostics

// Characters that no text of a site may have: XML and HTML forbid them, and a terminal obeys them.

extension Unicode.Scalar {
  /// Whether this is a control character other than those that end lines and a tab, or stands for no
  /// character at all.
  fileprivate var isForbidden: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x85: false
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}

extension String {
  /// The first character that no text of a site may have.
  var firstControl: Unicode.Scalar? { unicodeScalars.first(where: \.isForbidden) }
}

extension SourceText {
  /// Whether the text has a byte with which such a character may begin; few texts have.
  var mayHoldControl: Bool {
    // All bytes are looked at, for the compiler takes many at a time as long as none ends the loop.
    bytes.withUnsafeBufferPointer { bytes in
      var isFound = false
      for byte in bytes {
        isFound =
          isFound || byte < 0x20 && byte != 0x0A || byte == 0x7F || byte == 0xC2 || byte == 0xEF
      }
      return isFound
    }
  }

  /// The first character that no text of a site may have, apart from NUL, and where it is.
  var firstControl: (character: Unicode.Scalar, range: Range<Int>)? {
    var offset = 0
    for scalar in text.unicodeScalars {
      let width = UTF8.width(scalar)
      if scalar.isForbidden, scalar != "\0" { return (scalar, offset..<offset + width) }
      offset += width
    }
    return nil
  }
}
