import ScenarioLanguage
import SourceDiagnostics
import TraceModel

/// Compares what happened with what was expected.
struct ExpectationChecker {
  private let matcher: EventMatcher
  let source: SourceText
  let value: (Property, String, Int?) -> ObservedValue?
  var trace: Trace { matcher.trace }

  /// Creates a checker for a trace, the text that the expectations stand in, and a function that
  /// returns what a property of something was at an event, or at the end.
  init(
    trace: Trace, source: SourceText, value: @escaping (Property, String, Int?) -> ObservedValue?
  ) {
    matcher = EventMatcher(trace)
    self.source = source
    self.value = value
  }

  /// Returns what was expected and not seen, in the order of the lines.
  func check(_ blocks: [ExpectationBlock]) -> [Diagnostic] {
    blocks.flatMap { check($0) }
  }

  private func check(_ block: ExpectationBlock) -> [Diagnostic] {
    var failures: [Diagnostic] = []
    let list = OrderedList(block)
    let (match, candidates) = match(list, in: block)
    if let failure = failure(of: match, list, candidates, block) { failures.append(failure) }
    /// The number of ordered lines so far, and the event of the last one that has any.
    var lineCount = 0
    var event: Int?
    for expectation in block.expectations {
      let failure: Diagnostic?
      switch expectation.statement {
      case .event, .gap:
        if match.events.indices.contains(lineCount) {
          event = match.events[lineCount].last ?? event
        }
        lineCount += 1
        failure = nil
      case .chain(let members):
        failure = checkChain(members, expectation.range)
      case .never(let pattern):
        failure = checkNever(pattern, expectation.range)
      case .states(let recognizer, let states):
        failure = checkStates(recognizer.text, states.map { $0.text }, expectation.range)
      case .value(let expected):
        // Where the list got stuck, there is no event to look at.
        failure =
          lineCount <= match.events.count
          ? checkValue(expected, at: lineCount == 0 ? nil : event, expectation.range) : nil
      }
      if let failure { failures.append(failure) }
    }
    return failures.inSourceOrder
  }

  // MARK: The ordered list

  private func match(
    _ list: OrderedList, in block: ExpectationBlock
  ) -> (match: ListMatch, candidates: [Int]?) {
    switch block.mode {
    case .inOrder:
      return (list.match(matcher), nil)
    case .exactly(let participants):
      let candidates = candidates(of: list, among: participants)
      return (list.matchExactly(candidates, matcher), candidates)
    }
  }

  private func failure(
    of match: ListMatch, _ list: OrderedList, _ candidates: [Int]?, _ block: ExpectationBlock
  ) -> Diagnostic? {
    guard let mismatch = match.mismatch else { return nil }
    let difference = Difference(
      list: list, match: match, matcher: matcher, source: source, candidates: candidates)
    let item = match.events.count < list.items.count ? list.items[match.events.count] : nil
    return Diagnostic(
      message(mismatch, item), at: item?.range ?? block.range, in: source,
      notes: [Diagnostic.Note("the list beside the trace", lines: difference.lines)])
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
      let wanted = item?.pattern?.time.map { VirtualTime(microseconds: $0.microseconds) }
      return .otherTime(expected, actual: time(event), wanted: (wanted ?? .zero).text)
    case .before(let event):
      return .happenedBefore(expected, at: time(event))
    case .ended:
      return .nothingMoreHappened(expected)
    case .instead(let event):
      return .happenedInstead(expected, actual: phrase(event), at: time(event))
    case .missing:
      return .neverHappened(expected)
    case .miscounted(let events):
      var wanted = 1
      if case .exactly(let count) = item?.pattern?.repetition { wanted = count }
      return .otherTimes(expected, actual: events.count, wanted: wanted)
    case .surplus(let event):
      return .surplusEvent(phrase(event), at: time(event))
    }
  }

  // MARK: Statements without a place in the order

  private func checkNever(_ pattern: EventPattern, _ range: Range<Int>) -> Diagnostic? {
    let found = trace.events.indices.filter { matcher.matches($0, pattern) }
    guard let first = found.first else { return nil }
    var lines = found.prefix(5).map { trace.line(for: trace.events[$0]) }
    if found.count > 5 { lines.append("… and \(found.count - 5) more") }
    return Diagnostic(
      .shouldNeverHappen(text(of: pattern), at: time(first)), at: range, in: source,
      notes: [Diagnostic.Note("in the trace", lines: lines)])
  }

  private func checkStates(
    _ recognizer: String, _ expected: [String], _ range: Range<Int>
  ) -> Diagnostic? {
    let seen = StateHistory(of: recognizer, in: trace)
    let wanted = StateHistory.reduced(expected)
    if seen.states == wanted || seen.statesBeforeReset == wanted { return nil }
    // A final return to `possible` may be left out, and then is not shown either.
    let withReset = wanted.last == "possible" && wanted.count > 1
    let actual = withReset ? seen.entries : seen.entriesBeforeReset
    let lines = Difference.lines(
      expected: wanted, actual: actual.map { (text: $0.state, explanation: $0.explanation) })
    return Diagnostic(
      .otherStates(recognizer, actual: actual.map { $0.state }.joined(separator: " ")), at: range,
      in: source, notes: [Diagnostic.Note("the states beside the trace", lines: lines)])
  }

  private func checkChain(_ members: [ChainMember], _ range: Range<Int>) -> Diagnostic? {
    guard case .named(let first) = members.first else { return nil }
    let walks = trace.events.filter {
      $0.kind == .chain && trace.name(of: $0.to) == first.text
    }.map { event in event.related.map { trace.name(of: $0) } }
    if walks.contains(where: { Self.matches($0[...], members[...]) }) { return nil }
    let actual = walks.last ?? []
    let expected = members.map { member in
      switch member {
      case .any: "…"
      case .named(let name): name.text
      }
    }
    let lines = Difference.lines(
      expected: expected, actual: actual.map { (text: $0, explanation: "") })
    return Diagnostic(
      .otherChain(first.text, actual: actual.joined(separator: " → ")), at: range, in: source,
      notes: [Diagnostic.Note("the chain beside the trace", lines: lines)])
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
  private func text(of pattern: EventPattern) -> String {
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

  private func phrase(_ event: Int) -> String { trace.phrase(for: trace.events[event]) }
  private func time(_ event: Int) -> String { trace.events[event].time.text }
}
