/// A finder of the most likely meaning of a misspelled word.
package enum Suggestion {
  /// Returns the candidate that's clearly nearest to a word, or `nil` when there's none or more
  /// than one.
  ///
  /// A candidate is near if turning the word into it takes at most as many inserted, removed,
  /// replaced, or swapped letters as a third of the word's length, and never more than three. Case
  /// counts for little, and so does `f` for `ph`.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    // Longer words aren't misspellings of anything, and would only cost time.
    guard word.utf8.count <= 64 else { return nil }
    // Swift's flags begin with `is`, but Objective-C's don't: `hidden` means `isHidden`.
    if let flag = candidates.first(where: { isFlag($0, named: word) }) { return flag }
    let limit = max(1, min(3, word.utf8.count / 3)) * 2
    var best: String?
    var bestDistance = limit + 1
    for candidate in candidates where candidate != word {
      let distance = weightedDistance(from: word, to: candidate)
      // Words without a common letter aren't related, however short they are.
      guard distance < 2 * max(word.utf8.count, candidate.utf8.count) else { continue }
      if distance < bestDistance {
        best = candidate
        bestDistance = distance
      } else if distance == bestDistance, best != candidate {
        best = nil
      }
    }
    return best
  }

  /// Returns whether a candidate is a word preceded by `is`.
  private static func isFlag(_ candidate: String, named word: String) -> Bool {
    candidate.utf8.count == word.utf8.count + 2 && candidate.utf8.starts(with: "is".utf8)
      && candidate.utf8.dropFirst(2).map { $0.lowercased } == word.utf8.map { $0.lowercased }
  }

  /// Returns twice the number of letters to insert, remove, replace, or swap with a neighbor, where a
  /// change of case and `f` for `ph` count as half an edit.
  ///
  /// - Complexity: O(*n*·*m*) in the lengths of the two words.
  package static func weightedDistance(from word: String, to other: String) -> Int {
    let (left, right) = (Array(word.utf8), Array(other.utf8))
    var beforePrevious = [Int](repeating: 0, count: right.count + 1)
    var previous = (0...right.count).map { 2 * $0 }
    for i in 0..<left.count {
      var current = [Int](repeating: 2 * (i + 1), count: right.count + 1)
      for j in 0..<right.count {
        var cost = min(
          previous[j + 1] + 2, current[j] + 2, previous[j] + replacementCost(left[i], right[j]))
        if i > 0, j > 0, left[i] == right[j - 1], left[i - 1] == right[j] {
          cost = min(cost, beforePrevious[j - 1] + 2)
        }
        // `foto` sounds like `photo`.
        if j > 0, isPhoneticPair(left[i], right[j - 1], right[j]) {
          cost = min(cost, previous[j - 1] + 1)
        }
        if i > 0, isPhoneticPair(right[j], left[i - 1], left[i]) {
          cost = min(cost, beforePrevious[j] + 1)
        }
        current[j + 1] = cost
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }

  /// Returns whether a letter is `f`, and two others are `ph`.
  private static func isPhoneticPair(_ letter: UInt8, _ first: UInt8, _ second: UInt8) -> Bool {
    letter.lowercased == UInt8(ascii: "f") && first.lowercased == UInt8(ascii: "p")
      && second == UInt8(ascii: "h")
  }

  private static func replacementCost(_ left: UInt8, _ right: UInt8) -> Int {
    if left == right { return 0 }
    return left.lowercased == right.lowercased ? 1 : 2
  }
}

extension UInt8 {
  /// The lowercase letter for an uppercase ASCII letter, or else the byte itself.
  fileprivate var lowercased: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self + 32 : self
  }
}
