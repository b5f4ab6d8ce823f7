package import SourceDiagnostics
package import TraceModel

/// A parsed scenario: what's on the screen, what happens, and what the run must show.
package struct Scenario: Sendable {
  /// The scenario's text, with the texts of the setups that it uses.
  package var sources: CombinedSource

  /// The variant that this is, or `nil` when there are no variants.
  package var variant: NameReference?

  /// The limits that the scenario sets for its run.
  package var limits: [ScenarioLimit]

  /// The text that all ranges are offsets into.
  package var source: SourceText { sources.combined }

  /// The setup: what's on the screen before the first step.
  package var scene: Scene

  /// The actions of fingers, the clock, the system, and the program, in order.
  package var steps: [Step]

  /// The expectations for the run.
  package var expectations: [ExpectationBlock]

  /// The classes that it can use.
  package var classes: ScenarioClasses

  /// Creates a scenario.
  package init(
    sources: CombinedSource, variant: NameReference?, limits: [ScenarioLimit], scene: Scene,
    steps: [Step], expectations: [ExpectationBlock], classes: ScenarioClasses = .uikit
  ) {
    self.classes = classes
    self.sources = sources
    self.variant = variant
    self.limits = limits
    self.scene = scene
    self.steps = steps
    self.expectations = expectations
  }
}

/// A limit that ends a run with a diagnostic.
package struct ScenarioLimit: Equatable, Sendable {
  /// The limited quantity, and how much of it is allowed.
  package enum Bound: Equatable, Sendable {
    /// The most events of the trace.
    case events(Int)
    /// The most text of the trace, in kilobytes.
    case kilobytes(Int)
    /// The most steps, counting every repetition.
    case steps(Int)
    /// The longest time on the run's clock.
    case time(VirtualTime)
  }

  /// The limited quantity.
  package var bound: Bound

  /// The range of the limit.
  package var range: Range<Int>
}

extension Scenario {
  /// Whether an expectation refers to a part of the system, so that the run has to record an
  /// event's route through it, which takes twenty events for every touch.
  package var speaksOfSystem: Bool {
    let isOfStep = steps.contains { step in
      if case .reaction(let pattern, _) = step.action { pattern.speaksOfSystem } else { false }
    }
    return isOfStep || expectations.contains { $0.speaksOfSystem }
  }
}

extension Scenario {
  /// Whether an expectation is about an exception, so that the exception isn't an error.
  package var expectsException: Bool {
    let words = TraceEvent.Kind.exception.words.map { $0.text }
    return expectations.contains { block in
      block.expectations.contains { line in
        if case .event(let pattern) = line.statement {
          words.contains(pattern.word.text)
        } else {
          false
        }
      }
    }
  }
}

extension Scenario {
  /// Whether an expectation names a step in processing an event, so that the run has to record
  /// these steps.
  package var speaksOfProcessing: Bool {
    expectations.contains { block in
      block.expectations.contains { line in
        line.statement.patterns.contains { EventVocabulary.ofProcessing.contains($0.word.text) }
      }
    }
  }
}

extension EventPattern {
  /// Whether the pattern names a part of the system or an event of one, rather than matching it
  /// with an asterisk.
  var speaksOfSystem: Bool {
    EventVocabulary.ofSystem.contains(word.text)
      || [subject, receiver, sender].contains { name in
        name.map { EventVocabulary.isOfSystem($0.text) } ?? false
      }
  }
}

/// A use of a name, such as `B` in `tap B`.
package struct NameReference: Equatable, Sendable {
  /// The name.
  package var text: String

  /// The range of the use.
  package var range: Range<Int>

  /// Creates a reference.
  package init(_ text: String, range: Range<Int>) {
    self.text = text
    self.range = range
  }
}
