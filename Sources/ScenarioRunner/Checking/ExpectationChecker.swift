import ScenarioLanguage
import SourceDiagnostics
import TraceModel

/// Compares what happened with what was expected.
struct ExpectationChecker {
  var matcher: EventMatcher
  let source: SourceText

  /// The topics that an expected trace tells of when it names none.
  let shownTopics: [TraceTopic]

  /// The values that lines with `let` have given names, in steps and in expectations.
  var captured: [String: ObservedValue]

  /// Replacements that put what happened in the places of wildcards.
  var shownEdits: [SourceEdit] = []

  /// Where lines stand that found an event, each with every event that it found.
  var found: [EventPlace] = []

  /// What decided that lines did not come true, as far as something did.
  var decisions: [Decision] = []

  /// Takes down what the properties were of which expectations speak.
  let observer: RunObserver

  /// Whether the gesture that a property tells of is over at the end of the run.
  let isOver: (PropertyReference) -> Bool

  /// The moment at which the run is over.
  let endTime: VirtualTime
  var trace: Trace { matcher.trace }

  /// Creates a checker for a trace, the text that the expectations are in, the values that the
  /// steps have given names, the observer that has taken down what properties were, a function that
  /// returns whether there's nothing left to look at by the end, and the moment of that end.
  init(
    trace: Trace, source: SourceText, shownTopics: [TraceTopic],
    captured: [String: ObservedValue], observer: RunObserver,
    isOver: @escaping (PropertyReference) -> Bool, endTime: VirtualTime
  ) {
    matcher = EventMatcher(trace)
    self.source = source
    self.shownTopics = shownTopics
    self.captured = captured
    self.observer = observer
    self.isOver = isOver
    self.endTime = endTime
  }

  /// Returns what was expected and not seen, in the order of the lines.
  mutating func check(_ blocks: [ExpectationBlock]) -> [Diagnostic] {
    var failures: [Diagnostic] = []
    for block in blocks { failures += check(block) }
    return failures
  }

  private mutating func check(_ block: ExpectationBlock) -> [Diagnostic] {
    let list = OrderedList(block)
    switch block.mode {
    case .anything:
      return []
    case .nothing(let participants):
      return participants.compactMap { checkNothing(of: $0, block.range) }
    case .trace(let trace):
      return check(trace, block.range).map { [$0] } ?? []
    case .anyOrder:
      let (events, failures) = matchAnyOrder(list)
      show(list, events)
      return check(block, events: events, failures)
    case .exactly(let participants):
      let candidates = candidates(of: list, among: participants)
      matcher.ignoresUnknownMoments = true
      let draft = list.matchExactly(candidates, matcher)
      matcher.ignoresUnknownMoments = false
      for (line, events) in draft.events.enumerated() {
        Self.captureTimes(in: block, after: line, events, &matcher)
      }
      return check(block, list, list.matchExactly(candidates, matcher), candidates)
    case .inOrder:
      // A copy, because the matcher changes while the list is matched.
      var matcher = matcher
      let match = list.match(&matcher) { line, events, matcher in
        Self.captureTimes(in: block, after: line, events, &matcher)
      }
      self.matcher = matcher
      return check(block, list, match, nil)
    }
  }

  private mutating func check(
    _ block: ExpectationBlock, _ list: OrderedList, _ match: ListMatch, _ candidates: [Int]?
  ) -> [Diagnostic] {
    let failure = failure(of: match, list, candidates, block)
    show(list, match.events)
    return check(block, events: match.events, failure.map { [$0] } ?? [])
  }

