import Testing
import TraceModel

struct TraceDifferenceTests {
  /// A trace in which events with the given words happen a millisecond after each other.
  private func trace(_ words: [String], from start: Int64 = 0) -> Trace {
    let view = Participant(id: ParticipantID(0), kind: .view, name: "A", className: "UIView")
    let events = words.enumerated().map { index, word in
      TraceEvent(
        index: index, time: VirtualTime(microseconds: start + Int64(index) * 1_000), turn: 1,
        depth: 0, kind: .touches, from: ParticipantID(0), to: ParticipantID(0), what: word)
    }
    return Trace(participants: [view], events: events)
  }

  @Test func `equal traces never part`() {
    let difference = TraceDifference(trace(["a", "b"]), trace(["a", "b"]))
    #expect(difference.parting == nil)
    #expect(
      difference.sentence(left: "x", right: "y") == "Both traces are the same, event by event.")
    #expect(difference.lines == ["  … 2 events alike"])
  }

  @Test func `what only one trace has stands beside what both have`() {
    let difference = TraceDifference(trace(["a", "b", "d"]), trace(["a", "c", "d", "e"]))
    #expect(difference.parting == 1)
    #expect(
      difference.lines == [
        "  0 ms  A a", "- 1 ms  A b", "+ 1 ms  A c", "  2 ms  A d", "+ 3 ms  A e",
      ])
    #expect(
      difference.sentence(left: "x", right: "y")
        == "The traces part at 1 ms: in x comes “A b”, in y “A c”.")
  }

  @Test func `the same event at another time is altered, not new`() {
    let difference = TraceDifference(trace(["a", "b"]), trace(["a", "b"], from: 500))
    #expect(difference.rows == [.altered(left: 0, right: 0), .altered(left: 1, right: 1)])
    #expect(
      difference.sentence(left: "x", right: "y")
        == "The traces part at 0 ms: in x comes “A a”, in y “A a” at 0.5 ms.")
  }

  @Test func `a trace that ends early has nothing more`() {
    let difference = TraceDifference(trace(["a"]), trace(["a", "b"]))
    #expect(
      difference.sentence(left: "x", right: "y")
        == "The traces part at 1 ms: in x comes nothing more, in y “A b”.")
  }

  @Test func `long parts that agree are folded`() {
    let words = (0..<30).map { "w\($0)" }
    let difference = TraceDifference(
      trace(["x"] + words + ["y"] + words), trace(["x"] + words + ["z"] + words))
    #expect(difference.lines.count == 1 + 3 + 2 + 3 + 1)
    #expect(difference.lines.first == "  … 28 events alike")
    #expect(difference.lines.last == "  … 27 events alike")
  }

  /// All short lists of two letters: what is told of each side is that side, whatever the other is.
  @Test func `both sides can be read from every comparison`() {
    let lists = (0..<63).map { number -> [String] in
      var list: [String] = []
      var rest = number + 1
      while rest > 1 {
        list.append(rest % 2 == 0 ? "a" : "b")
        rest /= 2
      }
      return list
    }
    for left in lists {
      for right in lists {
        let rows = TraceDifference(trace(left), trace(right)).rows
        var lefts: [Int] = []
        var rights: [Int] = []
        var pairCount = 0
        for row in rows {
          switch row {
          case .altered(let i, let j), .both(let i, let j):
            lefts.append(i)
            rights.append(j)
            pairCount += 1
            if left[i] != right[j] { Issue.record("\(left) and \(right): \(rows)") }
          case .left(let i): lefts.append(i)
          case .right(let j): rights.append(j)
          }
        }
        let isRight =
          lefts == Array(left.indices) && rights == Array(right.indices)
          && pairCount == longestCommon(left[...], right[...])
        if !isRight { Issue.record("\(left) and \(right): \(rows)") }
      }
    }
  }

  /// The greatest number of pairs, found the slow way.
  private func longestCommon(_ left: ArraySlice<String>, _ right: ArraySlice<String>) -> Int {
    var best = [Int](repeating: 0, count: right.count + 1)
    for i in left {
      var diagonal = 0
      for (index, j) in right.enumerated() {
        let above = best[index + 1]
        best[index + 1] = i == j ? diagonal + 1 : max(above, best[index])
        diagonal = above
      }
    }
    return best[right.count]
  }

  @Test func `entirely different traces are compared in bounded time`() {
    let left = trace((0..<10_000).map { "a\($0)" })
    let right = trace((0..<10_000).map { "b\($0)" })
    #expect(TraceDifference(left, right).rows.count == 20_000)
  }
}
