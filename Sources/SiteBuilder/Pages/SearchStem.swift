/// A word without its ending, in American spelling, by the rules of the script `search.js`.
///
/// The script knows words by their stems only, so the index has one word for each stem. If the rules
/// differ for a word, readers find it by another one's stem, and nothing else changes.
struct SearchStem: Hashable {
  /// The letters; not necessarily a word.
  let letters: String

  /// Creates the stem of a word of lowercase letters and digits.
  init(of word: some StringProtocol) {
    var rest = Self.inAmericanSpelling(String(word))
    if rest.utf8.count > 3 { rest = Self.withoutEnding(rest) }
    // A doubled consonant, as in "tapp", is a single one.
    if let last = rest.last, last.isASCII, last.isLetter, !"aeiou".contains(last),
      rest.dropLast().last == last
    {
      rest.removeLast()
    }
    letters = rest
  }

  private static func inAmericanSpelling(_ word: String) -> String {
    var word = word
    for beginning in ["recogn", "visual", "initial", "custom", "real", "organ", "priorit"] {
      if word.hasPrefix(beginning + "is") {
        word = beginning + "iz" + word.dropFirst(beginning.count + 2)
      }
    }
    for beginning in ["col", "behavi", "fav", "neighb"] where word.hasPrefix(beginning + "our") {
      word = beginning + "or" + word.dropFirst(beginning.count + 3)
    }
    if word.hasPrefix("centre") { word = "center" + word.dropFirst(6) }
    return word.hasPrefix("grey") ? "gray" + word.dropFirst(4) : word
  }

  private static func withoutEnding(_ word: String) -> String {
    var rest = word
    if rest.hasSuffix("ies") {
      rest = rest.dropLast(3) + "y"
    } else if rest.hasSuffix("s"), let last = rest.dropLast().last, !"aisu".contains(last) {
      rest.removeLast()
    }
    for ending in ["ses", "xes", "ches", "shes"] where rest.hasSuffix(ending) {
      rest.removeLast(2)
      break
    }
    let endings = ["able", "ible", "ing", "ion", "ed", "er", "or"]
    if let ending = endings.first(where: rest.hasSuffix) {
      let bare = rest.dropLast(ending.count)
      let least = ending == "ing" || ending == "ed" ? 3 : 4
      if bare.count >= least, bare.contains(where: "aeiouy".contains) { rest = String(bare) }
    }
    return rest.hasSuffix("e") ? String(rest.dropLast()) : rest
  }
}
