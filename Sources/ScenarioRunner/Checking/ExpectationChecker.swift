import ScenarioLanguage
import SourceDiagnostics
import TraceModel

/// A checker that compares what happened with the expectations.
struct ExpectationChecker {
  var matcher: EventMatcher
  let source: SourceText

  /// The topics of an expected trace that doesn't name any.
  let shownTopics: [TraceTopic]

  /// The values that lines with `let` have kept, in steps and in expectations.
  var captured: [String: ObservedValue]

  /// Edits that replace wildcards with what happened.
  var shownEdits: [SourceEdit] = []

  /// The ranges of lines that found events, one for each event.
  var found: [EventPlace] = []

  /// The ranges of met lines that aren't part of a list, one for each event that shows them: the
  /// event after which a value was read, or the events in which a recognizer changed its state.
  var grounds: [EventPlace] = []

  /// The reasons that lines weren't met, as far as they're known.
  var decisions: [Decision] = []

  /// The observer that recorded the properties in the expectations.
  let observer: RunObserver

  /// Returns the members of an object's responder chain at the end of the run.
  let chain: (String) -> [String]

  /// Whether a tool was asked to change the text, so that failures say why it can't.
  let isForUpdate: Bool

  /// Whether failures of lists have fix-its.
  let offersFixIts: Bool

  /// The blocks to check.
  private(set) var blocks: [ExpectationBlock] = []

  /// Returns whether the gesture that a property belongs to has ended by the end of the run.
  let isOver: (PropertyReference) -> Bool

  /// The time at which the run ended.
  let endTime: VirtualTime
  var trace: Trace { matcher.trace }

  /// Creates a checker.
  ///
  /// It needs the trace, the text that contains the expectations, the values that steps have kept,
  /// the observer that recorded the properties, a function that returns an object's responder chain,
  /// a function that returns whether there's nothing left to read at the end, and the time of that
  /// end.
  init(
    trace: Trace, source: SourceText, shownTopics: [TraceTopic],
    captured: [String: ObservedValue], observer: RunObserver,
    chain: @escaping (String) -> [String], isForUpdate: Bool, offersFixIts: Bool,
    isOver: @escaping (PropertyReference) -> Bool, endTime: VirtualTime
  ) {
    matcher = EventMatcher(trace)
    self.source = source
    self.shownTopics = shownTopics
    self.captured = captured
    self.observer = observer
    self.chain = chain
    self.isForUpdate = isForUpdate
    self.offersFixIts = offersFixIts
    self.isOver = isOver
    self.endTime = endTime
  }

  /// Returns the unmet expectations, in the order of the lines.
  mutating func check(_ blocks: [ExpectationBlock]) -> [Diagnostic] {
    self.blocks = blocks
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
      // A copy, because the matcher changes during matching.
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

  /// Records the times that lines below an ordered line name.
  static func captureTimes(
    in block: ExpectationBlock, after line: Int, _ events: [Int], _ matcher: inout EventMatcher
  ) {
    guard let event = events.last else { return }
    var lineCount = 0
    for expectation in block.expectations {
      if expectation.statement.traits.place == .inList { lineCount += 1 }
      if case .capture(let name, .time) = expectation.statement, lineCount == line + 1 {
        matcher.moments[name.text] = matcher.trace.events[event].time
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
    let fixIt: FixIt?
    let choices: [LineFit]
    if !offersFixIts {
      (fixIt, choices) = (nil, [])
    } else if let candidates {
      (fixIt, choices) =
        contradictsNever(block) ? (nil, []) : repair(list, of: block, candidates)
    } else {
      let fits = fits(of: mismatch, list, match, block)
      fixIt = repair(fits)
      choices = fixIt == nil ? fits : []
    }
    return Diagnostic(
      message(mismatch, item), at: item?.range ?? block.range, in: source,
      notes: [Diagnostic.Note("the list compared with the trace", lines: difference.lines)]
        + (candidates == nil ? count(for: mismatch, match, list) : [])
        + (candidates == nil ? choice(for: mismatch, item, from: position) : [])
        + note(of: choices) + reason(for: mismatch, item),
      fixIts: fixIt.map { [$0] } ?? [])
  }

  /// Returns the events that an exact list covers: those with its words, of some participants or
  /// all.
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
      return .differentTime(expected, actual: time(event), wanted: text(of: item?.pattern?.moment))
    case .before(let event):
      return .happenedTooEarly(expected, at: time(event))
    case .ended:
      return .nothingMoreHappened(expected)
    case .instead(let event):
      return .happenedInstead(expected, actual: phrase(event), at: time(event))
    case .missing:
      return .neverHappened(expected)
    case .miscounted(let events):
      let wanted = item?.pattern?.repetition ?? .once
      return .differentCount(expected, actual: events.count, wanted: wanted.phrase)
    case .surplus(let event):
      return .eventAfterLastLine(phrase(event), at: time(event))
    }
  }

  /// Returns whether an event happens that a line with `never` in a block forbids.
  ///
  /// Then that line can be the wrong one, so an exact list and values don't change because of it.
  func contradictsNever(_ block: ExpectationBlock) -> Bool {
    block.expectations.contains { line in
      if case .never(let pattern) = line.statement {
        matcher.first(pattern, from: 0) != nil
      } else {
        false
      }
    }
  }

  /// The events that lines with `never` forbid.
  var forbidden: [EventPattern] {
    blocks.flatMap { $0.expectations }.compactMap { line in
      if case .never(let pattern) = line.statement { pattern } else { nil }
    }
  }

  // MARK: Words

  /// Returns the pattern as it appears in the text, without its time.
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
