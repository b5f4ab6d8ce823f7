import SourceDiagnostics

/// The lines in which two texts differ.
enum LineChanges {
  /// Returns the differing lines with `- ` or `+ ` before them, and a line that both have before
  /// each group.
  static func lines(from old: SourceText, to new: SourceText) -> [String] {
    let left = old.lineRanges.map { old[$0] }
    let right = new.lineRanges.map { new[$0] }
    var result: [String] = []
    var shown: Int?
    var i = 0
    var j = 0
    while i < left.count || j < right.count {
      if i < left.count, j < right.count, left[i] == right[j] {
        i += 1
        j += 1
        continue
      }
      if i > 0, shown != i, left[i - 1].utf8.contains(where: { $0 != UInt8(ascii: " ") }) {
        result.append("  " + left[i - 1])
      }
      let (ahead, behind) = nextMatch(left[i...], right[j...])
      for line in left[i..<ahead] { result.append("- " + line) }
      for line in right[j..<behind] { result.append("+ " + line) }
      (i, j) = (ahead, behind)
      shown = i
    }
    return result
  }

  /// Returns the nearest places from which the texts agree again.
  private static func nextMatch(
    _ left: ArraySlice<String>, _ right: ArraySlice<String>
  ) -> (Int, Int) {
    for distance in 1...max(1, left.count + right.count) {
      for skipped in (0...distance).reversed() {
        let i = left.startIndex + skipped
        let j = right.startIndex + distance - skipped
        if i == left.endIndex, j == right.endIndex { return (i, j) }
        guard i < left.endIndex, j < right.endIndex, left[i] == right[j] else { continue }
        return (i, j)
      }
    }
    return (left.endIndex, right.endIndex)
  }
}
