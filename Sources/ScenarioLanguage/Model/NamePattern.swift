/// A word in which `*` matches any number of characters, or a regular expression.
package struct NamePattern: Equatable, Sendable {
  /// The pattern as it is written.
  package let text: String

  /// The regular expression, if the pattern is one.
  package let expression: RegularExpression?

  /// Whether the pattern can match more than one word.
  package let hasWildcard: Bool

  private let bytes: [UInt8]

  /// Creates a pattern with asterisks.
  package init(_ text: String) {
    self.text = text
    expression = nil
    bytes = Array(text.utf8)
    hasWildcard = bytes.contains(UInt8(ascii: "*"))
  }

  /// Creates a pattern from a regular expression that is written between slashes.
  package init(_ text: String, expression: RegularExpression) {
    self.text = text
    self.expression = expression
    bytes = []
    hasWildcard = true
  }

  /// The pattern that every word matches.
  package static let any = NamePattern("*")

  /// Returns whether the pattern matches the whole word or, for a regular expression, part of it.
  ///
  /// - Complexity: O(*n*·*m*) in the lengths of the pattern and the word.
  package func matches(_ word: String) -> Bool {
    if let expression { return expression.matches(word) }
    guard hasWildcard else { return word == text }
    let word = Array(word.utf8)
    var patternIndex = 0
    var wordIndex = 0
    // The last asterisk, and how much of the word it has matched so far.
    var asterisk: Int?
    var taken = 0
    while wordIndex < word.count {
      if patternIndex < bytes.count, bytes[patternIndex] == UInt8(ascii: "*") {
        asterisk = patternIndex
        taken = wordIndex
        patternIndex += 1
      } else if patternIndex < bytes.count, bytes[patternIndex] == word[wordIndex] {
        patternIndex += 1
        wordIndex += 1
      } else if let asterisk {
        taken += 1
        wordIndex = taken
        patternIndex = asterisk + 1
      } else {
        return false
      }
    }
    while patternIndex < bytes.count, bytes[patternIndex] == UInt8(ascii: "*") { patternIndex += 1 }
    return patternIndex == bytes.count
  }
}
