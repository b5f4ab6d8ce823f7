package import TraceModel

/// Why nothing happened: what kept a recognizer or a view from acting, read from a trace alone.
package struct Explanation: Equatable, Sendable {
  /// What sort of rule kept somebody from acting.
  package enum Rule: CaseIterable, Sendable {
    /// No finger landed in the whole run.
    case noTouch
    /// The touch went to another view.
    case notHit
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
    /// It was recognized, and nobody had asked to be told.
    case noTarget
    /// The touch was held back from the view and never let go.
    case held
    /// The touch was taken away from the view.
    case cancelled
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

  /// What it did, in sentences: actions of a recognizer, touches of a view.
  package var acts: [String] = []

  /// What kept it from acting, one for each attempt or landing that came to nothing, in order.
  package var obstacles: [Obstacle] = []

  /// The first rule that kept it from acting; `nil` when nothing did.
  package var firstObstacle: Obstacle? { obstacles.first }
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
    return participant.kind == .recognizer
      ? RecognizerHistory(of: participant, in: self).explanation
      : ViewHistory(of: participant, in: self).explanation
  }
}

extension Trace {
  /// The name as it stands in a sentence.
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

  /// Whether somebody is another one, or inside it, as the tree was when they were introduced.
  func isInside(_ id: ParticipantID, _ other: ParticipantID) -> Bool {
    var ancestor: ParticipantID? = id
    while let present = ancestor {
      if present == other { return true }
      ancestor = self[present]?.parent
    }
    return false
  }
}
