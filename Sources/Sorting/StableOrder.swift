/// A merge of the runs that are in order already, of which traces and texts have long ones.
enum StableOrder {
  /// Returns the places of some elements in an order, or `nil` when that's how they are.
  ///
  /// - Parameters:
  ///   - count: The number of elements.
  ///   - precedes: Whether the element at the first place comes before the one at the second.
  /// - Returns: The places, sorted.
  static func places(_ count: Int, _ precedes: (Int, Int) -> Bool) -> [Int]? {
    var starts = [0]
    for place in 0..<count where place > 0 && precedes(place, place - 1) { starts.append(place) }
    guard starts.count > 1 else { return nil }
    var places = Array(0..<count)
    // Each round merges every two neighbors, until one run is left.
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
          // Of equal elements the one from the left comes first.
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
