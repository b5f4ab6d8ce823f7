import TextAndOrder

/// A word without its ending, in American spelling.
///
/// The index has words by their stems, and the rules with which `search.js` makes the stems of a
/// query.
struct SearchStem: Hashable {
  /// The letters; not necessarily a word.
  let letters: String

  /// British beginnings, each with the American one; both can be anywhere in a word.
  static let spellings: [(british: String, american: String)] =
    ["recogn", "visual", "initial", "custom", "real", "organ", "priorit"].map {
      ($0 + "is", $0 + "iz")
    } + ["col", "behavi", "fav", "neighb"].map { ($0 + "our", $0 + "or") }
    + [("centre", "center"), ("grey", "gray")]

  /// An ending that a word can lose.
  struct Ending {
    var letters: String
    /// What comes in its place.
    var replacement = ""
    /// How many letters, with a vowel among them, must be left; 0 if that doesn't matter.
    var least = 0
    /// The letters that can't be before it.
    var forbidden = ""
  }

  /// The endings; a word of more than three letters loses at most one of each group, in order.
  static let endings: [[Ending]] = [
    [Ending(letters: "ies", replacement: "y"), Ending(letters: "s", forbidden: "aisu")],
    ["able", "ible", "ion", "er", "or"].map { Ending(letters: $0, least: 4) }
      + ["ing", "ed"].map { Ending(letters: $0, least: 3) },
    [Ending(letters: "e")],
  ]

  /// Creates the stem of a word of lowercase letters and digits.
  init(of word: some StringProtocol) {
    var rest = String(word)
    for (british, american) in Self.spellings {
      if let range = rest.firstRange(of: british) { rest.replaceSubrange(range, with: american) }
    }
    if rest.utf16.count > 3 {
      for group in Self.endings {
        guard let ending = group.first(where: { $0.fits(rest) }) else { continue }
        rest = rest.dropLast(ending.letters.count) + ending.replacement
      }
    }
    // A doubled consonant, as in "tapp", is a single one.
    if let last = rest.last, last.isASCII, last.isLetter, !"aeiou".contains(last),
      rest.dropLast().last == last
    {
      rest.removeLast()
    }
    letters = rest
  }

  /// The rules as members of an object.
  static var members: String {
    let spellings = spellings.map { JSONText.quoting("\($0.british) \($0.american)") }
    let endings = endings.map { group in
      let rules = group.map { ending in
        [ending.letters, ending.replacement, ending.forbidden].map { JSONText.quoting($0) }
          .joined(separator: ",") + ",\(ending.least)"
      }
      return "[" + rules.map { "[\($0)]" }.joined(separator: ",") + "]"
    }
    return "spellings:[\(spellings.joined(separator: ","))],"
      + "endings:[\(endings.joined(separator: ","))]"
  }
}

extension SearchStem.Ending {
  /// Returns whether a word can lose the ending.
  fileprivate func fits(_ word: String) -> Bool {
    guard word.hasSuffix(letters) else { return false }
    let rest = word.dropLast(letters.count)
    if !forbidden.isEmpty {
      guard let last = rest.last, !forbidden.contains(last) else { return false }
    }
    return least == 0
      || rest.utf16.count >= least && rest.contains(where: "aeiouy".contains)
  }
}
