import ScenarioLanguage
import TouchEngine
import TraceModel
import UIKitCode

/// What a test on a device asserts of a scenario's expectations: questions to the log of TouchTrace,
/// and values at the end.
struct AssertedExpectations {
  /// A question to the log, or a value.
  enum Assertion {
    /// The difference that a method of the log returns.
    case difference(Expression)
    /// The value that a property has at the end.
    case value(ValueExpectation, number: Int)
  }

  /// The assertions, each with the line that it's about, in order.
  private(set) var assertions: [(assertion: Assertion, range: Range<Int>)] = []

  /// What isn't asserted, with the line and the reason.
  private(set) var omissions: [(range: Range<Int>, reason: String)] = []

  /// The calls of delegates that have to be logged, by the names of the views.
  private(set) var calls: [String: [DelegateCall]] = [:]

  private let reader: LoggedLineReader
  private var valueCount = 0

  /// Finds out what a test asserts that runs in the app's own process, or in another.
  init(_ scenario: Scenario, isInApp: Bool = true) {
    reader = LoggedLineReader(scenario, isInApp: isInApp)
    for block in scenario.expectations { add(block) }
    omissions.sort { $0.range.lowerBound < $1.range.lowerBound }
  }

  private mutating func omit(_ range: Range<Int>, because reason: String) {
    omissions.append((range, reason))
  }

  private mutating func ask(_ question: Expression, _ range: Range<Int>) {
    assertions.append((.difference(question), range))
  }

  // MARK: Blocks

  private mutating func add(_ block: ExpectationBlock) {
    switch block.mode {
    case .anything: break
    case .trace: omit(block.range, because: "a trace has lines that no log has")
    case .nothing(let participants):
      for participant in participants {
        guard reader.isNamed(participant.text) else {
          omit(participant.range, because: reader.unnamed(participant.text))
          continue
        }
        let any = LoggedLine(name: participant.text, event: "")
        ask(Self.log.difference(never: any.expression), participant.range)
      }
    case .anyOrder:
      addList(block) { Self.log.difference(inAnyOrder: .table($0.map { $0.expression })) }
    case .inOrder: addList(block) { Self.log.difference(inOrder: .table($0.map { $0.expression })) }
    case .exactly(let participants): addExactList(block, participants)
    }
    for (index, line) in block.expectations.enumerated() { add(line, index, of: block) }
  }

  private static let log = Expression.token("log")

  private mutating func addList(_ block: ExpectationBlock, _ ask: ([LoggedLine]) -> Expression) {
    let lines = loggedLines(of: block)
    guard let first = lines.first else { return }
    var list = lines.map { $0.line }.withoutRepeatedSends
    // The order of several targets isn't documented, so what follows from a target can come before
    // the line of TouchTrace's own.
    while block.mode.isOrdered, let place = list.firstIndex(where: { reader.hasReactions($0) }),
      place + 1 < list.count
    {
      self.ask(ask(Array(list[...place])), first.range)
      list.remove(at: place)
    }
    self.ask(ask(list), first.range)
  }

  private mutating func addExactList(
    _ block: ExpectationBlock, _ participants: [NameReference]?
  ) {
    let lines = loggedLines(of: block)
    guard let first = lines.first else { return }
    let isPlain = block.expectations.allSatisfy { line in
      if case .gap = line.statement { return false }
      return true
    }
    let list = lines.map { $0.line }.withoutRepeatedSends
    let names = participants.map { Set($0.map { $0.text }.filter(reader.isNamed)) } ?? reader.names
    // A control sends events for which it has no targets, too.
    let hasAllTargets = list.allSatisfy { line in
      !line.isSend || line.word == "fires" || reader.haveTargets(names, for: line.event)
    }
    guard isPlain, hasAllTargets, list.allSatisfy({ $0.isExact }) else {
      omit(block.range, because: "only the order of these lines is asserted")
      return ask(Self.log.difference(inOrder: .table(list.map { $0.expression })), first.range)
    }
    // Of a word that has lines which no log has, the log may have others.
    let incomplete = Set(unloggedWords(of: block))
    let words = Set(list.map { $0.word }).subtracting(incomplete)
    let complete = list.filter { words.contains($0.word) }
    if complete.count < list.count {
      ask(Self.log.difference(inOrder: .table(list.map { $0.expression })), first.range)
    }
    guard !complete.isEmpty else { return }
    ask(
      Self.log.difference(
        exactly: .table(complete.map { $0.expression }),
        of: .array(names.sorted().map { Expression($0) }),
        among: .array(words.sorted().map { Expression($0) })), first.range)
  }

