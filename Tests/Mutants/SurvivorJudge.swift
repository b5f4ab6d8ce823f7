import LessonRunner
import LessonTesting
import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TraceModel

/// A judge of mutants that pass, which sorts each into a class by a rule.
struct SurvivorJudge {
  let scenario: CourseScenario

  /// The words of the course's events, each with the first words of their details.
  let details: [String: Set<String>]

  /// Returns the class of a mutant that passes, given its run.
  func kind(of mutant: Mutant, _ run: LessonRun) -> SurvivorClass {
    guard let old = scenario.lines.first(where: { $0.range.lowerBound == mutant.offset }) else {
      return .unexplained
    }
    switch mutant.mutation {
    case .drop: return kindOfDropped(old)
    case .exactly: return isExact(old, in: run) ? .alreadyExact : .unexplained
    case .double: return kindOfDouble(old, run, mutant)
    case .swap: return kindOfSwapped(old, run)
    default: break
    }
    let parsed = ParsedScenario(
      run.scenario.source, resolver: scenario.entry.scenario.library.resolver())
    let lines = ExpectedLine.all(in: parsed)
    guard let line = lines.first(where: { $0.range.lowerBound == mutant.offset }) else {
      return .unexplained
    }
    if mutant.mutation == .block { return kindOfBlock(line) }
    switch line.statement {
    case .event: return kindOfEvent(line, mutant, run)
    case .never(let pattern): return kindOfNever(pattern)
    case .value(let value), .neverValue(let value): return kindOfValue(value, mutant)
    case .before: return .otherOrder
    case .chain(let members): return kindOfChain(members, mutant, run)
    case .states(_, let states):
      // The mutation removes one member, and only the first one is optional.
      if mutant.mutation == .lackingMember, states.first?.text != "possible" { return .saidShorter }
      return kindOfOwner(mutant)
    case .capture, .gap, nil: return .unexplained
    }
  }

  private func kindOfDropped(_ line: ExpectedLine) -> SurvivorClass {
    if line.isBesideGap { return .besideGap }
    guard case .event(let pattern) = line.statement else { return .unexplained }
    let isCovered = scenario.lines.contains { other in
      guard other.block == line.block, other.range != line.range,
        case .event(let remaining) = other.statement
      else { return false }
      return remaining.word.matches(pattern.word.text) || pattern.word.matches(remaining.word.text)
    }
    return isCovered ? .unexplained : .lackingWord
  }

  /// Returns whether a block's lines find all events that have one of their words.
  private func isExact(_ opening: ExpectedLine, in run: LessonRun) -> Bool {
    let lines = scenario.lines.filter { $0.block == opening.block && $0.statement != nil }
    guard let first = lines.first, let last = lines.last else { return false }
    // The opening line is longer in the mutant.
    let shift = " exactly".utf8.count
    let range = first.range.lowerBound + shift...last.range.upperBound + shift
    return run.runs.contains { run in
      let found = Set(run.expected.filter { range.contains($0.range.lowerBound) }.map(\.event))
      let words = Set(found.map { Self.word(of: run.trace.events[$0]) })
      return !found.isEmpty
        && run.trace.events.indices.allSatisfy { event in
          found.contains(event) || !words.contains(Self.word(of: run.trace.events[event]))
        }
    }
  }

  /// Returns the first word of an event.
  static func word(of event: TraceEvent) -> String {
    String(event.word.split(separator: " ").first ?? "")
  }

  private func kindOfDouble(
    _ line: ExpectedLine, _ run: LessonRun, _ mutant: Mutant
  ) -> SurvivorClass {
    guard case .event(let pattern) = line.statement else { return .saidTwice }
    // Both lines have events of their own.
    let isFound = run.runs.contains { run in
      let found = run.expected.filter {
        $0.range.lowerBound >= mutant.offset
          && $0.range.lowerBound <= mutant.offset + mutant.old.utf8.count + 20
      }
      return Set(found.map(\.range.lowerBound)).count > 1
    }
    if isFound { return .otherEvent }
    // Of two lines that allow any number, one can have none, and in any order both have all.
    if case .times(let least, let most) = pattern.repetition {
      if case .anyOrder = line.mode { return .saidTwice }
      if least == 0 || most == nil { return .saidTwice }
    }
    return .unexplained
  }

