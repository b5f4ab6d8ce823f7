import TextAndOrder

/// The words of a class's name, for finding `UIPanGestureRecognizer` from `UIPanRecognizer`.
enum ClassWords {
  /// Returns the class whose name has all the words of another name in their order, or their
  /// beginnings, with the fewest words more; `nil` when there's none or more than one.
  ///
  /// A name with words too many, such as `UIDoubleTapGestureRecognizer`, means the longest
  /// class that has three or more of them.
  static func nearest(to name: String, among names: [String]) -> String? {
    let written = words(of: name)
    guard !written.isEmpty else { return nil }
    let shorter = best(of: names) { words in
      contains(words, written) ? words.count - written.count : nil
    }
    guard shorter == nil, name.utf8.starts(with: "UI".utf8) else { return shorter }
    return best(of: names) { words in
      words.count > 2 && contains(written, words) ? written.count - words.count : nil
    }
  }

  /// Returns the name with the smallest distance, if only one has it.
  private static func best(of names: [String], _ distance: ([[UInt8]]) -> Int?) -> String? {
    var best: String?
    var least = Int.max
    for name in names {
      guard let distance = distance(words(of: name)), distance <= least else { continue }
      best = distance < least ? name : nil
      least = distance
    }
    return best
  }

  /// Returns whether some words are among others, in the same order; three letters are enough of a
  /// word.
  private static func contains(_ words: [[UInt8]], _ some: [[UInt8]]) -> Bool {
    var rest = some[...]
    for word in words {
      guard let next = rest.first else { break }
      if word == next || (next.count >= 3 && word.starts(with: next)) { rest.removeFirst() }
    }
    return rest.isEmpty
  }

  /// Returns the words of a name in lowercase, without the prefix of its framework.
  private static func words(of name: String) -> [[UInt8]] {
    var words: [[UInt8]] = []
    let letters = Array(name.utf8)
    for (index, letter) in letters.enumerated() {
      let isCapital = letter.isUppercase
      let beginsWord = isCapital && index + 1 < letters.count && letters[index + 1].isLowercase
      if beginsWord || words.isEmpty { words.append([]) }
      words[words.count - 1].append(isCapital ? letter + 32 : letter)
    }
    let prefixes: [[UInt8]] = [Array("ui".utf8), Array("wk".utf8), Array("mk".utf8)]
    if let first = words.first, prefixes.contains(first) { words.removeFirst() }
    return words
  }
}
