/// A UIKit choice that texts refer to by a word.
package protocol WordedValue: CaseIterable, Equatable, DynamicValueConvertible {
  /// UIKit's word for the choice.
  var word: String { get }
}

extension WordedValue {
  /// Creates the choice with a word, or `nil` for another word.
  package init?(word: String) {
    guard let value = Self.allCases.first(where: { $0.word == word }) else { return nil }
    self = value
  }

  /// The words for all choices, in their order.
  package static var words: [String] { allCases.map { $0.word } }
}

/// A set of UIKit options that texts refer to by words.
package protocol WordedOptions: OptionSet, DynamicValueConvertible where Element == Self {
  /// The options that have a word, in the order in which texts list them.
  static var wordedOptions: [(word: String, option: Self)] { get }

  /// The words for the options in the set.
  var words: [String] { get }
}

extension WordedOptions {
  /// Creates the set of the options with some words.
  package init(words: [String]) {
    self = []
    for (word, option) in Self.wordedOptions where words.contains(word) { formUnion(option) }
  }

  package var words: [String] {
    Self.wordedOptions.filter { contains($0.option) }.map { $0.word }
  }

  /// The words for all options.
  package static var allWords: [String] { wordedOptions.map { $0.word } }
}
