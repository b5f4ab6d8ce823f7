import ScenarioLanguage

/// An alignment of an exact list with what happened that changes the list as little as possible.
struct ListAlignment {
  /// The outcome for a line, or for an event that no line matches.
  enum Row {
    /// No line matches the event, so it needs a new one.
    case added(event: Int)
    /// The line matches these events, possibly with another count or time.
    case kept(line: Int, events: [Int])
    /// The line doesn't match any event.
    case removed(line: Int)
  }

  /// The lines and the events without a line, in order.
  private(set) var rows: [Row] = []

  /// The quality of a match between an event and a line.
  private enum Fit: Int32 {
    case whole = 0
    case atOtherTime = 1
  }

  /// The most pairs of lines and events to compare.
  private static let maximumPairs = 4_000_000

  /// The cost of removing or adding a line; changing a line's time costs half as much.
  private static let changeCost: Int32 = 2

  private let items: [OrderedList.Item]
  private let candidates: [Int]

  /// The quality of the match for each line and event, or `nil` when they don't match.
  private let fits: [Fit?]

  /// The least remaining cost for each number of completed lines and used events.
  private var closed: [Int32] = []

  /// The same, if the last completed line can match more events.
  private var open: [Int32] = []

  /// Aligns a list with the events that it covers, or returns `nil` when there are too many.
  init?(_ list: OrderedList, _ candidates: [Int], _ matcher: EventMatcher) {
    guard (list.items.count + 1) * (candidates.count + 1) <= Self.maximumPairs else { return nil }
    items = list.items
    self.candidates = candidates
    fits = list.items.flatMap { item -> [Fit?] in
      guard let pattern = item.pattern else { return candidates.map { _ in .whole } }
      return candidates.map { event in
        if matcher.matches(event, pattern) { return .whole }
        return matcher.matches(event, pattern, ignoringTime: true) ? .atOtherTime : nil
      }
    }
    computeCosts()
    collectRows()
  }

  private var width: Int { candidates.count + 1 }

  private func fit(_ line: Int, _ event: Int) -> Fit? {
    line < items.count && event < candidates.count ? fits[line * candidates.count + event] : nil
  }

  private mutating func computeCosts() {
    closed = [Int32](repeating: 0, count: (items.count + 1) * width)
    open = closed
    for line in (0...items.count).reversed() {
      for event in (0..<width).reversed() {
        let place = line * width + event
        if line < items.count { open[place] = cost(ofTakingMoreAt: line, event) }
        closed[place] = cost(at: line, event)
      }
    }
  }

  /// Returns the least cost when a line that has matched events matches the next one or is
  /// complete.
  private func cost(ofTakingMoreAt line: Int, _ event: Int) -> Int32 {
    let place = line * width + event
    let done = closed[place + width]
    guard let fit = fit(line, event) else { return done }
    return min(done, fit.rawValue + open[place + 1])
  }

  private func cost(at line: Int, _ event: Int) -> Int32 {
    var best: Int32?
    for step in steps(at: line, event) {
      let cost = cost(of: step, at: line, event)
      if best.map({ cost < $0 }) ?? true { best = cost }
    }
    return best ?? 0
  }

  /// A possible next step of the alignment.
  private enum Step {
    /// A gap matches the event, and can match more.
    case absorb
    /// The event gets a new line.
    case add
    /// A line that can match several events matches its first.
    case begin
    /// The line is removed.
    case remove
    /// The line stays without an event.
    case skip
    /// The line matches the event, and is complete.
    case take
  }

  /// Returns the cost of a step and everything after it.
  private func cost(of step: Step, at line: Int, _ event: Int) -> Int32 {
    let place = line * width + event
    switch step {
    case .absorb: return closed[place + 1]
    case .add: return Self.changeCost + closed[place + 1]
    case .begin: return (fit(line, event)?.rawValue ?? 0) + open[place + 1]
    case .remove: return Self.changeCost + closed[place + width]
    case .skip: return closed[place + width]
    case .take: return (fit(line, event)?.rawValue ?? 0) + closed[place + width + 1]
    }
  }

  /// Returns the possible next steps, with the best ones first among steps of equal cost.
  private func steps(at line: Int, _ event: Int) -> [Step] {
    var steps: [Step] = []
    if line < items.count {
      if let pattern = items[line].pattern {
        switch pattern.repetition {
        case .once:
          if fit(line, event) != nil { steps.append(.take) }
        case .times(let least, _):
          if fit(line, event) != nil { steps.append(.begin) }
          if least == 0 { steps.append(.skip) }
        }
        steps.append(.remove)
      } else {
        steps.append(.skip)
        if event < candidates.count { steps.append(.absorb) }
      }
    }
    if event < candidates.count { steps.append(.add) }
    return steps
  }

  /// Follows the cheapest path from the beginning to the end.
  private mutating func collectRows() {
    var line = 0
    var event = 0
    while line < items.count || event < candidates.count {
      var taken: [Int] = []
      switch cheapestStep(at: line, event) {
      case .absorb:
        event += 1
        continue
      case .add:
        rows.append(.added(event: candidates[event]))
        event += 1
        continue
      case .remove:
        rows.append(.removed(line: line))
        line += 1
        continue
      case .skip:
        break
      case .take:
        taken = [candidates[event]]
        event += 1
      case .begin:
        taken = [candidates[event]]
        event += 1
        while let fit = fit(line, event),
          fit.rawValue + open[line * width + event + 1] == open[line * width + event]
        {
          taken.append(candidates[event])
          event += 1
        }
      }
      rows.append(.kept(line: line, events: taken))
      line += 1
    }
  }

  private func cheapestStep(at line: Int, _ event: Int) -> Step {
    let steps = steps(at: line, event)
    let least = closed[line * width + event]
    return steps.first { cost(of: $0, at: line, event) == least } ?? steps[0]
  }
}