  /// Checks the lines that have no place in the order, given the events of those that have.
  private mutating func check(
    _ block: ExpectationBlock, events: [[Int]], _ known: [Diagnostic]
  ) -> [Diagnostic] {
    var failures = known
    /// The number of ordered lines so far, and the event of the last one that has any.
    var lineCount = 0
    var event: Int?
    for expectation in block.expectations {
      let failure: Diagnostic?
      // Where the list got stuck, there is no event to look at.
      let place = lineCount == 0 ? nil : event
      let isReached = lineCount <= events.count
      switch expectation.statement {
      case .event, .gap:
        if events.indices.contains(lineCount) {
          event = events[lineCount].last ?? event
          found += events[lineCount].map { EventPlace(event: $0, range: expectation.range) }
        }
        lineCount += 1
        failure = nil
      case .before(let left, let right):
        failure = checkOrder(left, right, expectation.range)
      case .capture(let name, .property(let reference)):
        captured[name.text] = isReached ? observer.value(of: reference, at: place) : nil
        failure = isReached ? checkIsThere(reference, at: place, expectation.range) : nil
      case .capture(_, .time):
        failure = nil
      case .chain(let members):
        failure = checkChain(members, expectation.range)
      case .never(let pattern):
        failure = checkNever(pattern, expectation.range)
      case .neverValue(let expected):
        failure = checkNever(expected, expectation.range)
      case .states(let recognizer, let states):
        failure = checkStates(recognizer.text, states, expectation.range)
      case .value(let expected):
        failure =
          isReached
          ? checkIsThere(expected.subject, at: place, expectation.range)
            ?? checkValue(expected, at: place, expectation.range) : nil
      }
      if let failure { failures.append(failure) }
    }
    return failures.inSourceOrder
  }

  /// Takes down the moments to which lines below an ordered line give names.
  private static func captureTimes(
    in block: ExpectationBlock, after line: Int, _ events: [Int], _ matcher: inout EventMatcher
  ) {
    guard let event = events.last else { return }
    var lineCount = 0
    for expectation in block.expectations {
      switch expectation.statement {
      case .event, .gap:
        lineCount += 1
      case .capture(let name, .time) where lineCount == line + 1:
        matcher.moments[name.text] = matcher.trace.events[event].time
      case .before, .capture, .chain, .never, .neverValue, .states, .value:
        break
      }
    }
  }

  // MARK: The ordered list

  private mutating func failure(
    of match: ListMatch, _ list: OrderedList, _ candidates: [Int]?, _ block: ExpectationBlock
  ) -> Diagnostic? {
    guard let mismatch = match.mismatch else { return nil }
    let difference = Difference(
      list: list, match: match, matcher: matcher, source: source, candidates: candidates)
    let item = match.events.count < list.items.count ? list.items[match.events.count] : nil
    decide(mismatch, item, at: item?.range ?? block.range)
    let position = match.position
    let fixIt =
      candidates.map { repair(list, of: block, $0) } ?? repair(mismatch, item, from: position)
    return Diagnostic(
      message(mismatch, item), at: item?.range ?? block.range, in: source,
      notes: [Diagnostic.Note("the list beside the trace", lines: difference.lines)]
        + (candidates == nil ? count(for: mismatch, match, list) : [])
        + (candidates == nil ? choice(for: mismatch, item, from: position) : [])
        + reason(for: mismatch, item),
      fixIts: fixIt.map { [$0] } ?? [])
  }

  /// The events that an exact list speaks of: those with its words, of some participants or all.
  private func candidates(of list: OrderedList, among participants: [NameReference]?) -> [Int] {
    let patterns = list.items.compactMap { $0.pattern }
    return trace.events.indices.filter { index in
      if let participants, !participants.contains(where: { $0.text == matcher.subject(index) }) {
        return false
      }
      return patterns.contains { matcher.hasWord(index, of: $0) }
    }
  }

  private func message(_ mismatch: Mismatch, _ item: OrderedList.Item?) -> DiagnosticMessage {
    let expected = item?.pattern.map { text(of: $0) } ?? "…"
    switch mismatch {
    case .atOtherTime(let event):
      return .otherTime(expected, actual: time(event), wanted: text(of: item?.pattern?.moment))
    case .before(let event):
      return .happenedBefore(expected, at: time(event))
    case .ended:
      return .nothingMoreHappened(expected)
    case .instead(let event):
      return .happenedInstead(expected, actual: phrase(event), at: time(event))
    case .missing:
      return .neverHappened(expected)
    case .miscounted(let events):
      let wanted = item?.pattern?.repetition ?? .once
      return .otherTimes(expected, actual: events.count, wanted: wanted.phrase)
    case .surplus(let event):
      return .surplusEvent(phrase(event), at: time(event))
    }
  }

  // MARK: Statements without a place in the order

