/// A merge sort that uses the sorted runs already present, which are long in traces and texts.
enum StableOrder {
  /// Returns the indices of the elements in sorted order, or `nil` if they're already sorted.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - precedes: Whether the element at the first index comes before the element at the second.
  /// - Returns: The sorted indices.
  static func places(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int]? {
    var starts = [0]
    for place in 0..<count where place > 0 && precedes(place, place - 1) { starts.append(place) }
    guard starts.count > 1 else { return nil }
    var places = Array(0..<count)
    // Each round merges neighboring pairs until one run is left.
    while starts.count > 1 {
      var merged: [Int] = []
      merged.reserveCapacity(count)
      var left: [Int] = []
      for run in stride(from: 0, to: starts.count, by: 2) {
        left.append(starts[run])
        let middle = run + 1 < starts.count ? starts[run + 1] : count
        let end = run + 2 < starts.count ? starts[run + 2] : count
        var (one, other) = (starts[run], middle)
        while one < middle, other < end {
          // If the elements are equal, the left one comes first.
          if precedes(places[other], places[one]) {
            merged.append(places[other])
            other += 1
          } else {
            merged.append(places[one])
            one += 1
          }
        }
        merged += places[one..<middle]
        merged += places[other..<end]
      }
      (places, starts) = (merged, left)
    }
    return places
  }
}
