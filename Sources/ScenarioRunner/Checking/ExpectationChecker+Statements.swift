import ScenarioLanguage
import SourceDiagnostics
import TraceModel

// Lines under `expect` that aren't part of its order, with a check for each form.
extension ExpectationChecker {
  /// Checks the lines that aren't part of the order, given the events of those that are.
  mutating func check(
    _ block: ExpectationBlock, events: [[Int]], _ known: [Diagnostic]
  ) -> [Diagnostic] {
    var failures = known
    /// The number of ordered lines so far, and the event of the last one that has any.
    var lineCount = 0
    var event: Int?
    for (line, expectation) in block.expectations.enumerated() {
      var failure: Diagnostic?
      // Where matching stopped, there's no event at which to read a value.
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
        if isReached { addGround(place, expectation.range) }
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
        if failure == nil, isReached { addGround(place, expectation.range) }
        if failure?.fixIts.isEmpty == false {
          // While the list is wrong, the event that the value belongs to isn't known.
          let isKnown = known.isEmpty && !contradictsNever(block)
          let others =
            isKnown ? otherFits(of: expected, at: place, line: lineCount, of: block, events) : []
          let text = failure?.fixIts.first?.edits.first?.replacement ?? ""
          let isThere = isSaid(text, of: expected.subject, besides: line, of: block)
          if !isKnown || !others.isEmpty || isThere { failure?.fixIts = [] }
          failure?.notes += note(of: others)
          if isForUpdate, isThere {
            failure?.notes.append(
              Diagnostic.Note(
                "another line here says so already, so this one may mean another value")
            )
          }
        }
      }
      if let failure { failures.append(failure) }
    }
    return failures.inSourceOrder
  }

  /// Records the event that shows a met line, unless the line is about the end of the run.
  private mutating func addGround(_ event: Int?, _ range: Range<Int>) {
    if let event { grounds.append(EventPlace(event: event, range: range)) }
  }

  /// Returns a diagnostic unless the first event of one pattern comes before the first event of
  /// another.
  private mutating func checkOrder(
    _ left: EventPattern, _ right: EventPattern, _ range: Range<Int>
  ) -> Diagnostic? {
    guard let first = matcher.first(left, from: 0) else {
      return Diagnostic(.neverHappened(text(of: left)), at: left.range, in: source)
    }
    guard let second = matcher.first(right, from: 0) else {
      return Diagnostic(.neverHappened(text(of: right)), at: right.range, in: source)
    }
    guard first >= second else {
      show(left, [first])
      show(right, [second])
      addGround(first, range)
      addGround(second, range)
      return nil
    }
    decide(by: second, at: range)
    let lines = [second, first].map { trace.line(for: trace.events[$0]) }
    return Diagnostic(
      .differentOrder(text(of: left), text(of: right)), at: range, in: source,
      notes: [Diagnostic.Note("in the trace", lines: first == second ? [lines[0]] : lines)])
  }

  private mutating func checkNever(
    _ pattern: EventPattern, _ range: Range<Int>
  ) -> Diagnostic? {
    let found = trace.events.indices.filter { matcher.matches($0, pattern) }
    guard let first = found.first else {
      guard let moment = pattern.moment, let start = matcher.start(of: moment), start >= endTime,
        start > endTime || moment.relation == .compared(.greater)
      else { return nil }
      return Diagnostic(
        .neverAfterTheEnd(text(of: moment), end: endTime.text), at: moment.range, in: source)
    }
    decide(by: first, at: range)
    return Diagnostic(
      .shouldNeverHappen(text(of: pattern), at: time(first)), at: range, in: source,
      notes: [inTrace(found)])
  }

  private mutating func checkStates(
    _ recognizer: String, _ references: [NameReference], _ range: Range<Int>
  ) -> Diagnostic? {
    let seen = StateHistory(of: recognizer, in: trace)
    let wanted = StateHistory.reduced(references.map { $0.text })
    let actual = seen.entriesBeforeReset
    if seen.statesBeforeReset == wanted {
      for entry in actual { addGround(entry.event, range) }
      return nil
    }
    let lines = Difference.lines(
      expected: wanted, actual: actual.map { (text: $0.state, explanation: $0.explanation) })
    let states = actual.map { $0.state }
    let others = recognizers(with: wanted, except: recognizer)
    return Diagnostic(
      .differentStates(recognizer, actual: states.joined(separator: " ")), at: range,
      in: source,
      notes: [Diagnostic.Note("the states compared with the trace", lines: lines)]
        + note(of: others),
      fixIts: others.isEmpty ? repair(references, with: states) : [])
  }

  private mutating func checkChain(_ members: [ChainMember], _ range: Range<Int>) -> Diagnostic? {
    guard case .named(let first) = members.first else { return nil }
    let places = trace.events.indices.filter {
      trace.events[$0].kind == .chain && trace.name(of: trace.events[$0].to) == first.text
    }
    let walks = places.map { place in
      trace.events[place].related.map { trace.name(of: $0) }
    }
    if let walk = walks.firstIndex(where: { Self.matches($0[...], members[...]) }) {
      showChain(members, walks[walk], range)
      addGround(places[walk], range)
      return nil
    }
    let fits = chainFits(of: members, at: range, walks)
    let actual = fits.count == 1 ? fits[0] : walks.last ?? []
    let expected = members.map { member in
      switch member {
      case .any: "…"
      case .named(let name): name.text
      }
    }
    let lines = Difference.lines(
      expected: expected, actual: actual.map { (text: $0, explanation: "") })
    var fixIts: [FixIt] = []
    var choices = fits.map { LineFit(edits: [], words: $0.joined(separator: " → ")) }
    // A line that leaves out some members doesn't determine which ones.
    let isWhole = members.allSatisfy { if case .named = $0 { true } else { false } }
    if isWhole, case .named(let last) = members.last, fits.count == 1 {
      choices = owners(ofChain: expected)
      if choices.isEmpty {
        fixIts = repair(from: first, to: last, with: actual, separator: " → ")
      }
    }
    return Diagnostic(
      .differentChain(first.text, actual: actual.joined(separator: " → ")), at: range, in: source,
      notes: [Diagnostic.Note("the chain compared with the trace", lines: lines)]
        + (fixIts.isEmpty ? note(of: choices) : []),
      fixIts: fixIts)
  }

  /// Returns whether names match the members, where `…` matches any number of names.
  static func matches(
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
}
