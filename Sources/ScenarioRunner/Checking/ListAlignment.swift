import ScenarioLanguage

/// An exact list and what happened, brought together with as few changes of the list as possible.
struct ListAlignment {
  /// What becomes of a line, or of an event that no line means.
  enum Row {
    /// No line means the event; it needs one of its own.
    case added(event: Int)
    /// The line means these events, in another number or at another time perhaps.
    case kept(line: Int, events: [Int])
    /// The line means nothing that happened.
    case removed(line: Int)
  }

  /// The lines and the events without a line, in order.
  private(set) var rows: [Row] = []

  /// How well an event fits a line.
  private enum Fit: Int32 {
    case whole = 0
    case atOtherTime = 1
  }

  /// More pairs of lines and events than this are not compared.
  private static let mostPairs = 4_000_000

  /// What it costs to take a line away or to add one; a line with another time costs half of that.
  private static let changeCost: Int32 = 2

  private let items: [OrderedList.Item]
  private let candidates: [Int]

  /// For each line and event: how well they fit; `nil` when they do not.
  private let fits: [Fit?]

  /// For each number of lines done and of events used up: the least cost of what is left.
  private var closed: [Int32] = []

  /// The same where the last line done may take more events.
  private var open: [Int32] = []

  /// Aligns a list with the events that it speaks of; `nil` when there are too many.
  init?(_ list: OrderedList, _ candidates: [Int], _ matcher: EventMatcher) {
    guard (list.items.count + 1) * (candidates.count + 1) <= Self.mostPairs else { return nil }
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

  /// The least cost when a line that has had events takes the next one, or is done.
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

  /// One way to go on.
  private enum Step {
    /// A gap takes the event, and may take more.
    case absorb
    /// The event gets a line.
    case add
    /// A line that may mean several events takes its first.
    case begin
    /// The line goes.
    case remove
    /// The line stays without an event.
    case skip
    /// The line takes the event, and is done.
    case take
  }

  /// What a step costs with all that comes behind it.
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

  /// The ways to go on, the best ones first among those that cost the same.
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

  /// Goes the cheapest way from the beginning to the end.
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
