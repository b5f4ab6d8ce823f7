import TraceModel

/// A transition that a recognizer made in a run; repeated changes are one.
struct StateStep {
  /// The transition.
  var transition: StateMachine.Transition

  /// The event of the first transition.
  var event: TraceEvent

  /// The time of the last transition.
  var end: VirtualTime

  /// The number of transitions.
  var count = 1

  /// The times of the transition's action calls.
  var actions: [VirtualTime] = []

  /// Reads the transitions of a recognizer, in their order.
  static func steps(of id: ParticipantID, in trace: Trace) -> [StateStep] {
    var steps: [StateStep] = []
    for event in trace.events where event.to == id || event.from == id {
      switch event.payload {
      case .state(let state) where event.to == id: take(state, event, &steps)
      case .reset where event.to == id: take(.possible, event, &steps)
      case .action(.state(let state)) where event.from == id:
        // A recognizer that had to wait calls its action for a state that it may have left by now.
        if let place = steps.lastIndex(where: { $0.transition.to == state }),
          steps[place].actions.last != event.time || steps[place].actions.count < steps[place].count
        {
          steps[place].actions.append(event.time)
        }
      default: break
      }
    }
    return steps
  }

  private static func take(
    _ state: TraceEvent.State, _ event: TraceEvent, _ steps: inout [StateStep]
  ) {
    let from = steps.last?.transition.to ?? .possible
    // A reset has its own event, and may have a state event as well.
    if state == .possible, from == .possible { return }
    let transition = StateMachine.Transition(from: from, to: state)
    if state == .changed, steps.last?.transition == transition {
      steps[steps.count - 1].count += 1
      steps[steps.count - 1].end = event.time
    } else {
      steps.append(StateStep(transition: transition, event: event, end: event.time))
    }
  }

  /// Returns the sentence about the transition in a list, without its number.
  func sentence(in trace: Trace) -> String {
    var words = "\(transition.from.rawValue) → \(transition.to.rawValue)"
    words +=
      count == 1
      ? " at \(event.time.readableText)"
      : " \(count) times, \(event.time.readableText) to \(end.readableText)"
    if transition.to == .possible {
      words += " (reset)"
    } else if event.reason != nil {
      words += " (\(trace.reason(of: event)))"
    }
    guard let first = actions.first, let last = actions.last else { return words }
    words += ", action called"
    if actions.count > 1 { return words + " \(actions.count) times" }
    return last == event.time ? words : words + " at \(first.readableText)"
  }
}
