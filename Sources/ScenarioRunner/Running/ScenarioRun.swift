package import ScenarioLanguage
package import SourceDiagnostics
import TouchEngine
package import TraceModel

/// An event of a run, and the range in the scenario's text that caused or expected it.
package struct EventPlace: Equatable, Sendable {
  /// The index of the event.
  package var event: Int

  /// The offsets in the text, in UTF-8 bytes.
  package var range: Range<Int>
}

/// A run of a scenario or of one of its variants: what happened, and what wasn't as expected.
package struct ScenarioRun: Sendable {
  /// The name of the variant, or an empty string when there's only one.
  package internal(set) var variant = ""

  /// Everything that happened.
  package let trace: Trace

  /// The steps that couldn't be performed and the expectations that weren't met, located in the
  /// lesson.
  package let failures: [Diagnostic]

  /// Parts of the scenario that have no effect in this run and probably aren't intended, such as a
  /// reaction with no event after it.
  package let warnings: [Diagnostic]

  /// Warnings that this run disproves if other variants give them.
  let refutedWarnings: [Diagnostic]

  /// The steps that couldn't be performed; if there are any, expectations aren't checked.
  package let problems: [Diagnostic]

  /// The reasons that expectations in the scenario's own text weren't met, in the order of the
  /// comparisons.
  package let decisions: [Decision]

  /// The time at which the run ended.
  package let endTime: VirtualTime

  /// The edits in the scenario's text that replace wildcards with what happened.
  package let shownEdits: [SourceEdit]

  /// The ranges of the steps in the scenario's own text, in the order of their execution, each with
  /// the first event that it can have caused.
  package let steps: [EventPlace]

  /// The ranges of the expectations in the scenario's own text, each with an event that it found.
  package let expected: [EventPlace]

  /// The ranges of the other expectations in the scenario's own text that were met, each with an
  /// event that shows it; an expectation about the whole run or its end has none.
  package let grounds: [EventPlace]

  /// The view that a finger would have hit at each point before the first step, if the options
  /// requested it.
  package internal(set) var hitMap: HitMap?

  /// Whether every step could be performed and every expectation was met.
  package var hasPassed: Bool { failures.isEmpty }
}

extension ScenarioRun {
  /// Creates a run from only a trace, such as one that was stored.
  package init(variant: String, trace: Trace) {
    self.init(
      variant: variant, trace: trace, failures: [], warnings: [], refutedWarnings: [],
      problems: [], decisions: [], endTime: trace.events.last?.time ?? .zero, shownEdits: [],
      steps: [], expected: [], grounds: [])
  }

  /// Returns the run up to an event, whose index is the number of events that remain.
  package func prefix(events count: Int) -> ScenarioRun {
    var trace = trace
    trace.events = Array(trace.events.prefix(count))
    return ScenarioRun(
      variant: variant, trace: trace, failures: failures, warnings: warnings,
      refutedWarnings: refutedWarnings, problems: problems, decisions: decisions,
      endTime: trace.events.last?.time ?? .zero, shownEdits: shownEdits, steps: steps,
      expected: expected, grounds: grounds, hitMap: hitMap)
  }
}

extension Scenario {
  /// Runs the scenario and compares what happens with the expectations.
  ///
  /// The run always ends, because its time, events, and depth are limited.
  package func run(_ usualOptions: RunOptions = RunOptions()) -> ScenarioRun {
    let session = ScenarioSession(self, usualOptions)
    let live = session.live
    let hitMap = usualOptions.mapsHits ? session.hitMap : nil
    let isComplete = session.runner.run(steps)
    let reactions = isComplete ? session.observer.outcomes : []
    var warnings = warnings(about: reactions)
    warnings.given += live.warnings.filter { sources.isOwn($0.range ?? 0..<0) }
      .map { sources.localized($0) }
    if isComplete { walkExpectedChains(in: live) }
    let trace = session.trace
    var failures = live.problems
    let problems = failures.inSourceOrder.map { sources.localized($0) }
    var decisions: [Decision] = []
    var shownEdits: [SourceEdit] = []
    var expected: [EventPlace] = []
    var grounds: [EventPlace] = []
    if isComplete {
      var checker = ExpectationChecker(
        trace: trace, source: source, shownTopics: usualOptions.shownTopics,
        captured: live.captured, observer: session.observer,
        chain: { live.namesInChain(of: $0) }, isForUpdate: usualOptions.namesForUpdate != nil,
        offersFixIts: usualOptions.offersFixIts,
        isOver: { PropertyReader.isOver($0, in: live) }, endTime: session.now)
      failures += checker.check(expectations)
      shownEdits = checker.shownEdits
      expected = checker.found
      grounds = checker.grounds
      decisions = checker.decisions
    }
    let endTime = session.now
    session.end()
    let told = failures.inSourceOrder.map { sources.localized($0) }
    return ScenarioRun(
      trace: trace, failures: told,
      warnings: warnings.given.filter { !warnings.refuted.contains($0) },
      refutedWarnings: warnings.refuted, problems: problems,
      decisions: decisions.filter { sources.isOwn($0.range) }, endTime: endTime,
      shownEdits: shownEdits,
      steps: session.runner.places.filter { sources.isOwn($0.range) },
      expected: expected.filter { sources.isOwn($0.range) },
      grounds: grounds.filter { sources.isOwn($0.range) }, hitMap: hitMap)
  }

  /// Returns warnings about reactions that did nothing, and those that this run disproves.
  private func warnings(
    about outcomes: [(range: Range<Int>, outcome: RunObserver.Outcome)]
  ) -> (given: [Diagnostic], refuted: [Diagnostic]) {
    var given: [Diagnostic] = []
    var refuted: [Diagnostic] = []
    for (range, outcome) in outcomes {
      let unreached = Diagnostic(.unreachedReaction, at: range, in: source)
      switch outcome {
      case .unreached: given.append(unreached)
      case .unmet, .met: refuted.append(unreached)
      }
      let unmet = Diagnostic(.unmetReaction, at: range, in: source)
      switch outcome {
      case .unmet where sources.isOwn(range): given.append(unmet)
      case .met: refuted.append(unmet)
      case .unmet, .unreached: break
      }
    }
    return (given.map { sources.localized($0) }, refuted.map { sources.localized($0) })
  }

  /// Records the responder chains that are expected but that no step records.
  private func walkExpectedChains(in live: LiveScene) {
    for expectation in expectations.flatMap({ $0.expectations }) {
      guard case .chain(let members) = expectation.statement,
        case .named(let first) = members.first, let trace = live.recorder?.trace
      else { continue }
      let isWalked = trace.events.contains {
        $0.kind == .chain && trace.name(of: $0.to) == first.text
      }
      if !isWalked { live.recordChain(of: first.text) }
    }
  }
}
