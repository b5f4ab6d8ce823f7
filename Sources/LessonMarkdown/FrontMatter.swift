import SourceDiagnostics

/// Whether a text begins with front matter, which is YAML between two lines of three hyphens.
enum FrontMatter {
  /// The text begins with something else.
  case absent
  /// The second line of hyphens is missing; the first is at the given offsets.
  case unclosed(Range<Int>)
  /// The line of the closing hyphens has the given 1-based number.
  case present(lastLine: Int)

  static func split(_ source: SourceText, _ lines: LineOffsets) -> FrontMatter {
    func isMark(_ line: Int) -> Bool {
      var words = Substring(source[lines.range(ofLine: line)])
      if line == 1, words.unicodeScalars.first == "\u{FEFF}" { words.unicodeScalars.removeFirst() }
      while let last = words.last, last == " " || last == "\t" { words.removeLast() }
      return words == "---"
    }
    guard isMark(1) else { return .absent }
    guard lines.count > 1, let last = (2...lines.count).first(where: isMark) else {
      return .unclosed(lines.range(ofLine: 1))
    }
    return .present(lastLine: last)
  }

  /// Returns the probable end of a file's front matter, if there is any: after the first line,
  /// other than line 1, that begins with three hyphens.
  static func likelyEnd(in bytes: [UInt8]) -> Int {
    let isBreak: (UInt8) -> Bool = { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    var rest = bytes[...]
    while let lineBreak = rest.firstIndex(where: isBreak) {
      rest = rest[(lineBreak + 1)...]
      guard rest.starts(with: "---".utf8) else { continue }
      return rest.firstIndex(where: isBreak) ?? bytes.count
    }
    return bytes.count
  }

  /// Returns whether a file's front matter has a word, wherever it is.
  static func has(_ word: StaticString, in bytes: [UInt8]) -> Bool {
    let word = UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)
    let end = likelyEnd(in: bytes)
    guard let first = word.first, end >= word.count else { return false }
    return bytes.withUnsafeBufferPointer { bytes in
      (0...end - word.count).contains { place in
        bytes[place] == first && bytes[place..<place + word.count].elementsEqual(word)
      }
    }
  }

  /// Returns the text with an empty line for each line of front matter, so that line numbers stay
  /// the same.
  func blanked(_ source: SourceText, _ lines: LineOffsets) -> String {
    switch self {
    case .absent, .unclosed:
      return source.text
    case .present(let lastLine):
      let rest = source[lines.start(ofLine: lastLine + 1)..<source.bytes.count]
      return String(repeating: "\n", count: lastLine) + rest
    }
  }
}