  /// Returns the words of a block's lines that no log has.
  private func unloggedWords(of block: ExpectationBlock) -> [String] {
    block.expectations.compactMap { line in
      guard case .event(let pattern) = line.statement,
        case .failure = reader.line(pattern)
      else { return nil }
      return pattern.word.text
    }
  }

  /// Returns the lines of a block that TouchTrace prints, asks for those that the code prints, and
  /// remembers the others.
  private mutating func loggedLines(
    of block: ExpectationBlock
  ) -> [(line: LoggedLine, range: Range<Int>)] {
    let lines = block.expectations.compactMap {
      expectation -> (line: LoggedLine, range: Range<Int>)? in
      guard case .event(let pattern) = expectation.statement else { return nil }
      return loggedLine(pattern, expectation.range).map { ($0, expectation.range) }
    }
    // The code prints what it does before or after TouchTrace prints why.
    let own = lines.filter { $0.line.isOfProgram }
    if let first = own.first {
      let list = Expression.table(own.map { $0.line.expression })
      ask(
        block.mode == .anyOrder
          ? Self.log.difference(inAnyOrder: list) : Self.log.difference(inOrder: list),
        first.range)
    }
    return lines.filter { !$0.line.isOfProgram }
  }

  private mutating func loggedLine(
    _ pattern: EventPattern, _ range: Range<Int>, isForbidden: Bool = false
  ) -> LoggedLine? {
    switch reader.line(pattern, isForbidden: isForbidden) {
    case .failure(let omission):
      omit(range, because: omission.reason)
      return nil
    case .success(let line):
      if let reason = line.weakness { omit(range, because: reason) }
      if let call = line.call, calls[pattern.subject.text]?.contains(call) != true {
        calls[pattern.subject.text, default: []].append(call)
      }
      return line
    }
  }

  // MARK: Lines that aren't part of a list

  private mutating func add(_ line: Expectation, _ index: Int, of block: ExpectationBlock) {
    switch line.statement {
    case .event, .gap: break
    case .capture(_, .time): break
    case .capture: break
    case .never(let pattern):
      if let expected = loggedLine(pattern, line.range, isForbidden: true) {
        ask(Self.log.difference(never: expected.expression), line.range)
      }
    case .before(let left, let right):
      guard let first = loggedLine(left, line.range), let second = loggedLine(right, line.range)
      else { return }
      ask(
        Self.log.difference(first: first.expression, before: second.expression), line.range)
    case .states(let recognizer, let states):
      guard reader.isNamed(recognizer.text) else {
        return omit(line.range, because: reader.unnamed(recognizer.text))
      }
      let words = states.map { $0.text == "recognized" ? "ended" : $0.text }
      ask(
        Self.log.difference(
          states: .array(words.map { Expression($0) }), of: Expression(recognizer.text)),
        line.range)
    case .chain: omit(line.range, because: "no log shows the responder chain")
    case .neverValue: omit(line.range, because: "a test reads a value only at the end")
    case .value(let expected):
      let isAtEnd = !block.expectations[..<index].contains {
        $0.statement.traits.place == .inList
      }
      guard isAtEnd else {
        return omit(line.range, because: "a test reads a value only at the end")
      }
      guard reader.isReadable(expected) else {
        return omit(line.range, because: "the code can't compare such a value")
      }
      valueCount += 1
      assertions.append((.value(expected, number: valueCount), line.range))
    }
  }
}

extension ExpectationBlock.Mode {
  /// Whether the events must happen in the order of the lines.
  fileprivate var isOrdered: Bool { self == .inOrder }
}

extension [LoggedLine] {
  /// The lines, without those that would say once more that an object calls its targets, of which
  /// the log has one line.
  fileprivate var withoutRepeatedSends: [LoggedLine] {
    var lines: [LoggedLine] = []
    for line in self {
      if line.isSend, let last = lines.last, last.text == line.text { continue }
      lines.append(line)
    }
    return lines
  }
}
