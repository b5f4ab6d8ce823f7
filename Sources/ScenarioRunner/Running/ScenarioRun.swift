package import ScenarioLanguage
package import SourceDiagnostics
import TouchEngine
package import TraceModel

/// An event of a run, and the place in the scenario's text that it goes back to or that claims it.
package struct EventPlace: Equatable, Sendable {
  /// The index of the event.
  package var event: Int

  /// The offsets of the text, in UTF-8 bytes.
  package var range: Range<Int>
}

/// A run of a scenario, or of one of several variants of it: what happened, and what of it was not
/// expected.
package struct ScenarioRun: Sendable {
  /// The name of the variant that was run; empty when the text has only one.
  package internal(set) var variant = ""

  /// Everything that happened.
  package let trace: Trace

  /// What could not be done, and what was expected but not seen; places are those of the lesson.
  package let failures: [Diagnostic]

  /// What is of no use in this run, and so probably not meant: a reaction after which nothing happens.
  package let warnings: [Diagnostic]

  /// Warnings that this run refutes when other variants give them.
  let refutedWarnings: [Diagnostic]

  /// What of the failures could not be done; nothing is expected any more when there is any.
  package let problems: [Diagnostic]

  /// What decided that expectations of the scenario's own text did not come true, in the order in
  /// which they were compared.
  package let decisions: [Decision]

  /// The moment at which the run was over.
  package let endTime: VirtualTime

  /// Replacements in the scenario's text that put what happened in the places of wildcards.
  package let shownEdits: [SourceEdit]

  /// Where the steps of the scenario's own text stand, each with the first event that it can have
  /// caused, in the order in which they were done.
  package let steps: [EventPlace]

  /// Where the expectations of the scenario's own text stand, each with an event that it found.
  package let expected: [EventPlace]

  /// Which view a finger would have hit where before the first step, if it was asked for.
  package internal(set) var hitMap: HitMap?

  /// Whether everything was done, and everything expected was seen.
  package var hasPassed: Bool { failures.isEmpty }
}

extension ScenarioRun {
  /// Creates a run of which nothing but what happened is known, as from a stored trace.
  package init(variant: String, trace: Trace) {
    self.init(
      variant: variant, trace: trace, failures: [], warnings: [], refutedWarnings: [],
      problems: [], decisions: [], endTime: trace.events.last?.time ?? .zero, shownEdits: [],
      steps: [], expected: [])
  }
}

extension Scenario {
  /// Runs the scenario and compares what happens with what is expected.
  ///
  /// Whatever the scenario says, the run ends: its time, its events and its depth have limits.
  package func run(_ usualOptions: RunOptions = RunOptions()) -> ScenarioRun {
    let session = ScenarioSession(self, usualOptions)
    let live = session.live
    let hitMap = usualOptions.mapsHits ? session.hitMap : nil
    let isComplete = session.runner.run(steps)
    let reactions = isComplete ? session.observer.reactionPlaces : []
    func warnings(isReached: Bool) -> [Diagnostic] {
      reactions.filter { $0.isReached == isReached }.map {
        sources.localized(Diagnostic(.unreachedReaction, at: $0.range, in: source))
      }
    }
    let refutedWarnings = warnings(isReached: true)
    if isComplete { walkExpectedChains(in: live) }
    let trace = session.trace
    var failures = live.problems
    let problems = failures.inSourceOrder.map { sources.localized($0) }
    var decisions: [Decision] = []
    var shownEdits: [SourceEdit] = []
    var expected: [EventPlace] = []
    if isComplete {
      var checker = ExpectationChecker(
        trace: trace, source: source, shownTopics: usualOptions.shownTopics,
        captured: live.captured, observer: session.observer,
        isOver: { PropertyReader.isOver($0, in: live) }, endTime: session.now)
      failures += checker.check(expectations)
      shownEdits = checker.shownEdits
      expected = checker.found
      decisions = checker.decisions
    }
    let endTime = session.now
    session.end()
    let told = failures.inSourceOrder.map { sources.localized($0) }
    return ScenarioRun(
      trace: trace, failures: told,
      warnings: warnings(isReached: false).filter { !refutedWarnings.contains($0) },
      refutedWarnings: refutedWarnings, problems: problems,
      decisions: decisions.filter { sources.isOwn($0.range) }, endTime: endTime,
      shownEdits: shownEdits,
      steps: session.runner.places.filter { sources.isOwn($0.range) },
      expected: expected.filter { sources.isOwn($0.range) }, hitMap: hitMap)
  }

  /// Walks the responder chains that are expected but were not walked by a step.
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
