import ScenarioLanguage
import ScenarioRepairs
import ScenarioRunner
import SourceDiagnostics
import TraceModel

/// The limits for runs in a page, regardless of their scenarios, because a reader is waiting.
///
/// An event's cost grows with everything it may involve, such as views, recognizers, reactions, and
/// expectations, and therefore with the text. So a long text may have fewer events, and variants
/// share the budget of one run.
enum PageLimits {
  /// The maximum number of events.
  private static let maximumEvents = 20_000

  /// The maximum number of steps.
  private static let maximumSteps = 20_000

  /// The maximum time on the clock.
  private static let longest = VirtualTime(seconds: 600)

  /// The maximum size of traces, in kilobytes.
  private static let maximumKilobytes = 4_000

  /// The maximum length, in bytes, of a text that may have the most events; a text twice as long
  /// may have half.
  private static let shortText = 2_500

  /// The maximum number of events and participants that are drawn together: no one reads more, and
  /// drawing them would take seconds.
  private static let maximumDrawn = 2_500

  /// Returns the limits of each variant's run.
  static func limits(of parsed: ParsedScenario) -> RunLimits {
    // A step is performed once; everything else is examined for each event.
    let steps = parsed.scenario.steps.reduce(0) { sum, step in
      if case .reaction = step.action { sum } else { sum + step.range.count }
    }
    return limits(
      byteCount: parsed.scenario.source.bytes.count - steps, variantCount: parsed.scenarios.count)
  }

  /// Returns the limits of each of several runs, for a text of the given length without its steps.
  static func limits(byteCount: Int, variantCount: Int = 1) -> RunLimits {
    var limits = RunLimits()
    let events = maximumEvents * shortText / max(shortText, byteCount)
    limits.events = .page(max(1, events / variantCount))
    limits.steps = .page(max(1, maximumSteps / variantCount))
    limits.kilobytes = .page(max(1, maximumKilobytes / variantCount))
    limits.time = .page(longest)
    return limits
  }

  /// The bounds of a search for changes, whose runs take a few seconds together.
  static var ofSearch: RepairLimits {
    var limits = RepairLimits()
    limits.singles = 100
    limits.pairs = 60
    limits.events = 60_000
    return limits
  }

  /// Returns whether traces are too large to be drawn together.
  static func areTooLarge(_ traces: [Trace]) -> Bool {
    traces.reduce(0) { $0 + $1.events.count + $1.participants.count } > maximumDrawn
  }
}
