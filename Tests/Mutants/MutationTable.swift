import LessonTesting
import ScenarioLanguage
import SourceDiagnostics
import TraceModel

/// The table of mutations: all ways to make one line of an expectation wrong.
///
/// Where there are many other words to write, a choice that depends on a seed takes one.
package struct MutationTable {
  let scenario: CourseScenario
  let seed: UInt64
  private(set) var mutants: [Mutant] = []

  /// The line that is being mutated.
  private(set) var line: ExpectedLine

  /// Returns the mutants of all lines of a scenario's expectations.
  package static func mutants(of scenario: CourseScenario, seed: UInt64) -> [Mutant] {
    scenario.lines.flatMap { line in
      var table = MutationTable(scenario, line, seed: seed)
      table.fill()
      return table.mutants
    }
  }

  private init(_ scenario: CourseScenario, _ line: ExpectedLine, seed: UInt64) {
    self.scenario = scenario
    self.line = line
    self.seed = seed
  }

  var source: SourceText { scenario.source }

  private mutating func fill() {
    switch line.content {
    case .opening: mutateOpening()
    case .trace: mutateTraceLine()
    case .statement(let statement): mutate(statement)
    }
  }

  private mutating func mutate(_ statement: ExpectationStatement) {
    switch statement {
    case .gap, .capture: return
    case .before(let left, let right):
      mutate(left, upTo: left.range.upperBound)
      mutate(right, upTo: right.range.upperBound)
      add(
        .order,
        [
          SourceEdit(range: left.range, replacement: source[right.range]),
          SourceEdit(range: right.range, replacement: source[left.range]),
        ])
    case .chain(let members):
      mutateMembers(
        members.map { if case .named(let name) = $0 { name } else { nil } }, first: 0)
    case .event(let pattern):
      mutate(pattern, upTo: line.range.upperBound)
      insertNever()
    case .never(let pattern):
      mutate(pattern, upTo: line.range.upperBound)
      removeNever()
    case .neverValue(let value):
      mutate(value)
      removeNever()
    case .states(_, let states):
      mutateOwner(after: "states")
      mutateMembers(states.map { $0 }, first: 0)
      addState(after: states)
    case .value(let value):
      mutate(value)
      insertNever()
    }
    mutateAsLine()
  }

  // MARK: Whole lines

  /// Doubles the line, drops it, and lets it change places with the next one.
  private mutating func mutateAsLine() {
    let text = source[line.range]
    let indentation = source[
      source.lineRange(at: line.range.lowerBound).lowerBound..<line.range.lowerBound]
    let end = source.lineRange(at: line.range.lowerBound).upperBound
    add(
      .double, [SourceEdit(range: end..<end, replacement: "\n" + indentation + text)], lineCount: 2)
    if let next = line.next {
      add(
        .swap,
        [
          SourceEdit(range: line.range, replacement: source[next]),
          SourceEdit(range: next, replacement: text),
        ], lineCount: 2)
    }
    guard case .event = line.statement, case .exactly = line.mode else { return }
    drop()
  }

  /// Removes the line with its line break.
  private mutating func drop() {
    var start = source.lineRange(at: line.range.lowerBound).lowerBound
    let end = source.lineRange(at: start).upperBound
    if start > 0 { start -= 1 }
    add(.drop, [SourceEdit(range: start..<end, replacement: "")], lineCount: 0)
  }

  private mutating func insertNever() {
    let start = line.range.lowerBound
    add(.never, [SourceEdit(range: start..<start, replacement: "never ")])
  }

  private mutating func removeNever() {
    let start = line.range.lowerBound
    add(.never, [SourceEdit(range: start..<start + "never ".utf8.count, replacement: "")])
  }

  private mutating func mutateOpening() {
    switch line.mode {
    case .inOrder:
      add(
        .exactly, [SourceEdit(range: line.range, replacement: "expect exactly")])
    case .exactly(.some(let names)), .nothing(let names):
      for name in names { replaceName(name.range, .block) }
    case .anything, .anyOrder, .exactly, .trace: break
    }
  }

  private mutating func mutateTraceLine() {
    let text = source[line.range]
    var choice = choice("trace")
    let others = scenario.traces.flatMap { trace in trace.events.map { trace.line(for: $0) } }
    if let other = choice.one(of: others.filter { $0 != text }) {
      add(.traceLine, [SourceEdit(range: line.range, replacement: other)])
    }
    if let later = NumberMutation.mutated(text) {
      add(.time, [SourceEdit(range: line.range, replacement: later)])
    }
    let words = LineWord.all(in: line.range, of: source)
    if let last = words.last, let other = otherDetail(last.text, of: "", &choice) {
      add(.detail, [SourceEdit(range: last.range, replacement: other)])
    }
    drop()
    mutateAsLine()
  }

  // MARK: Members

  private mutating func mutateMembers(_ members: [NameReference?], first: Int) {
    for (place, member) in members.enumerated() {
      guard let member else { continue }
      var choice = choice("member", String(place))
      let others =
        member.isState
        ? Self.states.filter { $0 != member.text } : scenario.others(like: member.text)
      if let other = choice.one(of: others) {
        let mutation: Mutation = place == 0 && !member.isState ? .participant : .member
        add(mutation, [SourceEdit(range: member.range, replacement: other)])
      }
      guard place + 1 < members.count, let next = members[place + 1] else { continue }
      if place > 0 || member.isState {
        let rest = member.range.lowerBound..<next.range.lowerBound
        add(.lackingMember, [SourceEdit(range: rest, replacement: "")])
        add(
          .swappedMembers,
          [
            SourceEdit(range: member.range, replacement: next.text),
            SourceEdit(range: next.range, replacement: member.text),
          ])
      }
    }
  }

  private mutating func addState(after states: [NameReference]) {
    guard let last = states.last else { return }
    let separator =
      source[states[0].range.upperBound..<line.range.upperBound].contains("→") ? " → " : " "
    let end = last.range.upperBound
    for state in ["possible", "failed", "changed"] where state != last.text {
      add(.trailingState, [SourceEdit(range: end..<end, replacement: separator + state)])
    }
  }

  /// The words for states.
  static let states = ["possible", "began", "changed", "ended", "cancelled", "failed"]

  // MARK: Names

  private mutating func mutateOwner(after opening: String) {
    let words = LineWord.all(in: line.range, of: source)
    guard let colon = source[line.range].firstIndex(of: ":"), words.count > 1 else { return }
    let name = source[line.range][..<colon].dropFirst(opening.count + 1)
    let start = line.range.lowerBound + opening.utf8.count + 1
    replaceName(start..<start + name.utf8.count, .participant)
  }

  mutating func replaceName(_ range: Range<Int>, _ mutation: Mutation) {
    var choice = choice(mutation.rawValue, String(range.lowerBound - line.range.lowerBound))
    guard let other = choice.one(of: scenario.others(like: source[range])) else { return }
    add(mutation, [SourceEdit(range: range, replacement: other)])
  }

  // MARK: Adding

  func choice(_ words: String...) -> SeededChoice {
    SeededChoice(
      seed: seed, scenario.entry.name, source[line.range], words.joined(separator: "\0"))
  }

  mutating func add(_ mutation: Mutation, _ edits: [SourceEdit], lineCount: Int = 1) {
    let text = source.applying(edits)
    guard text != source.text, !mutants.contains(where: { $0.text == text }) else { return }
    let new = SourceText(name: "", text: text)
    // What's between the unchanged beginning and the unchanged end, in whole lines.
    let oldEnd = edits.map(\.range.upperBound).max() ?? line.range.upperBound
    let start = min(line.range.lowerBound, edits.map(\.range.lowerBound).min() ?? 0)
    let old = source[start..<max(oldEnd, line.range.upperBound)]
    let newEnd = new.bytes.count - (source.bytes.count - max(oldEnd, line.range.upperBound))
    mutants.append(
      Mutant(
        mutation: mutation, text: text, old: old, new: new[start..<max(start, newEnd)],
        offset: line.range.lowerBound, lineCount: lineCount))
  }
}

extension NameReference {
  /// Whether the name is a state's.
  fileprivate var isState: Bool { MutationTable.states.contains(text) || text == "recognized" }
}
