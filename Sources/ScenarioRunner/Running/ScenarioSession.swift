package import ScenarioLanguage
package import SourceDiagnostics
package import TouchEngine
package import TraceModel

/// A scenario whose scene lives: steps are done as they come, by the same hands as those of a run.
///
/// Whoever makes a session ends it; otherwise a finger that is down stays in memory for ever.
package final class ScenarioSession {
  /// The scenario.
  package let scenario: Scenario

  let live: LiveScene
  let observer: RunObserver
  let runner: StepRunner
  let options: RunOptions

  /// Builds the scene; nothing has happened yet.
  package init(_ scenario: Scenario, _ usualOptions: RunOptions = RunOptions()) {
    var options = usualOptions
    options.limits = options.limits.stated(by: scenario.limits)
    self.scenario = scenario
    self.options = options
    live = SceneBuilder.build(
      scenario, screen: options.screen, following: options.behavior)
    live.startTracing(
      includingSystem: scenario.speaksOfSystem,
      includingProcessing: scenario.speaksOfProcessing)
    observer = RunObserver(live, watching: scenario.expectations, options: options)
    runner = StepRunner(live, observer, options: options)
  }

  /// The size of the screen is that of this rectangle, in points.
  package var screen: CGRect { options.screen }

  /// Everything that has happened.
  package var trace: Trace { live.recorder?.trace ?? Trace() }

  /// Which view a finger would hit where if it touched down now, to three points.
  package var hitMap: HitMap {
    guard let recorder = live.recorder else { return HitMap(of: .zero, step: 3) { _ in nil } }
    return HitMap(of: screen, step: 3) { point in
      live.application.hitView(at: point).map { recorder.participant(of: $0) }
    }
  }

  /// The moment that the clock shows.
  package var now: VirtualTime { live.application.clock.now }

  /// The moment at which the next timer is due; `nil` when none waits.
  package var nextDeadline: VirtualTime? { live.application.clock.nextDeadline }

  /// The places of the fingers that are down, in points of the screen.
  package var fingers: [(number: Int, place: CGPoint)] {
    runner.fingers.keys.sorted().compactMap { number in
      runner.fingers[number].map { (number, $0) }
    }
  }

  /// Returns whether a property of something is true now, or `nil` when it has none that may be.
  package func flag(_ property: Property, of subject: NameReference) -> Bool? {
    let reference = PropertyReference(subject: subject, property: property)
    guard case .flag(let flag) = PropertyReader.value(of: reference, in: live) else { return nil }
    return flag
  }

  /// Whether something could not be done, or a limit was reached; nothing more happens then.
  package var isOver: Bool { !live.problems.isEmpty }

  /// What could not be done, at its place in the scenario.
  package var failures: [Diagnostic] {
    live.problems.inSourceOrder.map { scenario.sources.localized($0) }
  }

  /// Carries out some steps, unless the session is over.
  package func perform(_ steps: [Step]) {
    guard !isOver else { return }
    runner.perform(steps)
  }

  /// Lets the clock run until no timer waits, as at the end of a run.
  package func finish() {
    guard !isOver else { return }
    runner.finish()
  }

  /// Takes the scene apart.
  package func end() { live.tearDown() }
}

extension Scenario {
  /// The steps that belong to the program and not to whoever touches: its reactions, and what it
  /// does before the first finger.
  package var preparation: [Step] {
    var preparation: [Step] = []
    var isBeginning = true
    for step in steps {
      switch step.action {
      case .reaction:
        preparation.append(step)
      case .program, .system:
        if isBeginning { preparation.append(step) }
      case .advance, .click, .device, .drag, .fingerLifts, .fingerMoves, .fingerPresses,
        .fingerTrembles,
        .fingerRolls, .fingerTouches, .fingersLift, .fingersMove, .fingersTouch, .pinch,
        .pointerLeaves, .pointerMoves, .press, .remote, .repetition, .rotate, .swipe, .tap, .wait:
        isBeginning = false
      }
    }
    return preparation
  }
}
