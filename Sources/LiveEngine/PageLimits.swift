import ScenarioLanguage
import ScenarioRunner
import SourceDiagnostics
import TraceModel

/// How far runs go in a page, whatever their scenarios say: somebody waits for them.
///
/// What an event costs grows with everything that may have to do with it, such as views,
/// recognizers, reactions and expectations, and so with the text. So a long text has fewer events,
/// and variants share what one run may have.
enum PageLimits {
  /// The most events.
  private static let mostEvents = 20_000

  /// The most steps.
  private static let mostSteps = 20_000

  /// The longest time on the clock.
  private static let longest = VirtualTime(seconds: 600)

  /// The most text of traces, in kilobytes.
  private static let mostKilobytes = 4_000

  /// The length of a text that may have the most events, in bytes; twice as long a text has half.
  private static let shortText = 2_500

  /// The most events and participants of traces that are drawn together: nobody reads more, and it
  /// would take seconds.
  private static let mostDrawn = 2_500

  /// Returns the limits of each variant's run.
  static func limits(of parsed: ParsedScenario) -> RunLimits {
    // A step is taken once; everything else is looked at with each event.
    let steps = parsed.scenario.steps.reduce(0) { sum, step in
      if case .reaction = step.action { sum } else { sum + step.range.count }
    }
    return limits(
      byteCount: parsed.scenario.source.bytes.count - steps, variantCount: parsed.scenarios.count)
  }

  /// Returns the limits of each of some runs, for a text of a length without its steps.
  static func limits(byteCount: Int, variantCount: Int = 1) -> RunLimits {
    var limits = RunLimits()
    let events = mostEvents * shortText / max(shortText, byteCount)
    limits.events = .page(max(1, events / variantCount))
    limits.steps = .page(max(1, mostSteps / variantCount))
    limits.kilobytes = .page(max(1, mostKilobytes / variantCount))
    limits.time = .page(longest)
    return limits
  }

  /// Whether traces have too much in them to be drawn together.
  static func areTooLarge(_ traces: [Trace]) -> Bool {
    traces.reduce(0) { $0 + $1.events.count + $1.participants.count } > mostDrawn
  }
}
