import Testing
import TraceModel

struct TraceDifferenceTests {
  /// A trace in which events with the given words happen a millisecond after each other.
  private func trace(_ words: [String], from start: Int64 = 0) -> Trace {
    let view = Participant(id: ParticipantID(0), kind: .view, name: "A", className: "UIView")
    let events = words.enumerated().map { index, word in
      TraceEvent(
        index: index, time: VirtualTime(microseconds: start + Int64(index) * 1_000), turn: 1,
        depth: 0, .program(.call(word)), from: ParticipantID(0), to: ParticipantID(0))
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
        == "The runs first differ at 1 ms: x has “A b”, y has “A c”.")
  }

  @Test func `the same event at another time is altered, not new`() {
    let difference = TraceDifference(trace(["a", "b"]), trace(["a", "b"], from: 500))
    #expect(difference.rows == [.altered(left: 0, right: 0), .altered(left: 1, right: 1)])
    #expect(
      difference.sentence(left: "x", right: "y")
        == "The runs first differ at 0 ms: x has “A a”, y has “A a” at 0.5 ms.")
  }

  @Test func `a trace that ends early has nothing more`() {
    let difference = TraceDifference(trace(["a"]), trace(["a", "b"]))
    #expect(
      difference.sentence(left: "x", right: "y")
        == "The runs first differ at 1 ms: x has nothing more, y has “A b”.")
  }

  @Test func `long parts that agree are folded`() {
    let words = (0..<30).map { "w\($0)" }
    let difference = TraceDifference(
      trace(["x"] + words + ["y"] + words), trace(["x"] + words + ["z"] + words))
    #expect(difference.lines.count == 1 + 3 + 2 + 3 + 1)
    #expect(difference.lines.first == "  … 28 events alike")
    #expect(difference.lines.last == "  … 27 events alike")
  }

  /// All short lists of two letters: what is told of each side is that side, whatever the other is,
  /// and time runs forward.
  @Test(arguments: [Int64(0), 500, 3_000])
  func `both sides can be read from every comparison, forward in time`(delay: Int64) {
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
        let difference = TraceDifference(trace(left), trace(right, from: delay))
        let lines = difference.rows.map(Line.init)
        let lefts = lines.compactMap(\.left)
        let rights = lines.compactMap(\.right)
        let areWhole =
          lefts == Array(left.indices) && rights == Array(right.indices)
          && lines.allSatisfy { line in
            guard let i = line.left, let j = line.right else { return true }
            return left[i] == right[j]
          }
        let times = lines.map { line in
          [line.left.map { Int64($0) * 1_000 }, line.right.map { Int64($0) * 1_000 + delay }]
            .compactMap { $0 }
        }
        let earliest = times.compactMap { $0.min() }
        let latest = times.compactMap { $0.max() }
        let isForward = earliest == earliest.sorted() && latest == latest.sorted()
        // At the same times, what's the same is paired.
        let pairCount = lines.count { $0.left != nil && $0.right == $0.left }
        let sameCount = zip(left, right).count { $0 == $1 }
        if !areWhole || !isForward || delay == 0 && pairCount != sameCount {
          Issue.record("\(left) and \(right): \(difference.rows)")
        }
      }
    }
  }

  private struct Line {
    var left: Int?
    var right: Int?

    init(_ row: TraceDifference.Row) {
      switch row {
      case .altered(let i, let j), .both(let i, let j): (left, right) = (i, j)
      case .left(let i): left = i
      case .right(let j): right = j
      }
    }
  }

  @Test func `a delay of everything leaves all pairs together`() {
    let words = ["a", "b", "c", "d"]
    let difference = TraceDifference(trace(words), trace(words, from: 2_500))
    #expect(difference.rows == (0..<4).map { .altered(left: $0, right: $0) })
  }

  @Test func `where a pair would lead back in time its events have lines of their own`() {
    // b comes at once on the left, and after everything else on the right.
    let difference = TraceDifference(trace(["a", "b", "c", "d"]), trace(["a", "x", "y", "b"]))
    #expect(
      difference.lines == [
        "  0 ms  A a", "- 1 ms  A b", "+ 1 ms  A x", "- 2 ms  A c", "+ 2 ms  A y", "- 3 ms  A d",
        "+ 3 ms  A b",
      ])
    #expect(difference.twin(ofLeft: 1)?.time == VirtualTime(milliseconds: 3))
    #expect(difference.twin(ofRight: 3)?.time == VirtualTime(milliseconds: 1))
    #expect(difference.twin(ofLeft: 2) == nil)
  }

  @Test func `entirely different traces are compared in bounded time`() {
    let left = trace((0..<10_000).map { "a\($0)" })
    let right = trace((0..<10_000).map { "b\($0)" })
    #expect(TraceDifference(left, right).rows.count == 20_000)
  }
}
