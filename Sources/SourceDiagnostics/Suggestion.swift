/// Finds what somebody probably meant by a misspelt word.
package enum Suggestion {
  /// Returns the one candidate that is plainly nearest to a word, or `nil` when none or several
  /// are.
  ///
  /// A candidate is near when at most a third of the word's letters, and never more than three,
  /// have to be inserted, removed, replaced or swapped. Case counts little.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    // Longer words are no misspelling of anything, and would only cost time.
    guard word.utf8.count <= 64 else { return nil }
    // Swift's flags are told with `is` and Objective-C's without: `hidden` means `isHidden`.
    if let flag = candidates.first(where: { isFlag($0, named: word) }) { return flag }
    let limit = max(1, min(3, word.utf8.count / 3)) * 2
    var best: String?
    var bestDistance = limit + 1
    for candidate in candidates where candidate != word {
      let distance = weightedDistance(from: word, to: candidate)
      // Words without a common letter have nothing to do with each other, however short they are.
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

  /// Whether a candidate is a word with `is` before it.
  private static func isFlag(_ candidate: String, named word: String) -> Bool {
    candidate.utf8.count == word.utf8.count + 2 && candidate.utf8.starts(with: "is".utf8)
      && candidate.utf8.dropFirst(2).map { $0.lowercased } == word.utf8.map { $0.lowercased }
  }

  /// Returns the number of letters to insert, remove, replace or swap with a neighbour.
  ///
  /// - Complexity: O(*n*·*m*) in the lengths of the two words.
  package static func editDistance(from left: String, to right: String) -> Int {
    distance(Array(left.utf8), Array(right.utf8), replacementCost: { $0 == $1 ? 0 : 2 }) / 2
  }

  /// Returns twice the edit distance, where a change of case counts as half an edit.
  private static func weightedDistance(from left: String, to right: String) -> Int {
    distance(Array(left.utf8), Array(right.utf8)) { left, right in
      if left == right { return 0 }
      return left.lowercased == right.lowercased ? 1 : 2
    }
  }

  private static func distance(
    _ left: [UInt8], _ right: [UInt8], replacementCost: (UInt8, UInt8) -> Int
  ) -> Int {
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
        current[j + 1] = cost
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}

extension UInt8 {
  /// The small letter for a capital one of ASCII, else the byte itself.
  fileprivate var lowercased: UInt8 {
    self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") ? self + 32 : self
  }
}
