import SourceDiagnostics

// Characters that no text of a site may contain: they're invalid in XML and HTML, and terminals
// interpret them.

extension Unicode.Scalar {
  /// Whether this is a noncharacter, or a control character other than a line ending or a tab.
  fileprivate var isForbidden: Bool {
    switch value {
    case 0x09, 0x0A, 0x0D, 0x85: false
    case 0..<0x20, 0x7F..<0xA0, 0xFFFE, 0xFFFF: true
    default: false
    }
  }
}

extension String {
  /// The first character that no text of a site may contain.
  var firstControl: Unicode.Scalar? { unicodeScalars.first(where: \.isForbidden) }
}

extension SourceText {
  /// Whether the text has a byte that may begin such a character; few texts do.
  var mayHoldControl: Bool {
    // Checks all bytes, because the compiler vectorizes the loop only if nothing ends it early.
    bytes.withUnsafeBufferPointer { bytes in
      var isFound = false
      for byte in bytes {
        isFound =
          isFound || byte < 0x20 && byte != 0x0A || byte == 0x7F || byte == 0xC2 || byte == 0xEF
      }
      return isFound
    }
  }

  /// The first character, except NUL, that no text of a site may contain, with its range.
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
