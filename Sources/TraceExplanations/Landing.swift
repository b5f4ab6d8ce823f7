import TraceModel

/// A finger that touches down, with the hit-testing for its view and the result.
struct Landing {
  /// The finger that touches down.
  let finger: ParticipantID

  /// The number of the finger.
  let number: Int

  /// The time.
  let time: VirtualTime

  /// The events of hit-testing, up to its end; empty when there was none.
  let search: Range<Int>

  /// The hit-test view; `nil` when there was none.
  let hit: ParticipantID?

  /// The system's action instead of hit-testing.
  let refusal: TraceEvent?

  /// The event of a touch that was dropped right after hit-testing found its view.
  let drop: TraceEvent?

  /// The index where the next touch-down of the same finger begins, or the trace ends.
  let end: Int

  /// Returns all touch-downs in order, except those without any effect, such as the touch-down of a
  /// finger that was down already.
  static func all(in trace: Trace) -> [Landing] {
    let events = trace.events
    let starts = events.indices.filter {
      if case .finger(.touches, _, _) = events[$0].payload { true } else { false }
    }
    var landings: [Landing] = []
    for (place, start) in starts.enumerated() {
      let next = place + 1 < starts.count ? starts[place + 1] : events.count
      let finger = events[start].from
      let end = starts[(place + 1)...].first { events[$0].from == finger } ?? events.count
      let hit = events[start..<next].first { $0.kind == .hit }
      let refusal = hit == nil ? refusal(of: start, in: events) : nil
      guard hit != nil || refusal != nil else { continue }
      let drop = events[start..<next].first { event in
        event.payload == .hold(.dropped) && trace[event.from]?.kind == .application
      }
      landings.append(
        Landing(
          finger: finger, number: events[start].fingers.first ?? 1, time: events[start].time,
          search: start..<(hit?.index ?? start),
          hit: hit.flatMap { if case .hit(let view) = $0.payload { view } else { nil } },
          refusal: refusal, drop: drop,
          end: end))
    }
    return landings
  }

  /// Returns the system's action on a report instead of hit-testing; the events of all its fingers
  /// come before.
  private static func refusal(of start: Int, in events: [TraceEvent]) -> TraceEvent? {
    let report = events[start...].prefix {
      $0.kind == .finger && $0.time == events[start].time
    }
    guard report.endIndex < events.count else { return nil }
    let event = events[report.endIndex]
    return event.kind == .system && event.reason != nil ? event : nil
  }

  /// Returns a view's last result in hit-testing; `nil` when the view wasn't asked.
  func answer(of view: ParticipantID, in trace: Trace) -> TraceEvent? {
    trace.events[search].last { $0.kind == .hitTestResult && $0.from == view }
  }
}

extension Landing {
  /// A reason as the rest of a sentence that begins with a view.
  typealias Reason = (words: String, facts: [String])

  /// Returns why hit-testing didn't end at a view.
  func reason(whyNot view: ParticipantID, in record: RunRecord) -> Reason {
    let trace = record.trace
    let moment = search.upperBound
    if let answer = answer(of: view, in: trace) {
      guard let found = answer.foundView else {
        return ("was asked but declined: \(because(answer, in: trace))", [answer.fact])
      }
      guard record.tree.isInside(found, view, at: moment) else {
        return (
          "answered with \(trace.quoted(found)): \(because(answer, in: trace))", [answer.fact]
        )
      }
      return found == view
        ? ("answered with itself, and was not taken", ["D023"])
        : ("answered with \(trace.quoted(found)), which is inside it", ["D001"])
    }
    for ancestor in record.tree.ancestors(of: view, at: moment).dropFirst() {
      guard let answer = answer(of: ancestor, in: trace) else { continue }
      return reason(answer, from: ancestor, notAsking: view, in: record)
    }
    return reason(whyNoWindowAsked: view, in: record)
  }

  /// Returns why a view wasn't asked although an ancestor was.
  private func reason(
    _ answer: TraceEvent, from ancestor: ParticipantID, notAsking view: ParticipantID,
    in record: RunRecord
  ) -> Reason {
    let name = record.trace.quoted(ancestor)
    guard let found = answer.foundView else {
      return (
        "was never asked, because \(name) around it declined: \(because(answer, in: record.trace))",
        [answer.fact]
      )
    }
    let isOrdinary = answer.reason.map { $0.cause.isOrdinary } ?? true
    if found == ancestor {
      let more = isOrdinary ? "" : ": " + record.trace.reason(of: answer)
      return (
        "was never asked, because \(name) answered with itself\(more)",
        [isOrdinary ? "D001" : answer.fact]
      )
    }
    let other = record.trace.quoted(found)
    guard isOrdinary else {
      return (
        "was never asked, because \(name) answered with \(other): "
          + record.trace.reason(of: answer), [answer.fact]
      )
    }
    // The subview that returned the result, which doesn't have to be an ancestor of the view.
    let giver = record.trace.events[search].last { event in
      event.to == ancestor && event.payload == .hitTestResult(found)
    }?.from
    let place = isOver(view, in: record.trace) ? " in front of it" : ""
    guard let giver, !record.tree.isInside(found, giver, at: search.upperBound) else {
      return ("was never asked, because \(other)\(place) was found first", ["D001"])
    }
    return (
      "was never asked, because \(record.trace.quoted(giver))\(place) answered with \(other)",
      ["D001"]
    )
  }

  /// Returns whether the finger was where a view is, as far as the trace knows that.
  private func isOver(_ view: ParticipantID, in trace: Trace) -> Bool {
    guard search.upperBound < trace.events.count,
      let point = trace.events[search.upperBound].location,
      let corners = trace[view]?.geometry?.corners
    else { return true }
    let (xs, ys) = (corners.map { $0.x }, corners.map { $0.y })
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return true }
    return (left...right).contains(point.x) && (top...bottom).contains(point.y)
  }

  /// Returns why hit-testing didn't reach the window of a view.
  private func reason(whyNoWindowAsked view: ParticipantID, in record: RunRecord) -> Reason {
    let trace = record.trace
    guard let window = record.tree.window(of: view, at: search.upperBound) else {
      return ("was in no window", ["D001"])
    }
    let isItself = window == view
    guard let hit, let front = record.tree.window(of: hit, at: search.upperBound) else {
      let which = isItself ? "it" : "its window \(trace.quoted(window))"
      return ("was never asked, because \(which) is in no window scene", ["D028"])
    }
    let behind = isItself ? "it" : "its window \(trace.quoted(window))"
    return (
      "was never asked, because \(trace.quoted(front)) in front of \(behind) had a view to offer",
      ["D028"]
    )
  }

  private func because(_ answer: TraceEvent, in trace: Trace) -> String {
    if answer.reason != nil { return trace.reason(of: answer) }
    return answer.foundView == nil ? "it answered nil" : "its own hitTest says so"
  }
}

extension TraceEvent {
  /// The view that hit-testing has returned.
  fileprivate var foundView: ParticipantID? {
    if case .hitTestResult(let view) = payload { view } else { nil }
  }
}

extension Reason.Cause {
  /// Whether a view returns the same result as any view whose subviews return `nil`.
  fileprivate var isOrdinary: Bool { self == .hasNoSubviews || self == .noSubviewTookThePoint }
}
