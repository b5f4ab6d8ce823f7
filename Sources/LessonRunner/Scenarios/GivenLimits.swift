package import ScenarioRunner
import TraceModel

/// The user's limits for runs, instead of the default ones; `nil` keeps a default.
///
/// A scenario may reduce its own limits further, but not raise them.
package struct GivenLimits: Equatable, Sendable {
  /// The maximum number of events.
  package var events: Int?

  /// The maximum number of steps.
  package var steps: Int?

  /// The maximum time on the run's clock, in seconds.
  package var seconds: Int?

  /// The maximum size of a trace, in kilobytes of text.
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

  /// The default options with these limits.
  package var options: RunOptions {
    var options = RunOptions()
    if let events { options.limits.events = .given(events) }
    if let steps { options.limits.steps = .given(steps) }
    if let seconds { options.limits.time = .given(VirtualTime(seconds: Double(seconds))) }
    if let kilobytes { options.limits.kilobytes = .given(kilobytes) }
    return options
  }
}
