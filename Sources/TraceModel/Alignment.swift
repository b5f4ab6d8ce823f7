/// The side-by-side arrangement of two lists with as many pairs of equal elements as possible.
///
/// The shortest sequence of insertions and removals from one list to the other, after E. Myers, "An
/// O(ND) difference algorithm and its variations" (1986).
package struct Alignment {
  /// The indexes of the elements that belong together, in order; one side is missing where the
  /// other has no partner.
  package private(set) var pairs: [(Int?, Int?)] = []

  /// The maximum number of differences to look for; beyond it, everything counts as different.
  private static let maximumDifferences = 2_000

  /// Arranges two lists.
  package init(_ left: [String], _ right: [String]) {
    // Comparing numbers is faster than comparing texts repeatedly.
    var numbers: [String: Int] = [:]
    func number(of text: String) -> Int {
      if let known = numbers[text] { return known }
      numbers[text] = numbers.count
      return numbers.count - 1
    }
    align(left.map(number), right.map(number))
  }

  private mutating func align(_ left: [Int], _ right: [Int]) {
    var start = 0
    while start < min(left.count, right.count), left[start] == right[start] {
      pairs.append((start, start))
      start += 1
    }
    var tail = 0
    while tail < min(left.count, right.count) - start,
      left[left.count - 1 - tail] == right[right.count - 1 - tail]
    {
      tail += 1
    }
    alignMiddle(left, start..<left.count - tail, right, start..<right.count - tail)
    for index in (0..<tail).reversed() {
      pairs.append((left.count - 1 - index, right.count - 1 - index))
    }
  }

  private mutating func alignMiddle(
    _ left: [Int], _ leftRange: Range<Int>, _ right: [Int], _ rightRange: Range<Int>
  ) {
    let n = leftRange.count
    let m = rightRange.count
    let most = min(n + m, Self.maximumDifferences)
    // For each diagonal (left minus right), the farthest point along the left list.
    var furthest = [Int](repeating: 0, count: 2 * most + 3)
    let center = most + 1
    var history: [[Int]] = []
    var found: Int?
    search: for distance in 0...most {
      // The reach of the steps so far, for the way back; only the diagonals in use.
      history.append(Array(furthest[center - distance...center + distance]))
      for diagonal in stride(from: -distance, through: distance, by: 2) {
        let goesDown =
          diagonal == -distance
          || (diagonal != distance
            && furthest[center + diagonal - 1] < furthest[center + diagonal + 1])
        var i =
          distance == 0
          ? 0
          : goesDown ? furthest[center + diagonal + 1] : furthest[center + diagonal - 1] + 1
        var j = i - diagonal
        while i < n, j < m,
          left[leftRange.lowerBound + i] == right[rightRange.lowerBound + j]
        {
          i += 1
          j += 1
        }
        furthest[center + diagonal] = i
        if diagonal == n - m, i >= n {
          found = distance
          break search
        }
      }
    }
    guard let found else {
      for index in leftRange { pairs.append((index, nil)) }
      for index in rightRange { pairs.append((nil, index)) }
      return
    }
    walkBack(from: (n, m), distance: found, history, leftRange.lowerBound, rightRange.lowerBound)
  }

  /// Collects the pairs from the end of the path to its beginning.
  private mutating func walkBack(
    from end: (i: Int, j: Int), distance: Int, _ history: [[Int]], _ leftStart: Int,
    _ rightStart: Int
  ) {
    var reversed: [(Int?, Int?)] = []
    var (i, j) = end
    for step in stride(from: distance, through: 1, by: -1) {
      // The entry at the center belongs to diagonal zero.
      let reached = history[step]
      let diagonal = i - j
      func furthest(_ diagonal: Int) -> Int {
        let index = diagonal + step
        return reached.indices.contains(index) ? reached[index] : -1
      }
      let goesDown =
        diagonal == -step
        || (diagonal != step && furthest(diagonal - 1) < furthest(diagonal + 1))
      let before = goesDown ? diagonal + 1 : diagonal - 1
      let startI = furthest(before)
      let startJ = startI - before
      let (afterI, afterJ) = goesDown ? (startI, startJ + 1) : (startI + 1, startJ)
      while i > afterI, j > afterJ {
        i -= 1
        j -= 1
        reversed.append((leftStart + i, rightStart + j))
      }
      if goesDown {
        reversed.append((nil, rightStart + startJ))
      } else {
        reversed.append((leftStart + startI, nil))
      }
      (i, j) = (startI, startJ)
    }
    while i > 0, j > 0 {
      i -= 1
      j -= 1
      reversed.append((leftStart + i, rightStart + j))
    }
    pairs += reversed.reversed()
  }
}
