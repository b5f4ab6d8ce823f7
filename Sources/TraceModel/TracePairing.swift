/// The pairing of two traces' events in which the lines of their comparison run forward in time.
struct TracePairing {
  /// An event with the properties that pairing uses.
  struct Entry {
    /// The key that it must share with its partner.
    var key: String
    /// The time of the event.
    var time: VirtualTime
  }

  private let left: [Entry]
  private let right: [Entry]

  /// The indexes of the events that share a line, or of an event without a partner.
  private(set) var lines: [(Int?, Int?)] = []

  /// The events that correspond, but have separate lines.
  private(set) var twins: [(Int, Int)] = []

  init(left: [Entry], right: [Entry]) {
    self.left = left
    self.right = right
  }

  /// Pairs events at the same time, then the rest between these.
  mutating func pair() {
    let anchors = Alignment(left.map(Self.timedKey), right.map(Self.timedKey)).pairs
    var (i, j) = (0, 0)
    for case (.some(let nextLeft), .some(let nextRight)) in anchors {
      pairDelayed(i..<nextLeft, j..<nextRight)
      lines.append((nextLeft, nextRight))
      (i, j) = (nextLeft + 1, nextRight + 1)
    }
    pairDelayed(i..<left.count, j..<right.count)
    findTwins()
  }

  /// Finds the twins among events without partners: the first of a kind in one trace corresponds to
  /// the first in the other, the second to the second.
  private mutating func findTwins() {
    var waiting: [String: [Int]] = [:]
    for case (nil, .some(let j)) in lines.reversed() {
      waiting[right[j].key, default: []].append(j)
    }
    for case (.some(let i), nil) in lines {
      if let j = waiting[left[i].key]?.popLast() { twins.append((i, j)) }
    }
  }

  private static func timedKey(_ entry: Entry) -> String {
    "\(entry.time.microseconds) \(entry.key)"
  }

  /// Pairs events between two lines, at any time, as far as time doesn't run backward.
  private mutating func pairDelayed(_ lefts: Range<Int>, _ rights: Range<Int>) {
    var pairs: [(left: Int, right: Int)] = []
    let found = Alignment(left[lefts].map { $0.key }, right[rights].map { $0.key }).pairs
    for case (.some(let i), .some(let j)) in found {
      pairs.append((lefts.lowerBound + i, rights.lowerBound + j))
    }
    while let forward = withoutBackward(pairs, lefts, rights) { pairs = forward }
    var (i, j) = (lefts.lowerBound, rights.lowerBound)
    for pair in pairs {
      merge(i..<pair.left, j..<pair.right)
      lines.append((pair.left, pair.right))
      (i, j) = (pair.left + 1, pair.right + 1)
    }
    merge(i..<lefts.upperBound, j..<rights.upperBound)
  }

  /// Drops the pairs around which time would run backward: an event between two pairs is
  /// neither before the later time of the first nor after the earlier time of the second.
  ///
  /// - Returns: The pairs that are left, or `nil` when all can stay.
  private func withoutBackward(
    _ pairs: [(left: Int, right: Int)], _ lefts: Range<Int>, _ rights: Range<Int>
  ) -> [(left: Int, right: Int)]? {
    var stays = [Bool](repeating: true, count: pairs.count)
    var (i, j) = (lefts.lowerBound, rights.lowerBound)
    for place in 0...pairs.count {
      let (nextLeft, nextRight) =
        place < pairs.count ? pairs[place] : (lefts.upperBound, rights.upperBound)
      // Times never decrease within a trace, so checking the outermost events is enough.
      var times: [VirtualTime] = []
      if i < nextLeft { times += [left[i].time, left[nextLeft - 1].time] }
      if j < nextRight { times += [right[j].time, right[nextRight - 1].time] }
      if let first = times.min(), place > 0, first < latest(of: pairs[place - 1]) {
        stays[place - 1] = false
      }
      if let last = times.max(), place < pairs.count, last > earliest(of: pairs[place]) {
        stays[place] = false
      }
      (i, j) = (nextLeft + 1, nextRight + 1)
    }
    guard stays.contains(false) else { return nil }
    return pairs.indices.filter { stays[$0] }.map { pairs[$0] }
  }

  private func earliest(of pair: (left: Int, right: Int)) -> VirtualTime {
    min(left[pair.left].time, right[pair.right].time)
  }

  private func latest(of pair: (left: Int, right: Int)) -> VirtualTime {
    max(left[pair.left].time, right[pair.right].time)
  }

  /// Appends events without partners in chronological order, those in the left trace first.
  private mutating func merge(_ lefts: Range<Int>, _ rights: Range<Int>) {
    var j = rights.lowerBound
    for i in lefts {
      while j < rights.upperBound, right[j].time < left[i].time {
        lines.append((nil, j))
        j += 1
      }
      lines.append((i, nil))
    }
    for j in j..<rights.upperBound { lines.append((nil, j)) }
  }
}
