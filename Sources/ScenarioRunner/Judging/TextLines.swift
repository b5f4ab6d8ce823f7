/// A text whose lines each begin with a word.
package enum TextLines {
  /// Returns the first word of each line and the text after it.
  package static func pairs(in text: String) -> [(word: String, value: String)] {
    text.utf8.split(separator: UInt8(ascii: "\n")).map { line in
      let parts = line.split(separator: UInt8(ascii: " "), maxSplits: 1)
      let words = parts.map { String(decoding: Array($0), as: UTF8.self) }
      return (words.first ?? "", words.count > 1 ? words[1] : "")
    }
  }
}
