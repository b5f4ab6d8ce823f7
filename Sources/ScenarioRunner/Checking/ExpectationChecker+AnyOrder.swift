import ScenarioLanguage
import SourceDiagnostics
import TraceModel

// Lists that allow any order.
extension ExpectationChecker {
  /// Finds a different event for each line.
  ///
  /// A line that matches several events takes any that are left. If a line doesn't find any,
  /// the lines before it move on to others until there's one for it, or until there are none left.
  mutating func matchAnyOrder(_ list: OrderedList) -> (events: [[Int]], failures: [Diagnostic]) {
    var events = [[Int]](repeating: [], count: list.items.count)
    var failures: [Diagnostic] = []
    let choices = list.items.map { item -> [Int] in
      guard let pattern = item.pattern else { return [] }
      return trace.events.indices.filter { matcher.matches($0, pattern) }
    }
    var owners: [Int: Int] = [:]
    var unmet: [Int] = []
    for (line, item) in list.items.enumerated() {
      guard let pattern = item.pattern else { continue }
      if case .times(let least, let most) = pattern.repetition {
        events[line] = choices[line]
        let count = choices[line].count
        if count == 0, least > 0 {
          failures.append(failure(of: item, pattern, [], owned: []))
        } else if count < least || count > most ?? Int.max {
          let fits = fitsOfCount(pattern, choices[line])
          let fixIt = repair(fits)
          failures.append(
            Diagnostic(
              .differentCount(text(of: pattern), actual: count, wanted: pattern.repetition.phrase),
              at: item.range, in: source, notes: fixIt == nil ? note(of: fits) : [],
              fixIts: fixIt.map { [$0] } ?? []))
        }
        continue
      }
      var visited: [Bool] = [Bool](repeating: false, count: trace.events.count)
      guard !assign(line, choices, &owners, &visited) else { continue }
      unmet.append(line)
    }
    // Only now is it known which events other lines have.
    for line in unmet {
      guard let pattern = list.items[line].pattern else { continue }
      failures.append(
        failure(of: list.items[line], pattern, choices[line], owned: Set(owners.keys)))
    }
    for event in owners.keys.sorted() {
      if let line = owners[event] { events[line] = [event] }
    }
    return (events, failures)
  }

  private func assign(
    _ line: Int, _ choices: [[Int]], _ owners: inout [Int: Int], _ visited: inout [Bool]
  ) -> Bool {
    for event in choices[line] where !visited[event] {
      visited[event] = true
      if let owner = owners[event], !assign(owner, choices, &owners, &visited) { continue }
      owners[event] = line
      return true
    }
    return false
  }

  private mutating func failure(
    of item: OrderedList.Item, _ pattern: EventPattern, _ choices: [Int], owned: Set<Int>
  ) -> Diagnostic {
    let atOtherTime = matcher.first(pattern, from: 0, ignoringTime: true)
    let message: DiagnosticMessage
    var notes: [Diagnostic.Note] = []
    if !choices.isEmpty {
      message = .happenedTooFewTimes(text(of: pattern), actual: choices.count)
    } else if pattern.moment != nil, let event = atOtherTime {
      message = .differentTime(
        text(of: pattern), actual: time(event), wanted: text(of: pattern.moment))
      notes = choice(for: .atOtherTime(event: event), item)
      decide(by: event, at: item.range)
    } else {
      message = .neverHappened(text(of: pattern))
      decide(.missing, item, at: item.range)
    }
    var fits: [LineFit] = []
    if choices.isEmpty {
      fits = trace.events.indices.filter { !owned.contains($0) }.compactMap { fit(pattern, to: $0) }
      fits = distinct(neverFits(pattern) + fits)
    }
    let fixIt = repair(fits)
    return Diagnostic(
      message, at: item.range, in: source, notes: notes + (fixIt == nil ? note(of: fits) : []),
      fixIts: fixIt.map { [$0] } ?? [])
  }

  /// Returns the words for a moment in a message.
  func text(of moment: ExpectedMoment?) -> String {
    guard let moment else { return "" }
    let time = matcher.time(of: moment).map { $0.text }
    switch moment.relation {
    case .at: return "at " + (time ?? "an unknown moment")
    case .by: return "by " + (time ?? "an unknown moment")
    case .compared(.less): return "before " + (time ?? "an unknown moment")
    case .compared(.greater): return "after " + (time ?? "an unknown moment")
    case .compared(let comparison):
      return "at \(comparison.rawValue) " + (time ?? "an unknown moment")
    case .upTo(let span, let isClosed):
      let last = matcher.time(of: moment).map { $0 + VirtualTime(microseconds: span.microseconds) }
      let dots = isClosed ? "..." : "..<"
      return "at " + (time ?? "an unknown moment") + dots + (last?.text ?? "an unknown moment")
    case .within(let span):
      let distance = VirtualTime(microseconds: span.microseconds).text
      return "within \(distance) of " + (time ?? "an unknown moment")
    }
  }
}
