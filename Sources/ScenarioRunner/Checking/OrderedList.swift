import ScenarioLanguage
import TraceModel

/// The lines of an expectation block that stand in an order: events, and gaps where there are none
/// else.
struct OrderedList {
  /// One line.
  struct Item {
    /// The pattern of its events; `nil` for a gap.
    let pattern: EventPattern?

    /// Where it stands.
    let range: Range<Int>
  }

  /// The lines.
  let items: [Item]

  /// Takes the ordered lines of a block.
  init(_ block: ExpectationBlock) {
    var items: [Item] = []
    for expectation in block.expectations {
      switch expectation.statement {
      case .event(let pattern): items.append(Item(pattern: pattern, range: expectation.range))
      case .gap: items.append(Item(pattern: nil, range: expectation.range))
      case .chain, .never, .states, .value: break
      }
    }
    self.items = items
  }
}

/// How far a list agrees with a trace.
struct ListMatch {
  /// The events of each line that was found, in order.
  var events: [[Int]] = []

  /// Why the next line was not found, or `nil` when all were.
  var mismatch: Mismatch?

  /// The number of the first event after those that were found.
  var position: Int { (events.last { !$0.isEmpty }?.last ?? -1) + 1 }
}

/// Why a list does not agree with a trace.
enum Mismatch {
  /// The event happened at another time.
  case atOtherTime(event: Int)
  /// The event happened, but before the one of the line above.
  case before(event: Int)
  /// Nothing that the list speaks of happened any more.
  case ended
  /// Something else that the list speaks of happened instead.
  case instead(event: Int)
  /// The event never happened.
  case missing
  /// The event happened another number of times.
  case miscounted(events: [Int])
  /// Something that the list speaks of happened after its last line.
  case surplus(event: Int)
}

extension OrderedList {
  /// Finds the lines in the trace one after another, whatever lies between.
  func match(_ matcher: EventMatcher) -> ListMatch {
    var match = ListMatch()
    for (number, item) in items.enumerated() {
      guard let pattern = item.pattern else {
        match.events.append([])
        continue
      }
      let position = match.position
      guard let first = matcher.first(pattern, from: position) else {
        match.mismatch = explainMissing(pattern, after: position, matcher)
        return match
      }
      var found = [first]
      if pattern.repetition != .once {
        found = all(pattern, from: first, upTo: items.dropFirst(number + 1).first, matcher)
      }
      if case .exactly(let count) = pattern.repetition, found.count != count {
        match.mismatch = .miscounted(events: found)
        return match
      }
      match.events.append(found)
    }
    return match
  }

  /// The events of a line that may happen several times: all before the event of the next line.
  private func all(
    _ pattern: EventPattern, from first: Int, upTo next: Item?, _ matcher: EventMatcher
  ) -> [Int] {
    var end = matcher.trace.events.count
    if let pattern = next?.pattern { end = matcher.first(pattern, from: first + 1) ?? end }
    return (first..<max(first + 1, end)).filter { matcher.matches($0, pattern) }
  }

  private func explainMissing(
    _ pattern: EventPattern, after position: Int, _ matcher: EventMatcher
  ) -> Mismatch {
    if pattern.time != nil,
      let event = matcher.first(pattern, from: position, ignoringTime: true)
    {
      return .atOtherTime(event: event)
    }
    if let event = matcher.first(pattern, from: 0) { return .before(event: event) }
    return .missing
  }
}
