import ScenarioLanguage
import SourceDiagnostics
package import TraceModel

/// The limits after which a diagnostic ends a run, so that every run ends soon and uses little
/// memory, regardless of its scenario.
package struct RunLimits: Sendable {
  /// A limit and its origin.
  package struct Limit<Value: Comparable & Sendable>: Sendable {
    /// The origin of a limit.
    package enum Origin: Equatable, Sendable {
      /// The default.
      case usual
      /// The client that runs the scenario.
      case given
      /// The page that the scenario runs in.
      case page
      /// A line of the scenario, with its range.
      case scenario(Range<Int>)
    }

    /// The largest value allowed.
    package var value: Value

    /// The origin of the limit.
    package var origin: Origin

    /// Creates a default limit, which applies unless another one is set.
    package static func usual(_ value: Value) -> Limit { Limit(value: value, origin: .usual) }

    /// Creates a limit of the client that runs the scenario.
    package static func given(_ value: Value) -> Limit { Limit(value: value, origin: .given) }

    /// Creates a limit of a page, whose reader waits for the run.
    package static func page(_ value: Value) -> Limit { Limit(value: value, origin: .page) }

    /// Replaces this limit with one from a scenario's line.
    ///
    /// A limit that comes from the client or a page can only be reduced.
    mutating func set(_ value: Value, by line: Range<Int>) {
      guard origin == .usual || value < self.value else { return }
      self = Limit(value: value, origin: .scenario(line))
    }
  }

  /// The most events of the trace.
  package var events = Limit.usual(20_000)

  /// The most steps, counting every repetition.
  package var steps = Limit.usual(20_000)

  /// The longest time on the run's clock.
  package var time = Limit.usual(VirtualTime(seconds: 600))

  /// The most text of the trace, in kilobytes of 1000 bytes.
  package var kilobytes = Limit.usual(4_000)

  /// Creates the default limits.
  package init() {}

  /// Returns the limits, changed as a scenario requests.
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
  /// Returns a note about where a limit comes from and, where possible, how to raise it.
  ///
  /// `line` is the scenario line that sets another limit, and it's empty when the limit can't be
  /// raised.
  func note(line: String, option: String, in source: SourceText) -> Diagnostic.Note {
    switch origin {
    case .given:
      Diagnostic.Note("`\(option)` sets this limit")
    case .page:
      Diagnostic.Note("a page allows no more than this, so that it never waits for a run")
    case .scenario(let range):
      Diagnostic.Note("the limit is set here", at: range, in: source)
    case .usual where line.isEmpty:
      Diagnostic.Note("this is the usual limit; `\(option)` sets another")
    case .usual:
      Diagnostic.Note(
        "this is the usual limit; `\(line)` at the top of the scenario sets another, and so does "
          + "`\(option)`")
    }
  }
}
