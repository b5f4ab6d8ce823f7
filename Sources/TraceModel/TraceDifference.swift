/// The comparison of two traces: the events in both, and the events in only one of them.
///
/// Events are paired when the same thing happens to the same participant: first those at the same
/// time, then, between these, those at different times, so that a delay doesn't hide what stayed
/// the same. The lines run forward: neither the earlier nor the later time of a line is before the
/// corresponding time of the line above it. Where a delayed pair would make time run backward, its
/// events have separate lines, and each is the other's twin.
package struct TraceDifference: Equatable, Sendable {
  /// One line of the comparison; the numbers are indexes in the lists of events.
  package enum Row: Equatable, Sendable {
    /// The same event in both traces, at another time or for another reason.
    case altered(left: Int, right: Int)
    /// The same event in both traces.
    case both(left: Int, right: Int)
    /// An event in the left trace only.
    case left(Int)
    /// An event in the right trace only.
    case right(Int)

    /// Whether the traces agree here.
    package var isCommon: Bool { if case .both = self { true } else { false } }
  }

  /// The lines in order.
  package let rows: [Row]

  /// The first line in which the traces differ; `nil` when they never do.
  package var parting: Int? { rows.firstIndex { !$0.isCommon } }

  /// The events of the left trace that are compared.
  package let leftEvents: [TraceEvent]

  /// The events of the right trace that are compared.
  package let rightEvents: [TraceEvent]

  /// For each event of the left trace that has a separate line although the same event happens in
  /// the right trace at another time, the index of the other event.
  private var leftTwins: [Int: Int] = [:]

  /// The twins of the events of the right trace.
  private var rightTwins: [Int: Int] = [:]

  private let leftTrace: Trace
  private let rightTrace: Trace

  /// Compares two traces in some topics.
  ///
  /// - Complexity: O((*n* + *m*) · *d*) in the numbers of events and of differences; from two
  ///   thousand differences on, the rest counts as different.
  package init(_ left: Trace, _ right: Trace, topics: [TraceTopic] = TraceTopic.allCases) {
    self.init(
      left, left.events.filter { topics.contains($0.kind.topic) },
      right, right.events.filter { topics.contains($0.kind.topic) })
  }

  /// Compares some events of two traces.
  package init(
    _ left: Trace, _ leftEvents: [TraceEvent], _ right: Trace, _ rightEvents: [TraceEvent]
  ) {
    leftTrace = left
    rightTrace = right
    self.leftEvents = leftEvents
    self.rightEvents = rightEvents
    var pairing = TracePairing(
      left: leftEvents.map { .init(key: Self.key($0, in: left), time: $0.time) },
      right: rightEvents.map { .init(key: Self.key($0, in: right), time: $0.time) })
    pairing.pair()
    rows = pairing.lines.compactMap { pair in
      switch pair {
      case (.some(let i), .some(let j)):
        let isSame = left.line(for: leftEvents[i]) == right.line(for: rightEvents[j])
        return isSame ? .both(left: i, right: j) : .altered(left: i, right: j)
      case (.some(let i), nil): return .left(i)
      case (nil, .some(let j)): return .right(j)
      case (nil, nil): return nil
      }
    }
    for (i, j) in pairing.twins { (leftTwins[i], rightTwins[j]) = (j, i) }
  }

  /// Returns the common key of events that belong together.
  private static func key(_ event: TraceEvent, in trace: Trace) -> String {
    "\(event.kind.rawValue) \(trace.phrase(for: event))"
  }

  /// Returns the event of the right trace that corresponds to an event of the left trace with a
  /// separate line, or `nil` when there's none.
  package func twin(ofLeft index: Int) -> TraceEvent? { leftTwins[index].map { rightEvents[$0] } }

  /// Returns the event of the left trace that corresponds to an event of the right trace with a
  /// separate line, or `nil` when there's none.
  package func twin(ofRight index: Int) -> TraceEvent? { rightTwins[index].map { leftEvents[$0] } }

  /// Returns whether an event of the left trace and one of the right show a reader the same value.
  package func tellsSameValue(_ left: TraceEvent, _ right: TraceEvent) -> Bool {
    leftTrace.detail(of: left) == rightTrace.detail(of: right)
  }

  /// Returns whether an event of the left trace and one of the right show a reader the same reason.
  package func tellsSameReason(_ left: TraceEvent, _ right: TraceEvent) -> Bool {
    leftTrace.reason(of: left) == rightTrace.reason(of: right)
  }

  /// Returns where the traces diverge, in a sentence, given the name of each.
  package func sentence(left: String, right: String) -> String {
    guard let parting else { return "Both traces are the same, event by event." }
    let leftEvent = rows[parting...].compactMap { leftIndex($0) }.first.map { leftEvents[$0] }
    let rightEvent = rows[parting...].compactMap { rightIndex($0) }.first.map { rightEvents[$0] }
    let time = [leftEvent, rightEvent].compactMap { $0?.time }.min() ?? .zero
    func phrase(_ event: TraceEvent?, _ trace: Trace) -> String {
      guard let event else { return "nothing more" }
      let moment = event.time == time ? "" : " at \(event.time.text)"
      return "“\(trace.phrase(for: event))”\(moment)"
    }
    return "The runs first differ at \(time.text): \(left) has \(phrase(leftEvent, leftTrace)), "
      + "\(right) has \(phrase(rightEvent, rightTrace))."
  }

  /// The comparison as lines of text: `-` before an event in the left trace only, `+` before an
  /// event in the right trace only, long common parts folded.
  package var lines: [String] {
    var lines: [String] = []
    var index = 0
    while index < rows.count {
      var end = index
      while end < rows.count, rows[end].isCommon { end += 1 }
      if end == index {
        lines += Self.marked(rows[index], leftLine: leftLine, rightLine: rightLine)
        index += 1
        continue
      }
      let before = index == 0 ? 0 : Self.context
      let after = end == rows.count ? 0 : Self.context
      if end - index > before + after + 1 {
        for row in rows[index..<index + before] { lines.append("  " + leftLine(row)) }
        lines.append("  … \(end - index - before - after) events alike")
        for row in rows[end - after..<end] { lines.append("  " + leftLine(row)) }
      } else {
        for row in rows[index..<end] { lines.append("  " + leftLine(row)) }
      }
      index = end
    }
    return lines
  }

  /// The number of common lines that are shown around a difference.
  private static let context = 3

  private static func marked(
    _ row: Row, leftLine: (Row) -> String, rightLine: (Row) -> String
  ) -> [String] {
    switch row {
    case .both: ["  " + leftLine(row)]
    case .altered: ["- " + leftLine(row), "+ " + rightLine(row)]
    case .left: ["- " + leftLine(row)]
    case .right: ["+ " + rightLine(row)]
    }
  }

  private func leftIndex(_ row: Row) -> Int? {
    switch row {
    case .altered(let left, _), .both(let left, _), .left(let left): left
    case .right: nil
    }
  }

  private func rightIndex(_ row: Row) -> Int? {
    switch row {
    case .altered(_, let right), .both(_, let right), .right(let right): right
    case .left: nil
    }
  }

  private func leftLine(_ row: Row) -> String {
    leftIndex(row).map { leftTrace.line(for: leftEvents[$0]) } ?? ""
  }

  private func rightLine(_ row: Row) -> String {
    rightIndex(row).map { rightTrace.line(for: rightEvents[$0]) } ?? ""
  }
}
