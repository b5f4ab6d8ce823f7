package import ScenarioRunner
import TraceModel

/// The limits of runs that a user sets, in place of the usual ones; `nil` leaves a usual one.
///
/// A scenario may then set itself less, but not more.
package struct GivenLimits: Equatable, Sendable {
  /// The most events.
  package var events: Int?

  /// The most steps.
  package var steps: Int?

  /// The longest time on the run's clock, in seconds.
  package var seconds: Int?

  /// The most text of a trace, in kilobytes.
  package var kilobytes: Int?

  /// Creates limits.
  package init(
    events: Int? = nil, steps: Int? = nil, seconds: Int? = nil, kilobytes: Int? = nil
  ) {
    self.events = events
    self.steps = steps
    self.seconds = seconds
    self.kilobytes = kilobytes
  }

  /// The usual options with these limits.
  package var options: RunOptions {
    var options = RunOptions()
    if let events { options.limits.events = .given(events) }
    if let steps { options.limits.steps = .given(steps) }
    if let seconds { options.limits.time = .given(VirtualTime(seconds: Double(seconds))) }
    if let kilobytes { options.limits.kilobytes = .given(kilobytes) }
    return options
  }
}