  private mutating func checkNever(
    _ pattern: EventPattern, _ range: Range<Int>
  ) -> Diagnostic? {
    let found = trace.events.indices.filter { matcher.matches($0, pattern) }
    guard let first = found.first else {
      guard let moment = pattern.moment, let start = matcher.start(of: moment), start > endTime
      else { return nil }
      return Diagnostic(
        .neverAfterTheEnd(text(of: moment), end: endTime.text), at: moment.range, in: source)
    }
    decide(by: first, at: range)
    return Diagnostic(
      .shouldNeverHappen(text(of: pattern), at: time(first)), at: range, in: source,
      notes: [inTrace(found)])
  }

  private func checkStates(
    _ recognizer: String, _ references: [NameReference], _ range: Range<Int>
  ) -> Diagnostic? {
    let seen = StateHistory(of: recognizer, in: trace)
    let wanted = StateHistory.reduced(references.map { $0.text })
    if seen.states == wanted || seen.statesBeforeReset == wanted { return nil }
    // A final return to `possible` may be left out, and then is not shown either.
    let withReset = wanted.last == "possible" && wanted.count > 1
    let actual = withReset ? seen.entries : seen.entriesBeforeReset
    let lines = Difference.lines(
      expected: wanted, actual: actual.map { (text: $0.state, explanation: $0.explanation) })
    let states = actual.map { $0.state }
    return Diagnostic(
      .otherStates(recognizer, actual: states.joined(separator: " ")), at: range,
      in: source, notes: [Diagnostic.Note("the states beside the trace", lines: lines)],
      fixIts: repair(
        from: references.first, to: references.last, with: states, separator: " "))
  }

  private mutating func checkChain(_ members: [ChainMember], _ range: Range<Int>) -> Diagnostic? {
    guard case .named(let first) = members.first else { return nil }
    let walks = trace.events.filter {
      $0.kind == .chain && trace.name(of: $0.to) == first.text
    }.map { event in event.related.map { trace.name(of: $0) } }
    if let walk = walks.first(where: { Self.matches($0[...], members[...]) }) {
      showChain(members, walk, range)
      return nil
    }
    let actual = walks.last ?? []
    let expected = members.map { member in
      switch member {
      case .any: "…"
      case .named(let name): name.text
      }
    }
    let lines = Difference.lines(
      expected: expected, actual: actual.map { (text: $0, explanation: "") })
    var fixIts: [FixIt] = []
    // A line that leaves some members open says no more which.
    let isWhole = members.allSatisfy { if case .named = $0 { true } else { false } }
    if isWhole, case .named(let last) = members.last, !actual.isEmpty {
      fixIts = repair(from: first, to: last, with: actual, separator: " → ")
    }
    return Diagnostic(
      .otherChain(first.text, actual: actual.joined(separator: " → ")), at: range, in: source,
      notes: [Diagnostic.Note("the chain beside the trace", lines: lines)], fixIts: fixIts)
  }

  /// Returns whether names are those of the members, where `…` stands for any number of names.
  private static func matches(
    _ names: ArraySlice<String>, _ members: ArraySlice<ChainMember>
  ) -> Bool {
    var reached = [Bool](repeating: false, count: names.count + 1)
    reached[0] = true
    for member in members {
      var next = [Bool](repeating: false, count: names.count + 1)
      for used in 0...names.count {
        switch member {
        case .any: next[used] = reached[...used].contains(true)
        case .named(let name):
          next[used] =
            used > 0 && reached[used - 1] && names[names.startIndex + used - 1] == name.text
        }
      }
      reached = next
    }
    return reached[names.count]
  }

  // MARK: Words

  /// The pattern as it stands in the text, without what is said about times.
  func text(of pattern: EventPattern) -> String {
    var words: [String] = []
    if pattern.word.text == "hit", pattern.subject == .any {
      words = ["hit"]
    } else {
      words = [pattern.subject.text, pattern.word.text]
    }
    words += pattern.detail.map { $0.text }
    if let receiver = pattern.receiver { words += ["→", receiver.text] }
    if let sender = pattern.sender { words += ["←", sender.text] }
    return words.joined(separator: " ")
  }

  func phrase(_ event: Int) -> String { trace.phrase(for: trace.events[event]) }
  func time(_ event: Int) -> String { trace.events[event].time.text }
}
