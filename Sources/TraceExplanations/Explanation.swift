package import TraceModel

/// Why nothing happened: what kept a recognizer or a view from acting, read from a trace alone.
package struct Explanation: Equatable, Sendable {
  /// What sort of rule kept somebody from acting.
  package enum Rule: CaseIterable, Sendable {
    /// No finger touched down in the whole run.
    case noTouch
    /// A finger landed, and the app was never told.
    case notReached
    /// A finger landed, and the system made no touch of it.
    case ignored
    /// The touch went to another view.
    case notHit
    /// The touch was dropped although a view was hit: that view has a finger already, another one
    /// wants the fingers for itself, or an animation is in the way.
    case dropped
    /// The touch went to a view that is neither the recognizer's own nor inside it.
    case notOffered
    /// The recognizer was not given the touch, by its delegate or for its state.
    case refused
    /// A view or the delegate said no to `gestureRecognizerShouldBegin`.
    case refusedToBegin
    /// What the fingers did was not the gesture.
    case failed
    /// Another recognizer was recognized and shut this one out.
    case prevented
    /// A recognizer that had to fail first was recognized.
    case requirement
    /// A recognizer that has to fail first has not failed by the end of the run.
    case waiting
    /// Nothing was decided by the end of the run.
    case undecided
    /// It was recognized, or the control sent its event, and nobody had asked to be told.
    case noTarget
    /// The touch was held back from the view and never let go.
    case held
    /// A scroll view said no to `touchesShouldBegin` for the view.
    case kept
    /// The touch was taken away from the view.
    case cancelled
    /// The finger was lifted outside of the control.
    case liftedOutside
    /// The view was found, and nothing was delivered to it.
    case notDelivered
  }

  /// One rule that kept somebody from acting.
  package struct Obstacle: Equatable, Sendable {
    /// What sort of rule.
    package var rule: Rule
    /// When it applied.
    package var time: VirtualTime
    /// What happened, with its numbers, in a sentence.
    package var sentence: String
    /// The numbers of the facts behind it.
    package var facts: [String]
  }

  /// Whom it is about.
  package var name: String

  /// What it did, in sentences: actions of a recognizer or a control, touches of a view.
  package var acts: [String] = []

  /// What kept it from acting, one for each attempt or landing that came to nothing, in order.
  package var obstacles: [Obstacle] = []

  /// The first rule that kept it from acting; `nil` when nothing did.
  package var firstObstacle: Obstacle? { obstacles.first }

  /// Adds a rule, unless it has been told already, with each of its facts once.
  mutating func add(
    _ rule: Rule, at time: VirtualTime, _ sentence: String, _ facts: [String]
  ) {
    var numbers: [String] = []
    for fact in facts where !fact.isEmpty && !numbers.contains(fact) { numbers.append(fact) }
    let obstacle = Obstacle(rule: rule, time: time, sentence: sentence, facts: numbers)
    if !obstacles.contains(obstacle) { obstacles.append(obstacle) }
  }
}

extension Trace {
  /// The recognizers, views and windows, for which there can be an explanation.
  package var explainable: [Participant] {
    participants.filter {
      $0.kind == .recognizer || $0.kind == .view || $0.kind == .window
    }
  }

  /// Says why the recognizer, view or window with a name acted, or what kept it from acting; `nil`
  /// when there is none of that name.
  package func explanation(of name: String) -> Explanation? {
    guard let participant = explainable.first(where: { $0.name == name }) else { return nil }
    let record = RunRecord(of: self)
    return participant.kind == .recognizer
      ? RecognizerHistory(of: participant, in: record).explanation
      : ViewHistory(of: participant, in: record).explanation
  }
}

extension Trace {
  /// Says of some recognizers that never acted what kept each of them from acting.
  package func explanations(ofSilent recognizers: [Participant]) -> [Explanation] {
    var isSilent = participants.map { _ in false }
    for recognizer in recognizers where isSilent.indices.contains(recognizer.id.index) {
      isSilent[recognizer.id.index] = true
    }
    for event in events where event.kind == .action && isSilent.indices.contains(event.from.index) {
      isSilent[event.from.index] = false
    }
    guard isSilent.contains(true) else { return [] }
    let record = RunRecord(of: self)
    return participants.indices.filter { isSilent[$0] }.map {
      RecognizerHistory(of: participants[$0], in: record).explanation
    }
  }
}

/// A trace with what an explanation has to look up in it again and again.
struct RunRecord {
  let trace: Trace

  /// Who was in whom at each moment.
  let tree: TreeHistory

  /// The fingers that landed, in order.
  let landings: [Landing]

  init(of trace: Trace) {
    self.trace = trace
    tree = TreeHistory(of: trace)
    landings = Landing.all(in: trace)
  }

  /// Why a run has no landing at all, with the rule behind it.
  var silence: (rule: Explanation.Rule, time: VirtualTime, words: String, facts: [String]) {
    // A report that never reached the app left its mark on the way, if anybody watched there.
    let obstacle = trace.events.last { event in
      switch event.payload {
      case .system(.stops, _), .system(.shows, _): true
      default: false
      }
    }
    switch obstacle.map({ ($0.payload, $0.time) }) {
    case (.system(.stops, _), let time)?:
      return (.notReached, time, "The event-fetch thread is stopped, so no touch arrived", ["D155"])
    case (.system(.shows, TraceEvent.homeScreen), let time)?:
      return (.notReached, time, "The home screen is frontmost, so no touch arrived", ["D152"])
    default:
      return (.noTouch, .zero, "No finger touched down", [])
    }
  }
}

extension Trace {
  /// The name as it stands in a sentence.
  @inline(never)
  func quoted(_ id: ParticipantID) -> String { "'\(name(of: id))'" }

  /// Names as they stand in a sentence: `'a' and 'b'`.
  func quoted(_ ids: [ParticipantID]) -> String {
    var text = ""
    for (place, id) in ids.enumerated() {
      if place > 0 { text += place == ids.count - 1 ? " and " : ", " }
      text += quoted(id)
    }
    return text
  }
}
