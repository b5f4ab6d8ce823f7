import SourceDiagnostics
import TouchEngine

/// The statement of a line under `expect`.
package enum ExpectationStatement: Sendable {
  /// The first event that matches the left pattern happens before the first event that matches the
  /// right one.
  case before(EventPattern, EventPattern)
  /// The value of a property at the event in the line above, or that event's time, gets a name.
  case capture(NameReference, CaptureSource)
  /// The responder chain, from its first member on.
  case chain([ChainMember])
  /// The next event of the ordered list.
  case event(EventPattern)
  /// Any events, in a list that otherwise allows none between.
  case gap
  /// No such event in the whole trace.
  case never(EventPattern)
  /// No moment of the run at which a property has the value.
  case neverValue(ValueExpectation)
  /// All states of a recognizer, in order.
  case states(NameReference, [NameReference])
  /// The value of a property at the event in the line above, or at the end.
  case value(ValueExpectation)
}

/// One member of an expected responder chain.
package enum ChainMember: Equatable, Sendable {
  /// Any members.
  case any
  /// The member with this name.
  case named(NameReference)
}

extension ExpectationStatement {
  /// The forms of a line, each named after its file in the reference.
  package enum Form: String, CaseIterable {
    case before
    case capture = "expected-capture"
    case chain
    case event
    case gap
    case never
    case neverValue = "never-value"
    case states
    case value
  }

  /// The part of the run that a line refers to.
  package enum Place {
    /// The event in the line above, or the end of the run.
    case belowEvent
    /// The next event of the list, or any events.
    case inList
    /// The whole run.
    case wholeRun
  }

  /// The traits of the statement for code that doesn't check it: its form, the part of the run that
  /// it refers to, and whether a run can contradict it.
  @inline(never)
  package var traits: (form: Form, place: Place, isClaim: Bool) {
    switch self {
    case .before: (.before, .wholeRun, true)
    case .capture: (.capture, .belowEvent, false)
    case .chain: (.chain, .wholeRun, true)
    case .event: (.event, .inList, true)
    case .gap: (.gap, .inList, false)
    case .never: (.never, .wholeRun, true)
    case .neverValue: (.neverValue, .wholeRun, true)
    case .states: (.states, .wholeRun, true)
    case .value: (.value, .belowEvent, true)
    }
  }

  /// The events that the statement refers to.
  @inline(never)
  package var patterns: [EventPattern] {
    switch self {
    case .before(let left, let right): [left, right]
    case .event(let pattern), .never(let pattern): [pattern]
    case .capture, .chain, .gap, .neverValue, .states, .value: []
    }
  }

  /// The property whose values have to be recorded.
  package var property: PropertyReference? {
    switch self {
    case .capture(_, .property(let property)): property
    case .neverValue(let value), .value(let value): value.subject
    case .before, .capture, .chain, .event, .gap, .never, .states: nil
    }
  }

  /// The words that can begin a line in place of a name.
  enum Opening: String, CaseIterable {
    case chain
    case `let`
    case never
    case states
  }
}

extension LineParser {
  /// Takes the statement of a line under `expect`.
  mutating func takeStatement() throws(ParseError) -> ExpectationStatement {
    if next?.kind == .ellipsis, peek(1) == nil {
      index += 1
      return .gap
    }
    let opening = ExpectationStatement.Opening(rawValue: nextText)
    if opening != nil { index += 1 }
    switch opening {
    case .chain: return .chain(try takeChain())
    case .let: return try takeCapture()
    case .never: return try takeNever()
    case .states: return try takeStates()
    case nil: break
    }
    if let before = try takeOrder() { return before }
    if let value = try takeValueExpectation() { return .value(value) }
    return .event(try takeEventPattern())
  }

  private mutating func takeNever() throws(ParseError) -> ExpectationStatement {
    if let value = try takeValueExpectation() { return .neverValue(value) }
    let start = nextRange.lowerBound
    let pattern = try takeEventPattern()
    if pattern.repetition != .once {
      report.add(.repetitionOfNever, at: start..<pattern.range.upperBound)
    }
    return .never(pattern)
  }

  /// Takes `PATTERN before PATTERN`, or returns `nil` when the line is something else.
  private mutating func takeOrder() throws(ParseError) -> ExpectationStatement? {
    let place = line.lexemes.firstIndex { lexeme in
      lexeme.kind == .word && report.source[lexeme.range] == "before"
    }
    // An observer is called `before commit`, and an event has at least two words. `before 350ms` is
    // a moment.
    guard let place, place > 1, place + 2 < line.lexemes.count,
      line.lexemes[place + 1].kind != .number
    else { return nil }
    let end = end
    self.end = place
    let left = try takeEventPattern()
    index = place + 1
    self.end = end
    let right = try takeEventPattern()
    for pattern in [left, right] where pattern.repetition != .once {
      report.add(.repetitionInOrder, at: pattern.range)
    }
    if left.isEqualApartFromRanges(to: right) {
      report.add(.orderOfOneEvent, at: left.range.lowerBound..<right.range.upperBound)
    }
    return .before(left, right)
  }

  private mutating func takeCapture() throws(ParseError) -> ExpectationStatement {
    let name = try takeCaptureName()
    if take(word: "time") {
      names.captures.add(name, .moment)
      return .capture(name, .time)
    }
    let reference = try takePropertyReference()
    names.captures.add(name, .value(valueKind(of: reference)))
    return .capture(name, .property(reference))
  }

  private mutating func takeStates() throws(ParseError) -> ExpectationStatement {
    let recognizer = try takeReference(.recognizers)
    try expect(.colon, ":")
    var states: [NameReference] = []
    let possible = EventVocabulary.states(of: elementClass(of: recognizer.text))
    repeat {
      _ = take(.arrow)
      let range = nextRange
      let state = try choose("state", from: possible.map { ($0, $0) })
      states.append(NameReference(state, range: range))
    } while !isAtEnd
    // Written or not, the reset at the end of a gesture would match, so the order of a line such as
    // `failed possible` would say nothing.
    if states.count > 1, let last = states.last, last.text == possible[0] {
      let before = states[states.count - 2].range.upperBound
      report.add(
        .statesEndPossible, at: last.range, replacing: before..<last.range.upperBound, with: "")
      throw ParseError()
    }
    return .states(recognizer, states)
  }

  private mutating func takeChain() throws(ParseError) -> [ChainMember] {
    let first = try takeReference(.responders)
    var members: [ChainMember] = [.named(first)]
    while take(.arrow) {
      if take(.ellipsis) {
        members.append(.any)
      } else if names[nextText] == nil, nextText == "nil" {
        // UIKit's chain ends with `nil`, which can be written for clarity.
        index += 1
      } else {
        members.append(.named(try takeReference(.responders)))
      }
    }
    if members.count == 1 { try expect(.arrow, " →") }
    if members.dropFirst().allSatisfy({ $0 == .any }), isAtEnd, members.count > 1 {
      report.add(
        .chainOfGaps(first.text), at: first.range.lowerBound..<line.range.upperBound)
      throw ParseError()
    }
    return members
  }
}
