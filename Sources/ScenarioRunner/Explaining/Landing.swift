import TraceModel

/// One finger that lands, with the search for its view.
struct Landing {
  /// Who lands.
  let finger: ParticipantID

  /// When.
  let time: VirtualTime

  /// The events of the search, up to its end.
  let search: Range<Int>

  /// The view that was found; `nil` when none was.
  let hit: ParticipantID?

  /// Where the next landing begins, or the trace ends.
  let end: Int

  /// Finds all landings in order; those whose search has no end in the trace are left out.
  static func all(in trace: Trace) -> [Landing] {
    let events = trace.events
    let starts = events.indices.filter {
      events[$0].kind == .finger && events[$0].what == "touches"
    }
    var landings: [Landing] = []
    for (place, start) in starts.enumerated() {
      let end = place + 1 < starts.count ? starts[place + 1] : events.count
      guard let hit = events[start..<end].first(where: { $0.kind == .hit }) else { continue }
      landings.append(
        Landing(
          finger: events[start].from, time: events[start].time, search: start..<hit.index,
          hit: hit.detail == "nothing" ? nil : hit.to, end: end))
    }
    return landings
  }

  /// What a view answered last in the search; `nil` when it was not asked.
  func answer(of view: ParticipantID, in trace: Trace) -> TraceEvent? {
    trace.events[search].last { $0.kind == .hitTestResult && $0.from == view }
  }

  /// Why the search did not end at a view, as the rest of a sentence that begins with the view.
  func reason(
    whyNot view: ParticipantID, in trace: Trace
  ) -> (words: String, facts: [String]) {
    if let answer = answer(of: view, in: trace) {
      guard let found = answer.related.first else {
        let because = answer.reason.isEmpty ? "it answered nil" : answer.reason
        return ("was asked and took no part: \(because)", answer.fact.isEmpty ? [] : [answer.fact])
      }
      let place = trace.isInside(found, view) ? ", which is inside it" : ""
      return ("answered with \(trace.quoted(found))\(place)", ["D001"])
    }
    var child = view
    while let parent = trace[child]?.parent, trace[parent]?.kind != .scene {
      if let answer = answer(of: parent, in: trace) {
        let ancestor = trace.quoted(parent)
        guard let found = answer.related.first else {
          let because = answer.reason.isEmpty ? "it answered nil" : answer.reason
          return (
            "was never asked, because \(ancestor) around it took no part: \(because)",
            answer.fact.isEmpty ? [] : [answer.fact]
          )
        }
        return found == parent
          ? ("was never asked, because \(ancestor) answered with itself", ["D001"])
          : (
            "was never asked, because \(trace.quoted(found)) in front of it was found first",
            ["D001"]
          )
      }
      child = parent
    }
    return ("was never asked, because a window in front of its own had a view to offer", ["D028"])
  }
}
