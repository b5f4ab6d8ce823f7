import SourceDiagnostics

/// A fenced or indented code block, with its exact content and its location.
package struct Fence: Sendable, Equatable {
  /// The index among the lesson's code blocks, counted from 0.
  package var index: Int
  /// The info string: the language and its options.
  package var information: FenceInformation
  /// The lines between the fences, each terminated by a line feed, without the block's indentation.
  package var content: String
  /// The byte offset in the file of each line of the content.
  ///
  /// A quote's `>` and a list's indentation come between the lines of a block, so a single offset
  /// isn't enough.
  package var lineOffsets: [Int]
  /// The block's byte range in the file, including the fences.
  package var range: Range<Int>
  /// Whether the block isn't closed where its author meant it to be: its end is the lesson's, or it
  /// contains the beginning of another block.
  package var isLeftOpen = false
}

extension Fence {
  /// The languages of blocks that are run.
  package static let runLanguages = ["scenario", "quiz", "challenge"]

  /// Returns the language of a block that's run, if a word is that language or almost.
  package static func runLanguage(like word: String) -> String? {
    if CodeLanguage.named(word) != nil { return nil }
    // Other programs write the name of a directive in braces, or with a colon or attributes.
    let bare = String(word.drop { "{.:".contains($0) }.prefix { $0.isLetter }).lowercased()
    if let known = runLanguages.first(where: { $0 == bare || $0 + "s" == bare }) { return known }
    guard word.allSatisfy({ $0.isLetter || $0 == "-" }) else { return nil }
    return bare == "quizzes"
      ? "quiz"
      : CodeHighlighter.knows(bare) ? nil : Suggestion.nearest(to: bare, among: runLanguages)
  }
}

/// The info string after a code block's opening fence:
/// `scenario NAME words title: "Two words" show: sequence table`.
package struct FenceInformation: Sendable, Equatable {
  /// A word, or several in double quotes.
  package struct Word: Sendable, Equatable {
    /// The text without the quotes.
    package var text: String
    /// The byte range in the file, including the quotes.
    package var range: Range<Int>
  }

  /// A key with the words after it, up to the next key.
  package struct Option: Sendable, Equatable {
    /// The key without its colon.
    package var key: Word
    /// The words after the key, at least one.
    package var values: [Word]

    /// The words after the key, joined by single spaces.
    package var value: String { values.map(\.text).joined(separator: " ") }
  }

  /// The first word, which is the language; `nil` if there is none.
  package var language: Word?
  /// The words between the language and the first option: a name, then flags.
  package var arguments: [Word]
  /// The options in the order they're written; each key occurs once.
  package var options: [Option]

  /// Returns the option with a key.
  package subscript(key: String) -> Option? { options.first { $0.key.text == key } }
}
