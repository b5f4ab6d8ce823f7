import ScenarioLanguage
import TraceModel

/// The ordered lines of an expectation block: events, and gaps that allow other events.
struct OrderedList {
  /// A line of the list.
  struct Item {
    /// The pattern of the line's events, or `nil` for a gap.
    let pattern: EventPattern?

    /// The range of the line.
    let range: Range<Int>
  }

  /// The lines.
  let items: [Item]

  /// Takes the ordered lines of a block.
  init(_ block: ExpectationBlock) {
    var items: [Item] = []
    for expectation in block.expectations where expectation.statement.traits.place == .inList {
      items.append(
        Item(pattern: expectation.statement.patterns.first, range: expectation.range))
    }
    self.items = items
  }

  private init(_ items: [Item]) { self.items = items }

  /// Returns the list with another pattern on a line.
  func replacing(_ pattern: EventPattern, at line: Int) -> OrderedList {
    var items = items
    items[line] = Item(pattern: pattern, range: items[line].range)
    return OrderedList(items)
  }

  /// Returns the list with a line and the next one in each other's place.
  func swapping(_ line: Int) -> OrderedList {
    var items = items
    items.swapAt(line, line + 1)
    return OrderedList(items)
  }
}

/// The part of a list that matches a trace.
struct ListMatch {
  /// The events of each line that was found, in order.
  var events: [[Int]] = []

  /// The reason that the next line wasn't found, or `nil` when all lines were.
  var mismatch: Mismatch?

  /// The number of the first event after those that were found.
  var position: Int { (events.last { !$0.isEmpty }?.last ?? -1) + 1 }
}

/// The reason that a list doesn't match a trace.
enum Mismatch {
  /// The event happened at another time.
  case atOtherTime(event: Int)
  /// The event happened, but before the event of the line above.
  case before(event: Int)
  /// No further event that the list covers happened.
  case ended
  /// Another event that the list covers happened instead.
  case instead(event: Int)
  /// The event never happened.
  case missing
  /// The event happened a different number of times.
  case miscounted(events: [Int])
  /// An event that the list covers happened after its last line.
  case surplus(event: Int)
}

extension OrderedList {
  /// Finds the lines in the trace in order, with any events between them.
  ///
  /// The closure is called for each line that was found, before the next one is looked for.
  func match(_ matcher: inout EventMatcher, _ found: (Int, [Int], inout EventMatcher) -> Void)
    -> ListMatch
  {
    var match = ListMatch()
    for (number, item) in items.enumerated() {
      guard let pattern = item.pattern else {
        match.events.append([])
        found(number, [], &matcher)
        continue
      }
      let position = match.position
      let first = matcher.first(pattern, from: position)
      guard first != nil || pattern.repetition.least == 0 else {
        match.mismatch = explainMissing(pattern, after: position, matcher)
        return match
      }
      var events = first.map { [$0] } ?? []
      if pattern.repetition != .once {
        events = all(
          pattern, from: position, first: first, upTo: items.dropFirst(number + 1).first, matcher)
      }
      if case .times(let least, let most) = pattern.repetition,
        events.count < least || events.count > most ?? Int.max
      {
        match.mismatch = .miscounted(events: events)
        return match
      }
      match.events.append(events)
      found(number, events, &matcher)
    }
    return match
  }

  /// Returns the events of a line that can match several: all events before the next line's.
  private func all(
    _ pattern: EventPattern, from position: Int, first: Int?, upTo next: Item?,
    _ matcher: EventMatcher
  ) -> [Int] {
    // A line that needs an event gets the first one, even if the next line matches it, too.
    let start = pattern.repetition.least > 0 ? first.map { $0 + 1 } ?? position : position
    var end = matcher.trace.events.count
    if let pattern = next?.pattern { end = matcher.first(pattern, from: start) ?? end }
    return (position..<max(start, end)).filter { matcher.matches($0, pattern) }
  }

  private func explainMissing(
    _ pattern: EventPattern, after position: Int, _ matcher: EventMatcher
  ) -> Mismatch {
    if pattern.moment != nil,
      let event = matcher.first(pattern, from: position, ignoringTime: true)
    {
      return .atOtherTime(event: event)
    }
    if let event = matcher.first(pattern, from: 0) { return .before(event: event) }
    return .missing
  }
}

extension EventPattern.Repetition {
  /// The least number of events that a line needs.
  var least: Int {
    switch self {
    case .once: 1
    case .times(let least, _): least
    }
  }

  /// The number of events that a line needs, in words.
  var phrase: String {
    switch self {
    case .once: "once"
    case .times(let least, upTo: nil): "at least " + Self.times(least)
    case .times(0, upTo: .some(let most)): "at most " + Self.times(most)
    case .times(let least, upTo: .some(let most)):
      least == most ? Self.times(least) : "\(least) to \(most) times"
    }
  }

  /// Returns a number of times in words.
  static func times(_ count: Int) -> String {
    switch count {
    case 1: "once"
    case 2: "twice"
    default: "\(count) times"
    }
  }
}
