import ScenarioLanguage
import SourceDiagnostics
package import TraceModel

/// How far a run may go before a diagnostic ends it, so that every run ends, soon and in little
/// memory, whatever its scenario says.
package struct RunLimits: Sendable {
  /// One limit, and who has set it.
  package struct Limit<Value: Comparable & Sendable>: Sendable {
    /// Who has set a limit.
    package enum Origin: Equatable, Sendable {
      /// Nobody.
      case usual
      /// Whoever runs the scenario.
      case given
      /// The page that the scenario runs in.
      case page
      /// A line of the scenario, with its place.
      case scenario(Range<Int>)
    }

    /// The most that is allowed.
    package var value: Value

    /// Who has set it.
    package var origin: Origin

    /// Creates the limit that holds unless somebody sets another.
    package static func usual(_ value: Value) -> Limit { Limit(value: value, origin: .usual) }

    /// Creates the limit of whoever runs the scenario.
    package static func given(_ value: Value) -> Limit { Limit(value: value, origin: .given) }

    /// Creates the limit of a page, whose reader waits for the run.
    package static func page(_ value: Value) -> Limit { Limit(value: value, origin: .page) }

    /// Puts the limit of a scenario's line in the place of this one.
    ///
    /// What whoever runs it has set, or a page, can only be narrowed.
    mutating func set(_ value: Value, by line: Range<Int>) {
      guard origin == .usual || value < self.value else { return }
      self = Limit(value: value, origin: .scenario(line))
    }
  }

  /// The most events of the trace.
  package var events = Limit.usual(20_000)

  /// The most steps, with every repetition counted.
  package var steps = Limit.usual(20_000)

  /// The longest time on the run's clock.
  package var time = Limit.usual(VirtualTime(seconds: 600))

  /// The most text of the trace, in kilobytes of 1000 bytes.
  package var kilobytes = Limit.usual(4_000)

  /// Creates the usual limits.
  package init() {}

  /// Returns the limits with those that a scenario sets itself.
  func stated(by limits: [ScenarioLimit]) -> RunLimits {
    var all = self
    for limit in limits {
      switch limit.bound {
      case .events(let count): all.events.set(count, by: limit.range)
      case .kilobytes(let count): all.kilobytes.set(count, by: limit.range)
      case .steps(let count): all.steps.set(count, by: limit.range)
      case .time(let time): all.time.set(time, by: limit.range)
      }
    }
    return all
  }
}

extension RunLimits.Limit {
  /// Returns what tells an author where a limit comes from, and how to raise it where that can be.
  ///
  /// The line of a scenario that sets another limit is empty when none can be higher.
  func note(line: String, option: String, in source: SourceText) -> Diagnostic.Note {
    switch origin {
    case .given:
      Diagnostic.Note("'\(option)' sets this limit")
    case .page:
      Diagnostic.Note("a page allows no more than this, so that it never waits for a run")
    case .scenario(let range):
      Diagnostic.Note("the limit is set here", at: range, in: source)
    case .usual where line.isEmpty:
      Diagnostic.Note("this is the usual limit; '\(option)' sets another")
    case .usual:
      Diagnostic.Note(
        "this is the usual limit; '\(line)' at the top of the scenario sets another, and so does "
          + "'\(option)'")
    }
  }
}
