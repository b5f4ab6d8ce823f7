package import ScenarioLanguage
package import SourceDiagnostics
package import TouchEngine
package import TraceModel

/// An interactive session with a scenario, which performs steps as they arrive, in the same way as
/// a run.
///
/// Call `end()` when you're done with a session; otherwise, a finger that's down stays in memory
/// forever.
package final class ScenarioSession {
  /// The scenario.
  package let scenario: Scenario

  let live: LiveScene
  let observer: RunObserver
  let runner: StepRunner
  let options: RunOptions

  /// Builds the objects of the setup, before anything happens.
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

  /// The screen, in points.
  package var screen: CGRect { options.screen }

  /// Everything that has happened.
  package var trace: Trace { live.recorder?.trace ?? Trace() }

  /// Everything that fingers, buttons, the system, and the program have done, in order, for code
  /// that does the same without the scenario.
  package var plays: [ScenarioPlay] { runner.plays }

  /// The numbers and choices of UIKit that the setup follows.
  package var behavior: UIKitBehavior { live.application.behavior }

  /// The view that a finger would hit now at each point, with a precision of three points.
  package var hitMap: HitMap {
    guard let recorder = live.recorder else { return HitMap(of: .zero, step: 3) { _ in nil } }
    return HitMap(of: screen, step: 3) { point in
      live.application.hitView(at: point).map { recorder.participant(of: $0) }
    }
  }

  /// The current time of the clock.
  package var now: VirtualTime { live.application.clock.now }

  /// The time at which the next timer is due, or `nil` when there is none.
  package var nextDeadline: VirtualTime? { live.application.clock.nextDeadline }

  /// The locations of the fingers that are down, in screen points.
  package var fingers: [(number: Int, place: CGPoint)] {
    runner.fingers.keys.sorted().compactMap { number in
      runner.fingers[number].map { (number, $0) }
    }
  }

  /// Returns the current Boolean value of a property, or `nil` when there's no such value.
  package func flag(_ property: Property, of subject: NameReference) -> Bool? {
    let reference = PropertyReference(subject: subject, property: property)
    guard case .flag(let flag) = PropertyReader.value(of: reference, in: live) else { return nil }
    return flag
  }

  /// Whether a step couldn't be performed, a limit was reached, or the app has ended with an
  /// exception, after which nothing more happens.
  package var isOver: Bool { !live.problems.isEmpty || live.hasRaised }

  /// The steps that couldn't be performed, located in the scenario.
  package var failures: [Diagnostic] {
    live.problems.inSourceOrder.map { scenario.sources.localized($0) }
  }

  /// Performs some steps, unless the session is over.
  package func perform(_ steps: [Step]) {
    guard !isOver else { return }
    runner.perform(steps)
  }

  /// What the screen has shown since filming began.
  package private(set) var film = ScreenFilm()

  /// What the screen shows now.
  package var screenMoment: ScreenMoment? {
    live.recorder.map { live.application.screenMoment(with: $0) }
  }

  /// Begins to record what the screen shows.
  package func startFilming() {
    let shoot = { [unowned(unsafe) self] in
      guard !film.isFull, let moment = screenMoment else { return }
      film.add(moment)
    }
    observer.onEvent = shoot
    runner.onFrame = { [unowned(unsafe) self] in
      shoot()
      return !film.isFull && !film.isStill
    }
    shoot()
  }

  /// Advances the clock until no timer is left, as at the end of a run.
  package func finish() {
    guard !isOver else { return }
    runner.finish()
  }

  /// Releases the objects of the setup.
  package func end() { live.tearDown() }
}

extension Scenario {
  /// The steps that prepare a session: the program's reactions, and its actions before the first
  /// finger touches.
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
        .pointerLeaves, .pointerMoves, .pointerScrolls, .activation, .press, .remote, .repetition,
        .rotate, .swipe, .tap, .wait:
        isBeginning = false
      }
    }
    return preparation
  }
}
