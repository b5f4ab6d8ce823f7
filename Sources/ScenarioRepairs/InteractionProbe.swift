import ScenarioLanguage
import ScenarioRunner
import TouchEngine
import TraceModel

/// The interactions with a participant that work in a scenario's setup, one of which must still work
/// after a change.
struct InteractionProbe {
  /// The recognizer, control, or scroll view that acts.
  let name: String

  /// The interactions, each as a step and in words.
  let interactions: [(step: Step, words: String)]

  /// Returns whether the participant acts in a run of an interaction.
  private func acts(in trace: Trace) -> Bool {
    trace.events.contains { event in
      switch event.payload {
      case .action: trace.name(of: event.from) == name
      case .life(.scrollViewWillBeginDragging, _), .life(.didSelectRowAt, _),
        .life(.didSelectItemAt, _):
        trace.name(of: event.to) == name
      default: false
      }
    }
  }

  /// Returns the probe with those interactions after which the participant acts.
  ///
  /// Each is tried in a separate run with the setup of a scenario; the number of events in these runs is
  /// added to `events`.
  func working(
    in scenario: Scenario, _ options: RunOptions, stopsAtFirst: Bool = false, events: inout Int
  ) -> InteractionProbe {
    var working: [(step: Step, words: String)] = []
    var trial = scenario
    trial.expectations = []
    for interaction in interactions {
      trial.steps = scenario.preparation + [interaction.step]
      let run = trial.run(options)
      events += run.trace.events.count
      guard acts(in: run.trace) else { continue }
      working.append(interaction)
      if stopsAtFirst { break }
    }
    return InteractionProbe(name: name, interactions: working)
  }
}

extension InteractionProbe {
  /// Returns a probe of each participant of a run that might react to a finger at its center.
  static func all(_ trace: Trace, _ classes: ScenarioClasses) -> [InteractionProbe] {
    trace.participants.compactMap { participant in
      guard !participant.isBroughtByUIKit, let elementClass = classes[participant.className] else {
        return nil
      }
      let owner: ParticipantID? =
        switch participant.kind {
        case .recognizer: participant.parent
        case .view where elementClass.isControl || elementClass.isScrollView: participant.id
        default: nil
        }
      guard let owner, trace[owner]?.kind == .view else { return nil }
      let interactions = interactions(elementClass, at: trace.name(of: owner))
      return interactions.isEmpty
        ? nil : InteractionProbe(name: participant.name, interactions: interactions)
    }
  }

  /// Returns the interactions to which an object of a class might react.
  private static func interactions(
    _ elementClass: ClassDescription, at view: String
  ) -> [(step: Step, words: String)] {
    let landing = landing(view)
    let drags = directions.map { x, y in
      let way = FingerMove.Destination.by(CGPoint(x: x, y: y))
      return (StepAction.drag(landing, way, over: VirtualTime(milliseconds: 600)), "a drag")
    }
    let taps = [
      (StepAction.tap(landing, count: 1), "a tap"),
      (StepAction.tap(landing, count: 2), "a double tap"),
    ]
    let actions: [(StepAction, String)]
    if elementClass.isControl {
      actions = [taps[0]] + drags
    } else if elementClass.inherits(from: .tapGestureRecognizer) {
      actions = taps
    } else if elementClass.inherits(from: .longPressGestureRecognizer) {
      actions = [(.press(landing, for: VirtualTime(milliseconds: 1000)), "a long press")]
    } else if elementClass.inherits(from: .swipeGestureRecognizer) {
      let swipes: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
      actions = swipes.map { (.swipe($0, landing), "a swipe") }
    } else if elementClass.inherits(from: .panGestureRecognizer) {
      actions = drags
    } else if elementClass.inherits(from: .tableView) {
      actions = drags + [(.tap(Self.landing("row 0 of \(view)"), count: 1), "a tap")]
    } else if elementClass.isScrollView {
      actions = drags
    } else {
      actions = []
    }
    return actions.map { (Step(action: $0), $1) }
  }

  private static func landing(_ view: String) -> FingerLanding {
    FingerLanding(.view(NameReference(view, range: 0..<0), at: nil))
  }

  private static let directions: [(Double, Double)] = [(0, -100), (0, 100), (-100, 0), (100, 0)]
}
