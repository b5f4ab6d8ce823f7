/// A block of code, fenced or indented, with its exact content and its place.
package struct Fence: Sendable, Equatable {
  /// Its place among the lesson's blocks of code, counted from 0.
  package var index: Int
  /// The info string: the language, and what its words ask for.
  package var information: FenceInformation
  /// The lines between the fences, each ended by a line feed, without the indentation of the block.
  package var content: String
  /// Where each line of the content starts, in bytes from the start of the file.
  ///
  /// A quote's `>` and a list's indentation stand between the lines of one block, so that one
  /// offset for all is not enough.
  package var lineOffsets: [Int]
  /// Where the block stands, fences included, in bytes from the start of the file.
  package var range: Range<Int>

  /// The place in the file of a place in the content, both in bytes.
  package func fileOffset(ofContentOffset offset: Int) -> Int {
    var line = 0
    var lineStart = 0
    for (position, byte) in content.utf8.prefix(offset).enumerated() where byte == 0x0A {
      line += 1
      lineStart = position + 1
    }
    guard line < lineOffsets.count else { return range.upperBound }
    return lineOffsets[line] + offset - lineStart
  }
}

/// What stands behind the fence that opens a block of code:
/// `scenario NAME words title: "Two words" show: sequence table`.
package struct FenceInformation: Sendable, Equatable {
  /// One word, or several in double quotes.
  package struct Word: Sendable, Equatable {
    /// The word without its quotes.
    package var text: String
    /// Where it stands, quotes included, in bytes from the start of the file.
    package var range: Range<Int>
  }

  /// A key with the words behind it, up to the next key.
  package struct Option: Sendable, Equatable {
    /// The key without its colon.
    package var key: Word
    /// The words behind the key, at least one.
    package var values: [Word]

    /// The words behind the key, with single spaces between them.
    package var value: String { values.map(\.text).joined(separator: " ") }
  }

  /// The first word, which names the language; nil when there is none.
  package var language: Word?
  /// The words between the language and the first option: a name, then flags.
  package var arguments: [Word]
  /// The options in the order they are written, each key once.
  package var options: [Option]

  /// The option of a key.
  package subscript(key: String) -> Option? { options.first { $0.key.text == key } }
}