  private func kindOfSwapped(_ line: ExpectedLine, _ run: LessonRun) -> SurvivorClass {
    func events(_ run: LessonRun) -> [[Int]] { run.runs.map { $0.expected.map(\.event).sorted() } }
    return events(run) == events(scenario.run) ? .orderless : .otherEvent
  }

  private func kindOfBlock(_ line: ExpectedLine) -> SurvivorClass {
    switch line.mode {
    case .nothing: .otherNothing
    case .exactly: .otherEvent
    case .anything, .anyOrder, .inOrder, .trace: .unexplained
    }
  }

  private func kindOfEvent(
    _ line: ExpectedLine, _ mutant: Mutant, _ run: LessonRun
  ) -> SurvivorClass {
    guard case .event(let pattern) = line.statement else { return .unexplained }
    let isFound = run.runs.contains { run in
      run.expected.contains { $0.range.lowerBound == mutant.offset }
    }
    guard isFound else {
      if case .times(0, _) = pattern.repetition { return kindOfNever(pattern) }
      return .unexplained
    }
    if mutant.mutation == .time, let moment = pattern.moment, moment.relation != .at {
      return .widerTime
    }
    return .otherEvent
  }

  private func kindOfNever(_ pattern: EventPattern) -> SurvivorClass {
    // Nothing prevents or waits for itself.
    if let detail = pattern.detail.first, !detail.hasWildcard, detail.text == pattern.subject.text {
      return .unexplained
    }
    let isKnown = details.contains { word, details in
      let isWord =
        pattern.word.matches(word) || EventVocabulary.traced(pattern.word.text) == word
      guard isWord else { return false }
      guard let first = pattern.detail.first, first.expression == nil else { return true }
      // A row is a view, about which a scroll view is asked.
      if first.text == "row" { return true }
      return details.contains { !$0.isEmpty && first.matches($0) }
    }
    return isKnown ? .otherNever : .unexplained
  }

  private func kindOfValue(_ value: ValueExpectation, _ mutant: Mutant) -> SurvivorClass {
    switch mutant.mutation {
    case .value, .comparison:
      if case .range = value.value { return .widerValue }
      return value.comparison == .equal ? .unexplained : .widerValue
    case .participant, .property:
      let kind = kindOfOwner(mutant)
      // A value in the center of a range is in it after the next mutation, too.
      if kind == .unexplained, case .range = value.value { return .widerValue }
      return kind
    default: return .unexplained
    }
  }

  private func kindOfChain(
    _ members: [ChainMember], _ mutant: Mutant, _ run: LessonRun
  ) -> SurvivorClass {
    let names = members.compactMap { if case .named(let name) = $0 { name.text } else { nil } }
    let isWalked = run.runs.contains { run in
      run.trace.events.contains { event in
        event.kind == .chain && event.related.map { run.trace.name(of: $0) } == names
      }
    }
    if isWalked { return mutant.mutation == .participant ? .otherOwner : .otherStep }
    return mutant.mutation == .participant ? kindOfOwner(mutant) : .unexplained
  }

  /// Mutates a line about another object once more, which must make it fail.
  private func kindOfOwner(_ mutant: Mutant) -> SurvivorClass {
    guard mutant.mutation == .participant || mutant.mutation == .property,
      let changed = scenario.changed(to: mutant.text)
    else { return .unexplained }
    let again = MutationTable.mutants(of: changed, seed: 1).filter {
      $0.offset == mutant.offset && ($0.mutation == .value || $0.mutation == .member)
    }
    let fails = again.contains { CheckTrial($0, of: changed).outcome != .survived }
    return fails ? .otherOwner : .unexplained
  }
}
