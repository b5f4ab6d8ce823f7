import ScenarioLanguage
import TraceModel

extension OrderedList {
  /// Finds the lines among some events, with no other events between them, before the first, or
  /// after the last.
  ///
  /// A line can match one event, a fixed number, or any number, so the algorithm follows all
  /// divisions of the events among the lines at the same time.
  ///
  /// - Complexity: O(*n*·*m*) in the numbers of lines and of events.
  func matchExactly(_ candidates: [Int], _ matcher: EventMatcher) -> ListMatch {
    var match = ListMatch()
    // The position at which each line began, by the number of events used by it and the lines
    // before.
    var beginnings: [[Int?]] = []
    var reached = [Bool](repeating: false, count: candidates.count + 1)
    reached[0] = true
    for item in items {
      let (next, begin) = advance(item, from: reached, candidates, matcher)
      guard next.contains(true) else {
        let used = reached.lastIndex(of: true) ?? 0
        match.events = divide(candidates, beginnings, upTo: used)
        match.mismatch = explain(item, at: used, candidates, matcher)
        correctCount(&match, candidates[used...], matcher)
        return match
      }
      beginnings.append(begin)
      reached = next
    }
    let used = reached[candidates.count] ? candidates.count : reached.lastIndex(of: true) ?? 0
    match.events = divide(candidates, beginnings, upTo: used)
    if used < candidates.count { match.mismatch = .surplus(event: candidates[used]) }
    return match
  }

  /// Returns how many events can be used after one more line, and where that line begins.
  private func advance(
    _ item: Item, from reached: [Bool], _ candidates: [Int], _ matcher: EventMatcher
  ) -> (reached: [Bool], beginnings: [Int?]) {
    var next = [Bool](repeating: false, count: candidates.count + 1)
    var begin = [Int?](repeating: nil, count: candidates.count + 1)
    // The number of consecutive events, up to here, that match the line, and the position where a
    // gap began.
    var run = 0
    var start: Int?
    // The least reachable number of used events from each number on.
    var nextReached = [Int](repeating: candidates.count + 1, count: candidates.count + 2)
    for used in (0...candidates.count).reversed() {
      nextReached[used] = reached[used] ? used : nextReached[used + 1]
    }
    for used in 0...candidates.count {
      guard let pattern = item.pattern else {
        // A gap can be empty, and matches everything from the first position where it can begin.
        if start == nil, reached[used] { start = used }
        begin[used] = start
        next[used] = start != nil
        continue
      }
      run = used > 0 && matcher.matches(candidates[used - 1], pattern) ? run + 1 : 0
      let least: Int
      let most: Int
      switch pattern.repetition {
      case .once: (least, most) = (1, 1)
      case .times(let fewest, let greatest): (least, most) = (fewest, greatest ?? candidates.count)
      }
      // The longest run that begins where the lines before can end.
      let beginning = nextReached[used - min(run, most)]
      if beginning <= used - least { begin[used] = beginning }
      next[used] = begin[used] != nil
    }
    return (next, begin)
  }

  /// Returns the events of each line, from the last line back to the first.
  private func divide(_ candidates: [Int], _ beginnings: [[Int?]], upTo used: Int) -> [[Int]] {
    var events: [[Int]] = []
    var end = used
    for begin in beginnings.reversed() {
      let start = begin[end] ?? end
      events.append(Array(candidates[start..<end]))
      end = start
    }
    return events.reversed()
  }

  /// Attributes the mismatch to the previous line when it needs a number of events and one more of
  /// them happened.
  private func correctCount(
    _ match: inout ListMatch, _ rest: ArraySlice<Int>, _ matcher: EventMatcher
  ) {
    guard let last = match.events.last, let pattern = items[match.events.count - 1].pattern,
      case .times(_, upTo: .some) = pattern.repetition
    else { return }
    let more = rest.prefix { matcher.matches($0, pattern) }
    guard !more.isEmpty else { return }
    match.events.removeLast()
    match.mismatch = .miscounted(events: last + more)
  }

  private func explain(
    _ item: Item, at used: Int, _ candidates: [Int], _ matcher: EventMatcher
  ) -> Mismatch {
    guard let pattern = item.pattern else { return .missing }
    if case .times = pattern.repetition {
      let run = candidates[used...].prefix { matcher.matches($0, pattern) }
      if !run.isEmpty { return .miscounted(events: Array(run)) }
    }
    guard used < candidates.count else { return .ended }
    let event = candidates[used]
    if pattern.moment != nil, matcher.matches(event, pattern, ignoringTime: true) {
      return .atOtherTime(event: event)
    }
    return .instead(event: event)
  }
}
