package import SourceDiagnostics
package import TraceModel

/// One scenario, understood: what is on the screen, what happens, and what must be seen.
package struct Scenario: Sendable {
  /// The text that it was written in, with those of the scenes that it uses.
  package var sources: CombinedSource

  /// Which of several variants it is; `nil` when there is only one.
  package var variant: NameReference?

  /// How far its run may go, where it says so.
  package var limits: [ScenarioLimit]

  /// The text that all ranges are offsets into.
  package var source: SourceText { sources.combined }

  /// What is on the screen before the first step.
  package var scene: Scene

  /// What fingers, the clock, the system and the program do, in order.
  package var steps: [Step]

  /// What must be seen in the trace.
  package var expectations: [ExpectationBlock]

  /// Creates a scenario.
  package init(
    sources: CombinedSource, variant: NameReference?, limits: [ScenarioLimit], scene: Scene,
    steps: [Step], expectations: [ExpectationBlock]
  ) {
    self.sources = sources
    self.variant = variant
    self.limits = limits
    self.scene = scene
    self.steps = steps
    self.expectations = expectations
  }
}

/// How far a run may go before it is ended with a diagnostic.
package struct ScenarioLimit: Equatable, Sendable {
  /// What there can be too much of, and how much is allowed.
  package enum Bound: Equatable, Sendable {
    /// The most events of the trace.
    case events(Int)
    /// The most text of the trace, in kilobytes.
    case kilobytes(Int)
    /// The most steps, with every repetition counted.
    case steps(Int)
    /// The longest time on the run's clock.
    case time(VirtualTime)
  }

  /// What is allowed.
  package var bound: Bound

  /// Where the limit stands.
  package var range: Range<Int>
}

extension Scenario {
  /// Whether an expectation speaks of a part of the system, so that the way of events through it
  /// must be recorded; else it is not, for it is twenty events to every touch.
  package var speaksOfSystem: Bool {
    let isOfStep = steps.contains { step in
      if case .reaction(let pattern, _) = step.action { pattern.speaksOfSystem } else { false }
    }
    return isOfStep || expectations.contains { $0.speaksOfSystem }
  }
}

extension Scenario {
  /// Whether an expectation names a step of the work on an event, so that these must be recorded.
  package var speaksOfProcessing: Bool {
    expectations.contains { block in
      block.expectations.contains { line in
        line.statement.patterns.contains { EventVocabulary.ofProcessing.contains($0.word.text) }
      }
    }
  }
}

extension EventPattern {
  /// Whether a part of the system is named, or what happens only there, other than by an asterisk.
  var speaksOfSystem: Bool {
    EventVocabulary.ofSystem.contains(word.text)
      || [subject, receiver, sender].contains { name in
        name.map { EventVocabulary.isOfSystem($0.text) } ?? false
      }
  }
}

/// A name where it is used, such as `B` in `tap B`.
package struct NameReference: Equatable, Sendable {
  /// The name.
  package var text: String

  /// Where it is used.
  package var range: Range<Int>

  /// Creates a reference.
  package init(_ text: String, range: Range<Int>) {
    self.text = text
    self.range = range
  }
}
