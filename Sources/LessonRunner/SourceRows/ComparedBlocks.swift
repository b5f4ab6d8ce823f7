import LessonMarkdown
import ScenarioLanguage
import SourceDiagnostics

/// The expectations of a passage as they're checked.
///
/// A log prints what some participants do, but rarely all their events: a view's touches and a
/// recognizer's action, and not the touches that the recognizer gets. So if a passage names its
/// participants, each of them must have exactly its own lines, and all lines must be in order.
struct ComparedBlocks {
  /// The blocks to check.
  private(set) var all: [ExpectationBlock] = []

  /// The indices of the added blocks that can be checked.
  private var compared: [Int] = []

  /// Takes the added blocks of a scenario, without the differences that have errors: these are
  /// statements in words, and no line of a scenario.
  init(
    _ examined: ExaminedPassage, _ run: SourceRun, in scenario: Scenario,
    without errors: [Diagnostic]
  ) {
    for (index, block) in examined.blocks.enumerated() {
      let isBroken = errors.contains { error in
        examined.line(at: error.range?.lowerBound ?? -1)?.block == index
      }
      let parsed = scenario.expectations.first {
        block.header.contains($0.range.lowerBound)
      }
      guard !isBroken, let parsed, parsed.expectations.count == block.lines.count else { continue }
      compared.append(index)
      all += Self.checked(parsed)
    }
  }

  /// Returns whether a block was checked.
  func isCompared(_ block: Int) -> Bool { compared.contains(block) }

  private static func checked(_ block: ExpectationBlock) -> [ExpectationBlock] {
    guard case .exactly(let participants?) = block.mode, participants.count > 1 else {
      return [block]
    }
    let patterns = block.expectations.flatMap { line -> [EventPattern] in
      if case .event(let pattern) = line.statement { [pattern] } else { [] }
    }
    // A pattern of any participant can't be one participant's line.
    guard
      patterns.allSatisfy({ pattern in participants.contains { $0.text == pattern.subject.text } })
    else { return [block] }
    var ordered = block
    ordered.mode = .inOrder
    ordered.expectations.removeAll { $0.statement.traits.form == .gap }
    return participants.map { only($0, of: block, patterns) } + [ordered]
  }

  /// Returns a block with one participant's events and the gaps, or if it has no events, a block
  /// that forbids all others' events for it.
  private static func only(
    _ participant: NameReference, of block: ExpectationBlock, _ patterns: [EventPattern]
  ) -> ExpectationBlock {
    var own = block
    guard patterns.contains(where: { $0.subject.text == participant.text }) else {
      own.mode = .inOrder
      own.expectations = block.expectations.compactMap { line in
        guard case .event(let pattern) = line.statement else { return nil }
        var line = line
        line.statement = .never(
          EventPattern(
            subject: NamePattern(participant.text), word: pattern.word, range: pattern.range))
        return line
      }
      return own
    }
    own.mode = .exactly(of: [participant])
    own.expectations.removeAll { line in
      switch line.statement {
      case .event(let pattern): pattern.subject.text != participant.text
      case .gap: false
      default: true
      }
    }
    return own
  }
}
