import ScenarioLanguage
import ScenarioRunner
import TouchEngine
import TraceModel

/// Interactions of one kind with a participant, one of which must still work after a change if one works
/// in the setup.
struct InteractionProbe {
  /// The recognizer, control, or scroll view that acts.
  let name: String

  /// The kind of interaction in words, such as `a tap`.
  let words: String

  /// The interactions.
  let steps: [Step]

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

  /// Returns whether the participant acts after one of the interactions.
  ///
  /// Each is tried in a separate run with the setup of a scenario; the number of events in these runs is
  /// added to `events`.
  func works(in scenario: Scenario, _ options: RunOptions, events: inout Int) -> Bool {
    var trial = scenario
    trial.expectations = []
    for step in steps {
      trial.steps = scenario.preparation + [step]
      let run = trial.run(options)
      events += run.trace.events.count
      if acts(in: run.trace) { return true }
    }
    return false
  }
}

extension InteractionProbe {
  /// Returns the probes of the participants of a run that might react to a finger at their center.
  static func all(_ trace: Trace, _ classes: ScenarioClasses) -> [InteractionProbe] {
    trace.participants.flatMap { participant -> [InteractionProbe] in
      guard !participant.isBroughtByUIKit, let elementClass = classes[participant.className] else {
        return []
      }
      let owner: ParticipantID? =
        switch participant.kind {
        case .recognizer: participant.parent
        case .view where elementClass.isControl || elementClass.isScrollView: participant.id
        default: nil
        }
      guard let owner, trace[owner]?.kind == .view else { return [] }
      return interactions(elementClass, at: trace.name(of: owner)).map { words, actions in
        InteractionProbe(
          name: participant.name, words: words, steps: actions.map { Step(action: $0) })
      }
    }
  }

  /// Returns the interactions to which an object of a class might react, by their kind in words.
  ///
  /// They begin at the center of a view, and near its corner, where it may have no subviews.
  private static func interactions(
    _ elementClass: ClassDescription, at view: String
  ) -> [(words: String, actions: [StepAction])] {
    let landings = [landing(view), landing(view, at: CGPoint(x: 6, y: 6))]
    let drags = landings.flatMap { landing in
      directions.map { x, y in
        let way = FingerMove.Destination.by(CGPoint(x: x, y: y))
        return StepAction.drag(landing, way, over: VirtualTime(milliseconds: 600))
      }
    }
    let taps = landings.map { StepAction.tap($0, count: 1) }
    if elementClass.isControl { return [("a tap", taps), ("a drag", drags)] }
    if elementClass.inherits(from: .tapGestureRecognizer) {
      return [("a tap", taps + landings.map { .tap($0, count: 2) })]
    }
    if elementClass.inherits(from: .longPressGestureRecognizer) {
      let presses = landings.map {
        StepAction.press($0, for: VirtualTime(milliseconds: 1000))
      }
      return [("a long press", presses)]
    }
    if elementClass.inherits(from: .swipeGestureRecognizer) {
      let ways: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
      let swipes = landings.flatMap { landing in ways.map { StepAction.swipe($0, landing) } }
      return [("a swipe", swipes)]
    }
    if elementClass.inherits(from: .panGestureRecognizer) { return [("a drag", drags)] }
    guard elementClass.isScrollView else { return [] }
    let cells = [(ClassDescription.tableView, "row"), (.collectionView, "item")]
      .filter { elementClass.inherits(from: $0.0) }
      .map { StepAction.tap(landing("\($0.1) 0 of \(view)"), count: 1) }
    return [("a drag", drags)] + (cells.isEmpty ? [] : [("a tap", cells)])
  }

  private static func landing(_ view: String, at point: CGPoint? = nil) -> FingerLanding {
    FingerLanding(.view(NameReference(view, range: 0..<0), at: point))
  }

  private static let directions: [(Double, Double)] = [(0, -100), (0, 100), (-100, 0), (100, 0)]
}
